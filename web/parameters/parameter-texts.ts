import { formatBrl, formatDecimal, formatPercent } from '../../server/shared/format.ts';
import { add } from '../../server/shared/money.ts';
import type { Parameter } from '../../server/shared/parameters.ts';
import { monthsText } from './months-text.ts';

/** Label of each parameter that can be simulated. */
export const PARAMETER_LABELS: Readonly<Record<Parameter, string>> = {
  valorPontos: 'Pontos de um produto',
  ajusteValorPontos: 'Pontos de todos os produtos (%)',
  fatorPontuacao: 'Fator de uma loja',
  valorPonto: 'Valor do ponto de uma rede',
  fatorExtra: 'Fator extra de um cenário',
  limitePontuacao: 'Limite mensal de pontuação',
  percentualCashback: 'Percentual de cashback',
};

/** Formats a parameter's value for display. */
export const parameterValue = (parametro: string, value: string): string => {
  if (parametro === 'valorPonto') return formatBrl(value);
  if (parametro === 'percentualCashback') return formatPercent(value);
  if (parametro === 'ajusteValorPontos') return `${value.startsWith('-') ? '' : '+'}${formatPercent(value)}`;
  if (parametro === 'limitePontuacao' && /^0+(\.0+)?$/.test(value)) return 'sem limite';
  return formatDecimal(value);
};

interface Effect {
  id: string;
  de: string;
  ate: string;
  custoAgora: string;
  custoEntao: string;
  cashbackAgora: string;
  cashbackEntao: string;
  variacao: string | null;
}

/** pt-BR texts shown to people saving a parameter, about the simulation of the change. */
export const effectTexts = {
  ask: 'Simular antes de salvar?',
  askText: (changes: readonly string[]) =>
    `${changes.join('; ')}. Uma mudança de mais de 10 % é simulada nas vendas dos últimos meses e confirmada antes de valer.`,
  change: (label: string, before: string, after: string) => `${label}: de ${before} para ${after}`,
  simulate: 'Simular agora',
  failed: 'A simulação não terminou. Tente novamente.',
  title: 'Confirmar a mudança?',
  confirm: 'Salvar',
  confirmLarge: 'Salvar assim mesmo',
  cancel: 'Voltar',
  effect: ({ id, de, ate, custoAgora, custoEntao, cashbackAgora, cashbackEntao, variacao }: Effect): string => {
    const percent = variacao === null ? 'sem custo antes' : `${variacao.startsWith('-') ? '' : '+'}${formatPercent(variacao)}`;
    const [now, then] = [add(custoAgora, cashbackAgora), add(custoEntao, cashbackEntao)];
    return `Simulação nº ${id}, vendas de ${monthsText({ de, ate })}: custo de ${formatBrl(now)} para ${formatBrl(then)} (${percent}).`;
  },
} as const;
