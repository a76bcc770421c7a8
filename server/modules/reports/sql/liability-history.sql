-- The last thirteen month-ends up to `fim`.
create or replace function liability_history(fim date, corrente date, redes int[]) returns table (mes date, pontos_reais numeric, cashback numeric,
  resgates numeric, total numeric) language sql stable as $$
  select d::date, coalesce(sum(n.pontos_reais), 0), coalesce(sum(n.cashback), 0), coalesce(sum(n.resgates), 0), coalesce(sum(n.total), 0)
  from generate_series(fim - interval '12 months', fim, '1 month') d left join lateral liability_networks(d::date, corrente, redes) n on true
  group by 1 order by 1
$$;
