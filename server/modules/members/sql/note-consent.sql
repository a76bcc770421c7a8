-- Records that a person accepted a text, with the text and its hash.
create or replace function note_consent(p_kind text, p_person_id int, p_type text, p_text text, p_at timestamptz)
returns void language sql as $$
  insert into consents (kind, person_id, tipo, aceito, texto, texto_hash, criado_em)
  values (p_kind, p_person_id, p_type, true, p_text, encode(sha256(convert_to(p_text, 'UTF8')), 'hex'), p_at);
$$;
