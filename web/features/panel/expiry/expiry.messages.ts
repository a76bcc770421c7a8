import { formatBrl, formatDecimal, formatInteger } from '../../../../server/shared/format.ts';
import type { ExpiryAudience } from '../../../graphql/types.generated.ts';
import type { StatusLook } from '../../../lists/list-types.ts';

const people = (count: number) => `${formatInteger(count)} ${count === 1 ? 'pessoa' : 'pessoas'}`;
const lots = (count: number) => `${formatInteger(count)} ${count === 1 ? 'lote' : 'lotes'}`;

/** An amount in its audience's unit. */
export const amountOf = (publico: string, valor: string) =>
  publico === 'CLIENTE_FINAL' ? formatBrl(valor) : `${formatDecimal(valor)} pontos`;

/** Seconds, for toasts the outcome soon replaces. */
export const SHORTLY = 3;

interface Sum {
  pessoas: number;
  valor: string;
}

/** Situations of an amount past its last day. */
export const expirySituations: Readonly<Record<string, StatusLook>> = {
  DUE: { label: 'A expirar', tone: 'pending' },
  EXPIRED: { label: 'Expirado', tone: 'closed' },
  RETURNED: { label: 'Devolvido', tone: 'approved' },
  REVERSED: { label: 'Estornado', tone: 'rejected' },
};

/** pt-BR texts of Expirar e Devolver Pontos; the failure is verbatim (document 001 §8). */
export const expiryTexts = {
  title: 'Expirar e Devolver Pontos',
  description: 'O que venceu já não pode ser usado. Processar registra a expiração; devolver desfaz o que expirou em um dia.',
  parent: 'Processar',
  back: 'Voltar',
  audience: 'Público',
  audiences: { CLIENTE_FINAL: 'Cliente Final', BALCONISTA: 'Balconista' } satisfies Record<ExpiryAudience, string>,
  unit: { CLIENTE_FINAL: 'Valor', BALCONISTA: 'Pontos' } satisfies Record<ExpiryAudience, string>,
  expireTitle: { CLIENTE_FINAL: 'Cashback expirado', BALCONISTA: 'Pontos expirados' } satisfies Record<ExpiryAudience, string>,
  pointsTitle: 'Pontos vencidos',
  cashbackTitle: 'Cashback vencido',
  name: 'Nome',
  store: 'Loja',
  network: 'Rede',
  dueOn: 'Vencimento',
  situation: 'Situação',
  allSituations: 'Todas',
  expiredOn: 'Expirado em',
  returnedOn: 'Devolvido em',
  noneDue: 'O que vencer sem ser usado aparece aqui.',
  expireHint: 'Vencidos até ontem e ainda não processados.',
  people: 'Pessoas',
  lots: 'Lotes',
  inReais: 'Em reais',
  process: 'PROCESSAR EXPIRADOS',
  processing: 'PROCESSANDO...',
  csv: 'BAIXAR CSV',
  nothingDue: 'Nada a expirar agora.',
  confirmExpireTitle: 'Processar expirados',
  confirmExpire: (publico: string, { pessoas, valor }: Sum, lotes: number) =>
    `Expirar ${amountOf(publico, valor)} de ${people(pessoas)} (${lots(lotes)})? Se precisar, devolva pela data de hoje.`,
  returnTitle: { CLIENTE_FINAL: 'Devolver cashback', BALCONISTA: 'Devolver pontos' } satisfies Record<ExpiryAudience, string>,
  returnHint:
    'Desfaz o que expirou nos processamentos do dia escolhido. O que volta vale pelo menos 30 dias, ou o prazo das configurações.',
  returnDate: 'Data de reativação',
  returnButton: { CLIENTE_FINAL: 'DEVOLVER CASHBACK', BALCONISTA: 'DEVOLVER PONTOS' } satisfies Record<ExpiryAudience, string>,
  returning: 'DEVOLVENDO...',
  nothingToReturn: 'Nada a devolver nesta data.',
  confirmReturn: (publico: string, { pessoas, valor }: Sum, dia: string) =>
    `Devolver ${amountOf(publico, valor)} a ${people(pessoas)}, das expirações de ${dia}?`,
  returnFailed: 'Erro ao devolver pontos',
  runs: 'Últimos processamentos',
  noRuns: 'Os processamentos aparecem aqui, com o andamento.',
  started: 'Processamento iniciado. Acompanhe o andamento abaixo.',
  ended: (tipo: string, publico: string, sum: Sum) =>
    `${tipo === 'DEVOLUCAO' ? 'Devolvidos' : 'Expirados'}: ${amountOf(publico, sum.valor)} de ${people(sum.pessoas)}.`,
  progress: (done: number, all: number) => `${formatInteger(done)} de ${lots(all)}`,
  progressOf: (id: string) => `Andamento do processamento ${id}`,
  kinds: { EXPIRACAO: 'Expiração', DEVOLUCAO: 'Devolução' } as Readonly<Record<string, string>>,
  columns: { kind: 'Operação', day: 'Dia', who: 'Responsável', people: 'Pessoas', amount: 'Total', state: 'Situação', when: 'Pedida em' },
} as const;

/** Label and colour of a run's states. */
export const runStates: Readonly<Record<string, StatusLook>> = {
  NA_FILA: { label: 'Na fila', tone: 'pending' },
  PROCESSANDO: { label: 'Processando', tone: 'info' },
  CONCLUIDA: { label: 'Concluída', tone: 'approved' },
  FALHOU: { label: 'Falhou', tone: 'rejected' },
};
