-- Days of a network whose sales changed since the sums were computed.
create or replace view sale_days_stale as
  select m.network_id, m.dia from sale_marks m
  union select c.network_id, c.venda from posting_count_changes c where c.venda is not null and c.audience = 'SELLER';
