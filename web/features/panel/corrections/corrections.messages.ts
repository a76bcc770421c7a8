import { formatInteger } from '../../../../server/shared/format.ts';

/** pt-BR texts of Correção de Pontuação; documented ones are verbatim (document 001 §2, §3 and §8). */
export const correctionTexts = {
  title: 'Correção de Pontuação',
  hint: 'Compara cada venda aprovada com os pontos por produto e o fator da loja que valiam no dia da venda.',
  onlyPeriod: (de: string, ate: string, isOfNetwork: boolean) => `Vendas de ${de} a ${ate}${isOfNetwork ? ', de uma rede' : ''}.`,
  everySale: 'Ver de todo o período',
  analyse: 'Analisar correções',
  analysing: 'Analisando...',
  none: 'Nenhuma venda com pontuação para corrigir foi encontrada',
  before: 'Analise para ver as vendas com pontuação diferente',
  found: (count: number) => (count === 1 ? '1 venda para corrigir' : `${formatInteger(count)} vendas para corrigir`),
  search: 'Buscar venda',
  sale: 'Venda',
  store: 'Loja',
  seller: 'Vendedor Loja',
  number: 'Número fiscal',
  current: 'Pontuação atual',
  next: 'Pontuação nova',
  difference: 'A pontuar',
  correct: 'Corrigir',
  correctTitle: 'Corrigir pontuação',
  addQuestion: (points: string, seller: string) => `Creditar ${points} pontos para ${seller}?`,
  takeQuestion: (points: string, seller: string) =>
    `Retirar ${points} pontos de ${seller}? O que já foi gasto fica como débito até os próximos pontos.`,
} as const;
