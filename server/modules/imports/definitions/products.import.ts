import { z } from 'zod';
import { FIELD_LIMITS } from '../../../shared/limits.ts';
import { amountCell, textCell } from '../engine/cells.ts';
import { shapes } from '../engine/column-shapes.ts';
import { defineImport } from '../engine/import-definition.ts';
import { similarTitles, usualTitles } from '../engine/usual-titles.ts';

/**
 * Programme products (document 000 §2, Standard products): a new code is registered, a known one takes the line's values. New points apply
 * from today, as when editing a product: earlier sales keep theirs.
 */
defineImport({
  tipo: 'PRODUTOS',
  slug: 'produtos',
  permission: 'import:products',
  formats: ['csv', 'xlsx'],
  columns: {
    codigo: {
      title: 'Código',
      aliases: ['Código do Produto', 'Cód'],
      synonyms: usualTitles.productCode,
      similar: [similarTitles.barCode],
      required: true,
      cell: textCell(FIELD_LIMITS.productCodeMaxLength),
      shape: shapes.code,
    },
    nome: { title: 'Nome', aliases: ['Descrição', 'Produto'], synonyms: usualTitles.description, required: true, cell: textCell(200) },
    valorUnitario: {
      title: 'Valor Unitário',
      aliases: ['Preço Unitário', 'Preço'],
      synonyms: usualTitles.unitPrice,
      required: true,
      cell: amountCell('money'),
    },
    valorPontos: { title: 'Valor Pontos', aliases: ['Pontos'], synonyms: usualTitles.points, required: true, cell: amountCell('points') },
    // A file without the column, or an empty cell, keeps the category.
    categoria: { title: 'Categoria', aliases: ['Grupo'], required: false, cell: textCell(80, { optional: true }) },
  },
  samples: [
    { codigo: 'SW0001', nome: 'Tinta acrílica 18 L', valorUnitario: '349.90', valorPontos: '12.50', categoria: 'Tintas' },
    { codigo: 'SW0002', nome: 'Esmalte sintético 3,6 L', valorUnitario: '129.00', valorPontos: '5', categoria: 'Esmaltes' },
  ],
  choices: z.object({}),
  resolve:
    'select x.*, p.id as target_id, coalesce(x.categoria, p.categoria) as nova_categoria from line x left join products p on p.codigo = x.codigo',
  uniqueBy: ['codigo'],
  checks: [],
  target: {
    table: 'products',
    create: { codigo: 'x.codigo' },
    change: { nome: 'x.nome', valor_unitario: 'x.valor_unitario', valor_pontos: 'x.valor_pontos', categoria: 'x.nova_categoria' },
    extra: `jsonb_build_object('dia', o.hoje, 'valor',
      (select v.valor_pontos from product_values v where v.product_id = t.id and v.vigente_em = o.hoje))`,
  },
  screen: { create: 'product:create', edit: 'product:update' },
  guards: [
    { parametro: 'valorPontos', column: 'valor_pontos', called: "'Pontos de ' || t.nome" },
    { parametro: 'precoTabela', column: 'valor_unitario', called: "'Preço de ' || t.nome" },
  ],
  applied: [
    // A product's first value also applies to its older sales.
    `insert into product_values (product_id, valor_pontos, vigente_em, criado_em)
     select a.row_id, (a.depois ->> 'valor_pontos')::numeric, case when a.antes is null then '1900-01-01' else $1::date end, $2
     from import_applied a where a.antes is null or a.antes -> 'valor_pontos' <> a.depois -> 'valor_pontos'
     on conflict (product_id, vigente_em) do update set valor_pontos = excluded.valor_pontos, criado_em = excluded.criado_em`,
  ],
  undoing: [
    `delete from product_values v using import_changes c
     where c.import_id = $1 and c.antes -> 'valor_pontos' <> c.depois -> 'valor_pontos' and c.extra ->> 'valor' is null
       and v.product_id = c.row_id and v.vigente_em = (c.extra ->> 'dia')::date`,
    `update product_values v set valor_pontos = (c.extra ->> 'valor')::numeric from import_changes c
     where c.import_id = $1 and c.antes -> 'valor_pontos' <> c.depois -> 'valor_pontos' and c.extra ->> 'valor' is not null
       and v.product_id = c.row_id and v.vigente_em = (c.extra ->> 'dia')::date`,
  ],
  blockers: [
    {
      exists: `join posting_items i on i.product_id = c.row_id join postings g on g.id = i.posting_id and g.status = 'APROVADA'
        where c.antes is null or (c.antes -> 'valor_pontos' <> c.depois -> 'valor_pontos' and g.criado_em >= c.criado_em
          and g.realizado_em >= (c.extra ->> 'dia')::date)`,
      text: 'há vendas pontuadas com os produtos deste upload',
    },
    {
      exists: `where c.antes is null and (exists (select from posting_items i where i.product_id = c.row_id)
        or exists (select from store_products s where s.product_id = c.row_id) or exists (select from purchases s where s.product_id = c.row_id)
        or exists (select from stock_counts s where s.product_id = c.row_id) or exists (select from stock_releases s where s.product_id = c.row_id))`,
      text: 'há lojas, compras ou estoque com os produtos deste upload',
    },
  ],
});
