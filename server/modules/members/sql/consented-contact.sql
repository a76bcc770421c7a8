-- Where a member may be written to. A member who never answered, or whose last answer was no, gets nothing.
create or replace function consented_contact(p_kind text, p_id int) returns table (nome text, email text, celular text)
language sql stable as $$
  select m.nome, case when yes.email then nullif(m.email, '') end, case when yes.whatsapp then nullif(m.celular, '') end
  from (
    select v.nome, v.email, v.celular from sellers v where p_kind = 'SELLER' and v.id = p_id and v.ativo and v.excluido_em is null
    union all
    select c.nome, c.email, c.celular from consumers c where p_kind = 'CONSUMER' and c.id = p_id and c.ativo and c.excluido_em is null
  ) m
  cross join lateral (
    select
      coalesce((select c.aceito from consents c where c.kind = p_kind and c.person_id = p_id and c.tipo = 'EMAIL'
        order by c.id desc limit 1), false) as email,
      coalesce((select c.aceito from consents c where c.kind = p_kind and c.person_id = p_id and c.tipo = 'WHATSAPP'
        order by c.id desc limit 1), false) as whatsapp
  ) yes
$$;
