import { type CalendarDate, formatDate } from '../../shared/dates.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { formatBrl, formatDecimal } from '../../shared/format.ts';

/** What an account loses in one month: points, or BRL of cashback. */
export interface ExpiringGroup {
  valor: DecimalText;
  primeira: CalendarDate;
  ultima: CalendarDate;
}

const amountText = (holderType: string, valor: DecimalText): string =>
  holderType === 'SELLER' ? `${formatDecimal(valor).replace(/,00$/, '')} pontos` : `${formatBrl(valor)} de cashback`;

const whenText = ({ primeira, ultima }: ExpiringGroup): string =>
  primeira === ultima ? `no dia ${formatDate(primeira)}` : `entre ${formatDate(primeira)} e ${formatDate(ultima)}`;

/** Subject and paragraphs of a notice, without links (beyond C9). */
export function expiryNotice(holderType: string, groups: readonly ExpiringGroup[]): { assunto: string; paragrafos: string[] } {
  const assunto = holderType === 'SELLER' ? 'Seus pontos vencem em breve' : 'Seu cashback vence em breve';
  return { assunto, paragrafos: groups.map((group) => `${amountText(holderType, group.valor)} vencem ${whenText(group)}.`) };
}
