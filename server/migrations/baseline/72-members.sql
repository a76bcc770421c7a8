-- What a member agreed to, with the words and when: written by the database whichever way the answer came, and never changed.

alter table consents add constraint consents_kind check (kind in ('SELLER', 'CONSUMER'));
alter table consents add constraint consents_tipo check (tipo in ('REGULAMENTO', 'PRIVACIDADE', 'EMAIL', 'WHATSAPP'));
alter table erasures add constraint erasures_kind check (kind in ('SELLER', 'CONSUMER'));
alter table social_identities add foreign key (seller_id) references sellers (id) on delete cascade;

create function consents_stay() returns trigger language plpgsql as $$
begin
  raise exception 'CONSENT_APPEND_ONLY' using detail = tg_op;
end $$;
create trigger consents_stay before update or delete on consents for each row execute function consents_stay();

create function note_consent(p_kind text, p_person_id int, p_tipo text, p_texto text, p_quando timestamptz) returns void language sql as $$
  insert into consents (kind, person_id, tipo, aceito, texto, texto_hash, criado_em)
  values (p_kind, p_person_id, p_tipo, true, p_texto, encode(sha256(convert_to(p_texto, 'UTF8')), 'hex'), p_quando);
$$;

-- Argument: SELLER or CONSUMER.
create function note_acceptances() returns trigger language plpgsql as $$
declare
  before_terms timestamptz := case when tg_op = 'UPDATE' then old.aceitou_regulamento_em end;
  before_policy timestamptz := case when tg_op = 'UPDATE' then old.aceitou_politica_privacidade_em end;
begin
  if new.aceitou_regulamento_em is not null and before_terms is null then
    perform note_consent(tg_argv[0], new.id, 'REGULAMENTO', 'Li e aceito o regulamento', new.aceitou_regulamento_em);
  end if;
  if new.aceitou_politica_privacidade_em is not null and before_policy is null then
    perform note_consent(tg_argv[0], new.id, 'PRIVACIDADE', 'Li e aceito a política de privacidade', new.aceitou_politica_privacidade_em);
  end if;
  return null;
end $$;
create trigger sellers_acceptances after insert or update of aceitou_regulamento_em, aceitou_politica_privacidade_em on sellers
  for each row execute function note_acceptances('SELLER');
create trigger consumers_acceptances after insert or update of aceitou_regulamento_em, aceitou_politica_privacidade_em on consumers
  for each row execute function note_acceptances('CONSUMER');

create index sellers_celular on sellers (celular) where celular is not null;
create index consumers_celular on consumers (celular) where celular is not null;

-- Whether the owner of a mobile number has said no to WhatsApp; who never answered is told what they ask to know.
create function refuses_whatsapp(p_celular text) returns boolean language sql stable as $$
  select exists (
    select from (
      select 'SELLER' as kind, id from sellers where celular = p_celular and excluido_em is null
      union all
      select 'CONSUMER', id from consumers where celular = p_celular and excluido_em is null
    ) person
    cross join lateral (
      select c.aceito from consents c where c.kind = person.kind and c.person_id = person.id and c.tipo = 'WHATSAPP' order by c.id desc limit 1
    ) answer
    where not answer.aceito);
$$;

-- Replaces the personal data of a member. Ledger, postings and the sealed log stay: they hold numbers and ids. p_cpf is the keyed
-- hash that stands in place of the CPF.
create function erase_member(p_kind text, p_id int, p_cpf text, p_now timestamptz) returns void language plpgsql as $$
declare
  old_cpf text;
  contacts text[];
begin
  if p_kind = 'SELLER' then
    select cpf, array_remove(array[email, celular], null) into old_cpf, contacts from sellers where id = p_id;
    update sellers set nome = 'Titular removido', cpf = p_cpf || ':' || id, email = null, celular = null, telefone = null, sexo = null,
      data_nascimento = null, hobby = null, end_cep = null, end_rua = null, end_numero = null, end_complemento = null, end_bairro = null,
      end_cidade = null, end_estado = null, senha_hash = null, quem_indicou = null, id_indicacao = 'REMOVIDO-' || id, google_auth_id = null, ativo = false, excluido_em = p_now
    where id = p_id;
    update cards set nome = null where seller_id = p_id;
    delete from social_identities where seller_id = p_id;
  else
    select cpf, array_remove(array[email, celular], null) into old_cpf, contacts from consumers where id = p_id;
    update consumers set nome = 'Titular removido', cpf = p_cpf || ':' || id, email = null, celular = null, telefone = null, sexo = null,
      data_nascimento = null, end_cep = null, end_rua = null, end_numero = null, end_complemento = null, end_bairro = null,
      end_cidade = null, end_estado = null, senha_hash = null, quem_indicou = null, ativo = false, excluido_em = p_now
    where id = p_id;
  end if;
  update registration_code_uses set cpf = p_cpf where cpf = old_cpf and coalesce(seller_id, consumer_id) = p_id
    and (seller_id is not null) = (p_kind = 'SELLER');
  update swpro_credits set indicado_nome = null where referral_id in (select id from referrals where cpf = old_cpf);
  update referrals set nome = 'Titular removido', cpf = p_cpf, celular = null where cpf = old_cpf;
  update redemptions set titular_nome = 'Titular removido', obs = null, tipo_chave_pix = null, chave_pix = null, busca = lower(redemption_code)
    where case when p_kind = 'SELLER' then seller_id = p_id else consumer_id = p_id end;
  update submissions set busca = null where case when p_kind = 'SELLER' then seller_id = p_id else consumer_id = p_id end;
  update sale_approvals set parceiro_nome = 'Titular removido', cpf = p_cpf where cpf = old_cpf;
  update contests set texto = 'Titular removido' where submission_id in (
    select id from submissions where case when p_kind = 'SELLER' then seller_id = p_id else consumer_id = p_id end);
  update submission_events set motivo = null, ator_nome = 'Titular removido' where ator = lower(p_kind) || ':' || p_id;
  delete from outgoing_messages where destino = any (contacts);
  delete from password_recoveries where kind = p_kind and person_id = p_id;
  update sessions set revogada_em = coalesce(revogada_em, p_now), ip = null, agente = null where kind = p_kind and person_id = p_id;
  insert into erasures (kind, person_id, cpf_hmac, criado_em) values (p_kind, p_id, p_cpf, p_now);
end $$;
