import { z } from 'zod';
import { normalizeGtin } from '../../shared/barcode.ts';
import { optionalText, requiredText, rowId } from '../../shared/form-rules.ts';
import { FIELD_LIMITS } from '../../shared/limits.ts';
import { parseDecimal } from '../../shared/money.ts';
import { isNegative } from '../../shared/sign.ts';

/** A price or points per unit: not negative, at most two decimals, as text or number. */
const amountText = (label: string) =>
  requiredText(label, 40).transform((text, issue) => {
    const value = parseDecimal(text);
    if (value !== null && !isNegative(value)) return value;
    issue.addIssue({ code: 'custom', message: `${label} inválido` });
    return z.NEVER;
  });

const codeText = (label: string) => requiredText(label, FIELD_LIMITS.productCodeMaxLength);

/** EAN-13, UPC-A, EAN-8 or GTIN-14 with its check digit, kept padded to 14 digits; null when empty. */
const gtin = optionalText('Código de barras', 20).transform((text, issue) => {
  if (!text) return null;
  const value = normalizeGtin(text);
  if (value) return value;
  issue.addIssue({ code: 'custom', message: 'Código de barras inválido' });
  return z.NEVER;
});

/**
 * Registration of a programme product (document 000 §5, Produto padrão); the optional bar code and category are our additions. Missing fields are refused
 * with 'Código obrigatório', 'Nome obrigatório', 'Preço Unitário obrigatório' or 'Valor Pontos obrigatório'.
 */
export const productRules = z.strictObject({
  codigo: codeText('Código'),
  nome: requiredText('Nome'),
  valorUnitario: amountText('Preço Unitário'),
  valorPontos: amountText('Valor Pontos'),
  gtin: gtin.optional(),
  categoria: optionalText('Categoria', 80).optional(),
});

/** Edit of a programme product (document 001 §5): does not include the price. */
export const productEditFormRules = productRules.omit({ valorUnitario: true });

const productId = rowId('Produto não encontrado');
const flag = z.boolean({ error: 'Valor inválido' });

export const updateProductRules = productEditFormRules.extend({ id: productId });
export const productIdRules = z.strictObject({ id: productId });
export const setProductActiveRules = z.strictObject({ id: productId, ativo: flag, atualizarRevenda: flag.default(false) });

/**
 * Registration of a store product (document 000 §5, Produto loja): 'Loja obrigatório', 'Código Experiências SW obrigatório',
 * 'Código Loja obrigatório', 'Descrição Loja obrigatório', 'Preço Unitário Loja obrigatório'.
 */
export const storeProductRules = z.strictObject({
  cnpjRevenda: requiredText('Loja', 20),
  codigoPadrao: codeText('Código Experiências SW'),
  codigo: codeText('Código Loja'),
  nome: requiredText('Descrição Loja'),
  valorUnitario: amountText('Preço Unitário Loja'),
});

/** Edit of a store product (document 001 §5); without `cnpjRevenda` it stays in its store. */
export const storeProductEditFormRules = storeProductRules.partial({ cnpjRevenda: true });

export const updateStoreProductRules = storeProductEditFormRules.extend({ id: productId });
export const setStoreProductActiveRules = z.strictObject({ id: productId, ativo: flag });

/** A code typed or scanned at the till. */
export const tillCodeRules = z.strictObject({
  codigo: z.string({ error: 'Código obrigatório' }).trim().min(1, 'Código obrigatório').max(60),
});
