-- Replaces the personal data of a member. The ledger and the sealed log stay: they hold only numbers and ids. p_cpf is the keyed hash that replaces
-- the CPF. Answers the keys of files: those to remove, and those to blank because a row still names them.
create or replace function erase_member(p_kind text, p_id int, p_cpf text, p_now timestamptz) returns jsonb language plpgsql as $$
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
      data_nascimento = null, hobby = null, goal_id = null, end_cep = null, end_rua = null, end_numero = null, end_complemento = null,
      end_bairro = null, end_cidade = null, end_estado = null, senha_hash = null, quem_indicou = null, id_indicacao = 'REMOVIDO-' || id,
      google_auth_id = null, ativo = false, excluido_em = p_now
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
