-- Credits the sellers of sales_accepted as ledger_credit_many would, without building JSON for it, and locks their accounts. The keys are those of
-- postings created a moment ago, so none can be known; the unique index on keys and the checks at commit guard the rest.
create or replace function sales_import_credit(p_expires_on date, p_limit numeric, p_actor text, p_today date, p_now timestamptz)
returns void language plpgsql as $$
begin
  insert into accounts (holder_type, holder_id, currency, network_id)
  select distinct on (x.seller_id) 'SELLER', x.seller_id, 'PONTO', x.network_id from sales_accepted x
  where x.total_pontos > 0 and not exists (
    select from accounts a where a.holder_type = 'SELLER' and a.holder_id = x.seller_id and a.currency = 'PONTO')
  order by x.seller_id
  on conflict (holder_type, holder_id, currency) do nothing;
  perform from accounts a where a.id in (
    select b.id from sales_accepted x join accounts b on b.holder_type = 'SELLER' and b.holder_id = x.seller_id and b.currency = 'PONTO'
    where x.total_pontos > 0) order by a.id for no key update;
  with input as materialized (
    select x.*, nextval('entries_id_seq') as entry_id, x.valor - least(x.valor, greatest(0, x.debt - (x.upto - x.valor))) as rest
    from (
      select s.posting_id, s.total_pontos as valor, s.items, s.factor, s.pontos_brutos, a.id as account_id, a.balance, a.debt, a.version,
        row_number() over w as step, sum(s.total_pontos) over w as upto
      from sales_accepted s join accounts a on a.holder_type = 'SELLER' and a.holder_id = s.seller_id and a.currency = 'PONTO'
      where s.total_pontos > 0
      window w as (partition by a.id order by s.venda) order by a.id, step
    ) x
  ), moved as (
    update accounts a set balance = a.balance + i.total, debt = greatest(0, a.debt - i.total), version = a.version + i.steps
    from (select account_id, sum(valor) as total, count(*) as steps from input group by account_id) i where a.id = i.account_id
  ), written as (
    insert into entries (id, account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
      regra, ator, dia, criado_em)
    select i.entry_id, i.account_id, i.version + i.step, 'VENDA', i.valor, i.balance + i.upto, greatest(0, i.debt - i.upto), 0,
      'posting', i.posting_id::text, 'postagem:' || i.posting_id || ':v1',
      jsonb_build_object('itens', i.items, 'fator', i.factor, 'bruto', i.pontos_brutos, 'limite', nullif(p_limit, 0),
        'arredondamento', 'meio para cima, 2 casas'), p_actor, p_today, p_now
    from input i
  )
  insert into lots (account_id, credit_entry_id, valor, restante, disponivel_em, vence_em)
  select i.account_id, i.entry_id, i.rest, i.rest, p_now, p_expires_on from input i where i.rest > 0 order by i.entry_id;
end $$;
