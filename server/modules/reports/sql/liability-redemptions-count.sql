-- Counts the redemptions with ids above p_above_id and the given ones: the sums move by the difference from what was counted of each.
create or replace function liability_redemptions_count(p_above_id bigint, p_redemption_ids int[]) returns void language sql as $$
  with costs as materialized (
    select c.id, date_trunc('month', c.dia)::date as mes, c.network_id, c.parte, c.custo, date_trunc('month', c.encerrado)::date as ended_month
    from (select id from redemptions where id > p_above_id union select unnest(p_redemption_ids)) k join redemption_costs c on c.id = k.id),
  was as materialized (select i.* from liability_redemption_items i join costs c on c.id = i.redemption_id),
  kept as (
    insert into liability_redemption_items (redemption_id, mes, network_id, parte, reais, encerrado_mes) select * from costs
    on conflict (redemption_id) do update set mes = excluded.mes, network_id = excluded.network_id, parte = excluded.parte,
      reais = excluded.reais, encerrado_mes = excluded.encerrado_mes)
  insert into liability_redemptions as k (mes, network_id, parte, reais)
  select d.mes, d.network_id, d.parte, sum(d.reais) from (
    select c.mes, c.network_id, c.parte, c.custo as reais from costs c
    union all select c.ended_month, c.network_id, c.parte, -c.custo from costs c where c.ended_month is not null
    union all select w.mes, w.network_id, w.parte, -w.reais from was w
    union all select w.encerrado_mes, w.network_id, w.parte, w.reais from was w where w.encerrado_mes is not null) d
  group by 1, 2, 3 having sum(d.reais) <> 0
  on conflict (mes, network_id, parte) do update set reais = k.reais + excluded.reais
$$;
