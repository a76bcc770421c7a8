import { z } from 'zod';
import { parseFlexibleDate } from '../../shared/dates.ts';
import { compare, parseDecimal } from '../../shared/money.ts';

const MAX_USES = 1_000;

/** A non-negative form value with two decimals. */
const amount = (label: string, highest?: string) =>
  z.union([z.string(), z.number()], { error: `${label} obrigatório` }).transform((value, issue) => {
    if (value === '') {
      issue.addIssue({ code: 'custom', message: `${label} obrigatório` });
      return z.NEVER;
    }
    const text = parseDecimal(value);
    const isInRange = text !== null && compare(text, '0') >= 0 && (highest === undefined || compare(text, highest) <= 0);
    if (!isInRange) issue.addIssue({ code: 'custom', message: `${label} inválido` });
    return text ?? z.NEVER;
  });

const flag = (label: string) =>
  z.union([z.boolean(), z.literal([1, '1', 'true']).transform(() => true), z.literal([0, '0', 'false']).transform(() => false)], {
    error: `${label} inválido`,
  });

/** A non-negative whole number, as text or number. */
const count = (label: string, highest: number) =>
  z
    .union([z.number(), z.string().trim().min(1, `${label} obrigatório`)], { error: `${label} obrigatório` })
    .transform(Number)
    .pipe(
      z
        .int({ error: `${label} inválido` })
        .min(0, `${label} inválido`)
        .max(highest, `${label} inválido`),
    );

/** Empty turns the promotion off (document 001 §4). */
const dataInicioPromocao = z
  .string({ error: 'Data de início da promoção inválido' })
  .nullish()
  .transform((text, issue) => {
    if (!text) return null;
    const day = parseFlexibleDate(text);
    if (!day) issue.addIssue({ code: 'custom', message: 'Data de início da promoção inválido' });
    return day ?? z.NEVER;
  });

/** Configurações do Sistema (document 001 §5 System settings). */
export const systemSettingsRules = z.strictObject({
  valorResgateLiberado: amount('Valor para liberar o resgate'),
  percentualCashback: amount('Percentual de cashback', '100'),
  dataInicioPromocao,
  limitePontuacao: amount('Limite de pontuação'),
  usosSemanaisVoucher: count('Usos semanais do voucher', MAX_USES),
  voucherAtivo: flag('Voucher ativo'),
});

/** What happens to a cancelled sale whose points were spent (domain rules §4.5). */
export const REVERSAL_POLICIES = ['SALDO_NEGATIVO', 'DENTRO_DO_SALDO', 'SOMENTE_LIVRES'] as const;
/** How often a seller may redeem a prize of one commercial partner (§4.7). */
export const PARTNER_WINDOWS = ['MES', 'SEMPRE'] as const;

/** One whole month; more would not be a tolerance. */
const MAX_TOLERANCE_DAYS = 31;
const MAX_REDEEM_DAYS = 365;

/** Levels that may see masks: those who edit consumers (1, 2) work with whole values. */
export const MASKABLE_LEVELS = [0, 3, 4, 5] as const;

/** Levels that may be required to have a second factor: any. */
export const STAFF_LEVELS = [0, 1, 2, 3, 4, 5] as const;

/** Settings the documents leave open: each chooses one interpretation. */
export const advancedSettingsRules = z.strictObject({
  politicaEstorno: z.enum(REVERSAL_POLICIES, { error: 'Política de estorno inválida' }),
  diasToleranciaMes: count('Dias de tolerância', MAX_TOLERANCE_DAYS),
  janelaParceiro: z.enum(PARTNER_WINDOWS, { error: 'Janela do parceiro inválida' }),
  exigirSaldo: flag('Exigir saldo de compra'),
  toleranciaAf: amount('Percentual de tolerância do Antifraude', '100'),
  levarParaProxima: flag('Levar para a próxima campanha'),
  prazoResgateDias: count('Prazo de resgate', MAX_REDEEM_DAYS),
  diasDevolucao: count('Prazo dos pontos devolvidos', MAX_REDEEM_DAYS).refine((days) => days >= 1, 'Prazo dos pontos devolvidos inválido'),
  chaveCpfDoTitular: flag('Chave CPF do titular'),
  textoCashback: z
    .string({ error: 'Texto do cartão obrigatório' })
    .trim()
    .min(1, 'Texto do cartão obrigatório')
    .max(40, 'Texto do cartão inválido'),
  /** Without it the levels stay. */
  niveisMascarados: z.array(z.literal(MASKABLE_LEVELS, { error: 'Nível inválido' }), { error: 'Níveis inválidos' }).nullish(),
  /** Without it the levels stay. */
  niveisSegundoFator: z.array(z.literal(STAFF_LEVELS, { error: 'Nível inválido' }), { error: 'Níveis inválidos' }).nullish(),
});
