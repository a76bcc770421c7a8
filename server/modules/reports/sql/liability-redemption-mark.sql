-- Trigger on redemptions: marks the redemption, which changed.
create or replace function liability_redemption_mark() returns trigger language plpgsql as $$
begin
  insert into liability_redemption_marks values (new.id);
  return null;
end $$;
