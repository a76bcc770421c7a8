import { defineTotals } from '../../../platform/totals/totals.ts';
import { redemptionStatusSet } from '../../audiences/index.ts';
import { redemptionKindSet, redemptionsScope } from '../../redemptions/index.ts';
import { placeJoins, places, seller, text } from './dimensions.ts';
import { decimal, lag, rows, share } from './measures.ts';

const KEPT = 'filter (where x.status <> 3)';

/** Redemptions of sellers. */
export const redemptionTotals = defineTotals({
  name: 'redemptionTotals',
  noun: 'Redemption',
  title: 'Resgates dos vendedores',
  description: 'Redemptions of sellers, grouped and computed in one statement. Cancelled ones count only in `cancelled`.',
  permission: 'redemption:list',
  from: 'redemptions x',
  joins: { ...placeJoins('x.network_id', 'x.store_id'), costs: 'join redemption_costs c on c.id = x.id' },
  where: ["x.audience = 'SELLER'"],
  scope: (scope) => redemptionsScope(scope, 'x'),
  date: { sql: 'x.resgatado_em', type: 'instant', description: 'Day of the redemption.' },
  counted: 'redemptions',
  dimensions: {
    ...places('x.network_id', 'x.store_id'),
    SELLER: seller('x.seller_id'),
    PRIZE: text({ field: 'prize', title: 'Prêmio', description: 'Name of the prize', sql: 'x.premio' }),
    KIND: text({ field: 'kind', title: 'Tipo', description: 'Kind of the prize', sql: 'x.tipo', set: redemptionKindSet }),
    STATUS: {
      field: 'status',
      title: 'Situação',
      description: 'State of the redemption',
      sql: 'x.status',
      type: 'integer',
      set: redemptionStatusSet,
    },
    PARTNER: text({
      field: 'partner',
      title: 'Parceiro comercial',
      description: 'Business partner who delivers',
      sql: 'x.parceiro_comercial',
    }),
  },
  measures: {
    count: rows('Resgates', 'Redemptions that were not cancelled', `count(*) ${KEPT}`),
    share,
    units: rows('Prêmios', 'Prizes redeemed', `sum(x.qtde) ${KEPT}`),
    points: decimal('points', 'Pontos', 'Points spent', `sum(x.pontos_gastos) ${KEPT}`),
    cost: decimal('BRL', 'Custo', 'Cost at the value of a point on the day', `sum(c.custo) ${KEPT}`, { needs: ['costs'] }),
    cancelled: rows('Cancelados', 'Cancelled redemptions', 'count(*) filter (where x.status = 3)'),
    ...lag({
      name: 'daysToDeliver',
      unit: 'days',
      title: 'Entrega',
      description: 'the time from redemption to delivery',
      sql: "(coalesce(x.data_entrega, c.encerrado) - (x.resgatado_em at time zone 'America/Sao_Paulo')::date)",
      when: 'x.status = 1',
      needs: ['costs'],
    }),
    sellers: rows('Vendedores', 'Sellers who redeemed', `count(distinct x.seller_id) ${KEPT}`, { unit: 'members' }),
  },
});
