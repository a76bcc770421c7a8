-- The text with every needle replaced by "removido", in either case.
create or replace function without_mentions(p_text text, p_needles text[]) returns text language plpgsql immutable as $$
declare
  needle text;
begin
  foreach needle in array p_needles loop
    p_text := regexp_replace(p_text, regexp_replace(needle, '([][\\.^$*+?(){}|-])', '\\\1', 'g'), 'removido', 'gi');
  end loop;
  return p_text;
end $$;
