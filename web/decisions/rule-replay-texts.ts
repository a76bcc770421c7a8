import { CREDIT_REASONS, type CreditReason } from '../../server/modules/auto-credits/credit-reasons.rules.ts';
import { formatInteger, formatPercent } from '../../server/shared/format.ts';
import { moneyText, pointsText } from '../ui/amount-texts.ts';

/** An amount in the unit of the audience: points for sellers, BRL for consumers. */
export const gainText = (audience: string, amount: string | null): string =>
  audience === 'CONSUMER' ? moneyText(amount) : pointsText(amount);

/** '1 nota', '1.234 notas'. */
export const notesText = (count: number): string => `${formatInteger(count)} ${count === 1 ? 'nota' : 'notas'}`;

/** A stored code of a decision as a sentence; an unknown code as it is. */
export const creditReasonText = (code: string): string => CREDIT_REASONS[code as CreditReason] ?? code;

/** pt-BR texts of the replay of a rule of automatic credit. */
export const replayTexts = {
  title: (days: number) => `Com estes limites, nos últimos ${days} dias`,
  waiting: 'Calculando com o histórico da rede…',
  credited: 'Creditadas sem analista',
  share: (percent: string, credited: number, decided: number) =>
    `${formatPercent(percent)} (${formatInteger(credited)} de ${notesText(decided)})`,
  worth: 'Valor creditado',
  corrected: 'Corrigidas por uma pessoa',
  rejected: 'Reprovadas ou canceladas por uma pessoa',
  none: 'Nenhuma nota desta fonte foi decidida neste período, por isso não há o que calcular.',
  others: 'Por que as outras esperariam um analista',
  limited: (count: number) => `Só as ${notesText(count)} mais recentes foram calculadas.`,
  hint: 'Cálculo sobre notas já decididas: nada é creditado.',
} as const;
