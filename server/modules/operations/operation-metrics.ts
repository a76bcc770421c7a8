import { Gauge } from 'prom-client';
import type { Database } from '../../platform/db/database.ts';
import { collectSql, registry } from '../../platform/metrics.ts';

const AGE = (since: string) => `coalesce(extract(epoch from now() - min(${since})), 0)::float8 as value`;

/** What waits for a person or a job, and how old the oldest of it is: 0 seconds when nothing waits. */
const WAITING = [
  {
    name: 'receipts_waiting',
    help: 'Receipts that wait for a decision',
    labels: ['audience'],
    sql: `select a.audience, count(s.id)::int as value from (values ('SELLER'), ('CONSUMER')) a (audience)
      left join submissions s on s.audience = a.audience and s.status = 'PENDENTE' group by 1`,
  },
  {
    name: 'receipts_oldest_waiting_seconds',
    help: 'Age of the oldest receipt that waits for a decision',
    labels: ['audience'],
    sql: `select a.audience, ${AGE('s.criado_em')} from (values ('SELLER'), ('CONSUMER')) a (audience)
      left join submissions s on s.audience = a.audience and s.status = 'PENDENTE' group by 1`,
  },
  {
    name: 'payouts_waiting',
    help: 'Payments of cashback that are not finished, by step',
    labels: ['state'],
    sql: `select e.state, count(o.id)::int as value
      from (values ('SOLICITADO'), ('APROVADO'), ('EM_LOTE'), ('EM_TRANSITO'), ('EM_ESTORNO')) e (state)
      left join payouts o on o.estado = e.state group by 1`,
  },
  {
    name: 'second_approvals_waiting',
    help: 'Requests that wait for a second person',
    sql: `select count(*)::int as value from held_actions where status = 'AGUARDA'`,
  },
  {
    name: 'second_approvals_oldest_waiting_seconds',
    help: 'Age of the oldest request that waits for a second person',
    sql: `select ${AGE('criado_em')} from held_actions where status = 'AGUARDA'`,
  },
  {
    name: 'messages_not_sent',
    help: 'Mail and WhatsApp messages of the last seven days that have not left, by state',
    labels: ['state'],
    sql: `select e.state, count(m.id)::int as value from (values ('NA_FILA'), ('FALHOU')) e (state)
      left join outgoing_messages m on m.estado = e.state and m.criado_em > now() - interval '7 days' group by 1`,
  },
  {
    name: 'jobs_oldest_waiting_seconds',
    help: 'Age of the oldest job that is due and has not started, by queue',
    labels: ['queue'],
    sql: `select name as queue, ${AGE('start_after')} from pgboss.job where state in ('created', 'retry') and start_after <= now() group by 1`,
  },
  {
    name: 'money_paused',
    help: '1 while an operator has paused the operations with points and cashback',
    sql: 'select count(*)::int as value from money_pauses where retomada_em is null',
  },
  {
    name: 'backup_last_timestamp_seconds',
    help: 'Last complete copy of this database, or its installation; last archived WAL segment where archiving is on',
    labels: ['source'],
    sql: `select 'copy' as source, extract(epoch from coalesce((select max(criado_em) from backups where banco = database_identity()),
        (select min(executed_at) from schema_migrations)))::float8 as value
      union all select 'wal', extract(epoch from last_archived_time)::float8 from pg_stat_archiver where last_archived_time is not null`,
  },
  {
    name: 'migrations_applied',
    help: 'Migrations of the database',
    sql: 'select count(*)::int as value from schema_migrations',
  },
] as const;

interface Operations {
  database: Pick<Database, 'read'>;
  version: string;
}

/** Adds the state of the work to the metrics: what waits, the database's migrations and replicas, and the release. */
export function collectOperations({ database, version }: Operations): void {
  for (const gauge of WAITING) collectSql(database.read, gauge);
  // Only the primary knows its replicas, and only a role with pg_monitor sees their position.
  collectSql(database.read, {
    name: 'replica_lag_seconds',
    help: 'Time by which each streaming replica replays behind the primary',
    labels: ['replica'],
    sql: `select application_name as replica, coalesce(extract(epoch from replay_lag), 0)::float8 as value from pg_stat_replication`,
  });
  registry.removeSingleMetric('build_info');
  new Gauge({ name: 'build_info', help: 'The release; always 1', labelNames: ['version', 'node'], registers: [registry] }).set(
    { version, node: process.version },
    1,
  );
}
