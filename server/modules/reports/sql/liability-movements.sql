-- What entries with ids above p_from and up to p_to moved in lots, summed by month, network, part, cohort and month of expiry.
create or replace function liability_movements(p_from bigint, p_to bigint)
returns table (mes date, network_id int, parte text, coorte date, vence_mes date, tipo text, quantidade numeric, reais numeric)
language sql stable as $$
  select m.mes, o.network_id, o.parte, o.coorte, date_trunc('month', o.vence_em)::date, m.tipo, sum(m.valor), sum(m.valor * o.valor_ponto)
  from (
    select date_trunc('month', e.dia)::date as mes, l.id as lot_id, l.valor,
      case e.type when 'CANCELAMENTO_RESGATE' then 'RESGATE' when 'REATIVACAO' then 'EXPIRACAO' else 'CREDITO' end as tipo
    from entries e join lots l on l.credit_entry_id = e.id where e.id > p_from and e.id <= p_to
    union all
    select date_trunc('month', e.dia)::date, c.lot_id, case when c.returned then c.valor else -c.valor end,
      case when e.type in ('RESGATE', 'CANCELAMENTO_RESGATE') then 'RESGATE'
        when e.type in ('EXPIRACAO', 'REATIVACAO', 'ESTORNO_EXPIRACAO') then 'EXPIRACAO' else 'ESTORNO' end
    from entries e join consumptions c on c.entry_id = e.id where e.id > p_from and e.id <= p_to
  ) m join lot_origins o on o.lot_id = m.lot_id group by 1, 2, 3, 4, 5, 6
$$;
