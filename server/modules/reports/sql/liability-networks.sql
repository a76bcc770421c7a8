-- What is owed at the end of p_month, by network: points, what they cost, cashback, undelivered redemptions and the total.
create or replace function liability_networks(p_month date, p_current_month date, p_network_ids int[])
returns table (network_id int, pontos numeric, pontos_reais numeric, cashback numeric, resgates numeric, total numeric) language sql stable as $$
  select x.network_id, coalesce(sum(x.pontos), 0), round(coalesce(sum(x.pontos_reais), 0), 2), round(coalesce(sum(x.cashback), 0), 2),
    round(coalesce(sum(x.resgates), 0), 2), round(coalesce(sum(x.pontos_reais), 0), 2) + round(coalesce(sum(x.cashback), 0), 2)
      + round(coalesce(sum(x.resgates), 0), 2)
  from (
    select o.network_id, case when o.parte = 'PONTOS' then o.quantidade end as pontos,
      case when o.parte = 'PONTOS' then o.reais end as pontos_reais, case when o.parte = 'CASHBACK' then o.reais end as cashback,
      null::numeric as resgates
    from liability_open(p_month, p_current_month, p_network_ids) o
    union all
    select r.network_id, null, null, null, r.reais from liability_redemptions r
    where r.mes <= p_month and (p_network_ids is null or r.network_id = any (p_network_ids))
  ) x group by 1
$$;
