-- Takes up to p_amount from the lots of an account for an entry and answers how much it found. With p_own_entry_id it takes only from the lots
-- of that credit, whatever their dates; otherwise from unexpired lots in order of expiry, and with p_now only from available ones.
-- The caller holds the lock of the account.
create or replace function ledger_take(p_account_id bigint, p_entry_id bigint, p_amount numeric, p_today date, p_now timestamptz,
  p_campaign_id int, p_own_entry_id bigint) returns numeric language plpgsql as $$
declare
  own bigint[] := case when p_own_entry_id is not null then array(select ledger_own_lots(p_own_entry_id)) end;
  found_amount numeric;
begin
  with free as (
    select l.id, l.restante, sum(l.restante) over (order by l.vence_em nulls last, l.id) - l.restante as before
    from lots l
    where l.account_id = p_account_id and l.restante > 0
      and case when own is null
        then (l.vence_em is null or l.vence_em >= p_today) and (p_now is null or l.disponivel_em <= p_now)
          and (p_campaign_id is null or l.campanha_id = p_campaign_id)
        else l.id = any (own) end
  ), emptied as (
    update lots l set restante = l.restante - least(f.restante, p_amount - f.before), version = l.version + 1
    from free f where l.id = f.id and f.before < p_amount
    returning l.id, l.version, l.restante, least(f.restante, p_amount - f.before) as taken
  ), written as (
    insert into consumptions (entry_id, lot_id, seq, valor, remaining_after)
    select p_entry_id, id, version, taken, restante from emptied returning valor
  )
  select coalesce(sum(valor), 0) into found_amount from written;
  return found_amount;
end $$;
