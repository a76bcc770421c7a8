-- Members who are there: neither removed nor erased.
create or replace view link_people_now as
  select 'SELLER' as kind, v.id as person_id, v.cpf from sellers v where v.excluido_em is null
  union all select 'CONSUMER', c.id, c.cpf from consumers c where c.excluido_em is null;
