create or replace function note_consent(p_kind text, p_person_id int, p_tipo text, p_texto text, p_quando timestamptz) returns void language sql as $$
  insert into consents (kind, person_id, tipo, aceito, texto, texto_hash, criado_em)
  values (p_kind, p_person_id, p_tipo, true, p_texto, encode(sha256(convert_to(p_texto, 'UTF8')), 'hex'), p_quando);
$$;
