/** Approved sales a network made in a month, whenever they were scored: the rows behind a monthly figure. */
export const salesPath = (rede: string, ano: number, mes: number): string => {
  const month = `${ano}-${String(mes).padStart(2, '0')}`;
  const sold = { vendaInicial: `${month}-01`, vendaFinal: `${month}-${new Date(Date.UTC(ano, mes, 0)).getUTCDate()}` };
  // Empty values clear the list's default recording dates.
  return `/painel/pontuacoes/pontuado?${new URLSearchParams({ rede, ...sold, dataInicial: '', dataFinal: '' })}`;
};
