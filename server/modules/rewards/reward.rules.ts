import { z } from 'zod';
import { PrizeType } from '../../shared/enums.ts';
import { rowId } from '../../shared/form-rules.ts';
import { formatInteger } from '../../shared/format.ts';
import { parseDecimal } from '../../shared/money.ts';

const MAX_DESCRIPTION = 20_000;

const required = (message: string, longest: number) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(longest, `Use no máximo ${formatInteger(longest)} caracteres`);
const optional = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use no máximo ${formatInteger(longest)} caracteres`)
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null));

/** A positive amount in BRL with two decimals, as text or number; a prize that costs nothing could not be priced in points. */
const cost = (message: string) =>
  z.union([z.string(), z.number()], { error: message }).transform((value, issue) => {
    const text = value === '' ? null : parseDecimal(value);
    if (text === null || Number(text) <= 0) issue.addIssue({ code: 'custom', message });
    return text ?? z.NEVER;
  });

/** Create and edit of a prize, without the photo, in the order of document 001 §5. */
export const rewardFields = {
  nome: required('Informe o nome', 150),
  codigo: required('Informe o código', 60),
  descricao: required('Informe a descrição', MAX_DESCRIPTION),
  custoTotal: cost('Informe o custo total'),
  tipo: z.enum(PrizeType, { error: 'Informe o tipo' }),
  /** Cost of the 220V version of a bivolt prize; empty means the same cost. */
  custoAlternativo: z.union([z.literal('').transform(() => null), z.null(), cost('Informe um custo 220V válido')]).optional(),
  categoria: optional(60),
  /** Name of the commercial partner; allows one redemption per partner and month (domain rules §4.7). */
  parceiroComercial: optional(120),
};

const id = rowId('Prêmio não encontrado');
const isPresent = (value: unknown) => value !== null && value !== undefined;

/** The photo as a form or a door has it; the server determines its real type from the bytes. */
export const photo = z.custom<NonNullable<unknown>>(isPresent, 'Selecione uma foto');

export const createRewardRules = z.strictObject({ ...rewardFields, foto: photo });
/** An edit without a photo keeps the current one. */
export const updateRewardRules = z.strictObject({ ...rewardFields, foto: photo.nullish() });
export const updateRewardWithIdRules = updateRewardRules.extend({ id });
export const rewardIdRules = z.strictObject({ id });
export const setRewardActiveRules = z.strictObject({ id, ativo: z.boolean({ error: 'Valor inválido' }) });
export const rewardCodeRules = z.strictObject({ codigo: z.string().trim().max(60) });
