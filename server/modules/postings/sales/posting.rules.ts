import { z } from 'zod';
import { normalizeCnpj } from '../../../shared/cnpj.ts';
import { normalizeCpf } from '../../../shared/cpf.ts';
import { parseFlexibleDate } from '../../../shared/dates.ts';
import { isFiscalNumber } from '../../../shared/fiscal-number.ts';
import { rowId } from '../../../shared/form-rules.ts';
import { compare, itemSubTotal, parseDecimal } from '../../../shared/money.ts';
import { REVERSAL_REASONS } from '../../../shared/reversal-reason.ts';
import { withReason } from '../../../shared/reversal-reason-rules.ts';

const INVALID = 'Informe somente valores válidos';
const MISSING = 'Informe todos os campos para adicionar um item';
const MAX_ITEMS = 200;
const MIN_IDENTIFIER_DIGITS = 8;

/** A non-negative decimal with two places; `positive` also refuses zero, and `empty` stands for a field left empty. */
const decimal = ({ positive = false, empty, missing = MISSING }: { positive?: boolean; empty?: string; missing?: string } = {}) =>
  z.union([z.string().min(empty === undefined ? 1 : 0, missing), z.number()], { error: missing }).transform((value, issue) => {
    if (value === '' && empty !== undefined) return empty;
    const text = parseDecimal(value);
    if (text === null || compare(text, '0') < (positive ? 1 : 0) || (positive && compare(text, '0') === 0)) {
      issue.addIssue({ code: 'custom', message: INVALID });
      return z.NEVER;
    }
    return text;
  });

/** One product of a sale (001 §5, New sale). The catalogue decides what it earns: points sent by a client are refused. */
export const saleItemRules = z
  .strictObject({
    codigo: z.string({ error: MISSING }).trim().min(1, MISSING).max(30, INVALID),
    // Below 1 is refused, 3.5 is not: its mask has two decimals (001 §5).
    qtde: decimal({ positive: true }).refine((qtde) => compare(qtde, '1') >= 0, INVALID),
    valorUnitario: decimal(),
    valorDesconto: decimal({ empty: '0' }).default('0'),
  })
  .superRefine((item, issue) => {
    if (compare(itemSubTotal(item), '0') < 0) issue.addIssue({ code: 'custom', message: INVALID, path: ['valorDesconto'] });
  });

const identificador = z
  .string({ error: 'Identificador é obrigatório' })
  .trim()
  .min(1, 'Identificador é obrigatório')
  .refine((text) => text.replace(/[^0-9A-Za-z]/g, '').length >= MIN_IDENTIFIER_DIGITS && isFiscalNumber(text), 'Identificador inválido');

/** A real day as DD/MM/YYYY, YYYYMMDD or YYYY-MM-DD. */
const saleDate = z
  .string({ error: 'Data da Venda é obrigatório' })
  .min(1, 'Data da Venda é obrigatório')
  .transform((text, issue) => {
    const day = parseFlexibleDate(text);
    if (!day) issue.addIssue({ code: 'custom', message: 'Data inválida' });
    return day ?? z.NEVER;
  });

const noteShape = {
  tipoFiscal: z.enum(['N', 'C'], { error: 'Tipo Fiscal é obrigatório' }),
  identificador,
  realizadoEm: saleDate,
};

const saleShape = {
  ...noteShape,
  itens: z
    .array(saleItemRules, { error: 'Adicione itens antes de processar' })
    .min(1, 'Adicione itens antes de processar')
    .max(MAX_ITEMS, 'Itens demais em uma venda'),
};

/** The member for whom staff record, and whether to notify them. */
const recordedByStaff = {
  cpf: z.string({ error: 'CPF é obrigatório' }).min(1, 'CPF é obrigatório').max(20, 'CPF inválido').transform(normalizeCpf),
  enviarMensagem: z.boolean().default(true),
};

/** A sale recorded by staff (001 §2, Nova venda, points flow). */
export const saleRules = z.strictObject({ ...saleShape, ...recordedByStaff });

/** A consumer's purchase (001 §2, Nova venda, cashback flow): receipt totals instead of items. */
export const purchaseRules = z
  .strictObject({
    ...noteShape,
    ...recordedByStaff,
    totalVenda: decimal({ positive: true, missing: 'Total é obrigatório' }),
    /** BRL in SW products; empty means none. */
    valorProdutosSW: z
      .union([z.literal('').transform(() => '0.00'), decimal()], { error: INVALID })
      .nullish()
      .transform((value) => value ?? '0.00'),
    cnpjLoja: z
      .string({ error: 'Selecione pelo menos uma loja' })
      .max(20, 'Selecione pelo menos uma loja')
      .transform(normalizeCnpj)
      .refine((cnpj) => cnpj.length > 0, 'Selecione pelo menos uma loja'),
  })
  .superRefine(({ totalVenda, valorProdutosSW }, issue) => {
    // Either may already have been refused.
    const [part, whole] = [parseDecimal(valorProdutosSW), parseDecimal(totalVenda)];
    if (part !== null && whole !== null && compare(part, whole) > 0)
      issue.addIssue({ code: 'custom', message: INVALID, path: ['valorProdutosSW'] });
  });

/** A sale typed by a seller, by product code (002 §5). */
export const postOwnSaleRules = z.strictObject({ ...saleShape, enviarMensagem: z.boolean().default(false) });

export const postingIdRules = z.strictObject({ id: rowId('Pontuação não encontrada') });
/** A reversal or a correction of points, with its reason. */
export const reversePostingRules = withReason({ id: rowId('Pontuação não encontrada') });

/** Correctable parts of an approved sale, with the reason: its note's identification, never its points (beyond the documents). */
export const updatePostingRules = z.strictObject({
  id: rowId('Pontuação não encontrada'),
  ...noteShape,
  causa: z.enum(REVERSAL_REASONS, { error: 'Selecione um motivo' }).nullish(),
  motivo: z
    .string({ error: 'Por favor, informe uma justificativa' })
    .trim()
    .min(1, 'Por favor, informe uma justificativa')
    .max(500, 'Justificativa inválida'),
});
