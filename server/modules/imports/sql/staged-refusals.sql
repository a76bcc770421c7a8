-- The cell errors of a staged line, each as [column, value, message]. U+001F separates them in the three columns (engine/line-errors.ts).
create or replace function staged_refusals(p_coluna text, p_valor text, p_erro text) returns jsonb[]
language sql immutable as $$
  select array(
    select jsonb_build_array(coalesce(x.coluna, ''), coalesce(x.valor, ''), x.erro)
    from unnest(string_to_array(p_coluna, chr(31)), string_to_array(p_valor, chr(31)), string_to_array(p_erro, chr(31)))
      with ordinality as x(coluna, valor, erro, place)
    order by x.place)
$$;
