-- Whether a text holds any of these; they are given in lower case.
create or replace function mentions_any(p_text text, p_needles text[]) returns boolean language sql immutable as $$
  select exists (select from unnest(p_needles) as needle where position(needle in lower(p_text)) > 0);
$$;
