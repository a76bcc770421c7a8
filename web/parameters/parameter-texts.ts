import type { Parameter } from '../../server/modules/simulations/simulation.rules.ts';
import { formatDateTime } from '../../server/shared/dates.ts';
import { formatBrl, formatDecimal, formatPercent } from '../../server/shared/format.ts';

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
  criadoEm: string;
  para: string;
  parametro: string;
  mudancas: number;
  custoAgora: string;
  custoEntao: string;
  variacao: string | null;
}

/** pt-BR texts shown to people saving a parameter, about its last simulation. */
export const effectTexts = {
  title: 'Confirmar a mudança?',
  confirm: 'Salvar assim mesmo',
  cancel: 'Voltar',
  effect: ({ criadoEm, para, parametro, mudancas, custoAgora, custoEntao, variacao, id }: Effect): string => {
    const others = mudancas - 1;
    const together = others > 1 ? `, com outras ${others} mudanças` : others === 1 ? ', com mais uma mudança' : '';
    const percent = variacao === null ? 'sem custo antes' : `${variacao.startsWith('-') ? '' : '+'}${formatPercent(variacao)}`;
    return `Última simulação (nº ${id}, ${formatDateTime(criadoEm)}): valor ${parameterValue(parametro, para)}${together}. Custo de ${formatBrl(custoAgora)} para ${formatBrl(custoEntao)} (${percent}).`;
  },
  other: (simulated: string, saved: string): string => `O valor simulado (${simulated}) não é o que será salvo (${saved}).`,
} as const;
