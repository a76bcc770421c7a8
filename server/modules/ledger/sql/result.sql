-- The answer of every operation, also when its key is repeated: balance and debt as the entry left them, and what is available now.
create or replace function ledger_result(p_entry_id bigint, p_replayed boolean, p_today date, p_now timestamptz) returns ledger_answer
language plpgsql stable as $$
declare
  answer ledger_answer;
begin
  select e.id, e.account_id, e.valor, e.balance_after, e.debt_after, e.loss, ledger_available(e.account_id, p_today, p_now),
    coalesce((
      select jsonb_agg(jsonb_build_object('lotId', l.id, 'valor', m.valor::text, 'venceEm', l.vence_em)
        order by l.vence_em nulls last, l.id)
      from (
        select c.lot_id, c.valor from consumptions c where c.entry_id = e.id
        union all select made.id, made.valor from lots made where made.credit_entry_id = e.id
      ) m join lots l on l.id = m.lot_id
    ), '[]'), p_replayed
  into answer from entries e where e.id = p_entry_id;
  return answer;
end $$;
