-- What people who see masks get of somebody's data: enough to recognise a person one knows, too little to look one up.
create or replace function mask_personal(p_kind text, p_value text) returns text language sql immutable as $$
  select case
    when p_value is null or p_value = '' then p_value
    when p_kind = 'cpf' and p_value ~ '^[0-9]{11}$' then '***.' || substr(p_value, 4, 3) || '.' || substr(p_value, 7, 3) || '-**'
    when p_kind = 'phone' and p_value ~ '^[0-9]{10,11}$' then '(' || left(p_value, 2) || ') *****-' || right(p_value, 4)
    when p_kind = 'email' and p_value like '_%@_%' then left(p_value, 1) || '***@' || split_part(p_value, '@', 2)
    else '***' end
$$;
