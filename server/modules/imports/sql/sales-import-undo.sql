-- Cancels the next sales of an import after sale p_after, at most p_sales, and takes their points back. Answers the last sale looked at (null when
-- none was left) and how many were undone. Sales that somebody touched since stay, and only unused points are taken, whatever the policy of a single
-- cancellation: undoing a spreadsheet must not leave a hundred sellers in debt.
create or replace function sales_import_undo(p_import_id int, p_after int, p_sales int, p_staff_id int, p_today date, p_now timestamptz,
  out ultima int, out desfeitas int) language plpgsql as $$
declare
  ids int[];
begin
  -- `offset 0` makes the planner use the import's index: the primary key would give the order, but past everybody's sales. Postings are
  -- locked before accounts, as when one sale is cancelled; sales_untouched then leaves out what changed meanwhile.
  ids := array(select x.id from (
      select p.id from postings p where p.import_id = p_import_id and p.id > p_after and p.status = 'APROVADA' and p.versao = 1 offset 0) x
    order by x.id limit p_sales);
  perform from postings p where p.id = any (ids) order by p.id for update;
  ultima := ids[cardinality(ids)];
  perform from accounts a where a.id in (
    select e.account_id from unnest(ids) as i(id) join entries e on e.idempotency_key = 'postagem:' || i.id || ':v1')
  order by a.id for no key update;
  ids := array(select sales_untouched(ids) order by 1);
  perform ledger_reverse_whole(array_agg(e.id order by e.id), array_agg('estorno:postagem:' || i.id || ':v1' order by e.id), 'ESTORNO',
    jsonb_build_object('politica', 'SOMENTE_LIVRES', 'importacao', p_import_id), 'staff:' || p_staff_id, p_today, p_now)
  from unnest(ids) as i(id) join entries e on e.idempotency_key = 'postagem:' || i.id || ':v1';
  update postings p set status = 'CANCELADA', cancelado_por_id = p_staff_id, cancelado_em = p_now, versao = versao + 1,
    estorno_causa = i.desfeita_causa, estorno_observacao = i.desfeita_observacao
  from imports i where i.id = p_import_id and p.id = any (ids);
  get diagnostics desfeitas = row_count;
  update imports set desfeitas = imports.desfeitas + sales_import_undo.desfeitas where id = p_import_id;
end $$;
