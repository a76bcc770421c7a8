import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { storesScope } from '../stores/index.ts';
import { surveySourceSet } from './survey-source-set.ts';

/** Units of the list by brand, all brands and the programme's own; brands are compared as people read them. */
const BY_BRAND = `select sum(m.qtde) as total, sum(m.qtde) filter (where search_text(m.marca) = 'experiencias sw') as propria
  from market_survey_products m where m.survey_id = q.id and m.lista = 'CONCORRENTES'`;

/** Programme units the store scored in each of its last 12 months with sales. */
const MONTHS = `select sum(i.qtde) as qtde from postings p join posting_items i on i.posting_id = p.id
  where p.store_id = q.store_id and p.audience = 'SELLER' and p.status = 'APROVADA'
  group by date_trunc('month', p.realizado_em) order by date_trunc('month', p.realizado_em) desc limit 12`;

/** An expression rather than a join: when sorting by another column, it is computed only for the page's rows. */
const MONTHLY_MEAN = `coalesce((select avg(qtde) from (${MONTHS}) meses), marcas.propria, 0)`;

/** Market surveys with the store's share of the programme (document 001 §2 Pesquisas de Mercado; domain rules §4.9). */
export const marketSurveysList = defineList({
  name: 'marketSurveys',
  rowType: 'MarketSurvey',
  description: 'Market surveys (Pesquisas de Mercado) of stores, with what is computed from their products and from the sales scored.',
  permission: 'research:list',
  from: `market_surveys q join stores s on s.id = q.store_id join networks n on n.id = s.network_id
    cross join lateral (${BY_BRAND}) marcas`,
  countFrom: 'market_surveys q join stores s on s.id = q.store_id join networks n on n.id = s.network_id',
  key: 'q.id',
  search: 's.busca',
  where: ['q.excluido_em is null', 's.excluido_em is null'],
  columns: {
    id: column.id('q.id', 'Id', { exported: false }),
    revenda: column.text('s.nome_fantasia', 'Loja', { description: 'Trade name of the store', sortable: true, nullable: false }),
    cnpjRevenda: column.text('s.cnpj', 'CNPJ', { sortable: true, nullable: false }),
    rede: column.text('n.nome', 'Rede', { description: 'Name of the network', sortable: true, nullable: false }),
    cidade: column.text('s.end_cidade', 'Cidade', { sortable: true }),
    categoria: column.text('q.categoria', 'Categoria', { sortable: true, nullable: false }),
    comunicacao: column.text('q.comunicacao', 'Comunicação', { sortable: true, nullable: false }),
    faturamento: column.money('q.faturamento', 'Faturamento', { sortable: true, nullable: false }),
    qtdeProdutosVendidos: column.decimal('coalesce(marcas.total, 0)::numeric(14,2)', 'Qtde Produtos Vendidos', {
      description: 'Units of the list by brand, all brands',
      sortable: true,
      nullable: false,
    }),
    mediaMensal: column.decimal(`round(${MONTHLY_MEAN}, 2)::numeric(14,2)`, 'Média Mensal', {
      description: 'Programme units a month: mean of the last 12 months with sales; without sales, those of the own brand in the list',
      sortable: true,
      nullable: false,
    }),
    share: {
      // Not least() alone: it would turn the null of a division by zero into 100.
      sql: `case when marcas.total > 0 then round(least(100, ${MONTHLY_MEAN} * 100 / marcas.total), 2) end::numeric(14,2)`,
      type: 'decimal',
      title: 'Share (%)',
      description: 'Percentage of the sold units that is of the programme; null when nothing was sold',
      sortable: true,
    },
    qtdeVendedores: column.integer('q.qtde_vendedores', 'Qtde Vendedores', { sortable: true, nullable: false }),
    fonte: column.text('q.fonte', 'Fonte', { set: surveySourceSet, sortable: true, nullable: false }),
    criadoEm: column.dateTime('q.criado_em', 'Cadastrada em', { sortable: true, nullable: false }),
  },
  filters: {
    rede: { type: 'text', replacedBy: 'networkId', description: 'Name of a network.', where: (value) => `n.nome = ${value}` },
    networkId: { type: 'id', description: 'A network.', where: (value) => `n.id = ${value}` },
    fonte: { type: 'text', set: surveySourceSet, description: 'Surveys of one source.', where: (value) => `q.fonte = ${value}` },
  },
  scope: (scope) => storesScope(scope, 's'),
  defaultSort: [{ column: 'revenda', direction: 'asc' }],
  fileName: 'pesquisas_de_mercado',
});
