-- Notices to members (beyond C9, C4): by the channels they said yes to, and never twice for the same thing.

-- Where a member may be written to. Who never answered, or said no last, gets nothing.
create function consented_contact(p_kind text, p_id int) returns table (nome text, email text, celular text) language sql stable as $$
  select m.nome, case when yes.email then nullif(m.email, '') end, case when yes.whatsapp then nullif(m.celular, '') end
  from (
    select v.nome, v.email, v.celular from sellers v where p_kind = 'SELLER' and v.id = p_id and v.ativo and v.excluido_em is null
    union all
    select c.nome, c.email, c.celular from consumers c where p_kind = 'CONSUMER' and c.id = p_id and c.ativo and c.excluido_em is null
  ) m
  cross join lateral (
    select coalesce((select c.aceito from consents c where c.kind = p_kind and c.person_id = p_id and c.tipo = 'EMAIL' order by c.id desc limit 1), false) as email,
      coalesce((select c.aceito from consents c where c.kind = p_kind and c.person_id = p_id and c.tipo = 'WHATSAPP' order by c.id desc limit 1), false) as whatsapp
  ) yes
$$;

-- A notice of what expires: once for what an account loses in a month, at each stage (days before the first of it).
create table expiry_notices (
  account_id bigint not null references accounts on delete cascade,
  mes date not null,
  etapa smallint not null check (etapa in (60, 30, 7)),
  valor numeric(14,2) not null,
  criado_em timestamptz not null,
  primary key (account_id, mes, etapa)
);

-- Takes up to p_limit accounts that something is to be said to, notes it, and answers who and what. After a pause only the nearest
-- stage is due: an earlier one that was missed is not made up for. Safe to run twice, and by two at once.
create function take_expiry_notices(p_today date, p_now timestamptz, p_limit int) returns table (holder_type text, holder_id int, nome text,
  email text, celular text, lotes jsonb) language sql as $$
  with soon as (
    select l.account_id, date_trunc('month', l.vence_em)::date as mes, min(l.vence_em) as primeira, max(l.vence_em) as ultima, sum(l.restante) as valor
    from lots l where l.restante > 0 and l.vence_em >= p_today and l.vence_em < date_trunc('month', p_today + 60) + interval '1 month'
    group by 1, 2 having min(l.vence_em) <= p_today + 60),
  due as (
    select s.*, case when s.primeira <= p_today + 7 then 7 when s.primeira <= p_today + 30 then 30 else 60 end as etapa from soon s),
  fresh as (
    select d.* from due d
    where not exists (select from expiry_notices n where n.account_id = d.account_id and n.mes = d.mes and n.etapa <= d.etapa)),
  people as materialized (
    select a.id, a.holder_type, a.holder_id, k.nome, k.email, k.celular
    from (select distinct f.account_id from fresh f) f join accounts a on a.id = f.account_id
    cross join lateral consented_contact(a.holder_type, a.holder_id) k
    where k.email is not null or k.celular is not null order by a.id limit p_limit),
  noted as (
    insert into expiry_notices (account_id, mes, etapa, valor, criado_em)
    select f.account_id, f.mes, f.etapa, f.valor, p_now from fresh f join people p on p.id = f.account_id
    on conflict do nothing returning account_id, mes)
  select p.holder_type, p.holder_id, p.nome, p.email, p.celular,
    jsonb_agg(jsonb_build_object('valor', f.valor::text, 'primeira', f.primeira, 'ultima', f.ultima) order by f.mes)
  from people p join fresh f on f.account_id = p.id join noted n on n.account_id = f.account_id and n.mes = f.mes
  group by p.id, p.holder_type, p.holder_id, p.nome, p.email, p.celular
$$;
