-- The errors of the lines in sales_judged, in the order of the file. A line without an error of its own names the line that refuses its sale.
create or replace function sales_import_refused() returns table (linha int, coluna text, valor text, mensagem text, conteudo text)
language plpgsql as $$
begin
  return query
  select j.linha, coalesce(r.refusal ->> 0, ''), coalesce(r.refusal ->> 1, ''), r.refusal ->> 2, j.conteudo
  from sales_judged j cross join unnest(coalesce(j.refusals,
    array[jsonb_build_array('', '', 'Venda não processada: corrija a linha ' || j.refused_by)])) with ordinality as r(refusal, place)
  where j.refused_by is not null order by j.linha, r.place;
end $$;
