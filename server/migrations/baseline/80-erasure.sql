-- Erasing a member (LGPD art. 18, VI): what is replaced, what goes and what stays, and why, is told in docs/privacy.md.

-- Whether a text holds any of these; they are given in lower case.
create function mentions_any(p_text text, p_needles text[]) returns boolean language sql immutable as $$
  select exists (select from unnest(p_needles) as needle where position(needle in lower(p_text)) > 0);
$$;

-- The text without them.
create function without_mentions(p_text text, p_needles text[]) returns text language plpgsql immutable as $$
declare
  needle text;
begin
  foreach needle in array p_needles loop
    p_text := regexp_replace(p_text, regexp_replace(needle, '([][\\.^$*+?(){}|-])', '\\\1', 'g'), 'removido', 'gi');
  end loop;
  return p_text;
end $$;

-- The reason of a correction may name the person whom it was about; that alone may be replaced, and by one text alone.
create or replace function posting_edits_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.motivo = 'Titular removido' and to_jsonb(new) - 'motivo' = to_jsonb(old) - 'motivo' then
    return new;
  end if;
  raise exception 'posting_edits is append-only';
end $$;

-- Marks the files of receipts that nothing obliges the programme to keep as removed, and answers their keys, for somebody to blank
-- them. A receipt that earned something is proof of it for five years.
create function release_receipts(p_kind text, p_id int, p_now timestamptz) returns text[] language plpgsql as $$
declare
  keys text[];
begin
  with due as (
    select s.id, s.file_id from submissions s
    where (p_kind = 'SELLER' and s.seller_id = p_id or p_kind = 'CONSUMER' and s.consumer_id = p_id)
      and not exists (select from postings p where p.submission_id = s.id and p.pontuado_em > p_now - interval '5 years')
  ), released as (
    update stored_files f set tipo_arquivo = 'image/png', nome_original = 'Imagem removida.png', removido_em = p_now
    where f.removido_em is null and f.id in (select file_id from due union select c.file_id from contests c join due on due.id = c.submission_id)
    returning f.chave, f.chave_miniatura
  )
  select array_remove(array_agg(chave) || array_agg(chave_miniatura), null) into keys from released;
  return coalesce(keys, '{}');
end $$;

-- What could name the member wherever people write freely: number, contacts, keys of PIX and the whole name, in lower case.
create function erasure_needles(p_kind text, p_id int) returns text[] language plpgsql stable as $$
declare
  person record;
  found text[];
begin
  if p_kind = 'SELLER' then
    select nome, cpf, email, celular, telefone into person from sellers where id = p_id;
  else
    select nome, cpf, email, celular, telefone into person from consumers where id = p_id;
  end if;
  found := array[person.cpf, regexp_replace(person.cpf, '^(\d{3})(\d{3})(\d{3})(\d{2})$', '\1.\2.\3-\4'), person.email, person.celular,
    person.telefone, regexp_replace(person.celular, '^(\d\d)(\d{5})(\d{4})$', '(\1) \2-\3'),
    regexp_replace(person.telefone, '^(\d\d)(\d{4})(\d{4})$', '(\1) \2-\3')];
  -- A single word would be found in what is about others.
  if person.nome like '% %' then
    found := found || person.nome;
  end if;
  found := found || array(select chave_pix from redemptions where consumer_id = p_id and p_kind = 'CONSUMER' and chave_pix is not null);
  return array(select distinct lower(needle) from unnest(found) as needle where length(needle) > 5);
end $$;

-- Everything that the member's own rows keep beside the person: what they wrote, and what was written about them.
create function erase_member_traces(p_kind text, p_id int, p_cpf_before text, p_cpf text) returns void language plpgsql as $$
declare
  actor constant text := lower(p_kind) || ':' || p_id;
  sent int[] := array(select id from submissions where p_kind = 'SELLER' and seller_id = p_id or p_kind = 'CONSUMER' and consumer_id = p_id);
  bought int[] := array(select id from redemptions where p_kind = 'SELLER' and seller_id = p_id or p_kind = 'CONSUMER' and consumer_id = p_id);
begin
  update registration_code_uses set cpf = p_cpf where cpf = p_cpf_before and coalesce(seller_id, consumer_id) = p_id
    and (seller_id is not null) = (p_kind = 'SELLER');
  -- Who came by this person's word wrote a name or a code.
  update sellers set quem_indicou = null where p_kind = 'SELLER' and cpf in (select cpf from referrals where seller_id = p_id);
  update consumers set quem_indicou = null where p_kind = 'SELLER' and cpf in (select cpf from referrals where seller_id = p_id);
  update swpro_credits set indicado_nome = null where referral_id in (select id from referrals where cpf = p_cpf_before);
  update referrals set nome = 'Titular removido', cpf = p_cpf, celular = null where cpf = p_cpf_before;
  update postings p set parceiro_nome = 'Titular removido',
    busca = search_text(concat_ws(' ', p.revenda_nome, s.cnpj, s.codigo, p.identificador))
  from stores s where s.id = p.store_id and (p_kind = 'SELLER' and p.seller_id = p_id or p_kind = 'CONSUMER' and p.consumer_id = p_id);
  update posting_edits e set motivo = 'Titular removido' from postings p
    where p.id = e.posting_id and (p_kind = 'SELLER' and p.seller_id = p_id or p_kind = 'CONSUMER' and p.consumer_id = p_id);
  update redemptions set titular_nome = 'Titular removido', obs = null, tipo_chave_pix = null, chave_pix = null, busca = lower(redemption_code)
    where id = any (bought);
  update redemption_events set de = null, para = null where tipo = 'OBSERVACAO' and redemption_id = any (bought);
  update redemption_events set ator_nome = 'Titular removido' where ator = actor;
  update payouts set motivo = null where redemption_id = any (bought);
  update card_events set ator_nome = 'Titular removido' where ator = actor;
  update submissions set busca = null where id = any (sent);
  update stored_files f set nome_original = 'Nota' where f.removido_em is null and (f.id in (select file_id from submissions where id = any (sent))
    or f.id in (select file_id from contests where submission_id = any (sent)));
  -- A rejection is one of the documented reasons; any other reason is somebody's own words.
  update submission_events set motivo = case when status_novo = 'REPROVADA' then motivo end,
    ator_nome = case when ator = actor then 'Titular removido' else ator_nome end where submission_id = any (sent);
  update contests set texto = 'Titular removido', resposta = case when resposta is not null then 'Titular removido' end
    where submission_id = any (sent);
  update sale_approvals set parceiro_nome = 'Titular removido', cpf = p_cpf, justificativa = null where cpf = p_cpf_before;
  update status_changes set justificativa = 'Titular removido' where subject_type = p_kind and subject_id = p_id;
  delete from password_recoveries where kind = p_kind and person_id = p_id;
  update sessions set ip = null, agente = null where kind = p_kind and person_id = p_id;
  delete from idempotency_keys where actor_key = actor;
end $$;

-- What people wrote freely elsewhere, what waits to be sent, and what was read from spreadsheets and is kept beside the rows.
create function erase_mentions(p_needles text[]) returns void language plpgsql as $$
begin
  delete from outgoing_messages where mentions_any(concat_ws(' ', destino, assunto, texto, html, ultimo_erro), p_needles);
  delete from idempotency_keys where mentions_any(outcome::text, p_needles);
  delete from import_rows where mentions_any(conteudo, p_needles);
  delete from import_staged where mentions_any(conteudo, p_needles);
  update import_errors set valor = null, conteudo = '["Titular removido"]' where mentions_any(concat_ws(' ', valor, conteudo::text, mensagem), p_needles);
  update exports set pedido = without_mentions(pedido::text, p_needles)::jsonb where mentions_any(pedido::text, p_needles);
  update report_notes set observacao = without_mentions(observacao, p_needles) where mentions_any(observacao, p_needles);
  update link_reviews set observacao = without_mentions(observacao, p_needles) where mentions_any(observacao, p_needles);
  update imports set nome_arquivo = without_mentions(nome_arquivo, p_needles) where mentions_any(nome_arquivo, p_needles);
  update saved_queries set nome = without_mentions(nome, p_needles), consulta = without_mentions(consulta, p_needles),
    variaveis = without_mentions(variaveis, p_needles) where mentions_any(concat_ws(' ', nome, consulta, variaveis), p_needles);
  if to_regclass('pgboss.job') is not null then
    execute 'delete from pgboss.job where mentions_any(concat_ws('' '', data::text, output::text), $1)' using p_needles;
  end if;
end $$;

-- Files that go: exports, which may name anybody; spreadsheets with people in them and their reports, whose rows are in the tables;
-- photos and videos of the member with a prize. Answers their keys.
create function erase_member_files(p_kind text, p_id int) returns text[] language plpgsql as $$
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

drop function erase_member(text, int, text, timestamptz);

-- Replaces the personal data of a member. The ledger and the sealed log stay: they hold numbers and ids. p_cpf is the keyed hash that
-- stands in place of the CPF. Answers the keys of files: to remove, and to blank where a row goes on naming them.
create function erase_member(p_kind text, p_id int, p_cpf text, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  needles text[] := erasure_needles(p_kind, p_id);
  cpf_before text;
  removed text[];
begin
  if p_kind = 'SELLER' then
    select cpf into cpf_before from sellers where id = p_id;
  else
    select cpf into cpf_before from consumers where id = p_id;
  end if;
  removed := erase_member_files(p_kind, p_id);
  perform erase_member_traces(p_kind, p_id, cpf_before, p_cpf);
  perform erase_mentions(needles);
  if p_kind = 'SELLER' then
    update sellers set nome = 'Titular removido', cpf = p_cpf || ':' || id, email = null, celular = null, telefone = null, sexo = null,
      data_nascimento = null, hobby = null, end_cep = null, end_rua = null, end_numero = null, end_complemento = null, end_bairro = null,
      end_cidade = null, end_estado = null, senha_hash = null, quem_indicou = null, id_indicacao = 'REMOVIDO-' || id, google_auth_id = null,
      ativo = false, excluido_em = p_now
    where id = p_id;
    update cards set nome = null where seller_id = p_id;
    delete from social_identities where seller_id = p_id;
  else
    update consumers set nome = 'Titular removido', cpf = p_cpf || ':' || id, email = null, celular = null, telefone = null, sexo = null,
      data_nascimento = null, end_cep = null, end_rua = null, end_numero = null, end_complemento = null, end_bairro = null,
      end_cidade = null, end_estado = null, senha_hash = null, quem_indicou = null, ativo = false, excluido_em = p_now
    where id = p_id;
  end if;
  update sessions set revogada_em = coalesce(revogada_em, p_now) where kind = p_kind and person_id = p_id;
  insert into erasures (kind, person_id, cpf_hmac, criado_em) values (p_kind, p_id, p_cpf, p_now);
  return jsonb_build_object('remover', to_jsonb(removed), 'apagar', to_jsonb(release_receipts(p_kind, p_id, p_now)));
end $$;
