/** Screen text of each type of movement. */
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

/** Title of one movement: a reversal says what happened to its sale. */
export function entryTitle({ tipo, situacao, causa }: { tipo: string; situacao?: string | null; causa?: string | null }): string {
  if (tipo === 'ESTORNO' && causa === 'DECISAO_DESFEITA') return 'Aprovação desfeita';
  if (tipo === 'ESTORNO' && situacao) return situacao === 'DEVOLVIDA' ? 'Devolvida para análise' : 'Venda cancelada';
  return ENTRY_TITLES[tipo] ?? tipo;
}
