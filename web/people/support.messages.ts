import type { SupportEventKind } from '../graphql/types.generated.ts';

/** pt-BR texts of the support view. */
export const supportTexts = {
  title: 'Atendimento',
  events: 'Últimos acontecimentos',
  noEvents: 'Nada aconteceu com este participante ainda.',
  kinds: {
    MOVIMENTO: 'Saldo',
    NOTA: 'Nota',
    CONTESTACAO: 'Contestação',
    RESGATE: 'Resgate',
    MENSAGEM: 'Mensagem',
  } satisfies Record<SupportEventKind, string>,
  by: (nome: string) => `Por ${nome}`,
  receipts: 'Notas em análise',
  noReceipts: 'Nenhuma nota em análise.',
  receipt: (id: string, day: string) => `Nota ${id}, enviada em ${day}`,
  heldBy: (nome: string) => `Com ${nome} agora`,
  free: 'Livre na fila',
  waitsSecond: 'Aguarda segunda aprovação',
  contested: 'Voltou por contestação',
  expiry: 'O que vence em 90 dias',
  nothingExpires: 'Nada vence nos próximos 90 dias.',
  laterExpiry: (day: string) => `O próximo vencimento é em ${day}.`,
  answers: 'Respostas prontas',
  answersHint: 'Textos com os dados de hoje, sem nomes da equipe.',
  copyAnswer: (title: string) => `Copiar resposta: ${title}`,
  copyEvent: (title: string) => `Copiar para o participante: ${title}`,
  copied: 'Resposta copiada',
} as const;
