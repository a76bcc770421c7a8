-- The next sales of an import after sale p_after: about p_rows lines, always whole sales. No row when none are left.
create or replace function sales_import_next(p_import_id int, p_after int, p_rows int) returns table (first int, last int)
language sql stable as $$
  select min(x.venda), max(x.venda)
  from (select venda from import_rows where import_id = p_import_id and venda > p_after order by venda limit p_rows) x
  having count(*) > 0
$$;
