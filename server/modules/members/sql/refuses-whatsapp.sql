-- Whether the owner of a mobile number has said no to WhatsApp; who never answered is told what they ask to know.
create or replace function refuses_whatsapp(p_celular text) returns boolean language sql stable as $$
  select exists (
    select from (
      select 'SELLER' as kind, id from sellers where celular = p_celular and excluido_em is null
      union all
      select 'CONSUMER', id from consumers where celular = p_celular and excluido_em is null
    ) person
    cross join lateral (
      select c.aceito from consents c where c.kind = person.kind and c.person_id = person.id and c.tipo = 'WHATSAPP' order by c.id desc limit 1
    ) answer
    where not answer.aceito);
$$;
