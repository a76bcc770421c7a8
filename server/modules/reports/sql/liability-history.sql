-- What was owed at the end of each of the thirteen months up to p_month.
create or replace function liability_history(p_month date, p_current_month date, p_network_ids int[])
returns table (mes date, pontos_reais numeric, cashback numeric, resgates numeric, total numeric) language sql stable as $$
  select d::date, coalesce(sum(n.pontos_reais), 0), coalesce(sum(n.cashback), 0), coalesce(sum(n.resgates), 0), coalesce(sum(n.total), 0)
  from generate_series(p_month - interval '12 months', p_month, '1 month') d
  left join lateral liability_networks(d::date, p_current_month, p_network_ids) n on true
  group by 1 order by 1
$$;
