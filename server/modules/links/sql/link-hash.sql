create or replace function link_hash(valor text) returns uuid language sql immutable as $$
  select substr(encode(sha256(convert_to(valor, 'UTF8')), 'hex'), 1, 32)::uuid
$$;
