import { z } from 'zod';
import {
  createProduct,
  deleteProduct,
  productByBarcodeQuery,
  productByCodeQuery,
  productsList,
  setProductActive,
  type TillProduct,
  updateProduct,
} from '../../modules/products/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { amountRule, idAnswer, idRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { activeQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { toJsonNumber } from '../../shared/money.ts';
import { flagInput, flagOf } from '../flags.ts';

// doc 001 §3 Programme product.
const productKeys = ['id', 'codigo', 'nome', 'valorPontos', 'valorUnitario', 'ativo'] as const;

// doc 001 §7: plain, ?codigo= and ?ativo=1 all answer under "produtos".
defineRoute({
  method: 'GET',
  path: '/api/produtos',
  tag: 'Produtos',
  summary: 'Produtos do programa',
  permission: 'product:list',
  query: { codigo: z.string().describe('Código do produto.'), ativo: activeQuery },
  answer: z.strictObject({ produtos: z.array(rowRule(productsList, productKeys)) }),
  handle: async ({ ctx, query }) => {
    const { items } = await runList(
      productsList,
      ctx,
      { pageSize: -1 },
      { ...(query.codigo ? { codigo: query.codigo.trim() } : {}), ...(query.ativo ? { ativo: flagOf(query.ativo, 'ativo') } : {}) },
    );
    return { produtos: items.map((row) => presentRow(productsList, row, productKeys)) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/produtos',
  tag: 'Produtos',
  summary: 'Cadastra um produto',
  permission: 'product:create',
  body: inputOf(createProduct),
  answer: idAnswer,
  refuses: ['PRODUCT_CODE_TAKEN', 'PRODUCT_GTIN_TAKEN', ...secondPersonRefusals],
  handle: ({ ctx, body, idempotencyKey }) => runAction(createProduct, ctx, body, { idempotencyKey }),
});

// doc 001 §7: either codigo, nome, valorPontos, or ativo plus atualizarRevenda.
defineRoute({
  method: 'PUT',
  path: '/api/produtos/:id',
  tag: 'Produtos',
  summary: 'Altera um produto, ou só o seu ativo',
  permission: 'product:update',
  body: [inputOf(updateProduct), inputOf(setProductActive, { plus: { ativo: flagInput, atualizarRevenda: flagInput.optional() } })],
  answer: idAnswer,
  refuses: ['PRODUCT_CODE_TAKEN', 'PRODUCT_GTIN_TAKEN', 'PRODUCT_NOT_FOUND', ...secondPersonRefusals],
  handle: ({ ctx, params, body, idempotencyKey }) => {
    const id = idOf(params);
    if (Array.isArray(body) || !('ativo' in body)) return runAction(updateProduct, ctx, { ...body, id }, { idempotencyKey });
    const { ativo, atualizarRevenda = false, ...others } = body;
    const flags = { ativo: flagOf(ativo, 'ativo'), atualizarRevenda: flagOf(atualizarRevenda, 'atualizarRevenda') };
    return runAction(setProductActive, ctx, { ...others, ...flags, id }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/produtos/:id',
  tag: 'Produtos',
  summary: 'Exclui um produto',
  permission: 'product:delete',
  answer: idAnswer,
  refuses: ['PRODUCT_IN_USE', 'PRODUCT_NOT_FOUND'],
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteProduct, ctx, { id: idOf(params) }, { idempotencyKey }),
});

const tillRule = z
  .strictObject({ id: idRule, codigo: z.string(), nome: z.string(), valorPontos: amountRule, valorUnitario: amountRule })
  .meta({ id: 'TillProduct' });

// doc 002 §3 Reseller product, as far as the catalogue has it.
const present = ({ id, codigo, nome, valorPontos, valorUnitario }: TillProduct) => ({
  id,
  codigo,
  nome,
  valorPontos: toJsonNumber(valorPontos),
  valorUnitario: toJsonNumber(valorUnitario),
});

// doc 002 §7: clients use the first of "produtos"; for an empty list the screen says 'Não há produto com esse código!'.
defineRoute({
  method: 'GET',
  path: '/api/produtos/barcode/:code',
  tag: 'Produtos',
  summary: 'O produto de um código de barras; lista vazia se não há',
  permission: 'product:lookup',
  answer: z.strictObject({ produtos: z.array(tillRule).max(1) }),
  handle: async ({ ctx, params }) => {
    const product = await runQuery(productByBarcodeQuery, ctx, { codigo: params.code });
    return { produtos: product ? [present(product)] : [] };
  },
});

// doc 002 §5: looking up a typed code fails for a product outside the programme.
defineRoute({
  method: 'GET',
  path: '/api/produtos/:codigo/codigo',
  tag: 'Produtos',
  summary: 'O produto de um código digitado',
  permission: 'product:lookup',
  answer: z.strictObject({ produtos: z.array(tillRule).length(1) }),
  refuses: ['PRODUCT_NOT_PARTICIPATING'],
  handle: async ({ ctx, params }) => {
    const product = await runQuery(productByCodeQuery, ctx, { codigo: params.codigo });
    if (!product) throw new AppError('PRODUCT_NOT_PARTICIPATING');
    return { produtos: [present(product)] };
  },
});
