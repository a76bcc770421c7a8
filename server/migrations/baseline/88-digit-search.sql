-- Search of digits inside lists (CPF, CNPJ, fiscal numbers and keys, telephones): of digits there are only a thousand trigrams, so each is
-- on a share of all rows. Of windows of five there are a hundred thousand.

-- Every window of five digits inside the runs of digits of a text. The process makes the same of what is searched (search-words.ts).
create function digit_grams(value text) returns int[] language plpgsql immutable strict parallel safe as $$
declare
  run text;
  grams int[] := '{}';
begin
  foreach run in array regexp_split_to_array(value, '[^0-9]+') loop
    for at in 1 .. length(run) - 4 loop
      grams := grams || substr(run, at, 5)::int;
    end loop;
  end loop;
  return grams;
end $$;

-- The ids of a table whose searchable text holds a word with such windows. A statement of its own, planned with these digits, because some
-- numbers are on one row and others on all: the statement around it may keep one plan, which looks rows up by their ids.
create function digit_matches(p_table regclass, p_grams int[], p_word text) returns setof int language plpgsql stable rows 10 as $$
begin
  return query execute format('select id from %s where digit_grams(busca) @> $1 and strpos(busca, $2) > 0', p_table) using p_grams, p_word;
end $$;

-- Their lists of what is still to be added are short (kB), because each search reads them whole; without one a sale would cost a third more.
create index sellers_digits on sellers using gin (digit_grams(busca)) with (gin_pending_list_limit = 256);
create index consumers_digits on consumers using gin (digit_grams(busca)) with (gin_pending_list_limit = 256);
create index submissions_digits on submissions using gin (digit_grams(busca)) with (gin_pending_list_limit = 256);
create index postings_digits on postings using gin (digit_grams(busca)) with (gin_pending_list_limit = 256);
create index redemptions_digits on redemptions using gin (digit_grams(busca)) with (gin_pending_list_limit = 256);

-- Without statistics of these expressions the planner would guess how rare digits are.
analyze sellers, consumers, submissions, postings, redemptions;
