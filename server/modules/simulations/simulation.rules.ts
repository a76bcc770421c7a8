import { z } from 'zod';
import { requiredText } from '../../shared/form-rules.ts';
import { compare, parseDecimal } from '../../shared/money.ts';

const MOST_CHANGES = 200;
/** Longest window, in months. */
const MOST_MONTHS = 24;

const INVALID = 'Informe somente valores válidos';

/** A decimal within a closed range. */
const value = (lowest: string, highest: string, message = INVALID) =>
  z.union([z.string(), z.number()], { error: message }).transform((given, issue) => {
    const text = given === '' ? null : parseDecimal(given);
    if (text !== null && compare(text, lowest) >= 0 && compare(text, highest) <= 0) return text;
    issue.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const pointsOfProduct = value('0', '999999.99', 'Pontos do produto inválidos');
const factorOfStore = value('1', '10', 'Fator de pontuação inválido').refine(
  (text) => Number.isInteger(Number(text)),
  'Fator de pontuação inválido',
);
const valueOfPoint = value('0', '9999.99', 'Valor do ponto inválido');
const extraFactor = value('0.01', '10', 'Fator extra inválido');
const limit = value('0', '999999999.99', 'Limite de pontuação inválido');
const percentage = value('0', '100', 'Percentual de cashback inválido');
const adjustment = value('-99', '900', 'Ajuste inválido');
/** The same with a decimal comma. */
const typedAdjustment = z.string({ error: 'Ajuste inválido' }).transform((typed, issue) => {
  const text = adjustment.safeParse(typed.trim().replace(/^\+/, '').replace(',', '.'));
  if (text.success) return text.data;
  issue.addIssue({ code: 'custom', message: 'Ajuste inválido' });
  return z.NEVER;
});

const scenario = z
  .union([z.number(), z.string().min(1, 'Cenário inválido')], { error: 'Cenário inválido' })
  .transform(Number)
  .pipe(z.int({ error: 'Cenário inválido' }).min(1, 'Cenário inválido').max(3, 'Cenário inválido'));

/** Each target once: two values for one product would be ambiguous. */
const once = <Row extends z.ZodType>(row: Row, nameOf: (row: z.output<Row>) => unknown) =>
  z
    .array(row)
    .max(MOST_CHANGES, `Até ${MOST_CHANGES} mudanças`)
    .refine((rows) => new Set(rows.map(nameOf)).size === rows.length, 'Mudança repetida')
    .nullish()
    .transform((rows) => rows ?? []);

const changesRules = z
  .strictObject({
    valorPontos: once(z.strictObject({ codProduto: requiredText('Produto', 60), valor: pointsOfProduct }), ({ codProduto }) => codProduto),
    ajusteValorPontos: adjustment.nullish(),
    fatorPontuacao: once(z.strictObject({ cnpjLoja: requiredText('Loja', 30), valor: factorOfStore }), ({ cnpjLoja }) => cnpjLoja),
    valorPonto: once(z.strictObject({ rede: requiredText('Rede'), valor: valueOfPoint }), ({ rede }) => rede),
    fatorExtra: once(z.strictObject({ cenario: scenario, valor: extraFactor }), ({ cenario }) => cenario),
    limitePontuacao: limit.nullish(),
    percentualCashback: percentage.nullish(),
  })
  .refine(
    (changes) =>
      Object.values(changes).some((change) => (Array.isArray(change) ? change.length > 0 : change !== undefined && change !== null)),
    'Informe ao menos uma mudança',
  );

const month = (label: string) =>
  z
    .string({ error: `${label} obrigatório` })
    .trim()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, `${label} inválido`)
    .meta({ examples: ['2026-10'] });

const monthNumber = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5));

/** The months to replay, whole ones because the limit is monthly: 'YYYY-MM'. */
const windowRules = z
  .strictObject({ de: month('Mês inicial'), ate: month('Mês final') })
  .refine(({ de, ate }) => de <= ate, { path: ['ate'], message: 'Mês final antes do inicial' })
  .refine(({ de, ate }) => monthNumber(ate) - monthNumber(de) < MOST_MONTHS, {
    path: ['ate'],
    message: `Janela de até ${MOST_MONTHS} meses`,
  });

/** A simulation: what to change, over which months, in which network (by default all within reach). */
export const simulationRules = z.strictObject({
  mudancas: changesRules,
  janela: windowRules,
  rede: z.string().trim().max(200, 'Rede inválida').nullish(),
});

/** One line of the changes form: parameter, target and new value. */
export const changeFormRules = z.discriminatedUnion(
  'parametro',
  [
    z.strictObject({ parametro: z.literal('valorPontos'), alvo: requiredText('Produto', 60), valor: pointsOfProduct }),
    z.strictObject({ parametro: z.literal('ajusteValorPontos'), alvo: z.string(), valor: typedAdjustment }),
    z.strictObject({ parametro: z.literal('fatorPontuacao'), alvo: requiredText('Loja', 30), valor: factorOfStore }),
    z.strictObject({ parametro: z.literal('valorPonto'), alvo: requiredText('Rede'), valor: valueOfPoint }),
    z.strictObject({ parametro: z.literal('fatorExtra'), alvo: requiredText('Cenário'), valor: extraFactor }),
    z.strictObject({ parametro: z.literal('limitePontuacao'), alvo: z.string(), valor: limit }),
    z.strictObject({ parametro: z.literal('percentualCashback'), alvo: z.string(), valor: percentage }),
  ],
  { error: 'Escolha o parâmetro' },
);
