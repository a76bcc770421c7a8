# Run once, when the database is made: the role of the product may stream to a replica (docker/replica.sh).
echo 'host replication app all scram-sha-256' >>"$PGDATA/pg_hba.conf"
