-- Which of these sales are approved, never corrected, and still have every point that the import credited.
create or replace function sales_untouched(p_ids int[]) returns setof int language sql stable as $$
  select p.id
  from unnest(p_ids) as i(id) join postings p on p.id = i.id
  left join lateral (select x.id, x.valor from entries x where x.idempotency_key = 'postagem:' || p.id || ':v1') e on true
  where p.status = 'APROVADA' and p.versao = 1 and p.total_pontos = coalesce(e.valor, 0) and (e.id is null or (
    (select count(*) = 1 and bool_and(l.restante = e.valor) from lots l where l.credit_entry_id = e.id)
    and (select r.id from entries r where r.reverses_entry_id = e.id limit 1) is null))
$$;
