import { AppError } from '../../../platform/errors/app-error.ts';
import { normalizeCnpj } from '../../../shared/cnpj.ts';
import { FIELD_LIMITS } from '../../../shared/limits.ts';
import { storesScope } from '../../stores/index.ts';
import { amountCell, textCell } from '../engine/cells.ts';
import { shapes } from '../engine/column-shapes.ts';
import { defineImport } from '../engine/import-definition.ts';
import { similarTitles, usualTitles } from '../engine/usual-titles.ts';
import { storeChoice } from '../import.rules.ts';

const code = textCell(FIELD_LIMITS.productCodeMaxLength);

/**
 * Products of one store (document 000 §2, Store products): its own code, description and price for a programme product. Also refuses:
 * STORE_PRODUCT_STORE_UNKNOWN for a store that does not exist or is out of the sender's reach.
 */
defineImport({
  tipo: 'PRODUTOS_LOJA',
  slug: 'produtos_loja',
  permission: 'import:products',
  formats: ['csv', 'xlsx'],
  columns: {
    codigoPadrao: {
      title: 'Código Experiências SW',
      aliases: ['Código Padrão', 'Código SW'],
      synonyms: ['código programa', 'código indústria', 'código fábrica', 'código fabricante', 'código fornecedor'],
      required: true,
      cell: code,
      shape: shapes.code,
    },
    codigo: {
      title: 'Código Loja',
      aliases: ['Código', 'Código Revenda'],
      synonyms: ['código erp', ...usualTitles.productCode],
      similar: [similarTitles.barCode],
      required: true,
      cell: code,
      shape: shapes.code,
    },
    nome: {
      title: 'Descrição Loja',
      aliases: ['Nome', 'Descrição'],
      synonyms: usualTitles.description,
      required: true,
      cell: textCell(200),
    },
    valorUnitario: {
      title: 'Preço Unitário Loja',
      aliases: ['Valor Unitário', 'Preço Unitário', 'Preço'],
      synonyms: ['preço loja', ...usualTitles.unitPrice],
      required: true,
      cell: amountCell('money'),
    },
  },
  samples: [
    { codigoPadrao: 'SW0001', codigo: 'TINTA18', nome: 'Tinta acrílica branca 18 L', valorUnitario: '359.90' },
    { codigoPadrao: 'SW0002', codigo: 'ESM36', nome: 'Esmalte 3,6 L', valorUnitario: '134.50' },
  ],
  choices: storeChoice,
  prepare: async (ctx, { cnpjRevenda }) => {
    const params: unknown[] = [normalizeCnpj(cnpjRevenda)];
    const scope = storesScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` }, 's');
    const where = ['s.cnpj = $1', 's.excluido_em is null', ...scope].join(' and ');
    const [store] = await ctx.sql<{ id: number }>(`select s.id from stores s where ${where}`, params);
    if (!store) throw new AppError('STORE_PRODUCT_STORE_UNKNOWN');
    return { loja: store.id };
  },
  resolve: `select x.*, p.id as product_id, (o.escolhas ->> 'loja')::int as store_id, sp.id as target_id
    from line x cross join o left join products p on p.codigo = x.codigo_padrao and p.excluido_em is null
    left join store_products sp on sp.store_id = (o.escolhas ->> 'loja')::int and sp.codigo = x.codigo and sp.excluido_em is null`,
  uniqueBy: ['codigo'],
  checks: [{ when: 'x.product_id is null', column: 'codigoPadrao', text: 'Produto Experiências SW não encontrado' }],
  target: {
    table: 'store_products',
    create: { store_id: 'x.store_id', codigo: 'x.codigo' },
    change: { product_id: 'x.product_id', nome: 'x.nome', valor_unitario: 'x.valor_unitario' },
  },
  screen: { create: 'storeProduct:create', edit: 'storeProduct:update' },
  guards: [
    {
      parametro: 'produtoDaLoja',
      column: 'product_id',
      called: "'Pontos de ' || t.nome",
      worth: (product) => `(select p.valor_pontos from products p where p.id = (${product})::int)`,
    },
    { parametro: 'precoDaLoja', column: 'valor_unitario', called: "'Preço de ' || t.nome" },
  ],
  blockers: [
    {
      exists: `join store_products sp on sp.id = c.row_id join posting_items i on i.product_id = sp.product_id and i.codigo = sp.codigo
        join postings g on g.id = i.posting_id and g.store_id = sp.store_id and g.status = 'APROVADA' where g.criado_em >= c.criado_em`,
      text: 'há vendas pontuadas com os produtos deste upload',
    },
  ],
});
