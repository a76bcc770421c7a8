-- How what was earned in a month ended. Past its day and not written off counts as expired: nobody can spend it.
create or replace function liability_cohorts(fim date, corrente date, redes int[]) returns table (parte text, coorte date, creditado numeric,
  resgatado numeric, expirado numeric, estornado numeric, em_aberto numeric, madura boolean, quebra numeric) language sql stable as $$
  with sums as (
    select m.parte, m.coorte, coalesce(sum(m.quantidade) filter (where m.tipo = 'CREDITO'), 0) as creditado,
      -coalesce(sum(m.quantidade) filter (where m.tipo = 'RESGATE'), 0) as resgatado,
      -coalesce(sum(m.quantidade) filter (where m.tipo = 'EXPIRACAO'), 0) as expirado,
      -coalesce(sum(m.quantidade) filter (where m.tipo = 'ESTORNO'), 0) as estornado,
      sum(m.quantidade) as saldo,
      coalesce(sum(m.quantidade) filter (where m.vence_mes is null or m.vence_mes > fim or (fim = corrente and m.vence_mes = fim)), 0) as vivo,
      coalesce(bool_and(m.vence_mes < fim or (m.vence_mes = fim and fim <> corrente)), false) as madura
    from liability_moves m where m.mes <= fim and (redes is null or m.network_id = any (redes)) group by 1, 2),
  late as (
    select x.parte, x.coorte, sum(x.quantidade) as quantidade from liability_overdue x
    where fim = corrente and (redes is null or x.network_id = any (redes)) group by 1, 2)
  select s.parte, s.coorte, s.creditado, s.resgatado, x.expirado, s.estornado, s.saldo - (x.expirado - s.expirado), s.madura,
    round(x.expirado / nullif(x.expirado + s.resgatado, 0) * 100, 2)
  from sums s left join late l using (parte, coorte)
  cross join lateral (select s.expirado + s.saldo - s.vivo + coalesce(l.quantidade, 0) as expirado) x
$$;
