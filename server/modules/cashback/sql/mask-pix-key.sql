-- What may be shown of a PIX key: enough to recognise it, too little to pay or to look somebody up.
create or replace function mask_pix_key(p_tipo text, p_chave text) returns text language sql immutable as $$
  select case p_tipo
    when 'CPF' then '***.' || substr(p_chave, 4, 3) || '.' || substr(p_chave, 7, 3) || '-**'
    when 'CNPJ' then left(p_chave, 2) || '.***.***/****-' || right(p_chave, 2)
    when 'EMAIL' then left(p_chave, 1) || '***@' || split_part(p_chave, '@', 2)
    when 'TELEFONE' then '(' || substr(p_chave, 4, 2) || ') *****-' || right(p_chave, 4)
    else left(p_chave, 4) || '****-****-****-****-********' || right(p_chave, 4) end
$$;
