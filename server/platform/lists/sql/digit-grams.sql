-- Every five digits in a row within the runs of digits of a text. The application computes the same for what is searched (search-words.ts).
create or replace function digit_grams(value text) returns int[] language plpgsql immutable strict parallel safe as $$
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
