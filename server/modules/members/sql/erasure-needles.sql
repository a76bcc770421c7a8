-- What could identify the member wherever people write freely, in lower case: CPF, contacts, PIX keys and the full name.
create or replace function erasure_needles(p_kind text, p_id int) returns text[] language plpgsql stable as $$
declare
  person record;
  found text[];
begin
  if p_kind = 'SELLER' then
    select nome, cpf, email, celular, telefone into person from sellers where id = p_id;
  else
    select nome, cpf, email, celular, telefone into person from consumers where id = p_id;
  end if;
  found := array[person.cpf, regexp_replace(person.cpf, '^(\d{3})(\d{3})(\d{3})(\d{2})$', '\1.\2.\3-\4'), person.email, person.celular,
    person.telefone, regexp_replace(person.celular, '^(\d\d)(\d{5})(\d{4})$', '(\1) \2-\3'),
    regexp_replace(person.telefone, '^(\d\d)(\d{4})(\d{4})$', '(\1) \2-\3')];
  -- A single word would also match texts about others.
  if person.nome like '% %' then
    found := found || person.nome;
  end if;
  found := found || array(select chave_pix from redemptions where consumer_id = p_id and p_kind = 'CONSUMER' and chave_pix is not null);
  return array(select distinct lower(needle) from unnest(found) as needle where length(needle) > 5);
end $$;
