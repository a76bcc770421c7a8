-- Writes the contacts of these sellers or consumers again, and which values are shared by three or more CPFs. The caller holds the lock of
-- link_sums_refresh.
create or replace function link_people_refresh(p_kind text, p_ids int[]) returns void language plpgsql as $$
declare
  types text[];
  hashes uuid[];
begin
  with gone as (delete from link_contacts c where c.kind = p_kind and c.person_id = any (p_ids) returning c.tipo, c.valor)
  select array_agg(tipo), array_agg(valor) into types, hashes
  from (select tipo, valor from gone union select f.tipo, f.valor from link_contacts_found(p_kind, p_ids) f) v;
  insert into link_contacts (kind, person_id, tipo, valor) select * from link_contacts_found(p_kind, p_ids);
  delete from link_values v using unnest(types, hashes) as k(tipo, valor) where v.tipo = k.tipo and v.valor = k.valor;
  insert into link_values (tipo, valor)
  select c.tipo, c.valor from unnest(types, hashes) as k(tipo, valor) join link_contacts c on c.tipo = k.tipo and c.valor = k.valor
  join link_people_now n on n.kind = c.kind and n.person_id = c.person_id group by 1, 2 having count(distinct n.cpf) >= 3;
end $$;
