-- What makes a note's number unique in its store: its letters and digits, in capitals and without leading zeros.
create or replace function fiscal_number_key(p_identificador text) returns text language sql immutable as $$
  select coalesce(nullif(ltrim(upper(regexp_replace(p_identificador, '[^0-9A-Za-z]', '', 'g')), '0'), ''), '0')
$$;
