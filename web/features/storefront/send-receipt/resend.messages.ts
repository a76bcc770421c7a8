/** pt-BR texts for resending a refused receipt. */
export const resendTexts = {
  title: 'Reenvio de nota',
  of: (day: string) => `Reenvio da nota enviada em ${day}`,
  keyKept: 'A chave de acesso já lida vai junto com a próxima foto.',
  keepFile: 'Usar o mesmo arquivo',
  other: 'Enviar outra nota',
  fileGone: 'Não foi possível abrir o arquivo anterior. Fotografe a nota de novo.',
} as const;
