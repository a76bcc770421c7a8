# A streaming replica of PRIMARY, made when there is none yet, as docs/operations.md has it (Replica).
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # The folder has its name only when it is whole.
  rm -rf "$PGDATA.new"
  psql -d "$PRIMARY" -qc "select pg_create_physical_replication_slot('replica') where not exists (select from pg_replication_slots where slot_name = 'replica')"
  pg_basebackup -d "$PRIMARY" -D "$PGDATA.new" -R -X stream -S replica
  rm -rf "$PGDATA"
  mv "$PGDATA.new" "$PGDATA"
fi
exec postgres -c hot_standby_feedback=on
