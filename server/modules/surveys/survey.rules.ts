import { z } from 'zod';
import { requiredText, rowId } from '../../shared/form-rules.ts';
import { parseDecimal } from '../../shared/money.ts';
import { isNegative, isPositive } from '../../shared/sign.ts';
import { normalizeSearch } from '../../shared/text.ts';
import { SURVEY_SOURCES } from './survey-sources.rules.ts';

/** The programme's own brand: the default in the list by brand (document 001 §5). */
export const OWN_BRAND = 'Experiências SW';

/** Documented texts of the product lists (documents 000 §5 and 001 §5). */
export const surveyTexts = {
  noProducts: 'Adicione 5 produtos mais vendidos',
  incomplete: 'Informe produto, quantidade e valor unitário para adicionar',
  noBrand: 'Informe marca, produto, quantidade e valor unitário para adicionar',
  repeated: 'Produto da mesma marca já adicionado',
  invalidAmount: 'Informe somente valores válidos',
} as const;

/** Most products per list: keeps a wrong file from producing an unreadable page. */
const MAX_PRODUCTS = 100;
const MAX_NAME = 120;
const MAX_SELLERS = 100_000;

const productText = (message: string) =>
  z
    .union([z.string(), z.number()], { error: message })
    .transform((value) => String(value).trim().replace(/\s+/g, ' '))
    .pipe(z.string().min(1, message).max(MAX_NAME, `Use no máximo ${MAX_NAME} caracteres`));

/** A positive number with at most two decimals, as text or number. */
const productAmount = z.union([z.string(), z.number()], { error: surveyTexts.incomplete }).transform((value, issue) => {
  const isMissing = typeof value === 'string' && value.trim() === '';
  const parsed = isMissing ? null : parseDecimal(value);
  if (parsed !== null && isPositive(parsed)) return parsed;
  issue.addIssue({ code: 'custom', message: isMissing ? surveyTexts.incomplete : surveyTexts.invalidAmount });
  return z.NEVER;
});

/** One product of a list (document 000 §3: marca, produto, qtde, valorUnitario). */
export const surveyProductRules = z.strictObject({
  marca: productText(surveyTexts.noBrand),
  produto: productText(surveyTexts.incomplete),
  qtde: productAmount,
  valorUnitario: productAmount,
});

interface Named {
  marca: string;
  produto: string;
}

/** Ignores spaces, case and accents when comparing products (domain rules §4.9). */
const productKey = ({ marca, produto }: Named): string => `${normalizeSearch(marca)}\n${normalizeSearch(produto)}`;

/** Whether a list already has the product of that brand. */
export function isRepeated(list: readonly Named[], product: Named): boolean {
  return list.some((other) => productKey(other) === productKey(product));
}

function refuseRepeated(list: Named[], issue: z.RefinementCtx): void {
  const index = list.findIndex((product, at) => isRepeated(list.slice(0, at), product));
  if (index >= 0) issue.addIssue({ code: 'custom', path: [index], message: surveyTexts.repeated });
}

const products = (missing: string) =>
  z.array(surveyProductRules, { error: missing }).max(MAX_PRODUCTS, `Informe no máximo ${MAX_PRODUCTS} produtos`);

const wholeNumber = (label: string, max: number) =>
  requiredText(label, 20)
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) <= max, `${label} inválido`)
    .transform(Number);

const money = (label: string) =>
  requiredText(label, 40).transform((text, issue) => {
    const value = parseDecimal(text);
    if (value !== null && !isNegative(value)) return value;
    issue.addIssue({ code: 'custom', message: `${label} inválido` });
    return z.NEVER;
  });

/**
 * Registration of a survey (document 000 §5): everything is required except the sold quantity, which is computed; the list by brand may be
 * empty, and then there is nothing to compute.
 */
export const surveyRules = z.strictObject({
  cnpjRevenda: requiredText('Loja', 20),
  categoria: requiredText('Categoria'),
  comunicacao: requiredText('Comunicação'),
  qtdeVendedores: wholeNumber('Quantidade de vendedores', MAX_SELLERS),
  faturamento: money('Faturamento'),
  fonte: requiredText('Fonte', 20).pipe(z.enum(SURVEY_SOURCES, { error: 'Fonte inválido' })),
  // The text asks for "5"; only a non-empty list is enforced (documents 000 §9 and 001 §9).
  produtosMaisVendidos: products(surveyTexts.noProducts).min(1, surveyTexts.noProducts).superRefine(refuseRepeated),
  produtosMaisVendidosConcorrentes: products('Produtos por marca inválido').superRefine(refuseRepeated).default([]),
});

/** Edit of a survey (document 001 §7): its store cannot change; categoria and comunicacao stay unless sent. */
export const surveyEditFormRules = surveyRules.omit({ cnpjRevenda: true }).partial({ categoria: true, comunicacao: true });

const id = rowId('Pesquisa não encontrada');
export const updateSurveyRules = surveyEditFormRules.extend({ id });
export const surveyIdRules = z.strictObject({ id });
export const surveyIdsRules = z.strictObject({ ids: z.array(id).max(10_000, 'Informe no máximo 10.000 pesquisas') });
