import { z } from 'zod';
import type { ReportLogEntry } from '../../modules/reports/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { amountRule, dayRule, instantRule } from '../../platform/rest/answer-rules.ts';
import { toJsonNumber } from '../../shared/money.ts';

/** `ano` and `mes` (two digits) of the documented queries; the current month by default. */
export function periodOf({ clock }: AppContext, query: Record<string, string | undefined>): { ano: string; mes: string } {
  const today = clock.today();
  return { ano: query.ano || today.slice(0, 4), mes: query.mes || today.slice(5, 7) };
}

/** A product, by code. */
export const productQuery = z.string().describe('Código do produto.');
/** The year of a report. */
export const yearQuery = z.string().describe('Ano com quatro dígitos; o atual se não vier.');
/** The month of a report. */
export const monthQuery = { ano: yearQuery, mes: z.string().describe('Mês, de 01 a 12; o atual se não vier.') };

/** A decimal as a JSON number; null stays null. */
export const jsonNumber = (value: string | null | undefined) => (value === null || value === undefined ? null : toJsonNumber(value));

/** What `logEntries` returns. */
export const logEntryRule = z
  .strictObject({
    nome: z.string(),
    criadoEm: instantRule,
    parametros: z.strictObject({
      observacao: z.string().optional(),
      quantidade: amountRule.nullish(),
      saldo: amountRule.nullish(),
      data: dayRule.optional(),
    }),
  })
  .meta({ id: 'ReportLogEntry' });

/** Log entries with the keys of document 001 §3: nome, criadoEm and parametros. */
export function logEntries(entries: readonly ReportLogEntry[]) {
  return entries.map(({ nome, criadoEm, observacao, quantidade, saldo, data }) => ({
    nome,
    criadoEm: criadoEm.toISOString(),
    parametros: {
      ...(observacao === undefined ? {} : { observacao }),
      ...(quantidade === undefined ? {} : { quantidade: jsonNumber(quantidade) }),
      ...(saldo === undefined ? {} : { saldo: jsonNumber(saldo), data }),
    },
  }));
}
