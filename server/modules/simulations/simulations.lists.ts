import { jobStateSet } from '../../platform/jobs/job-state.ts';
import { defineList } from '../../platform/lists/list.ts';
import { simulationDimensionSet } from './simulation-sets.ts';
import { simulationsScope } from './simulations-scope.ts';

/** ((then − now) ÷ now) × 100, null for a zero divisor. */
const change = (now: string, then: string) => `round((${then} - (${now})) * 100 / nullif(${now}, 0), 2)`;

/** Every simulation, with its totals. */
export const simulationsList = defineList({
  name: 'simulations',
  rowType: 'Simulation',
  description: 'Trials of other parameters on our own history: who, when, what, and what it comes to.',
  permission: 'simulation:read',
  from: 'simulations m join staff_users u on u.id = m.staff_user_id',
  countFrom: 'simulations m',
  key: 'm.id',
  columns: {
    id: { sql: 'm.id', type: 'id', title: 'Id', exported: false },
    criadoEm: { sql: 'm.criado_em', type: 'dateTime', title: 'Quando', sortable: true, nullable: false },
    usuario: { sql: 'u.nome', type: 'text', title: 'Quem', sortable: true, nullable: false },
    mudancas: {
      sql: "jsonb_build_object('itens', m.mudancas)",
      type: 'json',
      title: 'Mudanças',
      description: '{ itens: [{ parametro, id, codigo, nome, de, para }] }',
      nullable: false,
      exported: false,
    },
    rede: {
      sql: "(select string_agg(n.nome, ', ' order by n.nome) from networks n where m.redes::jsonb @> to_jsonb(n.id))",
      type: 'text',
      title: 'Rede',
      description: 'Names of the networks; null for all',
    },
    de: { sql: 'm.de', type: 'date', title: 'De', description: 'First day of the first month', sortable: true, nullable: false },
    ate: { sql: 'm.ate', type: 'date', title: 'Até', description: 'First day of the last month', sortable: true, nullable: false },
    estado: {
      sql: 'm.estado',
      type: 'text',
      set: jobStateSet,
      title: 'Situação',
      sortable: true,
      nullable: false,
    },
    feitas: { sql: 'm.feitas', type: 'integer', title: 'Pontuações lidas', nullable: false, exported: false },
    total: { sql: 'm.total', type: 'integer', title: 'Pontuações', sortable: true, nullable: false },
    pontosRegistrados: { sql: 'm.pontos_registrados', type: 'points', title: 'Pontos registrados', nullable: false },
    pontosAgora: { sql: 'm.pontos_agora', type: 'points', title: 'Pontos atuais', sortable: true, nullable: false },
    pontosEntao: { sql: 'm.pontos_entao', type: 'points', title: 'Pontos propostos', sortable: true, nullable: false },
    custoAgora: { sql: 'm.custo_agora', type: 'money', title: 'Custo atual', sortable: true, nullable: false },
    custoEntao: { sql: 'm.custo_entao', type: 'money', title: 'Custo proposto', sortable: true, nullable: false },
    cashbackAgora: { sql: 'm.cashback_agora', type: 'money', title: 'Cashback atual', nullable: false },
    cashbackEntao: { sql: 'm.cashback_entao', type: 'money', title: 'Cashback proposto', nullable: false },
    variacao: {
      sql: change('m.custo_agora + m.cashback_agora', 'm.custo_entao + m.cashback_entao'),
      type: 'decimal',
      title: 'Variação do custo (%)',
      description: 'Cost of points and cashback together; null when it was nothing',
      sortable: true,
    },
    limitadosAgora: { sql: 'm.limitados_agora', type: 'integer', title: 'Vendedores no limite (atual)', nullable: false },
    limitadosEntao: { sql: 'm.limitados_entao', type: 'integer', title: 'Vendedores no limite (proposto)', nullable: false },
  },
  filters: {
    estado: { type: 'text', set: jobStateSet, description: 'Simulations in this state.', where: (value) => `m.estado = ${value}` },
  },
  scope: simulationsScope,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'simulacoes',
});

/** One simulation's result by network, store or product, or for the sellers it affects most. */
export const simulationRowsList = defineList({
  name: 'simulationRows',
  rowType: 'SimulationRow',
  description: 'A simulation by network, store, product, or seller (the twenty that it moves most).',
  permission: 'simulation:read',
  from: `simulation_rows r join simulations m on m.id = r.simulation_id
    left join networks n on r.dimensao = 'REDE' and n.id = r.ref_id
    left join sellers v on r.dimensao = 'VENDEDOR' and v.id = r.ref_id
    left join stores s on s.id = case r.dimensao when 'LOJA' then r.ref_id when 'VENDEDOR' then v.store_id end
    left join products p on r.dimensao = 'PRODUTO' and p.id = r.ref_id
    left join networks o on o.id = s.network_id`,
  countFrom: 'simulation_rows r join simulations m on m.id = r.simulation_id',
  key: 'r.id',
  columns: {
    id: { sql: 'r.id', type: 'id', title: 'Id', exported: false },
    nome: {
      sql: "coalesce(case r.dimensao when 'LOJA' then s.nome_fantasia end, n.nome, v.nome, p.nome, '')",
      type: 'text',
      title: 'Nome',
      sortable: true,
      nullable: false,
    },
    detalhe: {
      sql: "case r.dimensao when 'LOJA' then o.nome when 'VENDEDOR' then s.nome_fantasia when 'PRODUTO' then p.codigo when 'REDE' then n.regiao end",
      type: 'text',
      title: 'Detalhe',
      description: 'Network of a store, store of a seller, code of a product, region of a network',
    },
    vendas: { sql: 'r.vendas', type: 'integer', title: 'Pontuações', sortable: true, nullable: false },
    pontosAgora: { sql: 'r.pontos_agora', type: 'points', title: 'Pontos atuais', sortable: true, nullable: false },
    pontosEntao: { sql: 'r.pontos_entao', type: 'points', title: 'Pontos propostos', sortable: true, nullable: false },
    custoAgora: { sql: 'r.custo_agora', type: 'money', title: 'Custo atual', sortable: true, nullable: false },
    custoEntao: { sql: 'r.custo_entao', type: 'money', title: 'Custo proposto', sortable: true, nullable: false },
    diferenca: { sql: 'r.custo_entao - r.custo_agora', type: 'money', title: 'Diferença', sortable: true, nullable: false },
    variacao: { sql: change('r.custo_agora', 'r.custo_entao'), type: 'decimal', title: 'Variação (%)', sortable: true },
    cashbackAgora: { sql: 'r.cashback_agora', type: 'money', title: 'Cashback atual', sortable: true, nullable: false },
    cashbackEntao: { sql: 'r.cashback_entao', type: 'money', title: 'Cashback proposto', sortable: true, nullable: false },
    movimento: {
      sql: 'abs(r.custo_entao - r.custo_agora) + abs(r.cashback_entao - r.cashback_agora)',
      type: 'money',
      title: 'Movimento',
      description: 'How much the cost moves, whichever way',
      sortable: true,
      nullable: false,
      exported: false,
    },
  },
  filters: {
    simulationId: { type: 'id', description: 'Of one simulation.', where: (value) => `r.simulation_id = ${value}` },
    dimensao: {
      type: 'text',
      set: simulationDimensionSet,
      description: 'Rows of one breakdown.',
      where: (value) => `r.dimensao = ${value}`,
    },
  },
  scope: simulationsScope,
  defaultSort: [{ column: 'movimento', direction: 'desc' }],
  fileName: 'simulacao',
});
