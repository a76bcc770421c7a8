/** pt-BR texts shared by sellers and consumers; documented ones are verbatim (document 001 §5 and §8). */
export const personTexts = {
  active: 'Ativo',
  inactive: 'Inativo',
  justification: 'Justificativa',
  deactivateHint: (nome: string) => `${nome} deixa de entrar na loja e perde as sessões abertas.`,
  activateHint: (nome: string) => `${nome} volta a entrar na loja.`,
  historyOf: (nome: string) => `Histórico de ${nome}`,
  historyFailed: 'Erro ao buscar histórico de alterações',
  close: 'Fechar',
} as const;
