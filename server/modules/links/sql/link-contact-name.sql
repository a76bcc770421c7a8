create or replace function link_contact_name(tipo text) returns text language sql immutable as $$
  select case tipo when 'CELULAR' then 'celular' when 'EMAIL' then 'e-mail' when 'ENDERECO' then 'endereço' else 'chave PIX' end
$$;
