import { z } from 'zod';
import { rowId } from '../../shared/form-rules.ts';
import { formatInteger } from '../../shared/format.ts';
import { parseDecimal } from '../../shared/money.ts';

/** Most points of one offer: keeps a typing mistake from pricing it out of reach. */
const MAX_POINTS = 9_999_999;
const MAX_OFFERS = 10_000;

const missing = (value: unknown) => value === undefined || value === null || value === '';

/** Whole points, 0 to hide the offer, as decimal text; accepts a number or text. */
const pontos = z.unknown().transform((value, issue) => {
  const text = typeof value === 'string' || typeof value === 'number' ? parseDecimal(value) : null;
  if (text === null || Number(text) < 0 || !Number.isInteger(Number(text)) || Number(text) > MAX_POINTS) {
    issue.addIssue({ code: 'custom', message: missing(value) ? 'Informe os pontos' : 'Informe os pontos em número inteiro' });
    return z.NEVER;
  }
  return text;
});

/** Above 0 and below 100, at most two decimals, as decimal text; the percent sign is stripped (document 001 §5, Discount). */
const porcentagem = z.unknown().transform((value, issue) => {
  const typed = typeof value === 'string' ? value.replace('%', '').trim() : value;
  const message = missing(typed) ? 'Informe a porcentagem de desconto' : 'Informe uma porcentagem de desconto entre 0 e 100';
  const decimal =
    typeof typed === 'number' || typeof typed === 'string' ? parseDecimal(typed, { brazilian: String(typed).includes(',') }) : null;
  if (decimal === null || Number(decimal) <= 0 || Number(decimal) >= 100) {
    issue.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  return decimal;
});

const NONE_SELECTED = 'Selecione pelo menos uma oferta';
const offerId = rowId('Oferta não encontrada');
const ofertas = z
  .array(offerId, { error: NONE_SELECTED })
  .min(1, NONE_SELECTED)
  .max(MAX_OFFERS, `Selecione no máximo ${formatInteger(MAX_OFFERS)} ofertas`)
  .transform((ids) => [...new Set(ids)].sort((a, b) => a - b));

/** The edit window's single field. */
export const offerPointsFields = z.strictObject({ pontos });
export const offerPointsRules = offerPointsFields.extend({ id: offerId });
/** The percentage first, as documented. */
export const discountFields = z.strictObject({ porcentagem });
export const offerDiscountRules = z.strictObject({ porcentagem, ofertas });
export const offersRules = z.strictObject({ ofertas });
export const noInputRules = z.strictObject({});

const ids = z.array(z.int32()).max(100).nullish();
export const experiencesRules = z.strictObject({ categories: ids, subcategories: ids });
export const experienceCitiesRules = z.strictObject({ categories: ids, experience: z.int32().nullish() });
