-- What is owed at the end of p_month, by the month in which it expires. p_current_month is the month of the run, owed as of its day.
create or replace function liability_open(p_month date, p_current_month date, p_network_ids int[])
returns table (network_id int, parte text, vence_mes date, quantidade numeric, reais numeric) language sql stable as $$
  select m.network_id, m.parte, m.vence_mes, sum(m.quantidade), sum(m.reais) from (
    select x.network_id, x.parte, x.vence_mes, x.quantidade, x.reais from liability_moves x
    where x.mes <= p_month and (x.vence_mes is null or x.vence_mes > p_month or (p_month = p_current_month and x.vence_mes = p_month))
    union all
    select x.network_id, x.parte, p_month, -x.quantidade, -x.reais from liability_overdue x where p_month = p_current_month
  ) m where p_network_ids is null or m.network_id = any (p_network_ids) group by 1, 2, 3 having sum(m.quantidade) <> 0
$$;
