-- Takes up to p_valor for an entry and answers how much it found. With p_own_entry_id only from the lots of that credit, whatever
-- their dates; otherwise FEFO from unexpired lots, with p_now only from those whose time has come.
create or replace function ledger_take(p_account_id bigint, p_entry_id bigint, p_valor numeric, p_today date, p_now timestamptz,
  p_campanha_id int, p_own_entry_id bigint) returns numeric language plpgsql as $$
declare
  own bigint[] := case when p_own_entry_id is not null then array(select ledger_own_lots(p_own_entry_id)) end;
  found_valor numeric;
begin
  with free as (
    select l.id, l.restante, sum(l.restante) over (order by l.vence_em nulls last, l.id) - l.restante as before
    from lots l
    where l.account_id = p_account_id and l.restante > 0
      and case when own is null
        then (l.vence_em is null or l.vence_em >= p_today) and (p_now is null or l.disponivel_em <= p_now)
          and (p_campanha_id is null or l.campanha_id = p_campanha_id)
        else l.id = any (own) end
  ), emptied as (
    update lots l set restante = l.restante - least(f.restante, p_valor - f.before), version = l.version + 1
    from free f where l.id = f.id and f.before < p_valor
    returning l.id, l.version, l.restante, least(f.restante, p_valor - f.before) as taken
  ), written as (
    insert into consumptions (entry_id, lot_id, seq, valor, remaining_after)
    select p_entry_id, id, version, taken, restante from emptied returning valor
  )
  select coalesce(sum(valor), 0) into found_valor from written;
  return found_valor;
end $$;
