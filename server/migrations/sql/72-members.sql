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
