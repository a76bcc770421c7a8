-- As before, but over 27 letters instead of 54: translate looks each character of the text up in that list.
create or replace function search_text(value text) returns text
language sql immutable strict parallel safe as $$
  select translate(lower(value), 'áàâãäåéèêëíìîïóòôõöúùûüçñýÿ', 'aaaaaaeeeeiiiiooooouuuucnyy')
$$;
