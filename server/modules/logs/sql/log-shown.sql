-- The parameters of a log entry with each stored change of an edit as a sentence: 'Ativo: Sim → Não'.
create or replace function log_shown(p_parameters jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(p_parameters -> 'mudancas' -> 0) = 'object' then jsonb_set(p_parameters, '{mudancas}', (
    select jsonb_agg(
      (c.value ->> 'titulo') || ': ' || coalesce((c.value ->> 'antes') || ' → ' || (c.value ->> 'depois'), 'alterado') order by c.place)
    from jsonb_array_elements(p_parameters -> 'mudancas') with ordinality c (value, place)
  )) else p_parameters end
$$;
