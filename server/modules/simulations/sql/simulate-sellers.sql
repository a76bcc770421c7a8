-- Replays the approved sales of sellers in a period with today's values and the proposed ones. p_changes: [{ parametro, id?, para }].
-- The monthly limit is a seller's whole month, so every sale of the sellers is scored, and those of the networks asked for are answered.
-- Products are counted before the limit, which is the month's and not a product's. Answers rows for networks, stores, sellers, products and
-- the total.
create or replace function simulate_sellers(p_seller_ids int[], p_from date, p_until date, p_network_ids int[], p_changes jsonb, p_today date)
returns table (dimensao text, ref_id int, vendas bigint, registrados numeric, pontos_agora numeric, pontos_entao numeric, custo_agora numeric,
  custo_entao numeric, limitados_agora bigint, limitados_entao bigint) language sql stable as $$
  with changes as materialized (
    select c.parametro, c.id, c.para from jsonb_to_recordset(p_changes) as c(parametro text, id int, para numeric)
  ), limits as materialized (
    select s.limite_pontuacao as current,
      coalesce((select para from changes where parametro = 'limitePontuacao'), s.limite_pontuacao) as proposed
    from system_settings s where s.id = 1
  ), sales as materialized (
    select p.id, p.seller_id, p.store_id, p.network_id, p.pontuado_em, p.total_pontos, p.pontos_brutos,
      date_trunc('month', p.pontuado_em at time zone 'America/Sao_Paulo') as month
    from postings p where p.seller_id = any (p_seller_ids) and p.audience = 'SELLER' and p.status = 'APROVADA'
      and p.pontuado_em >= sao_paulo_day_start(p_from) and p.pontuado_em < sao_paulo_day_start(p_until)
  ), sold as materialized (
    select s.id as posting_id, s.store_id, s.network_id, i.product_id, i.qtde from sales s join posting_items i on i.posting_id = s.id
  ), product_values_now as materialized (
    select x.product_id as id, product_value_on(x.product_id, p_today) as current from (select distinct product_id from sold) x
  ), valued as materialized (
    select v.id, v.current, coalesce((select c.para from changes c where c.parametro = 'valorPontos' and c.id = v.id),
      round(v.current * (1 + (select c.para from changes c where c.parametro = 'ajusteValorPontos') / 100), 2), v.current) as proposed
    from product_values_now v
  ), stores_now as materialized (
    select x.store_id as id, store_own_factor_on(x.store_id, p_today) as own_factor, store_scenario_on(x.store_id, p_today) as scenario_id
    from (select distinct store_id from sales) x
  ), factors as materialized (
    select f.id, f.own_factor * scenario_factor_on(f.scenario_id, p_today) as current,
      coalesce((select c.para from changes c where c.parametro = 'fatorPontuacao' and c.id = f.id), f.own_factor)
        * coalesce((select c.para from changes c where c.parametro = 'fatorExtra' and c.id = f.scenario_id),
          scenario_factor_on(f.scenario_id, p_today)) as proposed
    from stores_now f
  ), prices as materialized (
    select n.id, n.valor_ponto as current,
      coalesce((select c.para from changes c where c.parametro = 'valorPonto' and c.id = n.id), n.valor_ponto) as proposed
    from networks n where p_network_ids is null or n.id = any (p_network_ids)
  ), scored as materialized (
    select s.posting_id, s.product_id, s.network_id, sale_item_points(s.qtde, v.current, f.current) as current,
      sale_item_points(s.qtde, v.proposed, f.proposed) as proposed
    from sold s join valued v on v.id = s.product_id join factors f on f.id = s.store_id
  ), gross as (
    select posting_id, sum(current) as current, sum(proposed) as proposed from scored group by posting_id
  ), running as (
    -- A posting without items keeps the points that it had.
    select s.*, coalesce(g.current, s.pontos_brutos) as current_gross, coalesce(g.proposed, s.pontos_brutos) as proposed_gross,
      sum(coalesce(g.current, s.pontos_brutos)) over month_so_far as current_so_far,
      sum(coalesce(g.proposed, s.pontos_brutos)) over month_so_far as proposed_so_far
    from sales s left join gross g on g.posting_id = s.id
    window month_so_far as (partition by s.seller_id, s.month order by s.pontuado_em, s.id rows unbounded preceding)
  ), credited as (
    -- Each sale takes what the earlier ones left of the month's limit: its part of the running total below it.
    select r.*, case when l.current > 0
        then least(l.current, r.current_so_far) - least(l.current, r.current_so_far - r.current_gross) else r.current_gross end as current,
      case when l.proposed > 0
        then least(l.proposed, r.proposed_so_far) - least(l.proposed, r.proposed_so_far - r.proposed_gross) else r.proposed_gross end
        as proposed
    from running r cross join limits l
  ), priced as materialized (
    select c.*, round(c.current * p.current, 2) as current_cost, round(c.proposed * p.proposed, 2) as proposed_cost
    from credited c join prices p on p.id = c.network_id
  )
  select 'REDE', x.network_id, count(*), sum(x.total_pontos), sum(x.current), sum(x.proposed), sum(x.current_cost), sum(x.proposed_cost),
    count(distinct x.seller_id) filter (where x.current < x.current_gross), count(distinct x.seller_id) filter (where x.proposed < x.proposed_gross)
  from priced x group by x.network_id
  union all
  select 'LOJA', x.store_id, count(*), sum(x.total_pontos), sum(x.current), sum(x.proposed), sum(x.current_cost), sum(x.proposed_cost),
    count(distinct x.seller_id) filter (where x.current < x.current_gross), count(distinct x.seller_id) filter (where x.proposed < x.proposed_gross)
  from priced x group by x.store_id
  union all
  (select 'VENDEDOR', x.seller_id, count(*), sum(x.total_pontos), sum(x.current), sum(x.proposed), sum(x.current_cost), sum(x.proposed_cost),
    (count(*) filter (where x.current < x.current_gross) > 0)::int::bigint, (count(*) filter (where x.proposed < x.proposed_gross) > 0)::int::bigint
  from priced x group by x.seller_id having sum(x.proposed) <> sum(x.current) or sum(x.proposed_cost) <> sum(x.current_cost)
  order by abs(sum(x.proposed_cost) - sum(x.current_cost)) desc, abs(sum(x.proposed) - sum(x.current)) desc, x.seller_id limit 20)
  union all
  select 'PRODUTO', s.product_id, count(distinct s.posting_id), null, sum(s.current), sum(s.proposed), sum(round(s.current * p.current, 2)),
    sum(round(s.proposed * p.proposed, 2)), 0, 0
  from scored s join prices p on p.id = s.network_id group by s.product_id
  union all
  select 'TOTAL', 0, count(*), coalesce(sum(x.total_pontos), 0), coalesce(sum(x.current), 0), coalesce(sum(x.proposed), 0),
    coalesce(sum(x.current_cost), 0), coalesce(sum(x.proposed_cost), 0), count(distinct x.seller_id) filter (where x.current < x.current_gross),
    count(distinct x.seller_id) filter (where x.proposed < x.proposed_gross)
  from priced x
$$;
