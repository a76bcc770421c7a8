import { byId, type Truth, walkedTruth } from '../../../platform/db/truth.ts';

const postings = byId('postings');

/** Truths across sales and the ledger (`npm run db:check`). */
export const saleTruths: readonly Truth[] = [
  walkedTruth({
    code: 'posting-points-ledger',
    subject: 'PONTUACOES',
    name: 'the ledger holds the points of an approved posting of a seller, corrections included',
    texto: 'O extrato tem os pontos de cada pontuação aprovada de vendedor, com as correções.',
    walk: postings,
    statement: (within, inSlice) => `select p.id as posting_id, p.total_pontos, e.valor from postings p left join (
        select origem_id, sum(valor - loss) as valor from entries
        where origem_tipo = 'posting' and ${inSlice(`origem_id in (select id::text from postings where ${within('id')})`)}
        group by origem_id) e on e.origem_id = p.id::text
      where ${within('p.id')} and p.audience = 'SELLER' and p.status = 'APROVADA' and coalesce(e.valor, 0) <> p.total_pontos`,
  }),
  walkedTruth({
    code: 'posting-cashback-ledger',
    subject: 'PONTUACOES',
    name: 'an approved posting of a consumer is credited once in the ledger, with its cashback and in its campaign',
    texto: 'Cada pontuação aprovada de consumidor está no extrato uma vez, com o seu cashback e na sua campanha.',
    walk: postings,
    statement: (within) => `select p.id as posting_id, p.cashback, e.valor from postings p
      left join entries e on e.idempotency_key = 'postagem:' || p.id || ':v' || p.versao
      where ${within('p.id')} and p.audience = 'CONSUMER' and p.status = 'APROVADA' and (coalesce(e.valor, 0) <> p.cashback
        or exists (select from lots l where l.credit_entry_id = e.id and l.campanha_id is distinct from p.campaign_id))`,
  }),
  walkedTruth({
    code: 'posting-cashback-percentage',
    subject: 'PONTUACOES',
    name: 'cashback never passes the percentage of a campaign by more than the cents of cancelled notes, and without those is its floor',
    texto: 'O cashback de cada campanha não passa do seu percentual sobre as notas aprovadas.',
    walk: byId('consumers'),
    statement: (within) => `select consumer_id, campaign_id, granted, floored from (
        select consumer_id, campaign_id, sum(cashback) filter (where status = 'APROVADA') as granted,
          trunc(sum(valor_produtos_sw * percentual_cashback_pb) filter (where status = 'APROVADA') * 0.0001, 2) as floored,
          count(*) filter (where status <> 'APROVADA') as undone
        from postings where audience = 'CONSUMER' and ${within('consumer_id')} group by 1, 2) x
      where granted > floored + undone * 0.01 or (undone = 0 and granted <> floored)`,
  }),
  walkedTruth({
    code: 'posting-items',
    subject: 'PONTUACOES',
    name: 'the points of a posting are those of its items, less what the monthly limit held back',
    texto: 'Os pontos de cada pontuação são os dos seus produtos, menos o que o limite do mês reteve.',
    walk: postings,
    statement: (within) => `select p.id as posting_id from postings p join (
        select posting_id, sum(pontos) as pontos, sum(sub_total) as total from posting_items where ${within('posting_id')} group by posting_id) i
      on i.posting_id = p.id
      where ${within('p.id')} and (p.pontos_brutos <> i.pontos or p.total_pontos + p.pontos_limitados <> p.pontos_brutos or p.total_venda <> i.total)`,
  }),
  walkedTruth({
    code: 'posting-counters',
    subject: 'SOMAS',
    name: 'the counters of postings are their counts',
    texto: 'Os contadores de pontuações são as suas contagens.',
    walk: byId('networks', { size: 1 }),
    statement: (within) => `select * from (select network_id, audience, status, dia, sum(n) as kept from (
          select network_id, audience, status, dia, n from posting_counts where network_id <> 0 and dia <> '-infinity' and ${within('network_id')}
          union all select network_id, audience, status, dia, n from posting_count_changes where ${within('network_id')}) c group by 1, 2, 3, 4) k
      full join (select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date as dia, count(*) as counted
        from postings where ${within('network_id')} group by 1, 2, 3, 4) r using (network_id, audience, status, dia)
      where coalesce(k.kept, 0) <> coalesce(r.counted, 0)`,
  }),
];
