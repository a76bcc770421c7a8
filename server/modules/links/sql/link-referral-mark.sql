-- Trigger on referrals: marks the referral.
create or replace function link_referral_mark() returns trigger language plpgsql as $$
begin
  insert into link_marks values ('REFERRAL', new.id);
  return null;
end $$;
