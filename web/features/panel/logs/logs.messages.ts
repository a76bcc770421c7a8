const count = new Intl.NumberFormat('pt-BR');

/** pt-BR texts of Logs. */
export const logTexts = {
  title: 'Logs',
  type: 'Tipo',
  everyType: 'Todos',
  period: 'Período',
  responsible: 'Responsável',
  parameters: 'Parâmetros',
  date: 'Data',
  empty: 'Nenhuma ação no período.',
  verify: 'Verificar integridade',
  intact: 'Os logs estão íntegros',
  broken: 'Os logs foram alterados',
  verified: (verificados: number, pendentes: number) =>
    `${count.format(verificados)} registro(s) verificado(s)${pendentes ? `; ${count.format(pendentes)} ainda sem selo` : ''}.`,
  firstBroken: (id: string) => `O registro ${id} não é como foi gravado, ou falta algum antes dele.`,
  endMissing: 'Faltam registros no fim.',
} as const;
