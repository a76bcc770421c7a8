-- Trigger on redemptions: marks the consumer, whose PIX keys changed.
create or replace function link_key_mark() returns trigger language plpgsql as $$
begin
  insert into link_marks values ('CONSUMER', new.consumer_id);
  return null;
end $$;
