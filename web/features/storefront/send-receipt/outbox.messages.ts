/** pt-BR texts of receipts waiting for a connection. */
export const outboxTexts = {
  kept: (count: number) =>
    count === 1
      ? 'Sem conexão: a nota foi guardada neste aparelho e segue assim que a internet voltar.'
      : `Sem conexão: ${count} notas foram guardadas neste aparelho e seguem assim que a internet voltar.`,
  waiting: (count: number) => `Aguardando conexão (${count})`,
  text: 'Guardadas neste aparelho. Não precisa tirar a foto de novo.',
  tryNow: 'Enviar agora',
  discard: 'Descartar',
  discardQuestion: 'Descartar as notas guardadas?',
  discardText: 'Elas não foram enviadas e saem deste aparelho.',
  sent: (count: number) => `${count} arquivo(s) enviado(s) com sucesso`,
  refused: (reason: string) => `Uma nota guardada foi recusada: ${reason}`,
} as const;
