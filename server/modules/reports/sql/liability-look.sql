-- Takes what was seen as final when it has become so, and sees what is there now; again and again while a run is made, so that little is
-- left to be counted apart. A transaction that this server has not reached is of a restored copy, where everything has ended.
create or replace function liability_look() returns void language sql as $$
  with now as materialized (
    select 'entries' as tabela, (select coalesce(max(id), 0) from entries) as maior, pg_current_snapshot() as agora
    union all select 'redemptions', (select coalesce(max(id), 0) from redemptions), pg_current_snapshot())
  update liability_positions p set firme = p.visto, visto = greatest(p.visto, n.maior), visto_xid = pg_snapshot_xmax(n.agora)::text::bigint
  from now n where n.tabela = p.tabela
    and (p.visto_xid <= pg_snapshot_xmin(n.agora)::text::bigint or p.visto_xid > pg_snapshot_xmax(n.agora)::text::bigint)
$$;
