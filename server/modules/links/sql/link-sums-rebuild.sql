-- Computes all sums of the links again while writers wait: for use after a load that bypassed the triggers.
create or replace function link_sums_rebuild() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7202611217);
  lock table postings, sellers, consumers, referrals, redemptions in share row exclusive mode;
  delete from note_marks;
  delete from link_marks;
  delete from link_contacts;
  delete from link_values;
  delete from note_pairs;
  delete from note_couples;
  delete from note_series;
  delete from link_referrals;
  insert into link_contacts
  select * from link_contacts_found('SELLER', null) union all select * from link_contacts_found('CONSUMER', null);
  insert into link_values
  select c.tipo, c.valor from link_contacts c join link_people_now n on n.kind = c.kind and n.person_id = c.person_id
  group by 1, 2 having count(distinct n.cpf) >= 3;
  insert into note_pairs select * from note_pairs_found(null, null, null);
  insert into note_couples select * from note_couples_found(null, null);
  insert into note_series select * from note_series_found(null);
  insert into link_referrals select * from link_referrals_found(null);
end $$;
