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
    id: { sql: 'p.id', type: 'id', title: 'Id', exported: false },
    codigo: { sql: 'p.codigo', type: 'text', title: 'Código', sortable: true, nullable: false },
    nome: { sql: 'p.nome', type: 'text', title: 'Descrição', sortable: true, nullable: false },
    valorPontos: {
      sql: 'p.valor_pontos',
      type: 'points',
      title: 'Pontos',
      description: 'Points per unit today',
      sortable: true,
      nullable: false,
    },
    valorUnitario: { sql: 'p.valor_unitario', type: 'money', title: 'Preço Unitário', sortable: true, nullable: false },
    gtin: { sql: 'p.gtin', type: 'text', title: 'Código de Barras', description: 'Bar code padded to 14 digits', sortable: true },
    ativo: { sql: 'p.ativo', type: 'boolean', title: 'Ativo', sortable: true, nullable: false },
  },
  filters: {
    ativo: { type: 'boolean', description: 'Only active or only inactive products.', where: (value) => `p.ativo = ${value}` },
    codigo: { type: 'text', description: 'The product of one code.', where: (value) => `p.codigo = ${value}` },
  },
  scope: ({ actor }) => (actor.kind === 'seller' ? ['p.ativo'] : []),
  defaultSort: [{ column: 'valorPontos', direction: 'desc' }],
  fileName: 'produtos',
});
