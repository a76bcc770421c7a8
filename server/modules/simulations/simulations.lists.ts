import { jobStateSet } from '../../platform/jobs/job-state.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { simulationDimensionSet } from './simulation-sets.ts';
import { SimulatedChanges } from './simulation-shapes.ts';
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
    id: column.id('m.id', 'Id', { exported: false }),
    criadoEm: column.dateTime('m.criado_em', 'Quando', { sortable: true, nullable: false }),
    usuario: column.text('u.nome', 'Quem', { sortable: true, nullable: false }),
    mudancas: column.json("jsonb_build_object('itens', m.mudancas)", 'Mudanças', {
      shape: SimulatedChanges,
      description: 'Values that it tries',
      nullable: false,
      exported: false,
    }),
    rede: column.text("(select string_agg(n.nome, ', ' order by n.nome) from networks n where m.redes::jsonb @> to_jsonb(n.id))", 'Rede', {
      description: 'Names of the networks; null for all',
    }),
    de: column.date('m.de', 'De', { description: 'First day of the first month', sortable: true, nullable: false }),
    ate: column.date('m.ate', 'Até', { description: 'First day of the last month', sortable: true, nullable: false }),
    estado: column.text('m.estado', 'Situação', { set: jobStateSet, sortable: true, nullable: false }),
    feitas: column.integer('m.feitas', 'Pontuações lidas', { nullable: false, exported: false }),
    total: column.integer('m.total', 'Pontuações', { sortable: true, nullable: false }),
    pontosRegistrados: column.points('m.pontos_registrados', 'Pontos registrados', { nullable: false }),
    pontosAgora: column.points('m.pontos_agora', 'Pontos atuais', { sortable: true, nullable: false }),
    pontosEntao: column.points('m.pontos_entao', 'Pontos propostos', { sortable: true, nullable: false }),
    custoAgora: column.money('m.custo_agora', 'Custo atual', { sortable: true, nullable: false }),
    custoEntao: column.money('m.custo_entao', 'Custo proposto', { sortable: true, nullable: false }),
    cashbackAgora: column.money('m.cashback_agora', 'Cashback atual', { nullable: false }),
    cashbackEntao: column.money('m.cashback_entao', 'Cashback proposto', { nullable: false }),
    variacao: column.decimal(change('m.custo_agora + m.cashback_agora', 'm.custo_entao + m.cashback_entao'), 'Variação do custo (%)', {
      description: 'Cost of points and cashback together; null when it was nothing',
      sortable: true,
    }),
    limitadosAgora: column.integer('m.limitados_agora', 'Vendedores no limite (atual)', { nullable: false }),
    limitadosEntao: column.integer('m.limitados_entao', 'Vendedores no limite (proposto)', { nullable: false }),
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
    id: column.id('r.id', 'Id', { exported: false }),
    nome: column.text("coalesce(case r.dimensao when 'LOJA' then s.nome_fantasia end, n.nome, v.nome, p.nome, '')", 'Nome', {
      sortable: true,
      nullable: false,
    }),
    detalhe: column.text(
      "case r.dimensao when 'LOJA' then o.nome when 'VENDEDOR' then s.nome_fantasia when 'PRODUTO' then p.codigo when 'REDE' then n.regiao end",
      'Detalhe',
      { description: 'Network of a store, store of a seller, code of a product, region of a network' },
    ),
    vendas: column.integer('r.vendas', 'Pontuações', { sortable: true, nullable: false }),
    pontosAgora: column.points('r.pontos_agora', 'Pontos atuais', { sortable: true, nullable: false }),
    pontosEntao: column.points('r.pontos_entao', 'Pontos propostos', { sortable: true, nullable: false }),
    custoAgora: column.money('r.custo_agora', 'Custo atual', { sortable: true, nullable: false }),
    custoEntao: column.money('r.custo_entao', 'Custo proposto', { sortable: true, nullable: false }),
    diferenca: column.money('r.custo_entao - r.custo_agora', 'Diferença', { sortable: true, nullable: false }),
    variacao: column.decimal(change('r.custo_agora', 'r.custo_entao'), 'Variação (%)', { sortable: true }),
    cashbackAgora: column.money('r.cashback_agora', 'Cashback atual', { sortable: true, nullable: false }),
    cashbackEntao: column.money('r.cashback_entao', 'Cashback proposto', { sortable: true, nullable: false }),
    movimento: column.money('abs(r.custo_entao - r.custo_agora) + abs(r.cashback_entao - r.cashback_agora)', 'Movimento', {
      description: 'How much the cost moves, whichever way',
      sortable: true,
      nullable: false,
      exported: false,
    }),
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
