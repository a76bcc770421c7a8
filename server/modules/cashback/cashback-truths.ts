import { byId, type Truth, walkedTruth } from '../../platform/db/truth.ts';

const redemptions = byId('redemptions');
const payouts = byId('payouts', { key: 'redemption_id' });

/** Truths of cashback redemptions, their payments and the ledger. */
export const cashbackTruths: readonly Truth[] = [
  walkedTruth({
    code: 'cashback-redemption-ledger',
    subject: 'CASHBACK',
    name: 'a redemption of cashback took its value from the ledger, and gave it back when it was cancelled',
    texto: 'Cada resgate de cashback tirou o seu valor do extrato, e o devolveu se foi cancelado.',
    walk: redemptions,
    statement: (within, inSlice) => `select x.id as redemption_id, x.pontos_gastos, e.taken, e.back from redemptions x left join (
        select o.origem_id, sum(-o.valor) as taken, coalesce(sum(r.valor), 0) as back from entries o
        left join entries r on r.reverses_entry_id = o.id
        where o.origem_tipo = 'RESGATE' and o.type = 'RESGATE'
          and ${inSlice(`o.origem_id in (select id::text from redemptions where ${within('id')})`)} group by 1) e on e.origem_id = x.id::text
      where ${within('x.id')} and x.audience = 'CONSUMER' and (coalesce(e.taken, 0) <> x.pontos_gastos
        or e.back <> case when x.status = 3 then x.pontos_gastos else 0 end)`,
  }),
  walkedTruth({
    code: 'cashback-payment-state',
    subject: 'CASHBACK',
    name: 'each redemption of cashback has one payment, in a state that its status tells',
    texto: 'Cada resgate de cashback tem um pagamento, na situação que o resgate mostra.',
    walk: redemptions,
    statement: (
      within,
    ) => `select x.id as redemption_id, x.status, o.estado from redemptions x left join payouts o on o.redemption_id = x.id
      where ${within('x.id')} and x.audience = 'CONSUMER' and (o.estado is null or x.status <> payout_status(o.estado))`,
  }),
  walkedTruth({
    code: 'cashback-lot-campaign',
    subject: 'CASHBACK',
    name: 'the lots that a redemption of cashback took belong to started campaigns',
    texto: 'Cada resgate de cashback usou só o que era de campanhas já começadas.',
    walk: redemptions,
    statement: (within) => `select x.id as redemption_id, l.id as lot_id from redemptions x
      join entries e on e.origem_tipo = 'RESGATE' and e.origem_id = x.id::text and e.type = 'RESGATE'
      join consumptions c on c.entry_id = e.id join lots l on l.id = c.lot_id left join campaigns k on k.id = l.campanha_id
      where ${within('x.id')} and x.audience = 'CONSUMER'
        and (k.data_inicio is null or k.data_inicio > (x.resgatado_em at time zone 'America/Sao_Paulo')::date)`,
  }),
  walkedTruth({
    code: 'cashback-batch-total',
    subject: 'CASHBACK',
    name: 'the total of a batch is that of its payments',
    texto: 'O total de cada lote de pagamento é o dos seus pagamentos.',
    walk: byId('payout_batches'),
    statement: (within) => `select b.id as batch_id from payout_batches b left join payouts o on o.batch_id = b.id
      left join redemptions x on x.id = o.redemption_id
      where ${within('b.id')} group by b.id having count(o.id) <> b.quantidade or coalesce(sum(x.pontos_gastos), 0) <> b.total`,
  }),
  walkedTruth({
    code: 'cashback-payment-proof',
    subject: 'CASHBACK',
    name: "a payment that was made has the bank's return, or an approver and, above the limit of its day, another payer",
    texto: 'Cada pagamento feito tem o retorno do banco, ou quem o aprovou e, acima do limite do dia, outra pessoa que o pagou.',
    walk: payouts,
    statement: (
      within,
    ) => `select x.id as redemption_id, o.estado from payouts o join redemptions x on x.id = o.redemption_id left join payout_batches b on b.id = o.batch_id
      where ${within('o.redemption_id')} and (o.estado = 'PAGO' or (o.estado = 'EM_ESTORNO' and o.pago_em is not null)) and (o.pago_em is null
        or case when o.retorno_em is null then o.aprovado_por_id is null or o.pago_por_id is null
            or (o.aprovado_por_id = o.pago_por_id and x.pontos_gastos > coalesce(o.limite_uma_pessoa, 0))
          else b.id is null or (x.pontos_gastos > o.limite_uma_pessoa
            and (o.aprovado_por_id = b.gerado_por_id or o.retorno_por_id in (o.aprovado_por_id, b.gerado_por_id))) end)`,
  }),
  walkedTruth({
    code: 'cashback-hold',
    subject: 'CASHBACK',
    name: 'no payment was approved while it was held',
    texto: 'Nenhum pagamento foi aprovado enquanto estava retido.',
    walk: payouts,
    statement: (within) =>
      `select redemption_id, aprovado_em, retido_ate from payouts where ${within('redemption_id')} and aprovado_em < retido_ate`,
  }),
  walkedTruth({
    code: 'cashback-paid-once',
    subject: 'CASHBACK',
    name: 'a consumer was paid at most once for a campaign, reversals subtracted',
    texto: 'Cada consumidor recebeu no máximo uma vez por campanha, descontados os estornos.',
    walk: byId('consumers'),
    statement: (within) => `select x.consumer_id, x.campaign_id, array_agg(x.id order by x.id) as redemption_ids
      from redemptions x join payouts o on o.redemption_id = x.id
      where x.campaign_id is not null and ${within('x.consumer_id')}
        and (o.estado in ('EM_LOTE', 'EM_TRANSITO') or (o.pago_em is not null and o.estado <> 'ESTORNADO'))
      group by 1, 2 having count(*) > 1`,
  }),
  walkedTruth({
    code: 'cashback-reversal-people',
    subject: 'CASHBACK',
    name: 'a payment was taken back for a reason by two people, of whom the second did not register it',
    texto: 'Cada estorno de pagamento tem um motivo e duas pessoas, e a segunda não registrou o pagamento.',
    walk: payouts,
    statement: (within) => `select redemption_id from payouts where ${within('redemption_id')} and estado = 'ESTORNADO'
      and (estorno_por_id is null or coalesce(trim(estorno_motivo), '') = ''
        or estorno_confirmado_por_id is null or estorno_confirmado_por_id in (estorno_por_id, coalesce(pago_por_id, estorno_por_id)))`,
  }),
];
