-- The parameters of a log entry as people read them: what an edit changed, then each parameter by its word of p_words.
create or replace function log_words(p_parameters jsonb, p_words jsonb) returns text language plpgsql stable as $$
declare
  told text[] := '{}';
  parameter record;
  said text;
  -- Values of closed sets are in capitals; a name that happens to be a parameter's stays.
  words jsonb := (select jsonb_object_agg(w.key, w.value) from jsonb_each(p_words) w where w.key ~ '^[A-Z_]+$');
begin
  for parameter in select * from jsonb_each(p_parameters) e order by e.key <> 'mudancas', e.key <> 'id', e.key loop
    if parameter.key = 'mudancas' and parameter.value = '[]' then
      told := told || 'Nada mudou'::text;
    elsif parameter.key = 'mudancas' and jsonb_typeof(parameter.value -> 0) = 'string' then
      select string_agg(c.value, '; ') into said from jsonb_array_elements_text(parameter.value) c;
      told := told || said;
    else
      said := case jsonb_typeof(parameter.value)
        when 'object' then '(' || log_words(parameter.value, p_words) || ')'
        when 'array' then (select string_agg(case jsonb_typeof(c.value) when 'object' then '(' || log_words(c.value, p_words) || ')'
            else coalesce(words ->> (c.value #>> '{}'), c.value #>> '{}') end, ', ') from jsonb_array_elements(parameter.value) c)
        when 'boolean' then case when parameter.value = 'true' then 'Sim' else 'Não' end
        else coalesce(words ->> (parameter.value #>> '{}'), parameter.value #>> '{}') end;
      told := told || (coalesce(p_words ->> parameter.key, parameter.key) || ': ' || coalesce(nullif(said, ''), '-'));
    end if;
  end loop;
  return coalesce(array_to_string(told, '; '), '');
end $$;
