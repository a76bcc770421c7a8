import { z } from 'zod';
import { parseFlexibleDate } from '../../shared/dates.ts';
import { type PrizeType, RECHARGE_OPERATORS, RedemptionStatus, VOLTAGES } from '../../shared/enums.ts';
import { rowId } from '../../shared/form-rules.ts';
import { formatInteger } from '../../shared/format.ts';
import { formatPhone, isValidMobile, normalizePhone } from '../../shared/phone.ts';
import { withReason } from '../../shared/reversal-reason-rules.ts';

/** Most units of a prize in one redemption: keeps a typing mistake from emptying a balance. */
export const MAX_QUANTITY = 100;
/** Most redemptions in one bulk change. */
const MAX_BULK = 1_000;
const MAX_NOTE = 500;

const wholeNumber = (value: unknown) => (typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value);
const text = (longest: number) => z.string().trim().max(longest, `Use no máximo ${longest} caracteres`).nullish();

/** Quantity of a redemption: a whole number from 1. */
export const quantity = z.preprocess(
  wholeNumber,
  z
    .int({ error: 'Informe uma quantidade válida' })
    .min(1, 'Informe uma quantidade válida')
    .max(MAX_QUANTITY, `Resgate no máximo ${MAX_QUANTITY} unidades por vez`),
);

/** What a prize's type requires: as named fields, or in `obs` as the documented REST body does (document 002 §5). */
const choices = {
  obs: text(MAX_NOTE),
  voltage: z.enum(VOLTAGES, { error: 'Selecione a voltagem' }).nullish(),
  operator: z.enum(RECHARGE_OPERATORS, { error: 'Selecione a operadora' }).nullish(),
  mobile: text(30),
  fullName: text(150),
};

export const redeemRewardRules = z.strictObject({
  codigoPremio: z.string({ error: 'Informe o prêmio' }).trim().min(1, 'Informe o prêmio').max(60, 'Prêmio não encontrado'),
  qtde: quantity,
  ...choices,
});

/** The choices of a redemption, from either door. */
export interface RedemptionChoices {
  obs?: string | null | undefined;
  voltage?: string | null | undefined;
  operator?: string | null | undefined;
  mobile?: string | null | undefined;
  fullName?: string | null | undefined;
}

/** The note stored with a redemption, whether it uses the 220V price, or what is missing. */
export type NoteReading = { note: string | null; is220V: boolean } | { field: keyof RedemptionChoices; message: string };

/** Parses a redemption's note by its prize's type, as spelt in document 002 §5. */
export function readNote(tipo: PrizeType, given: RedemptionChoices, hasCard: boolean): NoteReading {
  const obs = given.obs?.trim() || null;
  if (tipo === 'recarga') return rechargeNote(given, obs ?? '');
  if (tipo === 'bivolt') {
    const written = VOLTAGES.find((voltage) => obs?.toUpperCase().replace(/\s/g, '') === voltage);
    if (obs && !written && !given.voltage) return { field: 'voltage', message: 'Selecione a voltagem' };
    const voltage = given.voltage ?? written ?? '110V';
    return { note: voltage, is220V: voltage === '220V' };
  }
  if (tipo === 'credito' && !hasCard) {
    const name = given.fullName?.trim() || obs;
    if (!name || !/\p{L}+\s+\p{L}+/u.test(name)) return { field: 'fullName', message: 'Informe seu nome completo' };
    return { note: name, is220V: false };
  }
  return { note: obs, is220V: false };
}

/** '{operadora} {celular}'; the documented body sends both in one text. */
function rechargeNote(given: RedemptionChoices, obs: string): NoteReading {
  const operator = given.operator ?? RECHARGE_OPERATORS.find((name) => obs.toLowerCase().startsWith(name.toLowerCase()));
  if (!operator) return { field: 'operator', message: 'Selecione a operadora' };
  const mobile = given.mobile?.trim() || (given.operator ? '' : obs.slice(operator.length));
  if (!isValidMobile(mobile)) return { field: 'mobile', message: 'Informe o celular' };
  return { note: `${operator} ${formatPhone(normalizePhone(mobile))}`, is220V: false };
}

const id = rowId('Resgate não encontrado');
/** The version the person saw: somebody else's change in the meantime is not overwritten. */
const versao = z.int32({ error: 'Versão inválida' }).nullish();
const missing = (value: unknown) => value === undefined || value === null || value === '';

const statusText = (value: unknown) => (missing(value) ? 'Status é obrigatório.' : 'Status inválido.');
/** The documented number, as number or text; cancelling is separate, because it returns the points. */
const status = z.unknown().transform((value, issue) => {
  const number = wholeNumber(value);
  const settable: unknown[] = [RedemptionStatus.NOT_DELIVERED, RedemptionStatus.DELIVERED, RedemptionStatus.IN_TRANSIT];
  if (settable.includes(number)) return number as RedemptionStatus;
  issue.addIssue({ code: 'custom', message: statusText(value) });
  return z.NEVER;
});
/** The same by name, as the forms send it over GraphQL. */
const statusName = z.enum(['NOT_DELIVERED', 'DELIVERED', 'IN_TRANSIT'], { error: ({ input }) => statusText(input) });

/** Ids as a list, or as comma-separated text (document 001 §5). */
const ids = z.unknown().transform((value, issue) => {
  const parts = (Array.isArray(value) ? value : String(value ?? '').split(',')).filter((part) => String(part ?? '').trim() !== '');
  const wrong = parts.find((part) => !/^[1-9]\d{0,9}$/.test(String(part).trim()) || Number(part) > 2_147_483_647);
  const message =
    parts.length === 0
      ? 'Informe pelo menos um id.'
      : wrong !== undefined
        ? `Id inválido encontrado: ${String(wrong).trim().slice(0, 40)}`
        : parts.length > MAX_BULK
          ? `Informe no máximo ${formatInteger(MAX_BULK)} ids.`
          : null;
  if (message) issue.addIssue({ code: 'custom', message });
  return message ? z.NEVER : [...new Set(parts.map(Number))];
});

const deliveryDate = z.unknown().transform((value, issue) => {
  const day = typeof value === 'string' ? parseFlexibleDate(value) : null;
  if (!day) issue.addIssue({ code: 'custom', message: missing(value) ? 'Informe a data de entrega' : 'Data inválida' });
  return day ?? z.NEVER;
});

export const redemptionIdRules = z.strictObject({ id });
export const cancelRedemptionRules = withReason({ id, versao });
export const redemptionStatusRules = z.strictObject({ id, status, versao });
export const bulkStatusRules = z.strictObject({ status, ids });
/** The single field of the delivery, status and note windows. */
export const deliveryDateFields = z.strictObject({ dataEntrega: deliveryDate });
export const deliveryDateRules = deliveryDateFields.extend({ id, versao });
export const statusFields = z.strictObject({ status: statusName });
export const bulkStatusFields = statusFields.extend({ ids });
export const noteFields = z.strictObject({ descricao: text(MAX_NOTE).transform((note) => note || null) });
export const redemptionNoteRules = noteFields.extend({ id, versao });
