import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';

/** Programme products, the most valuable first (document 001 §2, Produtos Experiências SW). */
export const productsList = defineList({
  name: 'products',
  rowType: 'Product',
  description: 'Programme products (Produtos Experiências SW).',
  permission: 'product:list',
  from: 'products p',
  key: 'p.id',
  search: 'p.busca',
  where: ['p.excluido_em is null'],
  columns: {
    id: column.id('p.id', 'Id', { exported: false }),
    codigo: column.text('p.codigo', 'Código', { sortable: true, nullable: false }),
    nome: column.text('p.nome', 'Descrição', { sortable: true, nullable: false }),
    valorPontos: column.points('p.valor_pontos', 'Pontos', { description: 'Points per unit today', sortable: true, nullable: false }),
    valorUnitario: column.money('p.valor_unitario', 'Preço Unitário', { sortable: true, nullable: false }),
    gtin: column.text('p.gtin', 'Código de Barras', { description: 'Bar code padded to 14 digits', sortable: true }),
    categoria: column.text('p.categoria', 'Categoria', { description: 'Group of products in reports', sortable: true }),
    ativo: column.boolean('p.ativo', 'Ativo', { sortable: true, nullable: false }),
  },
  filters: {
    ativo: { type: 'boolean', description: 'Only active or only inactive products.', where: (value) => `p.ativo = ${value}` },
    categoria: { type: 'text', description: 'Products of one category.', where: (value) => `p.categoria = ${value}` },
    codigo: { type: 'text', description: 'The product of one code.', where: (value) => `p.codigo = ${value}` },
  },
  scope: ({ actor }) => (actor.kind === 'seller' ? ['p.ativo'] : []),
  defaultSort: [{ column: 'valorPontos', direction: 'desc' }],
  fileName: 'produtos',
});
