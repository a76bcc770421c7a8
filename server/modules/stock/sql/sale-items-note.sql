-- Trigger on posting_items, once per statement: marks the days of items that changed or went. New items need no mark, because they are written
-- with their sale, which marks its day.
create or replace function sale_items_note() returns trigger language plpgsql as $$
begin
  insert into sale_marks (network_id, dia)
  select distinct g.network_id, g.realizado_em from removed r join postings g on g.id = r.posting_id
  where g.audience = 'SELLER' and g.status = 'APROVADA';
  if tg_op = 'UPDATE' then
    insert into sale_marks (network_id, dia)
    select distinct g.network_id, g.realizado_em from added a join removed r on r.id = a.id join postings g on g.id = a.posting_id
    where a.posting_id <> r.posting_id and g.audience = 'SELLER' and g.status = 'APROVADA';
  end if;
  return null;
end $$;
