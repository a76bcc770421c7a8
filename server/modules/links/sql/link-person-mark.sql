-- Trigger on sellers and consumers (argument: SELLER or CONSUMER): marks the person, and removes the contacts of who left at once.
create or replace function link_person_mark() returns trigger language plpgsql as $$
begin
  insert into link_marks values (tg_argv[0], new.id);
  if new.excluido_em is not null then
    delete from link_contacts c where c.kind = tg_argv[0] and c.person_id = new.id;
  end if;
  return null;
end $$;
