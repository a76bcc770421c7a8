-- Marks a member's receipts that need not be kept as removed, and answers the keys of their files, for the caller to blank. A receipt that
-- earned something is kept as proof for five years.
create or replace function release_receipts(p_kind text, p_id int, p_now timestamptz) returns text[] language plpgsql as $$
declare
  keys text[];
begin
  with due as (
    select s.id, s.file_id from submissions s
    where (p_kind = 'SELLER' and s.seller_id = p_id or p_kind = 'CONSUMER' and s.consumer_id = p_id)
      and not exists (select from postings p where p.submission_id = s.id and p.pontuado_em > p_now - interval '5 years')
  ), released as (
    update stored_files f set tipo_arquivo = 'image/png', nome_original = 'Imagem removida.png', removido_em = p_now
    where f.removido_em is null
      and f.id in (select file_id from due union select c.file_id from contests c join due on due.id = c.submission_id)
    returning f.chave, f.chave_miniatura
  )
  select array_remove(array_agg(chave) || array_agg(chave_miniatura), null) into keys from released;
  return coalesce(keys, '{}');
end $$;
