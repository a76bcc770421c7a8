-- What may be shown of a PIX key: enough for its owner to recognise it, too little to pay to it or to look its owner up.
create or replace function mask_pix_key(p_type text, p_key text) returns text language sql immutable as $$
  select case p_type
    when 'CPF' then '***.' || substr(p_key, 4, 3) || '.' || substr(p_key, 7, 3) || '-**'
    when 'CNPJ' then left(p_key, 2) || '.***.***/****-' || right(p_key, 2)
    when 'EMAIL' then left(p_key, 1) || '***@' || split_part(p_key, '@', 2)
    when 'TELEFONE' then '(' || substr(p_key, 4, 2) || ') *****-' || right(p_key, 4)
    else left(p_key, 4) || '****-****-****-****-********' || right(p_key, 4) end
$$;
