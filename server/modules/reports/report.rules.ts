import { z } from 'zod';
import { dayText, requiredText } from '../../shared/form-rules.ts';
import { parseDecimal } from '../../shared/money.ts';
import { isNegative, isZero } from '../../shared/sign.ts';
import { isMonthly, REPORT_KINDS } from './report-kinds.rules.ts';
import { isReportYear } from './report-months.rules.ts';

const yearText = z.union([z.string(), z.number()], { error: 'Informe o ano' }).transform((value, issue) => {
  const year = Number(value);
  if (isReportYear(year)) return year;
  issue.addIssue({ code: 'custom', message: 'Ano inválido' });
  return z.NEVER;
});

const monthText = z.union([z.string(), z.number()], { error: 'Informe o mês' }).transform((value, issue) => {
  const month = /^\d{1,2}$/.test(String(value)) ? Number(value) : 0;
  if (month >= 1 && month <= 12) return month;
  issue.addIssue({ code: 'custom', message: 'Mês inválido' });
  return z.NEVER;
});

/** A month, for all networks or one. */
export const networkMonthRules = z.strictObject({ rede: z.string().max(200, 'Rede inválida').nullish(), ano: yearText, mes: monthText });

/** Which report, and for monthly ones which month. */
export const reportChoiceRules = z
  .strictObject({ tipo: z.enum(REPORT_KINDS, { error: 'Relatório inválido' }), ano: yearText.nullish(), mes: monthText.nullish() })
  .transform(({ tipo, ano, mes }, issue) => {
    if (!isMonthly(tipo)) return { tipo, ano: null, mes: null };
    if (ano && mes) return { tipo, ano, mes };
    issue.addIssue({ code: 'custom', path: [ano ? 'mes' : 'ano'], message: ano ? 'Informe o mês' : 'Informe o ano' });
    return z.NEVER;
  });

/** Which states to return: all kinds, with this month for the monthly ones. */
export const reportStatesRules = z.strictObject({ ano: yearText, mes: monthText });

const networkText = requiredText('Rede');
const productText = requiredText('Produto', 60);
const noteText = requiredText('Observação', 2_000);

/** A network by name or id, and a product by code. */
export const networkProductRules = z.strictObject({ rede: networkText, codProduto: productText });

/** A network by name or id. */
export const networkRules = z.strictObject({ rede: networkText });

/** A note on a product of a network (Antifraude). */
export const antifraudNoteRules = z.strictObject({ rede: networkText, codProduto: productText, observacao: noteText });

/** A note on a network (Mensuração). */
export const measurementNoteRules = z.strictObject({ rede: networkText, obs: noteText });

const amountText = (label: string, isValid: (value: string) => boolean) =>
  requiredText(label, 40).transform((text, issue) => {
    const value = parseDecimal(text);
    if (value !== null && isValid(value)) return value;
    issue.addIssue({ code: 'custom', message: 'Informe somente valores válidos' });
    return z.NEVER;
  });

/** Units allowed beyond the purchases; negative to correct (document 001 §9: steps of 0.01). */
export const releaseRules = z.strictObject({
  rede: networkText,
  codProduto: productText,
  quantidade: amountText('Quantidade', (value) => !isZero(value)),
});

/** A stock count at the end of a day. */
export const stockCountRules = z.strictObject({
  rede: networkText,
  codProduto: productText,
  saldo: amountText('Saldo', (value) => !isNegative(value)),
  data: dayText('Data'),
});

/** Histórico of one year, for all networks or one. */
export const historyRules = z.strictObject({ rede: z.string().max(200, 'Rede inválida').nullish(), ano: yearText });

/** Mensuração, for all networks or one. */
export const measurementRules = z.strictObject({ rede: z.string().max(200, 'Rede inválida').nullish() });
