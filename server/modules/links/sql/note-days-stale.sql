-- Days of a network whose notes changed since the sums of the links were computed.
create or replace view note_days_stale as
  select m.audience, m.network_id, m.dia from note_marks m
  union select c.audience, c.network_id, c.venda from posting_count_changes c where c.venda is not null;
