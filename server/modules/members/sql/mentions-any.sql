-- Whether a text contains any of the needles, which are in lower case.
create or replace function mentions_any(p_text text, p_needles text[]) returns boolean language sql immutable as $$
  select exists (select from unnest(p_needles) as needle where position(needle in lower(p_text)) > 0);
$$;
