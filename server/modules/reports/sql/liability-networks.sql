create or replace function liability_networks(fim date, corrente date, redes int[]) returns table (network_id int, pontos numeric, pontos_reais numeric,
  cashback numeric, resgates numeric, total numeric) language sql stable as $$
  select x.network_id, coalesce(sum(x.pontos), 0), round(coalesce(sum(x.pontos_reais), 0), 2), round(coalesce(sum(x.cashback), 0), 2),
    round(coalesce(sum(x.resgates), 0), 2), round(coalesce(sum(x.pontos_reais), 0), 2) + round(coalesce(sum(x.cashback), 0), 2)
      + round(coalesce(sum(x.resgates), 0), 2)
  from (
    select o.network_id, case when o.parte = 'PONTOS' then o.quantidade end as pontos, case when o.parte = 'PONTOS' then o.reais end as pontos_reais,
      case when o.parte = 'CASHBACK' then o.reais end as cashback, null::numeric as resgates from liability_open(fim, corrente, redes) o
    union all
    select r.network_id, null, null, null, r.reais from liability_redemptions r where r.mes <= fim and (redes is null or r.network_id = any (redes))
  ) x group by 1
$$;
