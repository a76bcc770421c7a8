import { z } from 'zod';
import { rowId } from '../../shared/form-rules.ts';
import { formatShortest } from '../../shared/format.ts';
import { compare, parseDecimal } from '../../shared/money.ts';
import { withAskedReason, withReason } from '../../shared/reversal-reason-rules.ts';

const INVALID = 'Informe somente valores válidos';
const DAY = 'Informe um período válido';

const range = (lowest: string | number, highest: string | number) => `De ${formatShortest(lowest)} a ${formatShortest(highest)}`;

/** A decimal within a closed range; empty is its lowest value. */
const decimal = (lowest: string, highest: string) =>
  z.union([z.string(), z.number()], { error: INVALID }).transform((given, issue) => {
    const text = given === '' ? lowest : parseDecimal(given);
    if (text !== null && compare(text, lowest) >= 0 && compare(text, highest) <= 0) return text;
    issue.addIssue({ code: 'custom', message: range(lowest, highest) });
    return z.NEVER;
  });

const whole = (lowest: number, highest: number) => {
  const message = range(lowest, highest);
  return z
    .union([z.string(), z.number()], { error: INVALID })
    .transform(Number)
    .pipe(z.int({ error: INVALID }).min(lowest, message).max(highest, message));
};

const bound = decimal('0', '999999.99');

/** The values of a rule that a person sets. */
export const creditRuleFields = z.strictObject({
  ativa: z.boolean({ error: INVALID }),
  limiteNota: bound,
  limiteDia: bound,
  limiteMembro: bound,
  diasDeConta: whole(0, 3_650),
  /** A control without a sample would be none. */
  amostra: decimal('1', '100'),
  discordancia: decimal('0', '50'),
  janela: whole(20, 2_000),
  salto: decimal('1.5', '20'),
});

const id = rowId('Regra não encontrada');

/** The values of a rule, as its form sends them. */
export type CreditRuleValues = z.output<typeof creditRuleFields>;

/** In which direction each value lets more be credited, or controls less. */
const LOOSENS: Readonly<Record<keyof CreditRuleValues, 'up' | 'down'>> = {
  ativa: 'up',
  limiteNota: 'up',
  limiteDia: 'up',
  limiteMembro: 'up',
  diasDeConta: 'down',
  amostra: 'down',
  discordancia: 'up',
  janela: 'up',
  salto: 'up',
};

/** Whether any value loosens the rule. */
export const isLoosened = (was: CreditRuleValues, is: CreditRuleValues): boolean =>
  (Object.keys(LOOSENS) as (keyof CreditRuleValues)[]).some((name) => {
    const number = (value: string | number | boolean) => (typeof value === 'boolean' ? String(Number(value)) : String(value));
    const direction = compare(number(is[name]), number(was[name]));
    return LOOSENS[name] === 'up' ? direction > 0 : direction < 0;
  });

const MOTIVO_MAX = 300;
const motivo = z.string({ error: INVALID }).trim().max(MOTIVO_MAX, `O motivo tem no máximo ${MOTIVO_MAX} caracteres`);

/** Why a person switches a rule off. */
export const switchOffRules = z.strictObject({ motivo: motivo.min(1, 'Informe o motivo') });

/** A change of a rule; values left out stay. `versao`: the version that its author read. `motivo`: why it is switched off. */
export const saveCreditRuleRules = creditRuleFields.partial().extend({
  id,
  versao: z.int({ error: INVALID }).positive(INVALID).nullish(),
  motivo: motivo.nullish().transform((text) => text || null),
});

/** Bounds to replay over the history of the rule's network; those left out are the rule's. */
export const replayRules = creditRuleFields
  .pick({ limiteNota: true, limiteDia: true, limiteMembro: true, diasDeConta: true })
  .partial()
  .extend({ ruleId: id });

const day = z.iso.date({ error: DAY });
const isPeriod = ({ de, ate }: { de: string; ate: string }) => de <= ate;

/** The automatic credits of a rule in a period of São Paulo days. */
export const takeBackPeriodRules = z.strictObject({ ruleId: id, de: day, ate: day }).refine(isPeriod, { message: DAY, path: ['ate'] });
export const takeBackRules = withReason({ ruleId: id, de: day, ate: day }).refine(isPeriod, { message: DAY, path: ['ate'] });
/** The same as the screen asks for it: the reason is required. */
export const takeBackFields = withAskedReason({ ruleId: id, de: day, ate: day }).refine(isPeriod, { message: DAY, path: ['ate'] });
export const ruleIdRules = z.strictObject({ ruleId: id });
