import { z } from 'zod';
import { isCalendarDate } from '../../shared/dates.ts';
import { dayText, requiredText, rowId } from '../../shared/form-rules.ts';
import { compare, parseDecimal } from '../../shared/money.ts';

/** Maximum length of a scenario's own text in the rules. */
const MAX_TEXT = 10_000;
const MAX_STORES = 1_000;
const MAX_PRIZES = 1_000;
/** Longest window of an experiment on each side of its first day. */
const MAX_WINDOW_DAYS = 366;

/** Fewest stores per arm for a result. */
export const FEWEST_STORES = 8;

/** The scenarios that can be edited; Inicial is the control. */
const treatment = z
  .union([z.number(), z.string().min(1, 'Cenário inválido')], { error: 'Cenário inválido' })
  .transform(Number)
  .pipe(z.int({ error: 'Cenário inválido' }).min(1, 'O cenário Inicial é o controle e não muda').max(3, 'Cenário inválido'));

const anyScenario = z
  .union([z.number(), z.string().min(1, 'Cenário obrigatório')], { error: 'Cenário obrigatório' })
  .transform(Number)
  .pipe(z.int({ error: 'Cenário inválido' }).min(0, 'Cenário inválido').max(3, 'Cenário inválido'));

const extraFactor = z.union([z.string(), z.number()], { error: 'Fator extra obrigatório' }).transform((value, issue) => {
  const text = value === '' ? null : parseDecimal(value);
  if (text !== null && compare(text, '0') > 0 && compare(text, '10') <= 0) return text;
  issue.addIssue({ code: 'custom', message: value === '' ? 'Fator extra obrigatório' : 'Fator extra deve ser maior que 0 e até 10' });
  return z.NEVER;
});

const ids = (message: string, most: number) => z.array(rowId(message)).max(most, message);

/** The scenario dialog's fields. An empty factor day means today. */
export const scenarioFormRules = z
  .strictObject({
    nome: requiredText('Nome', 80),
    fatorExtra: extraFactor,
    fatorVigenteEm: z.union([z.literal('').transform(() => null), z.null(), dayText('Vigência do fator')]).optional(),
    textoRegulamento: z
      .string({ error: 'Texto do regulamento inválido' })
      .trim()
      .max(MAX_TEXT, 'Texto do regulamento inválido')
      .nullish()
      .transform((text) => text || null),
    todosPremios: z.boolean({ error: 'Prêmios inválidos' }),
    premios: ids('Prêmios inválidos', MAX_PRIZES).default([]),
  })
  .refine(({ todosPremios, premios }) => todosPremios || premios.length > 0, { path: ['premios'], message: 'Escolha ao menos um prêmio' });

/** The same, with its scenario. */
export const updateScenarioRules = scenarioFormRules.safeExtend({ id: treatment });

/** Stores assigned to a scenario from a day on (today when empty), including back to Inicial. */
export const assignScenarioRules = z.strictObject({
  lojas: ids('Lojas inválidas', MAX_STORES).min(1, 'Escolha ao menos uma loja'),
  cenario: anyScenario,
  inicio: z.union([z.literal('').transform(() => null), z.null(), dayText('Início')]).optional(),
});

/** An experiment: a scenario, the day its stores started, and how many days before and after to compare. */
export const experimentRules = z.strictObject({
  cenario: treatment,
  inicio: z.string({ error: 'Início obrigatório' }).refine(isCalendarDate, 'Início inválido'),
  dias: z
    .union([z.number(), z.string().min(1, 'Janela inválida')], { error: 'Janela inválida' })
    .transform(Number)
    .pipe(z.int({ error: 'Janela inválida' }).min(1, 'Janela inválida').max(MAX_WINDOW_DAYS, `Janela de até ${MAX_WINDOW_DAYS} dias`)),
});

/** The store whose scenarios to return. */
export const scenarioStoreRules = z.strictObject({ id: rowId('Loja não encontrada') });
