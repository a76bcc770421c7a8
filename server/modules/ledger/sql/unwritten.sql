-- The rows of a batch that are not written yet, and how many were.
-- Refuses: LEDGER_KEY_REUSED when the batch repeats a key or a key is known with another payload.
create or replace function ledger_unwritten(p_rows jsonb, out fresh jsonb, out skipped int) language plpgsql as $$
declare
  reused text;
begin
  select r.item ->> 'idempotency_key' into reused from jsonb_array_elements(p_rows) as r(item)
  group by 1 having count(*) > 1 limit 1;
  if found then
    raise exception 'LEDGER_KEY_REUSED' using detail = reused;
  end if;
  -- A scalar subquery probes the key's index row by row: whatever the planner estimates for the JSON, it never scans the entries.
  select count(*) into skipped from jsonb_array_elements(p_rows) as r(item)
  where (select e.id from entries e where e.idempotency_key = r.item ->> 'idempotency_key') is not null;
  fresh := p_rows;
  if skipped = 0 then
    return;
  end if;
  select e.idempotency_key into reused
  from jsonb_to_recordset(p_rows) as r(holder_type text, holder_id int, currency text, valor numeric, type text, origem_tipo text,
    origem_id text, idempotency_key text, vence_em date, campanha_id int)
  join entries e on e.idempotency_key = r.idempotency_key
  join accounts a on a.id = e.account_id
  left join lots l on l.credit_entry_id = e.id
  where (a.holder_type, a.holder_id, a.currency, e.valor, e.type, e.origem_tipo, e.origem_id)
      is distinct from (r.holder_type, r.holder_id, r.currency, r.valor, r.type, r.origem_tipo, r.origem_id)
    or (l.id is not null and (l.vence_em, l.campanha_id) is distinct from (r.vence_em, r.campanha_id))
  limit 1;
  if found then
    raise exception 'LEDGER_KEY_REUSED' using detail = reused;
  end if;
  select coalesce(jsonb_agg(r.item order by r.position), '[]') into fresh
  from jsonb_array_elements(p_rows) with ordinality as r(item, position)
  where (select e.id from entries e where e.idempotency_key = r.item ->> 'idempotency_key') is null;
end $$;
