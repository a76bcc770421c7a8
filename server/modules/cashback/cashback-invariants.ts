/** Invariants of cashback redemptions, their payments and the ledger: each statement returns the rows that violate it. */
export const cashbackInvariants: readonly { name: string; sql: string }[] = [
  {
    name: 'a redemption of cashback took its value from the ledger, and gave it back when it was cancelled',
    sql: `select x.id, x.pontos_gastos, e.taken, e.back from redemptions x left join (
        select o.origem_id, sum(-o.valor) as taken, coalesce(sum(r.valor), 0) as back from entries o
        left join entries r on r.reverses_entry_id = o.id
        where o.origem_tipo = 'RESGATE' and o.type = 'RESGATE' group by 1) e on e.origem_id = x.id::text
      where x.audience = 'CONSUMER' and (coalesce(e.taken, 0) <> x.pontos_gastos
        or e.back <> case when x.status = 3 then x.pontos_gastos else 0 end)`,
  },
  {
    name: 'each redemption of cashback has one payment, in a state that its status tells',
    sql: `select x.id, x.status, o.estado from redemptions x left join payouts o on o.redemption_id = x.id
      where x.audience = 'CONSUMER' and x.status is distinct from
        case o.estado when 'SOLICITADO' then 0 when 'APROVADO' then 0 when 'EM_LOTE' then 2 when 'PAGO' then 1 when 'DEVOLVIDO' then 3
          when 'CANCELADO' then 3 end`,
  },
  {
    name: 'the lots that a redemption of cashback took belong to started campaigns',
    sql: `select x.id, l.id from redemptions x join entries e on e.origem_tipo = 'RESGATE' and e.origem_id = x.id::text and e.type = 'RESGATE'
      join consumptions c on c.entry_id = e.id join lots l on l.id = c.lot_id left join campaigns k on k.id = l.campanha_id
      where x.audience = 'CONSUMER' and (k.data_inicio is null or k.data_inicio > (x.resgatado_em at time zone 'America/Sao_Paulo')::date)`,
  },
  {
    name: 'the total of a batch is that of its payments',
    sql: `select b.id from payout_batches b left join payouts o on o.batch_id = b.id left join redemptions x on x.id = o.redemption_id
      group by b.id having count(o.id) <> b.quantidade or coalesce(sum(x.pontos_gastos), 0) <> b.total`,
  },
];
