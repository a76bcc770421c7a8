-- Replays the cashback of consumers in a period (domain rules §4.6) with today's percentage and the proposed one: the campaign's sum rounded down,
-- less what its earlier notes got. p_changes as in simulate_sellers. Answers rows for networks, stores and the total.
create or replace function simulate_consumers(p_consumer_ids int[], p_from date, p_until date, p_network_ids int[], p_changes jsonb)
returns table (dimensao text, ref_id int, vendas bigint, cashback_agora numeric, cashback_entao numeric) language sql stable as $$
  with percent as materialized (
    select round(s.percentual_cashback * 100)::int as current,
      round(coalesce((select c.para from jsonb_to_recordset(p_changes) as c(parametro text, para numeric)
        where c.parametro = 'percentualCashback'), s.percentual_cashback) * 100)::int as proposed
    from system_settings s where s.id = 1
  ), earlier as (
    select p.consumer_id, p.campaign_id, sum(p.valor_produtos_sw * p.percentual_cashback_pb) as weighted, sum(p.cashback) as granted
    from postings p where p.consumer_id = any (p_consumer_ids) and p.audience = 'CONSUMER' and p.status = 'APROVADA'
      and p.pontuado_em < sao_paulo_day_start(p_from) group by p.consumer_id, p.campaign_id
  ), notes as (
    select p.id, p.consumer_id, p.store_id, p.network_id, p.campaign_id, p.pontuado_em,
      -- A note without a campaign came after its own was redeemed: it earns nothing at any percentage.
      case when p.campaign_id is null then 0 else p.valor_produtos_sw * x.current end as current,
      case when p.campaign_id is null then 0 else p.valor_produtos_sw * x.proposed end as proposed
    from postings p cross join percent x where p.consumer_id = any (p_consumer_ids) and p.audience = 'CONSUMER' and p.status = 'APROVADA'
      and p.pontuado_em >= sao_paulo_day_start(p_from) and p.pontuado_em < sao_paulo_day_start(p_until)
  ), running as (
    select n.*, coalesce(e.granted, 0) as granted, coalesce(e.weighted, 0) + sum(n.current) over so_far as current_so_far,
      coalesce(e.weighted, 0) + sum(n.proposed) over so_far as proposed_so_far
    from notes n left join earlier e on e.consumer_id = n.consumer_id and e.campaign_id = n.campaign_id
    window so_far as (partition by n.consumer_id, n.campaign_id order by n.pontuado_em, n.id rows unbounded preceding)
  ), earned as materialized (
    select r.store_id, r.network_id,
      greatest(r.granted, trunc(r.current_so_far * 0.0001, 2)) - greatest(r.granted, trunc((r.current_so_far - r.current) * 0.0001, 2)) as current,
      greatest(r.granted, trunc(r.proposed_so_far * 0.0001, 2)) - greatest(r.granted, trunc((r.proposed_so_far - r.proposed) * 0.0001, 2)) as proposed
    from running r where p_network_ids is null or r.network_id = any (p_network_ids)
  )
  select 'REDE', x.network_id, count(*), sum(x.current), sum(x.proposed) from earned x group by x.network_id
  union all
  select 'LOJA', x.store_id, count(*), sum(x.current), sum(x.proposed) from earned x group by x.store_id
  union all
  select 'TOTAL', 0, count(*), coalesce(sum(x.current), 0), coalesce(sum(x.proposed), 0) from earned x
$$;
