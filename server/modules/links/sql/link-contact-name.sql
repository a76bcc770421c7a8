-- The Portuguese name of a kind of contact, for the sentences of the groups.
create or replace function link_contact_name(p_type text) returns text language sql immutable as $$
  select case p_type when 'CELULAR' then 'celular' when 'EMAIL' then 'e-mail' when 'ENDERECO' then 'endereço' else 'chave PIX' end
$$;
