import { defineTotals, type TotalsDimension, type TotalsMeasure } from '../../../platform/totals/totals.ts';
import { postingOriginSet, postingScope } from '../../postings/index.ts';
import { consumer, placeJoins, places, seller, text } from './dimensions.ts';
import { decimal, rows, share } from './measures.ts';

const joins = {
  ...placeJoins('p.network_id', 'p.store_id'),
  items: 'join posting_items i on i.posting_id = p.id',
  product: 'left join products d on d.id = i.product_id',
} as const;
const count = (title: string, description: string) => rows(title, description, 'count(*)', { within: { items: 'count(distinct p.id)' } });
const amount = decimal('BRL', 'Valor vendido', 'Value sold', 'sum(p.total_venda)', { within: { items: 'sum(i.sub_total)' } });
const ticket = decimal('BRL', 'Ticket médio', 'Mean value of a sale', 'round(sum(p.total_venda) / nullif(count(*), 0), 2)', {
  within: { items: 'round(sum(i.sub_total) / nullif(count(distinct p.id), 0), 2)' },
  nullable: true,
});
const storesMeasure = rows('Lojas', 'Stores with sales', 'count(distinct p.store_id)');
const origin = text({ field: 'origin', title: 'Origem', description: 'How the sale came in', sql: 'p.origem', set: postingOriginSet });

const salesDimensions = {
  ...places('p.network_id', 'p.store_id'),
  SELLER: seller('p.seller_id'),
  PRODUCT: {
    field: 'productId',
    title: 'Produto',
    description: 'Product',
    sql: 'i.product_id',
    type: 'id',
    label: { field: 'product', title: 'Produto', table: 'products lp', on: (key) => `lp.id = ${key}`, sql: "lp.codigo || ' ' || lp.nome" },
    needs: ['items'],
  },
  CATEGORY: text({
    field: 'category',
    title: 'Categoria',
    description: 'Category of the product',
    sql: 'd.categoria',
    needs: ['items', 'product'],
  }),
  SCENARIO: {
    field: 'scenario',
    title: 'Cenário',
    description: 'Scenario of the store on the day of the sale, 0 to 3',
    sql: `coalesce((select c.cenario from store_scenarios c where c.store_id = p.store_id and c.vigente_em <= p.realizado_em
      order by c.vigente_em desc limit 1), 0)`,
    type: 'integer',
  },
  ORIGIN: origin,
} as const satisfies Record<string, TotalsDimension>;

const salesMeasures = {
  count: count('Vendas', 'Sales'),
  share,
  amount,
  averageTicket: ticket,
  units: decimal('units', 'Unidades', 'Units sold', 'sum((select sum(i.qtde) from posting_items i where i.posting_id = p.id))', {
    within: { items: 'sum(i.qtde)' },
  }),
  points: decimal('points', 'Pontos', 'Points credited; by product or category, points before the monthly cap', 'sum(p.total_pontos)', {
    within: { items: 'sum(i.pontos)' },
  }),
  cost: decimal('BRL', 'Custo dos pontos', 'Cost of the points', 'sum(p.valor_custo)', {
    within: { items: 'sum(round(i.pontos * p.valor_ponto, 2))' },
  }),
  sellers: rows('Vendedores', 'Sellers with sales', 'count(distinct p.seller_id)'),
  stores: storesMeasure,
} as const satisfies Record<string, TotalsMeasure>;

const date = { sql: 'p.realizado_em', type: 'date', description: 'Day of the sale.' } as const;

/** Approved sales of sellers. */
export const salesTotals = defineTotals({
  name: 'salesTotals',
  noun: 'Sales',
  title: 'Vendas dos vendedores',
  description: 'Approved sales of sellers, grouped and computed in one statement.',
  permission: 'posting:list',
  from: 'postings p',
  joins,
  where: ["p.audience = 'SELLER'", "p.status = 'APROVADA'"],
  scope: postingScope,
  date,
  counted: 'postings',
  dimensions: salesDimensions,
  measures: salesMeasures,
});

/** Approved purchases of consumers. */
export const purchaseTotals = defineTotals({
  name: 'purchaseTotals',
  noun: 'Purchase',
  title: 'Compras dos consumidores',
  description: 'Approved purchases of consumers, grouped and computed in one statement.',
  permission: 'cashback:list',
  from: 'postings p',
  joins: placeJoins('p.network_id', 'p.store_id'),
  where: ["p.audience = 'CONSUMER'", "p.status = 'APROVADA'"],
  scope: postingScope,
  date,
  member: 'p.consumer_id',
  counted: 'postings',
  dimensions: { ...places('p.network_id', 'p.store_id'), CONSUMER: consumer('p.consumer_id'), ORIGIN: origin },
  measures: {
    count: rows('Compras', 'Purchases'),
    share,
    amount: decimal('BRL', 'Valor comprado', 'Value of the purchases', 'sum(p.total_venda)'),
    swAmount: decimal('BRL', 'Produtos SW', 'Value of SW products', 'sum(p.valor_produtos_sw)'),
    cashback: decimal('BRL', 'Cashback', 'Cashback credited', 'sum(p.cashback)'),
    averageTicket: decimal('BRL', 'Ticket médio', 'Mean value of a purchase', 'round(sum(p.total_venda) / nullif(count(*), 0), 2)', {
      nullable: true,
    }),
    consumers: rows('Consumidores', 'Consumers with purchases', 'count(distinct p.consumer_id)'),
    stores: storesMeasure,
  },
});
