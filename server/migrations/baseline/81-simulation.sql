-- Simulation of other parameters on our own history (beyond C7; docs/reports.md): the same approved postings scored with the values in
-- force today and with the proposed ones. Reads only, a handful of sellers or consumers at a time, so that a replica can answer.

alter table simulations
  add constraint simulations_estado check (estado in ('NA_FILA', 'EM_ANDAMENTO', 'CONCLUIDA', 'FALHOU')),
  add constraint simulations_window check (de = date_trunc('month', de)::date and ate = date_trunc('month', ate)::date and de <= ate);
alter table simulation_rows
  add constraint simulation_rows_dimensao check (dimensao in ('REDE', 'LOJA', 'PRODUTO', 'VENDEDOR'));

-- First moment of a São Paulo day.
create function sao_paulo_day_start(p_day date) returns timestamptz language sql stable as $$
  select p_day::timestamp at time zone 'America/Sao_Paulo'
$$;

-- p_changes: [{ parametro, id?, para }]. The limit is of a seller's whole month, so all sales of the sellers are scored; what is
-- answered are those of the networks asked for. Products are before the limit, which holds for a month and not for a product.
create function simulate_sellers(p_sellers int[], p_from date, p_until date, p_networks int[], p_changes jsonb, p_today date)
returns table (dimensao text, ref_id int, vendas bigint, registrados numeric, pontos_agora numeric, pontos_entao numeric, custo_agora numeric,
  custo_entao numeric, limitados_agora bigint, limitados_entao bigint) language sql stable as $$
  with changes as materialized (
    select c.parametro, c.id, c.para from jsonb_to_recordset(p_changes) as c(parametro text, id int, para numeric)
  ), limits as materialized (
    select s.limite_pontuacao as agora, coalesce((select para from changes where parametro = 'limitePontuacao'), s.limite_pontuacao) as entao
    from system_settings s where s.id = 1
  ), sales as materialized (
    select p.id, p.seller_id, p.store_id, p.network_id, p.pontuado_em, p.total_pontos, p.pontos_brutos,
      date_trunc('month', p.pontuado_em at time zone 'America/Sao_Paulo') as mes
    from postings p where p.seller_id = any (p_sellers) and p.audience = 'SELLER' and p.status = 'APROVADA'
      and p.pontuado_em >= sao_paulo_day_start(p_from) and p.pontuado_em < sao_paulo_day_start(p_until)
  ), sold as materialized (
    select s.id as posting_id, s.store_id, s.network_id, i.product_id, i.qtde from sales s join posting_items i on i.posting_id = s.id
  ), product_values_now as materialized (
    select x.product_id as id, product_value_on(x.product_id, p_today) as agora from (select distinct product_id from sold) x
  ), valued as materialized (
    select v.id, v.agora, coalesce((select c.para from changes c where c.parametro = 'valorPontos' and c.id = v.id),
      round(v.agora * (1 + (select c.para from changes c where c.parametro = 'ajusteValorPontos') / 100), 2), v.agora) as entao
    from product_values_now v
  ), stores_now as materialized (
    select x.store_id as id, store_own_factor_on(x.store_id, p_today) as proprio, store_scenario_on(x.store_id, p_today) as cenario
    from (select distinct store_id from sales) x
  ), factors as materialized (
    select f.id, f.proprio * scenario_factor_on(f.cenario, p_today) as agora,
      coalesce((select c.para from changes c where c.parametro = 'fatorPontuacao' and c.id = f.id), f.proprio)
        * coalesce((select c.para from changes c where c.parametro = 'fatorExtra' and c.id = f.cenario), scenario_factor_on(f.cenario, p_today)) as entao
    from stores_now f
  ), prices as materialized (
    select n.id, n.valor_ponto as agora, coalesce((select c.para from changes c where c.parametro = 'valorPonto' and c.id = n.id), n.valor_ponto) as entao
    from networks n where p_networks is null or n.id = any (p_networks)
  ), scored as materialized (
    select s.posting_id, s.product_id, s.network_id, sale_item_points(s.qtde, v.agora, f.agora) as agora,
      sale_item_points(s.qtde, v.entao, f.entao) as entao
    from sold s join valued v on v.id = s.product_id join factors f on f.id = s.store_id
  ), gross as (
    select posting_id, sum(agora) as agora, sum(entao) as entao from scored group by posting_id
  ), running as (
    -- A posting that says nothing of its products keeps the points it had.
    select s.*, coalesce(g.agora, s.pontos_brutos) as bruto_agora, coalesce(g.entao, s.pontos_brutos) as bruto_entao,
      sum(coalesce(g.agora, s.pontos_brutos)) over month_so_far as ate_agora, sum(coalesce(g.entao, s.pontos_brutos)) over month_so_far as ate_entao
    from sales s left join gross g on g.posting_id = s.id
    window month_so_far as (partition by s.seller_id, s.mes order by s.pontuado_em, s.id rows unbounded preceding)
  ), credited as (
    -- Sale after sale takes what is left of the month's limit: of the running total, the part below it.
    select r.*, case when l.agora > 0 then least(l.agora, r.ate_agora) - least(l.agora, r.ate_agora - r.bruto_agora) else r.bruto_agora end as agora,
      case when l.entao > 0 then least(l.entao, r.ate_entao) - least(l.entao, r.ate_entao - r.bruto_entao) else r.bruto_entao end as entao
    from running r cross join limits l
  ), priced as materialized (
    select c.*, round(c.agora * p.agora, 2) as custo_agora, round(c.entao * p.entao, 2) as custo_entao
    from credited c join prices p on p.id = c.network_id
  )
  select 'REDE', x.network_id, count(*), sum(x.total_pontos), sum(x.agora), sum(x.entao), sum(x.custo_agora), sum(x.custo_entao),
    count(distinct x.seller_id) filter (where x.agora < x.bruto_agora), count(distinct x.seller_id) filter (where x.entao < x.bruto_entao)
  from priced x group by x.network_id
  union all
  select 'LOJA', x.store_id, count(*), sum(x.total_pontos), sum(x.agora), sum(x.entao), sum(x.custo_agora), sum(x.custo_entao),
    count(distinct x.seller_id) filter (where x.agora < x.bruto_agora), count(distinct x.seller_id) filter (where x.entao < x.bruto_entao)
  from priced x group by x.store_id
  union all
  (select 'VENDEDOR', x.seller_id, count(*), sum(x.total_pontos), sum(x.agora), sum(x.entao), sum(x.custo_agora), sum(x.custo_entao),
    (count(*) filter (where x.agora < x.bruto_agora) > 0)::int::bigint, (count(*) filter (where x.entao < x.bruto_entao) > 0)::int::bigint
  from priced x group by x.seller_id having sum(x.entao) <> sum(x.agora) or sum(x.custo_entao) <> sum(x.custo_agora)
  order by abs(sum(x.custo_entao) - sum(x.custo_agora)) desc, abs(sum(x.entao) - sum(x.agora)) desc, x.seller_id limit 20)
  union all
  select 'PRODUTO', s.product_id, count(distinct s.posting_id), null, sum(s.agora), sum(s.entao), sum(round(s.agora * p.agora, 2)),
    sum(round(s.entao * p.entao, 2)), 0, 0
  from scored s join prices p on p.id = s.network_id group by s.product_id
  union all
  select 'TOTAL', 0, count(*), coalesce(sum(x.total_pontos), 0), coalesce(sum(x.agora), 0), coalesce(sum(x.entao), 0), coalesce(sum(x.custo_agora), 0),
    coalesce(sum(x.custo_entao), 0), count(distinct x.seller_id) filter (where x.agora < x.bruto_agora),
    count(distinct x.seller_id) filter (where x.entao < x.bruto_entao)
  from priced x
$$;

-- The same for the cashback of consumers (domain rules §4.6): the floor of a campaign's sum, less what its earlier notes got.
create function simulate_consumers(p_consumers int[], p_from date, p_until date, p_networks int[], p_changes jsonb)
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
