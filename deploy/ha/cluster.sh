#!/usr/bin/env bash
# A cluster of three nodes on loopback from Debian's packages, with the configuration files beside this script:
#   apt-get install patroni etcd-server etcd-client python3-etcd haproxy pgbouncer pgbackrest   (with a policy-rc.d that denies starts)
#
#   cluster.sh start FOLDER     starts it; prints DATABASE_URL and DATABASE_REPLICA_URL
#   cluster.sh node FOLDER N    starts etcd and Patroni of node N again
#   cluster.sh stop FOLDER      stops every process; the folder stays
#   cluster.sh check FILE       refuses a Patroni configuration that loses acknowledged sales
#
# NET (127.0.7), BALANCER (127.0.0.1), WRITE_PORT (5000) and READ_PORT (5001) choose addresses. Everything runs as postgres; root may start it.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
net=${NET:-127.0.7}
balancer=${BALANCER:-127.0.0.1}
write_port=${WRITE_PORT:-5000}
read_port=${READ_PORT:-5001}
PATH=$PATH:/usr/sbin:/sbin:/usr/lib/postgresql/15/bin
NODES="1 2 3"

# initdb and postgres refuse root. Both programs replace themselves with the next one, so that $! is its pid.
owned=(setsid)
[ "$(id -u)" != 0 ] || owned+=(setpriv --reuid=postgres --regid=postgres --init-groups)

# background FOLDER NAME PROGRAM…: pid in FOLDER/NAME.pid, output in FOLDER/NAME.log.
background() {
  local folder=$1 name=$2
  shift 2
  cd /
  "${owned[@]}" "$@" </dev/null >>"$folder/$name.log" 2>&1 &
  echo $! >"$folder/$name.pid"
}

check() {
  local version
  version=$(patroni --version | sed 's/[^0-9.]//g')
  if grep -q '^etcd3:' "$1" && [ "$(printf '%s\n' 3.0.3 "$version" | sort -V | head -1)" != 3.0.3 ]; then
    echo "Patroni $version com etcd3: perde vendas confirmadas depois de um congelamento. Use etcd: (com python3-etcd) ou Patroni 4.0.7." >&2
    return 1
  fi
}

# render TEMPLATE TARGET NODE FOLDER
render() {
  sed -e "s|@NODE@|$3|g; s|@ADDRESS@|$net.$3|g; s|@NODE1@|$net.1|g; s|@NODE2@|$net.2|g; s|@NODE3@|$net.3|g" \
    -e "s|@FOLDER@|$4/node$3|g; s|@REPOSITORY@|$4/repository|g; s|@NETWORK@|127.0.0.0/8|g; s|@WATCHDOG@|off|g" \
    -e "s|@PASSWORD@|$(cat "$4/password")|g; s|@BALANCER@|$balancer|g; s|@WRITE_PORT@|$write_port|g; s|@READ_PORT@|$read_port|g" \
    "$here/$1" >"$2"
}

node() {
  local folder=$1 own=$1/node$2
  alive "$own/etcd.pid" || background "$own" etcd etcd --config-file "$own/etcd.yml"
  alive "$own/patroni.pid" || background "$own" patroni patroni "$own/patroni.yml"
}

# alive PID_FILE: its process runs and is ours (a pid may have been given to another program since).
alive() { [ -f "$1" ] && grep -qsF "$(dirname "$1")" "/proc/$(head -1 "$1" 2>/dev/null)/cmdline"; }

# until_ready SECONDS WHAT COMMAND…
until_ready() {
  local limit=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt "$limit" ] || { echo "sem resposta: $what" >&2; return 1; }
    sleep 0.5
  done
}

sql() { PGPASSWORD=$(cat "$1/password") psql -qAtX -h "$balancer" -p "$write_port" -U postgres "${@:2}"; }
members() { [ "$(curl -s "http://$net.1:8008/cluster" | grep -oE '"state": "(running|streaming)"' | wc -l)" = 3 ]; }

start() {
  local folder=$1 n
  for program in patroni etcd haproxy pgbackrest initdb setpriv curl; do
    command -v $program >/dev/null || { echo "falta o programa $program: veja o começo de $0" >&2; exit 69; }
  done
  mkdir -p "$folder/repository"
  [ -f "$folder/password" ] || head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n' >"$folder/password"
  for n in $NODES; do
    mkdir -p "$folder/node$n/lock"
    for file in patroni.yml etcd.yml pgbackrest.conf; do render $file "$folder/node$n/$file" "$n" "$folder"; done
    # For the drill's self-test alone: shows the loss that `check` prevents.
    if [ -n "${UNSAFE_ETCD3:-}" ]; then sed -i 's/^etcd:/etcd3:/' "$folder/node$n/patroni.yml"; else check "$folder/node$n/patroni.yml"; fi
    chmod 700 "$folder/node$n"
  done
  render haproxy.cfg "$folder/haproxy.cfg" 1 "$folder"
  [ "$(id -u)" != 0 ] || chown -R postgres:postgres "$folder"
  for n in $NODES; do node "$folder" "$n"; done
  alive "$folder/haproxy.pid" || background "$folder" haproxy haproxy -f "$folder/haproxy.cfg"
  until_ready 120 'três nós' members
  until_ready 60 'escrita' sql "$folder" -c 'create temporary table t ()'
  local password
  password=$(cat "$folder/password")
  if [ "$(sql "$folder" -c "select count(*) from pg_roles where rolname = 'app'")" = 0 ]; then
    sql "$folder" -c "create role app login password '$password'" -c 'create database fidelidade owner app'
    (cd / && "${owned[@]}" pgbackrest --config="$folder/node$(leader)/pgbackrest.conf" --stanza=fidelidade --log-level-console=warn stanza-create)
  fi
  echo "DATABASE_URL=postgres://app:$password@$balancer:$write_port/fidelidade"
  echo "DATABASE_REPLICA_URL=postgres://app:$password@$balancer:$read_port/fidelidade"
}

leader() {
  local n
  for n in $NODES; do
    if [ "$(curl -s -o /dev/null -w '%{http_code}' "http://$net.$n:8008/primary")" = 200 ]; then echo "$n"; return; fi
  done
}

stop() {
  local folder=$1 file limit=$((SECONDS + 20))
  # Patroni first, or it would start its PostgreSQL again. SIGKILL also ends a frozen one.
  for file in "$folder"/node*/patroni.pid "$folder"/haproxy.pid "$folder"/node*/etcd.pid; do
    if alive "$file"; then kill -KILL "$(cat "$file")"; fi
    rm -f "$file"
  done
  for file in "$folder"/node*/data/postmaster.pid; do
    if alive "$file"; then kill -QUIT "$(head -1 "$file")"; fi
    while alive "$file" && [ $SECONDS -lt "$limit" ]; do sleep 0.1; done
  done
}

case ${1:-} in
  start | stop) "$1" "$(realpath -m "${2:?FOLDER}")" ;;
  node) node "$(realpath -m "${2:?FOLDER}")" "${3:?N}" ;;
  check) check "${2:?FILE}" ;;
  *) sed -n '2,12s/^# \{0,1\}//p' "$0"; exit 64 ;;
esac
