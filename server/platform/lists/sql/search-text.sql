-- A text as it is searched: lower case, without accents. Lowered first, because translate looks every character up in its list: 27 letters
-- instead of 54.
create or replace function search_text(value text) returns text
language sql immutable strict parallel safe as $$
  select translate(lower(value), 'áàâãäåéèêëíìîïóòôõöúùûüçñýÿ', 'aaaaaaeeeeiiiiooooouuuucnyy')
$$;
