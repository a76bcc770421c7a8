/** Screen text of each movement. */
export const ENTRY_TITLES: Readonly<Record<string, string>> = {
  VENDA: 'Venda',
  CASHBACK: 'Cashback',
  CODIGO: 'Código',
  INDICACAO: 'Indicação',
  SWPRO: 'SWPRO',
  AJUSTE: 'Ajuste',
  CORRECAO: 'Correção',
  RESGATE: 'Resgate',
  CANCELAMENTO_RESGATE: 'Resgate cancelado',
  EXPIRACAO: 'Vencimento',
  REATIVACAO: 'Devolução de vencidos',
  ESTORNO: 'Estorno',
  ESTORNO_EXPIRACAO: 'Vencimento desfeito',
};
