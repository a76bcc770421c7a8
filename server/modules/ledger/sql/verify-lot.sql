-- Deferred trigger on lots, at commit: a lot moved from its old to its new version exactly by the consumptions of this transaction.
-- Refuses: LEDGER_OUT_OF_BALANCE.
create or replace function ledger_verify_lot() returns trigger language plpgsql as $$
declare
  consumption record;
  version_reached int := old.version;
  remaining numeric := old.restante;
begin
  for consumption in
    select c.seq, case when c.returned then c.valor else -c.valor end as change, c.remaining_after
    from consumptions c where c.lot_id = new.id and c.seq > old.version and c.seq <= new.version order by c.seq
  loop
    remaining := remaining + consumption.change;
    if consumption.seq <> version_reached + 1 or consumption.remaining_after <> remaining then
      raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'lot ' || new.id || ' has a broken chain';
    end if;
    version_reached := consumption.seq;
  end loop;
  if new.version <> version_reached or new.restante <> remaining then
    raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'lot ' || new.id || ' differs from its consumptions';
  end if;
  return null;
end $$;
