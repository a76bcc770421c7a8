create extension if not exists pg_trgm;

-- One spelling for searching: lower case, no accents, one space. IMMUTABLE, so that generated columns and indexes may use it.
create or replace function search_text(value text) returns text
language sql immutable strict parallel safe as $$
  select lower(translate(value,
    'ÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝáàâãäåéèêëíìîïóòôõöúùûüçñýÿ',
    'AAAAAAEEEEIIIIOOOOOUUUUCNYaaaaaaeeeeiiiiooooouuuucnyy'))
$$;
