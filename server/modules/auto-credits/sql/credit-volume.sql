-- Credited receipts of a member, a store or a device at p_at: how many in the last 24 hours with the one being decided, and on the busiest
-- São Paulo day of the 30 days before. Reversed ones count: they were credited.
create or replace function credit_volume(p_kind text, p_submission_id int, p_store_id int, p_at timestamptz) returns jsonb
language sql stable as $$
  with credited as (
    select p.criado_em from submissions s cross join lateral (
      select k.* from postings k where p_kind = 'MEMBRO' and (k.seller_id = s.seller_id or k.consumer_id = s.consumer_id)
      union all select k.* from postings k where p_kind = 'LOJA' and k.store_id = p_store_id
      union all select k.* from submissions o join postings k on k.submission_id = o.id where p_kind = 'APARELHO' and o.aparelho = s.aparelho) p
    where s.id = p_submission_id and p.submission_id is not null and p.audience = s.audience
      and p.criado_em <= p_at and p.criado_em > p_at - interval '31 days')
  select jsonb_build_object('agora', 1 + (select count(*) from credited where criado_em > p_at - interval '24 hours'),
    'antes', coalesce((select max(n) from (select count(*) as n from credited where criado_em <= p_at - interval '24 hours'
      group by (criado_em at time zone 'America/Sao_Paulo')::date) days), 0))
$$;
