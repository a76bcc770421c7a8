import { z } from 'zod';
import { parseFlexibleDate } from '../../shared/dates.ts';
import { compare, parseDecimal } from '../../shared/money.ts';

const MAX_USES = 1_000;

/** A number of the form with two decimals, from zero on. */
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

const flag = z.union(
  [z.boolean(), z.literal([1, '1', 'true']).transform(() => true), z.literal([0, '0', 'false']).transform(() => false)],
  { error: 'Voucher ativo inválido' },
);

const usosSemanaisVoucher = z
  .union([z.number(), z.string().trim().min(1, 'Usos semanais do voucher obrigatório')], { error: 'Usos semanais do voucher obrigatório' })
  .transform(Number)
  .pipe(
    z
      .int({ error: 'Usos semanais do voucher inválido' })
      .min(0, 'Usos semanais do voucher inválido')
      .max(MAX_USES, 'Usos semanais do voucher inválido'),
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
  usosSemanaisVoucher,
  voucherAtivo: flag,
});
