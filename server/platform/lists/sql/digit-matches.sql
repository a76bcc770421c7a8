-- The ids of a table's rows whose searchable text holds a word with these windows of digits. A statement of its own, planned for these digits,
-- because some numbers are on one row and others on all: the calling statement keeps its plan, which looks rows up by their ids.
create or replace function digit_matches(p_table regclass, p_grams int[], p_word text) returns setof int language plpgsql stable rows 10 as $$
begin
  return query execute format('select id from %s where digit_grams(busca) @> $1 and strpos(busca, $2) > 0', p_table)
  using p_grams, p_word;
end $$;
