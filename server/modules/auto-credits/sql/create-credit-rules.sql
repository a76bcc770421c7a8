-- A new network begins with one rule for each audience and source, switched off.
create or replace function create_credit_rules() returns trigger language plpgsql as $$
begin
  insert into credit_rules (network_id, audience, fonte) select new.id, a, f
  from unnest(array['SELLER', 'CONSUMER']) a cross join unnest(array['XML_ASSINADO', 'FOTO']) f;
  return null;
end $$;
