import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { reportNetworksScope } from './report-scope.ts';

/** Antifraude (document 001 §2 and §3; domain rules §4.8): units scored against units bought and allowed, by network and product. */
export const antifraudList = defineList({
  name: 'antifraud',
  rowType: 'AntifraudRow',
  description: 'What each network scored of each product beside what it bought (Antifraude).',
  permission: 'antifraud:read',
  from: `antifraud_items a join networks n on n.id = a.network_id join products p on p.id = a.product_id
    left join lateral (select o.observacao from report_notes o where o.network_id = a.network_id and o.product_id = a.product_id
      order by o.criado_em desc, o.id desc limit 1) o on true`,
  countFrom: 'antifraud_items a join networks n on n.id = a.network_id join products p on p.id = a.product_id',
  key: 'a.id',
  search: "(n.busca || ' ' || p.busca)",
  columns: {
    id: column.id('a.id::int', 'Id', { exported: false }),
    networkId: column.id('a.network_id', 'Id da rede', { exported: false }),
    rede: column.text('n.nome', 'Rede', { sortable: true, nullable: false }),
    codProduto: column.text('p.codigo', 'Cód. Produto', { sortable: true, nullable: false }),
    produto: column.text('p.nome', 'Produto', { sortable: true, nullable: false }),
    qtdVendida: column.decimal('a.qtd_vendida', 'Qtd. Vendida', {
      description: 'First stock count plus every purchase of the network',
      sortable: true,
      nullable: false,
    }),
    qtdPontuada: column.decimal('a.qtd_pontuada', 'Qtd. Pontuada', { description: 'Approved units', sortable: true, nullable: false }),
    liberado: column.decimal('a.liberado', 'Liberado', { description: 'Units that staff allowed', sortable: true, nullable: false }),
    qtdAf: column.decimal('a.qtd_af', 'Qtd. AF', {
      description: 'qtdPontuada − qtdVendida − liberado, never below zero',
      sortable: true,
      nullable: false,
    }),
    saldoPontos: column.points('a.saldo_pontos', 'Saldo de Pontos', {
      description: 'Points at risk: qtdAf × pontosUnitario',
      sortable: true,
      nullable: false,
    }),
    pontosUnitario: column.points('a.pontos_unitario', 'Pontos Unitário', {
      description: 'Mean points of a scored unit; those of the product when none was scored',
      sortable: true,
      nullable: false,
    }),
    observacao: column.text('o.observacao', 'Observação', { description: 'The latest note' }),
    semCompras: column.boolean('a.sem_compras', 'Sem compras', {
      description: 'Never bought nor counted: says nothing',
      sortable: true,
      nullable: false,
    }),
  },
  filters: {
    networkId: { type: 'id', description: 'One network.', where: (value) => `a.network_id = ${value}` },
    rede: { type: 'text', replacedBy: 'networkId', description: 'Name of one network.', where: (value) => `n.nome = ${value}` },
    alerta: { type: 'boolean', description: 'Only rows that are over, or only the others.', where: (value) => `(a.qtd_af > 0) = ${value}` },
  },
  scope: (scope) => [...reportNetworksScope(scope), 'p.excluido_em is null'],
  defaultSort: [
    { column: 'saldoPontos', direction: 'desc' },
    { column: 'rede', direction: 'asc' },
  ],
  fileName: 'antifraude',
});
