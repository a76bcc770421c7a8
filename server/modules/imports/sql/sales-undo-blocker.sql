-- Why the sales of an import cannot be undone: ALTERADA when one was corrected or cancelled, USADA when points of one are gone, null when nothing
-- is in the way. With p_again, sales that were undone before are ignored and one sale that can be undone is enough.
create or replace function sales_undo_blocker(p_import_id int, p_again boolean) returns text language plpgsql stable as $$
declare
  ids int[] := array(select id from postings where import_id = p_import_id and status = 'APROVADA' and versao = 1);
  untouched int;
begin
  if not p_again and exists (
    select from postings p where p.import_id = p_import_id and (p.status <> 'APROVADA' or p.versao <> 1 or p.total_pontos <> coalesce(
      (select e.valor from entries e where e.idempotency_key = 'postagem:' || p.id || ':v1'), 0))
  ) then
    return 'ALTERADA';
  end if;
  select count(*) into untouched from sales_untouched(ids);
  return case when untouched < case when p_again then least(1, cardinality(ids)) else cardinality(ids) end then 'USADA' end;
end $$;
