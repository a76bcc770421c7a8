/** Programs, compose subcommands and SQL verbs with which a command of docs/operations.md begins, after its variables. */
const BEGINNINGS =
  /^(?:[A-Z]\w*=\S+ )*(?:npm|node|docker compose|exec|run|install|apt-get|pg_\w+|echo|deploy\/ha\/cluster\.sh|modprobe|patronictl|pgbackrest|promtool|initdb|select|create|alter|grant|update|set) /;
/** One word, or no program's name. */
const SHORT = new Set(['RECONNECT', 'df', 'pg_isready', 'date', 'exit 101']);
const FENCE = /^ *```\n(.*?)^ *```/gms;

/** What a command prints is in blocks marked as text. */
const PRINTED = /^ *```text\n.*?^ *```/gms;

/** Every command of the run book, once each, in its order. */
export function commandsOf(book: string): string[] {
  const written = book.replace(PRINTED, '');
  const blocks = [...written.matchAll(FENCE)].map(({ 1: text, index }) => ({ index, lines: text!.split('\n') }));
  const prose = written.replace(FENCE, (block) => ' '.repeat(block.length));
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(({ 1: text, index }) => ({ index, lines: [text!] }));
  const texts = [
    ...blocks.flatMap((block) => block.lines.map((line) => ({ ...block, line, isCommand: true }))),
    ...spans.map((span) => ({ ...span, line: span.lines[0]!, isCommand: false })),
  ]
    .sort((a, b) => a.index - b.index)
    .map(({ line, isCommand }) => ({ text: line.replaceAll('\\|', '|').replace(/\s+/g, ' ').trim(), isCommand }))
    .filter(({ text, isCommand }) => text && (isCommand || BEGINNINGS.test(text) || SHORT.has(text)));
  return [...new Set(texts.map(({ text }) => text))];
}

const IMAGE = 'npm run image:try';
const COMPOSE = 'not tried: needs docker compose and the third-party images of docker-compose.yml';
const OWN_MACHINES = 'not tried: changes a machine of the cluster; drill/cluster.ts does the same on loopback';

/**
 * Where each command is tried: `book` (`npm run book:try`), a test file, a part of the drill, another command, or `not tried: ` with the
 * reason. The test beside this fails for a command without a row.
 */
export const PROOF: Readonly<Record<string, string>> = {
  'update money_pauses set retomada_em = now() where retomada_em is null': 'server/modules/operations/money-pause.test.ts',
  'TEST_DATABASE_URL=postgres://… npm test': 'book',
  'npm run build': 'book',
  'npm ci --omit=dev': 'book',
  'MALLOC_ARENA_MAX=2 node --max-semi-space-size=8 dist/server/main.js': 'book',
  'npm start': 'book',
  "npm run admin:create -- --cpf 111.444.777-35 --nome 'Ana Prado' --email ana@exemplo.com.br": 'book',
  'docker compose up -d': COMPOSE,
  'npm run admin:create -- …': 'book',
  'exec api node dist/server/create-admin.js …': IMAGE,
  'npm run integration:create -- …': 'book',
  'exec api node dist/server/create-integration.js …': 'scripts/operate/commands.test.ts',
  'npm run db:check': 'book',
  'exec api node dist/server/db.js check': IMAGE,
  'npm run db:migrate': 'book',
  'run --rm api node dist/server/db.js migrate': 'server/migrate.test.ts',
  'npm run db:backup -- …': 'book',
  'run --rm -v /backups:/backups api node dist/server/backup.js backup --to /backups …': IMAGE,
  'npm run db:restore -- …': 'book',
  'run --rm -v /backups:/backups api node dist/server/backup.js restore --from /backups/fidelidade-<instant>': COMPOSE,
  'install -d -o 1000 -g 1000 -m 700 /backups': COMPOSE,
  'exec -T': COMPOSE,
  'SMTP_URL=smtp://mailpit:1025 docker compose --profile mail up -d': COMPOSE,
  'docker compose --profile s3 up -d': COMPOSE,
  "echo 's3.bucket.create -name fidelidade' | docker compose exec -T objects weed shell": COMPOSE,
  'POOLER=pgbouncer:6432 docker compose --profile pgbouncer up -d': COMPOSE,
  'REPLICA=replica:5432 docker compose --profile replica up -d': COMPOSE,
  'select pg_reload_conf()': 'book',
  'npm run image:try': IMAGE,
  'apt-get install pgbouncer': '.ci/run',
  'set statement_timeout = 0': 'book',
  RECONNECT: 'book',
  'npm run db:pgbouncer': 'scripts/operate/pgbouncer.test.ts',
  "create role replica login replication password '…';": 'book',
  "alter system set max_slot_wal_keep_size = '4GB';": 'book',
  "select pg_create_physical_replication_slot('replica');": 'book',
  'grant pg_monitor to app;': 'book',
  'select pg_reload_conf();': 'book',
  "pg_basebackup -d 'postgres://replica:…@<primary>:5432' -D <folder> -R -X stream -S replica -c fast": 'book',
  "echo 'hot_standby_feedback = on' >> <folder>/postgresql.auto.conf": 'book',
  'select state, replay_lag from pg_stat_replication;': 'book',
  'npm run db:replica': 'scripts/operate/replica.test.ts',
  'deploy/ha/cluster.sh start /tmp/ha': 'drill/parts/failover.ts',
  'exit 101': OWN_MACHINES,
  'apt-get install postgresql-15 patroni etcd-server etcd-client python3-etcd haproxy pgbouncer pgbackrest': OWN_MACHINES,
  'deploy/ha/cluster.sh check patroni.yml': 'drill/cluster.test.ts',
  'modprobe softdog': OWN_MACHINES,
  "create role app login password '…'": 'book',
  'create database fidelidade owner app': 'book',
  'patronictl edit-config': OWN_MACHINES,
  'patronictl switchover': 'drill/parts/failover.ts',
  'pgbackrest --stanza=fidelidade stanza-create': 'drill/parts/recovery.ts',
  'pgbackrest --stanza=fidelidade --type=full backup': 'drill/parts/recovery.ts',
  'pgbackrest info': OWN_MACHINES,
  "pgbackrest --stanza=fidelidade --pg1-path=<folder> --type=time --target='2026-11-27 09:30:00-03' --target-action=promote restore":
    'drill/parts/recovery.ts',
  'patronictl remove fidelidade': 'not tried: moving the cluster after a recovery, as docs/operations.md says',
  'alter role app createdb': 'book',
  '15 3 * * * cd /app && npm run -s db:backup -- --to /backups --keep 14 --verify >> /var/log/fidelidade-backup.log 2>&1 || <alert>':
    'book',
  'npm run db:restore -- --from /backups/fidelidade-<instant>': 'book',
  'npm run db:backup': 'book',
  'promtool test rules deploy/monitoring/alerts.test.yml': 'book',
  'npm run db:backup -- --verify': 'book',
  pg_isready: 'book',
  df: 'book',
  'select name, state, count(*) from pgboss.job group by 1, 2': 'book',
  'select sale_sums_rebuild()': 'book',
  'select link_sums_rebuild()': 'book',
  'update liability_positions set contado = 0': 'book',
  'initdb -k': 'book',
  'pg_checksums --enable': 'book',
  'select now()': 'book',
  date: 'book',
};
