-- Replaces or deletes what a member's own rows hold beside the personal data: what they wrote, and what was written about them.
create or replace function erase_member_traces(p_kind text, p_id int, p_cpf_before text, p_cpf text)
returns void language plpgsql as $$
declare
  actor constant text := lower(p_kind) || ':' || p_id;
  sent int[] := array(select id from submissions
    where p_kind = 'SELLER' and seller_id = p_id or p_kind = 'CONSUMER' and consumer_id = p_id);
  bought int[] := array(select id from redemptions
    where p_kind = 'SELLER' and seller_id = p_id or p_kind = 'CONSUMER' and consumer_id = p_id);
begin
  update registration_code_uses set cpf = p_cpf where cpf = p_cpf_before and coalesce(seller_id, consumer_id) = p_id
    and (seller_id is not null) = (p_kind = 'SELLER');
  -- People whom this member referred wrote the member's name or code.
  update sellers set quem_indicou = null where p_kind = 'SELLER' and cpf in (select cpf from referrals where seller_id = p_id);
  update consumers set quem_indicou = null where p_kind = 'SELLER' and cpf in (select cpf from referrals where seller_id = p_id);
  update swpro_credits set indicado_nome = null where referral_id in (select id from referrals where cpf = p_cpf_before);
  update referrals set nome = 'Titular removido', cpf = p_cpf, celular = null where cpf = p_cpf_before;
  update postings p set parceiro_nome = 'Titular removido',
    busca = search_text(concat_ws(' ', p.revenda_nome, s.cnpj, s.codigo, p.identificador))
  from stores s where s.id = p.store_id and (p_kind = 'SELLER' and p.seller_id = p_id or p_kind = 'CONSUMER' and p.consumer_id = p_id);
  update postings set estorno_observacao = null
    where estorno_observacao is not null and (p_kind = 'SELLER' and seller_id = p_id or p_kind = 'CONSUMER' and consumer_id = p_id);
  update held_actions set dados = dados - 'observacao' where action = 'correctSale' and dados ? 'observacao' and (dados ->> 'id')::int in
    (select id from postings where p_kind = 'SELLER' and seller_id = p_id or p_kind = 'CONSUMER' and consumer_id = p_id);
  update posting_edits e set motivo = 'Titular removido' from postings p
    where p.id = e.posting_id and (p_kind = 'SELLER' and p.seller_id = p_id or p_kind = 'CONSUMER' and p.consumer_id = p_id);
  update redemptions set titular_nome = 'Titular removido', obs = null, cancelamento_observacao = null, tipo_chave_pix = null, chave_pix = null,
    busca = lower(redemption_code)
    where id = any (bought);
  update redemption_events set de = null, para = null where tipo = 'OBSERVACAO' and redemption_id = any (bought);
  update redemption_events set ator_nome = 'Titular removido' where ator = actor;
  update redemption_events set para = split_part(para, ':', 1) where tipo = 'PAGAMENTO' and redemption_id = any (bought);
  update payouts set motivo = null, estorno_motivo = case when estorno_motivo is not null then 'Titular removido' end
    where redemption_id = any (bought);
  update card_events set ator_nome = 'Titular removido' where ator = actor;
  update submissions set busca = null, reprovado_observacao = null, aparelho = null where id = any (sent);
  -- The printed lines may name the buyer; fields and items name nobody.
  update receipt_readings set leitura = leitura || '{"linhas": []}' where submission_id = any (sent);
  update stored_files f set nome_original = 'Nota'
    where f.removido_em is null and (f.id in (select file_id from submissions where id = any (sent))
    or f.id in (select file_id from contests where submission_id = any (sent)));
  -- The reason of a rejection is one of the documented ones; any other reason is free text.
  update submission_events set motivo = case when status_novo = 'REPROVADA' then motivo end, observacao = null,
    ator_nome = case when ator = actor then 'Titular removido' else ator_nome end where submission_id = any (sent);
  update contests set texto = 'Titular removido', resposta = case when resposta is not null then 'Titular removido' end,
    reprovado_observacao = null
    where submission_id = any (sent);
  update held_actions set pessoa = 'Titular removido', cpf = p_cpf, justificativa = null where cpf = p_cpf_before;
  update status_changes set justificativa = 'Titular removido' where subject_type = p_kind and subject_id = p_id;
  delete from password_recoveries where kind = p_kind and person_id = p_id;
  update sessions set ip = null, agente = null where kind = p_kind and person_id = p_id;
  delete from idempotency_keys where actor_key = actor;
end $$;
