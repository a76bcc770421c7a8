-- The hash under which a contact is kept.
create or replace function link_hash(p_value text) returns uuid language sql immutable as $$
  select substr(encode(sha256(convert_to(p_value, 'UTF8')), 'hex'), 1, 32)::uuid
$$;
