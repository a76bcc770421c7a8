-- What is owed at the end of a month, by the month in which it expires; `corrente` is the month under way, owed as of the run's day.
create or replace function liability_open(fim date, corrente date, redes int[]) returns table (network_id int, parte text, vence_mes date,
  quantidade numeric, reais numeric) language sql stable as $$
  select m.network_id, m.parte, m.vence_mes, sum(m.quantidade), sum(m.reais) from (
    select x.network_id, x.parte, x.vence_mes, x.quantidade, x.reais from liability_moves x
    where x.mes <= fim and (x.vence_mes is null or x.vence_mes > fim or (fim = corrente and x.vence_mes = fim))
    union all
    select x.network_id, x.parte, fim, -x.quantidade, -x.reais from liability_overdue x where fim = corrente
  ) m where redes is null or m.network_id = any (redes) group by 1, 2, 3 having sum(m.quantidade) <> 0
$$;
