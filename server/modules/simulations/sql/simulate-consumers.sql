-- The same for the cashback of consumers (domain rules §4.6): the floor of a campaign's sum, less what its earlier notes got.
create or replace function simulate_consumers(p_consumers int[], p_from date, p_until date, p_networks int[], p_changes jsonb)
returns table (dimensao text, ref_id int, vendas bigint, cashback_agora numeric, cashback_entao numeric) language sql stable as $$
  with percent as materialized (
    select round(s.percentual_cashback * 100)::int as agora, round(coalesce((select c.para
      from jsonb_to_recordset(p_changes) as c(parametro text, para numeric) where c.parametro = 'percentualCashback'), s.percentual_cashback) * 100)::int as entao
    from system_settings s where s.id = 1
  ), earlier as (
    select p.consumer_id, p.campaign_id, sum(p.valor_produtos_sw * p.percentual_cashback_pb) as soma, sum(p.cashback) as dado
    from postings p where p.consumer_id = any (p_consumers) and p.audience = 'CONSUMER' and p.status = 'APROVADA'
      and p.pontuado_em < sao_paulo_day_start(p_from) group by p.consumer_id, p.campaign_id
  ), notes as (
    select p.id, p.consumer_id, p.store_id, p.network_id, p.campaign_id, p.pontuado_em,
      -- A note of no campaign came after its own was taken out: it earns nothing at any percentage.
      case when p.campaign_id is null then 0 else p.valor_produtos_sw * x.agora end as agora,
      case when p.campaign_id is null then 0 else p.valor_produtos_sw * x.entao end as entao
    from postings p cross join percent x where p.consumer_id = any (p_consumers) and p.audience = 'CONSUMER' and p.status = 'APROVADA'
      and p.pontuado_em >= sao_paulo_day_start(p_from) and p.pontuado_em < sao_paulo_day_start(p_until)
  ), running as (
    select n.*, coalesce(e.dado, 0) as dado, coalesce(e.soma, 0) + sum(n.agora) over so_far as ate_agora,
      coalesce(e.soma, 0) + sum(n.entao) over so_far as ate_entao
    from notes n left join earlier e on e.consumer_id = n.consumer_id and e.campaign_id = n.campaign_id
    window so_far as (partition by n.consumer_id, n.campaign_id order by n.pontuado_em, n.id rows unbounded preceding)
  ), earned as materialized (
    select r.store_id, r.network_id,
      greatest(r.dado, trunc(r.ate_agora * 0.0001, 2)) - greatest(r.dado, trunc((r.ate_agora - r.agora) * 0.0001, 2)) as agora,
      greatest(r.dado, trunc(r.ate_entao * 0.0001, 2)) - greatest(r.dado, trunc((r.ate_entao - r.entao) * 0.0001, 2)) as entao
    from running r where p_networks is null or r.network_id = any (p_networks)
  )
  select 'REDE', x.network_id, count(*), sum(x.agora), sum(x.entao) from earned x group by x.network_id
  union all
  select 'LOJA', x.store_id, count(*), sum(x.agora), sum(x.entao) from earned x group by x.store_id
  union all
  select 'TOTAL', 0, count(*), coalesce(sum(x.agora), 0), coalesce(sum(x.entao), 0) from earned x
$$;
