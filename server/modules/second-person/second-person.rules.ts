import { z } from 'zod';
import { rowId } from '../../shared/form-rules.ts';
import { parseDecimal } from '../../shared/money.ts';

const INVALID = 'Informe somente valores válidos';
const MOST_DAYS = 3_650;
const MOST_HOURS = 8_760;

/** An amount without sign; empty is 0. */
const limit = z.union([z.string(), z.number()], { error: INVALID }).transform((value, issue) => {
  const text = value === '' ? '0' : parseDecimal(value);
  if (text !== null && !text.startsWith('-')) return text;
  issue.addIssue({ code: 'custom', message: INVALID });
  return z.NEVER;
});

const whole = (most: number) =>
  z
    .union([z.string(), z.number()], { error: INVALID })
    .transform(Number)
    .pipe(z.int({ error: INVALID }).min(0, INVALID).max(most, INVALID));

/** The limits of one person; 0 or empty turns one off, but for the payment's, where 0 asks for two always. */
const limitShape = {
  segundaAprovacaoPontos: limit,
  segundaAprovacaoReais: limit,
  segundaAprovacaoAvisos: z.boolean({ error: INVALID }),
  vendaAntigaDias: whole(MOST_DAYS),
  desvioPreco: limit,
  tetoPontosDia: limit,
  tetoReaisDia: limit,
  liberacaoUnidades: limit,
  pagamentoUmaPessoa: limit,
  pedidoExpiraDias: whole(MOST_DAYS).pipe(z.int().min(1, INVALID)),
  independenciaDias: whole(MOST_DAYS),
  contaNovaHoras: whole(MOST_HOURS),
};

/** The limits alone. */
export const limitRules = z.object(limitShape);

/** The limits to change, and why when one is loosened. A held change carries only those that it changes. */
export const reviewSettingsRules = z.strictObject({
  ...limitRules.partial().shape,
  motivo: z
    .string({ error: 'Motivo inválido' })
    .trim()
    .max(500, 'Motivo inválido')
    .nullish()
    .transform((text) => text || null),
});

const heldActionRules = z.strictObject({ id: rowId('Pedido não encontrado') });

/** A waiting request and the version of its effect that the approver saw. */
export const approveHeldActionRules = heldActionRules.extend({ versao: z.int({ error: 'Versão inválida' }).positive('Versão inválida') });

/** Why a waiting request is declined or withdrawn. */
export const declineHeldActionRules = heldActionRules.extend({
  justificativa: z
    .string({ error: 'Por favor, informe uma justificativa' })
    .trim()
    .min(1, 'Por favor, informe uma justificativa')
    .max(500, 'Justificativa inválida'),
});
