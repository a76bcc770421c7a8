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

create index sellers_digits on sellers using gin (digit_grams(busca));
create index consumers_digits on consumers using gin (digit_grams(busca));
create index submissions_digits on submissions using gin (digit_grams(busca));
create index postings_digits on postings using gin (digit_grams(busca));
create index redemptions_digits on redemptions using gin (digit_grams(busca));

-- Without statistics of these expressions the planner would guess how rare digits are.
analyze sellers, consumers, submissions, postings, redemptions;
