/** Invariants across postings and the ledger: each statement returns the rows that violate it (`npm run db:check`). */
export const postingInvariants: readonly { name: string; sql: string }[] = [
  {
    name: 'the ledger holds the points of an approved posting of a seller, corrections included',
    sql: `select p.id, p.total_pontos, e.valor from postings p
      left join (select origem_id, sum(valor - loss) as valor from entries where origem_tipo = 'posting' group by origem_id) e on e.origem_id = p.id::text
      where p.audience = 'SELLER' and p.status = 'APROVADA' and coalesce(e.valor, 0) <> p.total_pontos`,
  },
  {
    name: 'an approved posting of a consumer is credited once in the ledger, with its cashback and in its campaign',
    sql: `select p.id, p.cashback, e.valor from postings p
      left join entries e on e.idempotency_key = 'postagem:' || p.id || ':v' || p.versao
      where p.audience = 'CONSUMER' and p.status = 'APROVADA' and (coalesce(e.valor, 0) <> p.cashback
        or exists (select from lots l where l.credit_entry_id = e.id and l.campanha_id is distinct from p.campaign_id))`,
  },
  {
    name: 'cashback never passes the percentage of a campaign by more than the cents of cancelled notes, and without those is its floor',
    sql: `select consumer_id, campaign_id, granted, floored from (
        select consumer_id, campaign_id, sum(cashback) filter (where status = 'APROVADA') as granted,
          trunc(sum(valor_produtos_sw * percentual_cashback_pb) filter (where status = 'APROVADA') * 0.0001, 2) as floored,
          count(*) filter (where status <> 'APROVADA') as undone
        from postings where audience = 'CONSUMER' group by 1, 2) x
      where granted > floored + undone * 0.01 or (undone = 0 and granted <> floored)`,
  },
  {
    name: 'the points of a posting are those of its items, less what the monthly limit held back',
    sql: `select p.id from postings p join (select posting_id, sum(pontos) as pontos, sum(sub_total) as total from posting_items group by posting_id) i
      on i.posting_id = p.id where p.pontos_brutos <> i.pontos or p.total_pontos + p.pontos_limitados <> p.pontos_brutos or p.total_venda <> i.total`,
  },
  {
    name: 'the counters of postings are their counts',
    sql: `select * from (select network_id, audience, status, dia, sum(n) as kept from (
          select network_id, audience, status, dia, n from posting_counts where network_id <> 0 and dia <> '-infinity'
          union all select network_id, audience, status, dia, n from posting_count_changes) c group by 1, 2, 3, 4) k
      full join (select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date as dia, count(*) as counted
        from postings group by 1, 2, 3, 4) r using (network_id, audience, status, dia)
      where coalesce(k.kept, 0) <> coalesce(r.counted, 0)`,
  },
  {
    name: 'a submission that was posted has one approved posting, any other has none',
    sql: `select s.id, s.status from submissions s left join (select submission_id, count(*) as n from postings where status = 'APROVADA' group by 1) p
      on p.submission_id = s.id where (s.status = 'POSTADA') <> (coalesce(p.n, 0) = 1)`,
  },
];
