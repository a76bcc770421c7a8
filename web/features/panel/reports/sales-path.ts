/** The approved sales of a network that were made in a month, whenever they were scored: what a number of the month is made of. */
export const salesPath = (rede: string, ano: number, mes: number): string => {
  const month = `${ano}-${String(mes).padStart(2, '0')}`;
  const sold = { vendaInicial: `${month}-01`, vendaFinal: `${month}-${new Date(Date.UTC(ano, mes, 0)).getUTCDate()}` };
  // Empty: without the days of recording that the list starts with.
  return `/painel/pontuacoes/pontuado?${new URLSearchParams({ rede, ...sold, dataInicial: '', dataFinal: '' })}`;
};
