import { defineTotals } from '../../../platform/totals/totals.ts';
import { audienceSet } from '../../audiences/index.ts';
import { holdersScope } from '../../balances/index.ts';
import { entryTypeSet } from '../../ledger/index.ts';
import { consumer, placeJoins, places, seller, text } from './dimensions.ts';
import { decimal, percent, rows } from './measures.ts';

const HOLDERS = `join accounts a on a.id = %.account_id
    left join sellers v on a.holder_type = 'SELLER' and v.id = a.holder_id left join stores vs on vs.id = v.store_id
    left join consumers c on a.holder_type = 'CONSUMER' and c.id = a.holder_id`;
const holders = (alias: string) => HOLDERS.replace('%', alias);

const holderDimensions = {
  AUDIENCE: text({ field: 'audience', title: 'Público', description: 'Audience of the member', sql: 'a.holder_type', set: audienceSet }),
  SELLER: seller('v.id'),
  CONSUMER: consumer('c.id'),
};
const MEMBERS = rows('Participantes', 'Members', 'count(distinct a.id)', { unit: 'members' });
const points = (when: string) => `filter (where a.currency = 'PONTO' and ${when})`;
const brl = (when: string) => `filter (where a.currency = 'BRL' and ${when})`;

/** Movements of the ledger. */
export const entryTotals = defineTotals({
  name: 'entryTotals',
  noun: 'Entry',
  title: 'Movimentos do extrato',
  description: 'Movements of points and cashback in the ledger, grouped and computed in one statement.',
  permission: 'posting:listOfSeller',
  from: `entries e ${holders('e')}`,
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
    members: MEMBERS,
  },
});

const isAlive = '(l.vence_em is null or l.vence_em >= {today})';
const credited = 'case when l.origin_lot_id is null then l.valor else 0 end';
// What a cancelled redemption or a reactivation gave back in a new lot is taken off what was redeemed or expired.
const redeemed = "(coalesce(u.redeemed, 0) - case when ce.type = 'CANCELAMENTO_RESGATE' then l.valor else 0 end)";
const expired = `(coalesce(u.expired, 0) - case when ce.type = 'REATIVACAO' then l.valor else 0 end
  + case when ${isAlive} then 0 else l.restante end)`;
const USES = {
  returned: `left join (select id, type from entries where type in ('CANCELAMENTO_RESGATE', 'REATIVACAO')) ce on ce.id = l.credit_entry_id`,
  uses: `left join (select w.lot_id,
        sum(case when w.returned then -w.valor else w.valor end) filter (where g.type in ('RESGATE', 'CANCELAMENTO_RESGATE')) as redeemed,
        sum(case when w.returned then -w.valor else w.valor end) filter (where g.type in ('EXPIRACAO', 'REATIVACAO', 'ESTORNO_EXPIRACAO')) as expired
      from consumptions w join entries g on g.id = w.entry_id group by 1) u on u.lot_id = l.lot_id`,
};
const needs = ['uses', 'returned'];

/** Credits of points and cashback, and what became of them. */
export const lotTotals = defineTotals({
  name: 'lotTotals',
  noun: 'Lot',
  title: 'Créditos e vencimentos',
  description: 'Credits of points and cashback by day of expiry: open, redeemed and expired value, grouped and computed in one statement.',
  permission: 'liability:read',
  from: `lot_origins l ${holders('l')}`,
  joins: { ...placeJoins('l.network_id', 'v.store_id'), ...USES },
  scope: (scope) => holdersScope(scope, 'vs'),
  date: { sql: 'l.vence_em', type: 'date', description: 'Day of expiry.' },
  member: 'a.id',
  counted: 'lots',
  dimensions: {
    ...places('l.network_id', 'v.store_id'),
    ...holderDimensions,
    CREDIT_MONTH: text({
      field: 'creditMonth',
      title: 'Mês do crédito',
      description: "Month 'YYYY-MM' in which it was earned",
      sql: "to_char(l.coorte, 'YYYY-MM')",
    }),
    ORIGIN: text({ field: 'origin', title: 'Origem', description: 'Movement that credited it', sql: 'l.origem', set: entryTypeSet }),
  },
  measures: {
    pointsCredited: decimal('points', 'Pontos ganhos', 'Points earned', `sum(${credited}) ${points('true')}`),
    pointsOpen: decimal('points', 'Pontos em aberto', 'Points that can still be spent', `sum(l.restante) ${points(isAlive)}`),
    pointsOpenCost: decimal(
      'BRL',
      'Custo em aberto',
      'Cost of the open points at the value on the day of the credit',
      `sum(l.restante * l.valor_ponto) ${points(isAlive)}`,
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
    cashbackOpen: decimal('BRL', 'Cashback em aberto', 'Cashback that can still be spent', `sum(l.restante) ${brl(isAlive)}`),
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
    members: MEMBERS,
  },
});
