-- What became of the points and cashback earned in each month, as of the end of p_month. What is past its day counts as expired even before the
-- expiry is written: nobody can spend it. p_current_month is the month of the run, counted up to its day.
create or replace function liability_cohorts(p_month date, p_current_month date, p_network_ids int[])
returns table (parte text, coorte date, creditado numeric, resgatado numeric, expirado numeric, estornado numeric,
  em_aberto numeric, madura boolean, quebra numeric) language sql stable as $$
  with sums as (
    select m.parte, m.coorte, coalesce(sum(m.quantidade) filter (where m.tipo = 'CREDITO'), 0.00) as creditado,
      -coalesce(sum(m.quantidade) filter (where m.tipo = 'RESGATE'), 0.00) as resgatado,
      -coalesce(sum(m.quantidade) filter (where m.tipo = 'EXPIRACAO'), 0.00) as expirado,
      -coalesce(sum(m.quantidade) filter (where m.tipo = 'ESTORNO'), 0.00) as estornado,
      sum(m.quantidade) as balance,
      coalesce(sum(m.quantidade) filter (
        where m.vence_mes is null or m.vence_mes > p_month or (p_month = p_current_month and m.vence_mes = p_month)), 0) as alive,
      coalesce(bool_and(m.vence_mes < p_month or (m.vence_mes = p_month and p_month <> p_current_month)), false) as madura
    from liability_moves m where m.mes <= p_month and (p_network_ids is null or m.network_id = any (p_network_ids)) group by 1, 2),
  late as (
    select x.parte, x.coorte, sum(x.quantidade) as overdue from liability_overdue x
    where p_month = p_current_month and (p_network_ids is null or x.network_id = any (p_network_ids)) group by 1, 2)
  select s.parte, s.coorte, s.creditado, s.resgatado, x.expirado, s.estornado, s.balance - (x.expirado - s.expirado), s.madura,
    round(x.expirado / nullif(x.expirado + s.resgatado, 0) * 100, 2)
  from sums s left join late l using (parte, coorte)
  cross join lateral (select s.expirado + s.balance - s.alive + coalesce(l.overdue, 0) as expirado) x
$$;
