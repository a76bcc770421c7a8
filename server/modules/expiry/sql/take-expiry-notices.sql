-- Takes up to p_limit accounts whose expiring points or cashback must be announced, notes that they were, and answers whom to tell what. After a
-- pause only the nearest stage is due; a missed one is not made up for. Safe to repeat and to run concurrently.
create or replace function take_expiry_notices(p_today date, p_now timestamptz, p_limit int)
returns table (holder_type text, holder_id int, nome text, email text, celular text, lotes jsonb) language sql as $$
  with soon as (
    select l.account_id, date_trunc('month', l.vence_em)::date as month, min(l.vence_em) as first_day, max(l.vence_em) as last_day,
      sum(l.restante) as amount
    from lots l where l.restante > 0 and l.vence_em >= p_today and l.vence_em < date_trunc('month', p_today + 60) + interval '1 month'
    group by 1, 2 having min(l.vence_em) <= p_today + 60),
  due as (
    select s.*, case when s.first_day <= p_today + 7 then 7 when s.first_day <= p_today + 30 then 30 else 60 end as stage from soon s),
  fresh as (
    select d.* from due d
    where not exists (select from expiry_notices n where n.account_id = d.account_id and n.mes = d.month and n.etapa <= d.stage)),
  people as materialized (
    select a.id, a.holder_type, a.holder_id, k.nome, k.email, k.celular
    from (select distinct f.account_id from fresh f) f join accounts a on a.id = f.account_id
    cross join lateral consented_contact(a.holder_type, a.holder_id) k
    where k.email is not null or k.celular is not null order by a.id limit p_limit),
  noted as (
    insert into expiry_notices (account_id, mes, etapa, valor, criado_em)
    select f.account_id, f.month, f.stage, f.amount, p_now from fresh f join people p on p.id = f.account_id
    on conflict do nothing returning account_id, mes)
  select p.holder_type, p.holder_id, p.nome, p.email, p.celular,
    jsonb_agg(jsonb_build_object('valor', f.amount::text, 'primeira', f.first_day, 'ultima', f.last_day) order by f.month)
  from people p join fresh f on f.account_id = p.id join noted n on n.account_id = f.account_id and n.mes = f.month
  group by p.id, p.holder_type, p.holder_id, p.nome, p.email, p.celular
$$;
