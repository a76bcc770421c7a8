-- Whether the owner of a mobile number said no to WhatsApp. A member who never answered still gets what they ask for, such as a code.
create or replace function refuses_whatsapp(p_mobile text) returns boolean language sql stable as $$
  select exists (
    select from (
      select 'SELLER' as kind, id from sellers where celular = p_mobile and excluido_em is null
      union all
      select 'CONSUMER', id from consumers where celular = p_mobile and excluido_em is null
    ) person
    cross join lateral (
      select c.aceito from consents c where c.kind = person.kind and c.person_id = person.id and c.tipo = 'WHATSAPP' order by c.id desc limit 1
    ) answer
    where not answer.aceito);
$$;
