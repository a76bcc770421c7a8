import { dateSql } from '../../platform/lists/as-asked.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { reachSql } from '../../platform/lists/staff-scope.ts';
import { networkScope } from './networks-scope.ts';

/** Networks with points earned and sales (document 000 §2, Redes list; domain rules §4.9). */
export const networksList = defineList({
  name: 'networks',
  rowType: 'Network',
  description: 'Retail networks (Redes) with their computed totals.',
  permission: 'network:list',
  // One grouped pass per table, instead of a subquery per network and column; of a person limited to stores, over these stores alone.
  from: `networks n
    left join (select s.network_id, count(*) as lojas from stores s where s.ativo and s.excluido_em is null and {own} group by s.network_id) lojas
      on lojas.network_id = n.id
    left join (select s.network_id, count(*) as vendedores from sellers v join stores s on s.id = v.store_id
      where v.ativo and v.excluido_em is null and {own} group by s.network_id) vendedores on vendedores.network_id = n.id
    left join (select s.network_id, sum(s.total_venda) as vendas, sum(s.valor_custo) as custo, sum(s.total_pontos) as pontos, max(s.pontuado_em) as ultima
      from postings s where s.audience = 'SELLER' and s.status = 'APROVADA' and {ownSales} group by s.network_id) p on p.network_id = n.id
    left join (select s.network_id, sum(a.balance) - coalesce(sum(d.lapsed), 0) as saldo from sellers v join stores s on s.id = v.store_id
      join accounts a on a.holder_type = 'SELLER' and a.currency = 'PONTO' and a.holder_id = v.id
      left join (select account_id, sum(restante) as lapsed from lots where restante > 0 and vence_em < {today} group by account_id) d
        on d.account_id = a.id
      where v.excluido_em is null and {own} group by s.network_id) a on a.network_id = n.id`,
  countFrom: 'networks n',
  parts: ({ actor, today }) => ({
    today: dateSql(today),
    own: reachSql({ actor }, { store: 's.id' }),
    ownSales: reachSql({ actor }, { store: 's.store_id' }),
  }),
  key: 'n.id',
  search: 'n.busca',
  where: ['n.excluido_em is null'],
  columns: {
    id: column.id('n.id', 'Id', { exported: false }),
    nome: column.text('n.nome', 'Rede', { sortable: true, nullable: false }),
    regiao: column.text('n.regiao', 'Região', { sortable: true, nullable: false }),
    valorPonto: column.money('n.valor_ponto', 'Valor Ponto', { sortable: true, permission: 'network:seeValorPonto' }),
    ativo: column.boolean('n.ativo', 'Ativo', { sortable: true, nullable: false }),
    numeroRevendas: column.integer('coalesce(lojas.lojas, 0)', 'Nº Lojas', {
      description: 'Active stores',
      sortable: true,
      nullable: false,
    }),
    numeroParceiros: column.integer('coalesce(vendedores.vendedores, 0)', 'Nº Vendedores Lojas', {
      description: 'Active sellers',
      sortable: true,
      nullable: false,
    }),
    totalVendas: column.money('coalesce(p.vendas, 0)::numeric(14,2)', 'Total Vendas', {
      description: 'Sum of approved sales',
      sortable: true,
      nullable: false,
    }),
    totalCusto: column.money('coalesce(p.custo, 0)::numeric(14,2)', 'Total Custo', {
      description: 'Cost of the points of approved sales',
      sortable: true,
      nullable: false,
    }),
    totalPontos: column.points('coalesce(p.pontos, 0)::numeric(14,2)', 'Pontuação Total', {
      description: 'Points earned, cancellations excluded',
      sortable: true,
      nullable: false,
    }),
    saldoPontos: column.points('coalesce(a.saldo, 0)::numeric(14,2)', 'Saldo de Pontos', {
      description: 'Points that its sellers can spend today, less what they owe',
      sortable: true,
      nullable: false,
    }),
    ultimaPontuacao: column.dateTime('p.ultima', 'Última Pontuação', { description: 'Last posting', sortable: true }),
  },
  filters: {
    id: { type: 'id', description: 'The network with this id.', where: (value) => `n.id = ${value}` },
    ativo: { type: 'boolean', description: 'Only active or only inactive networks.', where: (value) => `n.ativo = ${value}` },
    rede: { type: 'text', replacedBy: 'id', description: 'Name of one network.', where: (value) => `n.nome = ${value}` },
  },
  scope: (scope) => networkScope(scope),
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'redes',
});
