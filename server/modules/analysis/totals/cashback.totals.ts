import { defineTotals } from '../../../platform/totals/totals.ts';
import { payoutStateSet, pixKeyTypeSet } from '../../cashback/index.ts';
import { buyersScope } from '../../consumers/index.ts';
import { consumer, text } from './dimensions.ts';
import { decimal, hoursBetween, lag, percent, rows, share } from './measures.ts';

const campaign = (sql: string) =>
  ({
    field: 'campaignId',
    title: 'Campanha',
    description: 'Campaign',
    sql,
    type: 'id',
    label: {
      field: 'campaign',
      title: 'Campanha',
      table: 'campaigns lk',
      on: (key: string) => `lk.id = ${key}`,
      sql: "to_char(lk.data_inicio, 'YYYY-MM-DD')",
    },
  }) as const;

const reached = 'q.sw_amount >= coalesce(k.valor_resgate_liberado, y.valor_resgate_liberado)';
const people = (when: string) => `count(distinct q.consumer_id) filter (where ${when})`;
const EVERYONE = 'count(distinct q.consumer_id)';

/** Consumers in each campaign: what they bought, and how far their cashback went. */
export const cashbackTotals = defineTotals({
  name: 'cashbackTotals',
  noun: 'Cashback',
  title: 'Consumidores por campanha',
  description: 'Consumers with purchases in a campaign: threshold, redemption, payment and expiry, grouped and computed in one statement.',
  permission: 'cashback:list',
  from: `(select p.consumer_id, p.campaign_id, count(*) as purchases, sum(p.total_venda) as amount, sum(p.valor_produtos_sw) as sw_amount,
      sum(p.cashback) as cashback, min(p.realizado_em) as first_day
    from postings p where p.audience = 'CONSUMER' and p.status = 'APROVADA' and p.campaign_id is not null group by 1, 2) q
    join campaigns k on k.id = q.campaign_id join system_settings y on y.id = 1
    left join redemptions x on x.consumer_id = q.consumer_id and x.campaign_id = q.campaign_id and x.audience = 'CONSUMER' and x.status <> 3
    left join payouts o on o.redemption_id = x.id`,
  joins: {
    consumer: 'left join consumers c on c.id = q.consumer_id',
    // What was written off and not given back, and what is past its day and not written off yet.
    expired: `left join (
      select a.holder_id, l.campanha_id, sum(coalesce(u.valor, 0) + case when l.vence_em < {today} then l.restante else 0 end) as valor
      from lots l join accounts a on a.id = l.account_id and a.holder_type = 'CONSUMER'
      left join (select w.lot_id, sum(case when w.returned then -w.valor else w.valor end) as valor from consumptions w
        join entries e on e.id = w.entry_id and e.type in ('EXPIRACAO', 'REATIVACAO', 'ESTORNO_EXPIRACAO') group by 1) u on u.lot_id = l.id
      where l.campanha_id is not null group by 1, 2) z on z.holder_id = q.consumer_id and z.campanha_id = q.campaign_id`,
  },
  scope: (scope) => buyersScope(scope, 'q.consumer_id'),
  date: { sql: 'k.data_inicio', type: 'date', description: 'First day of the campaign.' },
  member: 'q.consumer_id',
  counted: 'postings',
  dimensions: {
    CAMPAIGN: campaign('q.campaign_id'),
    CONSUMER: consumer('q.consumer_id'),
    STATE: text({ field: 'state', title: 'UF', description: 'State of the consumer', sql: 'c.end_estado', needs: ['consumer'] }),
    CITY: text({ field: 'city', title: 'Cidade', description: 'City of the consumer', sql: 'c.end_cidade', needs: ['consumer'] }),
  },
  measures: {
    count: rows('Consumidores', 'Consumers with purchases', EVERYONE, { unit: 'members' }),
    share,
    purchases: rows('Compras', 'Purchases', 'sum(q.purchases)'),
    amount: decimal('BRL', 'Valor comprado', 'Value of the purchases', 'sum(q.amount)'),
    swAmount: decimal('BRL', 'Produtos SW', 'Value of SW products', 'sum(q.sw_amount)'),
    cashback: decimal('BRL', 'Cashback', 'Cashback earned', 'sum(q.cashback)'),
    reached: rows('Atingiram o mínimo', 'Consumers whose SW products reached the threshold', people(reached), { unit: 'members' }),
    redeemed: rows('Resgataram', 'Consumers who redeemed', people('x.id is not null'), { unit: 'members' }),
    paid: rows('Receberam', 'Consumers who were paid', people("o.estado = 'PAGO'"), { unit: 'members' }),
    lapsed: rows('Perderam', 'Consumers of whose cashback something expired unspent', people('z.valor > 0'), {
      unit: 'members',
      needs: ['expired'],
    }),
    reachedShare: percent('Atingiram o mínimo', 'Consumers whose SW products reached the threshold', people(reached), EVERYONE),
    redeemedShare: percent('Resgataram', 'Consumers who redeemed', people('x.id is not null'), EVERYONE),
    paidShare: percent('Receberam', 'Consumers who were paid', people("o.estado = 'PAGO'"), EVERYONE),
    lapsedShare: percent('Perderam', 'Consumers of whose cashback something expired unspent', people('z.valor > 0'), EVERYONE, {
      needs: ['expired'],
    }),
    expired: decimal('BRL', 'Vencido', 'Cashback that expired unspent', 'sum(z.valor)', { needs: ['expired'] }),
  },
});

const inState = (state: string) => `count(*) filter (where o.estado = '${state}')`;
const amountIn = (state: string) => `sum(x.pontos_gastos) filter (where o.estado = '${state}')`;

/** Payments of cashback by PIX. */
export const payoutTotals = defineTotals({
  name: 'payoutTotals',
  noun: 'Payout',
  title: 'Pagamentos de cashback',
  description: 'Payments of cashback by PIX, with outcome and lag, grouped and computed in one statement.',
  permission: 'redemption:list',
  from: 'payouts o join redemptions x on x.id = o.redemption_id',
  scope: (scope) => buyersScope(scope, 'x.consumer_id'),
  date: { sql: 'x.resgatado_em', type: 'instant', description: 'Day of the redemption.' },
  member: 'x.consumer_id',
  counted: 'payouts',
  dimensions: {
    STATE: text({ field: 'state', title: 'Situação', description: 'State of the payment', sql: 'o.estado', set: payoutStateSet }),
    REASON: text({
      field: 'reason',
      title: 'Motivo',
      description: 'Reason given by the bank, or of the reversal',
      sql: 'coalesce(o.estorno_motivo, o.motivo)',
    }),
    END_MONTH: text({
      field: 'endMonth',
      title: 'Mês do desfecho',
      description: "Month 'YYYY-MM' in which it was paid, returned or ended",
      sql: "to_char(coalesce(o.encerrado_em, o.estorno_em, o.retorno_em, o.pago_em) at time zone 'America/Sao_Paulo', 'YYYY-MM')",
    }),
    KEY_TYPE: text({
      field: 'keyType',
      title: 'Tipo de chave',
      description: 'Type of the PIX key',
      sql: 'x.tipo_chave_pix',
      set: pixKeyTypeSet,
    }),
    CAMPAIGN: campaign('x.campaign_id'),
  },
  measures: {
    count: rows('Pagamentos', 'Payments'),
    share,
    amount: decimal('BRL', 'Valor', 'Amount', 'sum(x.pontos_gastos)'),
    paid: rows('Pagos', 'Paid', inState('PAGO')),
    paidAmount: decimal('BRL', 'Valor pago', 'Amount paid', amountIn('PAGO')),
    returned: rows('Devolvidos', 'Returned by the bank', inState('DEVOLVIDO')),
    returnedAmount: decimal('BRL', 'Valor devolvido', 'Amount returned by the bank', amountIn('DEVOLVIDO')),
    reversed: rows('Estornados', 'Taken back after payment', inState('ESTORNADO')),
    cancelled: rows('Cancelados', 'Cancelled before payment', inState('CANCELADO')),
    ...lag({
      name: 'hoursToApprove',
      unit: 'hours',
      title: 'Aprovação',
      description: 'the time from redemption to approval',
      sql: hoursBetween('x.resgatado_em', 'o.aprovado_em'),
      when: 'o.aprovado_em is not null',
    }),
    ...lag({
      name: 'hoursToPay',
      unit: 'hours',
      title: 'Pagamento',
      description: 'the time from redemption to payment',
      sql: hoursBetween('x.resgatado_em', 'o.pago_em'),
      when: 'o.pago_em is not null',
    }),
    consumers: rows('Consumidores', 'Consumers', 'count(distinct x.consumer_id)', { unit: 'members' }),
  },
});
