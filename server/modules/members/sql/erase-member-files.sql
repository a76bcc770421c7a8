-- Deletes the files that go with an erased member and answers their keys: exports, which may name anybody; spreadsheets with people in them and
-- their reports, whose rows are in the tables; the member's photos and videos with a prize.
create or replace function erase_member_files(p_kind text, p_id int) returns text[] language plpgsql as $$
declare
  gone int[];
  keys text[];
  more text[];
begin
  with expired as (update exports set estado = 'EXPIRADA' where estado = 'CONCLUIDA' returning chave)
  select array_agg(chave) into keys from expired;
  select array_remove(array_agg(file_id) || array_agg(report_id), null) into gone from imports
    where tipo in ('VENDAS', 'SALDO_CARTAO') and estado not in ('NA_FILA', 'PROCESSANDO');
  update imports set file_id = null, report_id = null where file_id = any (gone) or report_id = any (gone);
  with removed as (
    delete from redemption_media m using redemptions x where x.id = m.redemption_id and p_kind = 'SELLER' and x.seller_id = p_id
    returning m.file_id)
  select gone || array_agg(file_id) into gone from removed;
  with removed as (delete from stored_files where id = any (gone) returning chave, chave_miniatura)
  select array_agg(chave) || array_agg(chave_miniatura) into more from removed;
  return array_remove(coalesce(keys, '{}') || coalesce(more, '{}'), null);
end $$;
