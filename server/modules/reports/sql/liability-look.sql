-- Makes what was seen before final once no earlier transaction can be open, and notes what is there now. It runs repeatedly while a run is built, so
-- that little is left to count apart. A noted transaction that this server has not reached yet comes from a restored copy, where everything ended.
create or replace function liability_look() returns void language sql as $$
  with latest as materialized (
    select 'entries' as tabela, (select coalesce(max(id), 0) from entries) as max_id, pg_current_snapshot() as snapshot
    union all select 'redemptions', (select coalesce(max(id), 0) from redemptions), pg_current_snapshot())
  update liability_positions p set firme = p.visto, visto = greatest(p.visto, n.max_id), visto_xid = pg_snapshot_xmax(n.snapshot)::text::bigint
  from latest n where n.tabela = p.tabela
    and (p.visto_xid <= pg_snapshot_xmin(n.snapshot)::text::bigint or p.visto_xid > pg_snapshot_xmax(n.snapshot)::text::bigint)
$$;
