/** Texts of the runs of a stored report. */
export const reportRunTexts = {
  dataOf: (when: string) => `dados de ${when}`,
  neverMade: 'Este relatório ainda não foi gerado.',
  waiting: 'Na fila',
  underWay: 'Gerando…',
  running: (done: number, total: number) => `${done} de ${total} redes`,
  failed: 'A última atualização falhou. Tente novamente.',
  generate: 'Gerar agora',
  generateOf: (title: string) => `Gerar agora: ${title}`,
} as const;
