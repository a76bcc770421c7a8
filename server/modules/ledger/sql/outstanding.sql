-- How much of an entry has not been reversed or returned yet.
create or replace function ledger_outstanding(p_entry_id bigint) returns numeric language plpgsql stable as $$
begin
  return (
    select abs(e.valor) - coalesce((select sum(abs(r.valor) + r.loss) from entries r where r.reverses_entry_id = e.id), 0)
    from entries e where e.id = p_entry_id);
end $$;
