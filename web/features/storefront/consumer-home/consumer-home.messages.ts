import { formatDecimal } from '../../../../server/shared/format.ts';
import { moneyText } from '../../../ui/amount-texts.ts';

/** pt-BR texts of the consumers' home; documented ones are verbatim (document 002 §2, Cashback home). */
export const consumerHomeTexts = {
  hello: (name: string) => `Olá, ${name}`,
  available: (label: string) => `${label} disponível`,
  redeem: 'RESGATAR',
  missing: (valor: string) => `Faltam R$ ${formatDecimal(valor)} reais em produtos SW para ter cashback disponível`,
  debt: (valor: string) => `Há ${moneyText(valor)} a compensar de compras canceladas: as próximas notas pagam esse valor.`,
  already: 'Você já fez um resgate nesta campanha!',
  progress: 'Compras em produtos SW até liberar o resgate',
  progressValue: (bought: string, limit: string) => `${moneyText(bought)} de ${moneyText(limit)} em produtos SW`,
  runsUntil: (day: string) => `Compras até ${day}`,
  redeemUntil: (day: string) => `Resgate até ${day}`,
  totalBought: 'Total comprado',
  ofThatInSw: (valor: string) => `${valor} em produtos SW`,
  accumulated: 'Cashback acumulado',
  accumulatedHint: 'Das notas aprovadas nesta campanha',
  redeemed: 'Cashback resgatado',
  nextCampaign: 'Próxima Campanha',
  nextFrom: (day: string) => `Começa em ${day}`,
  nextUndated: 'Guardado até a data ser anunciada',
  inAnalysis: (count: number) => (count === 1 ? '1 nota em análise' : `${count} notas em análise`),
  noneInAnalysis: 'Nenhuma nota em análise',
  send: 'Enviar nota',
  loadFailed: 'Erro ao carregar dados da home',
} as const;
