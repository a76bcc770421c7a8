import { defineTotals } from '../../../platform/totals/totals.ts';
import { audienceSet } from '../../audiences/index.ts';
import { holdersScope } from '../../balances/index.ts';
import { entryTypeSet } from '../../ledger/index.ts';
import { consumer, placeJoins, places, seller, text } from './dimensions.ts';
import { decimal, percent, rows } from './measures.ts';

const HOLDERS = `left join sellers v on a.holder_type = 'SELLER' and v.id = a.holder_id left join stores vs on vs.id = v.store_id
    left join consumers c on a.holder_type = 'CONSUMER' and c.id = a.holder_id`;

const holderDimensions = {
  AUDIENCE: text({ field: 'audience', title: 'Público', description: 'Audience of the member', sql: 'a.holder_type', set: audienceSet }),
  SELLER: seller('v.id'),
  CONSUMER: consumer('c.id'),
};
const members = (account: string) => rows('Participantes', 'Members', `count(distinct ${account})`, { unit: 'members' });
const points = (when: string) => `filter (where a.currency = 'PONTO' and ${when})`;
const brl = (when: string) => `filter (where a.currency = 'BRL' and ${when})`;

/** Movements of the ledger. */
export const entryTotals = defineTotals({
  name: 'entryTotals',
  noun: 'Entry',
  title: 'Movimentos do extrato',
  description: 'Movements of points and cashback in the ledger, grouped and computed in one statement.',
  permission: 'posting:listOfSeller',
  from: `entries e join accounts a on a.id = e.account_id ${HOLDERS}`,
  joins: placeJoins('coalesce(a.network_id, vs.network_id)', 'v.store_id'),
  scope: (scope) => holdersScope(scope, 'vs'),
  date: { sql: 'e.dia', type: 'date', description: 'Day of the movement.' },
  member: 'a.id',
  counted: 'entries',
  dimensions: {
    ...places('coalesce(a.network_id, vs.network_id)', 'v.store_id'),
    ...holderDimensions,
    TYPE: text({ field: 'type', title: 'Movimento', description: 'Type of the movement', sql: 'e.type', set: entryTypeSet }),
  },
  measures: {
    count: rows('Movimentos', 'Movements'),
    pointsCredited: decimal('points', 'Pontos creditados', 'Points credited', `sum(e.valor) ${points('e.valor > 0')}`),
    pointsDebited: decimal('points', 'Pontos debitados', 'Points debited', `-sum(e.valor) ${points('e.valor < 0')}`),
    pointsNet: decimal('points', 'Pontos, saldo', 'Points credited less debited', `sum(e.valor) ${points('true')}`),
    cashbackCredited: decimal('BRL', 'Cashback creditado', 'Cashback credited', `sum(e.valor) ${brl('e.valor > 0')}`),
    cashbackDebited: decimal('BRL', 'Cashback debitado', 'Cashback debited', `-sum(e.valor) ${brl('e.valor < 0')}`),
    cashbackNet: decimal('BRL', 'Cashback, saldo', 'Cashback credited less debited', `sum(e.valor) ${brl('true')}`),
    members: members('a.id'),
  },
});

const isAlive = '(a.vence_em is null or a.vence_em >= {today})';
const credited = 'case when a.origin_lot_id is null then a.valor else 0 end';
// What a cancelled redemption or a reactivation gave back in a new lot is taken off what was redeemed or expired.
const redeemed = "(coalesce(u.redeemed, 0) - case when a.retorno = 'CANCELAMENTO_RESGATE' then a.valor else 0 end)";
const expired = `(coalesce(u.expired, 0) - case when a.retorno = 'REATIVACAO' then a.valor else 0 end
  + case when ${isAlive} then 0 else a.restante end)`;
const USES = {
  uses: `left join (select w.lot_id,
        sum(case when w.returned then -w.valor else w.valor end) filter (where g.type in ('RESGATE', 'CANCELAMENTO_RESGATE')) as redeemed,
        sum(case when w.returned then -w.valor else w.valor end) filter (where g.type in ('EXPIRACAO', 'REATIVACAO', 'ESTORNO_EXPIRACAO')) as expired
      from consumptions w join entries g on g.id = w.entry_id group by 1) u on u.lot_id = a.lot_id`,
};
const needs = ['uses'];

/** Credits of points and cashback, and what became of them. */
export const lotTotals = defineTotals({
  name: 'lotTotals',
  noun: 'Lot',
  title: 'Créditos e vencimentos',
  description: 'Credits of points and cashback by day of expiry: open, redeemed and expired value, grouped and computed in one statement.',
  permission: 'liability:read',
  from: `lot_origins a ${HOLDERS}`,
  joins: { ...placeJoins('a.network_id', 'v.store_id'), ...USES },
  scope: (scope) => holdersScope(scope, 'vs'),
  date: { sql: 'a.vence_em', type: 'date', description: 'Day of expiry.' },
  member: 'a.account_id',
  counted: 'lots',
  dimensions: {
    ...places('a.network_id', 'v.store_id'),
    ...holderDimensions,
    CREDIT_MONTH: text({
      field: 'creditMonth',
      title: 'Mês do crédito',
      description: "Month 'YYYY-MM' in which it was earned",
      sql: "to_char(a.coorte, 'YYYY-MM')",
    }),
    ORIGIN: text({ field: 'origin', title: 'Origem', description: 'Movement that credited it', sql: 'a.origem', set: entryTypeSet }),
  },
  measures: {
    pointsCredited: decimal('points', 'Pontos ganhos', 'Points earned', `sum(${credited}) ${points('true')}`),
    pointsOpen: decimal('points', 'Pontos em aberto', 'Points that can still be spent', `sum(a.restante) ${points(isAlive)}`),
    pointsOpenCost: decimal(
      'BRL',
      'Custo em aberto',
      'Cost of the open points at the value on the day of the credit',
      `sum(a.restante * a.valor_ponto) ${points(isAlive)}`,
    ),
    pointsRedeemed: decimal('points', 'Pontos resgatados', 'Points spent', `sum(${redeemed}) ${points('true')}`, { needs }),
    pointsExpired: decimal('points', 'Pontos vencidos', 'Points that expired unspent', `sum(${expired}) ${points('true')}`, { needs }),
    pointsBreakage: percent(
      'Quebra de pontos',
      'Expired points in those redeemed or expired',
      `sum(${expired}) ${points('true')}`,
      `sum(${expired} + ${redeemed}) ${points('true')}`,
      { needs },
    ),
    cashbackCredited: decimal('BRL', 'Cashback ganho', 'Cashback earned', `sum(${credited}) ${brl('true')}`),
    cashbackOpen: decimal('BRL', 'Cashback em aberto', 'Cashback that can still be spent', `sum(a.restante) ${brl(isAlive)}`),
    cashbackRedeemed: decimal('BRL', 'Cashback resgatado', 'Cashback spent', `sum(${redeemed}) ${brl('true')}`, { needs }),
    cashbackExpired: decimal('BRL', 'Cashback vencido', 'Cashback that expired unspent', `sum(${expired}) ${brl('true')}`, { needs }),
    cashbackBreakage: percent(
      'Quebra de cashback',
      'Expired cashback in that redeemed or expired',
      `sum(${expired}) ${brl('true')}`,
      `sum(${expired} + ${redeemed}) ${brl('true')}`,
      { needs },
    ),
    count: rows('Créditos', 'Credits'),
    members: members('a.account_id'),
  },
});
