/** Why a receipt was not credited without a reviewer, as the panel shows it. */
export const CREDIT_REASONS = {
  REGRA_DESLIGADA: 'A regra estava desligada',
  REDE_INATIVA: 'A rede está inativa',
  FONTE: 'A nota não veio da fonte da regra',
  AUTORIDADE: 'O certificado do XML não é de uma autoridade conhecida',
  CHAVE: 'A chave de acesso não foi lida com segurança',
  DATA: 'A data não foi lida com segurança',
  TOTAL: 'O total não foi lido com segurança',
  DESCONTO: 'O desconto não foi lido com segurança',
  ITENS: 'Algum item não foi lido com segurança',
  SOMA: 'Os itens não somam o total',
  DIVERGENCIA: 'A leitura tem contradições',
  CANCELADA: 'A nota fiscal foi cancelada',
  FOTO_RUIM: 'A foto está cortada, escura ou desfocada',
  ITEM_SEM_PRODUTO: 'Algum item não é, com segurança, um produto do programa',
  ITEM_POUCO_ENSINADO: 'O produto de algum item foi ensinado por um só analista',
  AVISOS: 'A nota tem avisos',
  EMITENTE: 'O emitente da nota não é a loja',
  JA_DECIDIDA: 'A nota já tinha sido decidida ou devolvida',
  EM_ANALISE: 'Um analista estava com a nota',
  AGUARDA_APROVACAO: 'A nota aguardava a segunda aprovação',
  CHAVE_USADA: 'A chave já foi usada em outra nota ou venda',
  PARTICIPANTE_INATIVO: 'O cadastro do participante está inativo',
  CONTESTACAO_ABERTA: 'O participante tem uma contestação aberta',
  CONTA_NOVA: 'A conta do participante é recente',
  LOJA_FORA: 'A loja não participa',
  RECUSADA: 'O registro da venda foi recusado',
  SEM_GANHO: 'A nota não rende nada',
  SEGUNDA_PESSOA: 'A nota exigiria a aprovação de duas pessoas',
  LIMITE_NOTA: 'Acima do limite por nota',
  LIMITE_DIA: 'Acima do limite do dia',
  LIMITE_MEMBRO: 'Acima do limite do participante no dia',
  TETO: 'Acima do teto diário de uma pessoa',
  SALTO_MEMBRO: 'Notas demais do mesmo participante em 24 horas',
  SALTO_LOJA: 'Notas demais da mesma loja em 24 horas',
  SALTO_APARELHO: 'Notas demais do mesmo aparelho em 24 horas',
} as const;

/** Code of a reason. */
export type CreditReason = keyof typeof CREDIT_REASONS;

/** What the panel calls the decider of an automatic credit. */
export const AUTO_CREDIT_NAME = 'Crédito automático';
