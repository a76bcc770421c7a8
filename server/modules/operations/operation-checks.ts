import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import { scrubLine } from '../../platform/logger.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { formatBytes, plural } from './operation-texts.ts';
import type { OperationState, OperationTopic } from './operations-sets.ts';

/** The state of one part of the operation, in the words of the page. */
export interface OperationCheck {
  assunto: OperationTopic;
  estado: OperationState;
  resumo: string;
  /** What the operator should do; null when nothing. */
  orientacao: string | null;
}

type Found = Omit<OperationCheck, 'assunto'>;
type Check = (ctx: AppContext) => Promise<Found>;

const DAY_MS = 86_400_000;
/** As the alert BackupIsOld. */
const BACKUP_DAYS = 2;
const PROOF_DAYS = 2;
const LAG_SECONDS = 30;

const ok = (resumo: string): Found => ({ estado: 'OK', resumo, orientacao: null });
const off = (resumo: string): Found => ({ estado: 'DESLIGADO', resumo, orientacao: null });
const notice = (resumo: string, orientacao: string): Found => ({ estado: 'ATENCAO', resumo, orientacao });
const failure = (resumo: string, orientacao: string): Found => ({ estado: 'FALHA', resumo, orientacao });

/** Reads from the primary: a replica does not know its own lag. */
async function rowOf<Row>({ database }: AppContext, sql: string, params: readonly unknown[] = []): Promise<Row> {
  const [row] = await database.read<Row & object>(sql, params);
  return row!;
}

const messages: Check = async (ctx) => {
  const { fila, falhas, erro } = await rowOf<{ fila: number; falhas: number; erro: string | null }>(
    ctx,
    `select count(*) filter (where estado = 'NA_FILA')::int as fila, count(*) filter (where estado = 'FALHOU')::int as falhas,
       (array_agg(canal || ': ' || ultimo_erro order by id desc) filter (where ultimo_erro is not null))[1] as erro
     from outgoing_messages where estado in ('NA_FILA', 'FALHOU') and criado_em > $1`,
    [new Date(ctx.clock.now().getTime() - 7 * DAY_MS)],
  );
  const waiting = `${plural(fila, 'mensagem espera', 'mensagens esperam')} envio`;
  if (falhas === 0) return ok(`${waiting}. Nenhuma falhou nos últimos 7 dias.`);
  const last = erro ? ` Último erro: ${scrubLine(erro).slice(0, 200)}` : '';
  return notice(
    `${plural(falhas, 'mensagem falhou', 'mensagens falharam')} nos últimos 7 dias; ${waiting}.${last}`,
    'Confira o servidor de e-mail e a configuração do WhatsApp.',
  );
};

const imports: Check = async (ctx) => {
  const { ativas, falhas } = await rowOf<{ ativas: number; falhas: number }>(
    ctx,
    `select count(*) filter (where estado in ('NA_FILA', 'PROCESSANDO', 'DESFAZENDO'))::int as ativas,
       count(*) filter (where estado in ('FALHOU', 'DESFEITA_EM_PARTE') and coalesce(desfeita_em, terminado_em, criado_em) > $1)::int as falhas
     from imports`,
    [new Date(ctx.clock.now().getTime() - 7 * DAY_MS)],
  );
  const running = plural(ativas, 'importação em andamento', 'importações em andamento');
  if (falhas === 0) return ok(`${running}.`);
  return notice(
    `${plural(falhas, 'importação parou', 'importações pararam')} nos últimos 7 dias; ${running}.`,
    'Abra os uploads e processe de novo os que pararam: o processamento continua de onde parou.',
  );
};

const storage: Check = async (ctx) => {
  const { bytes, arquivos } = await rowOf<{ bytes: number; arquivos: number }>(
    ctx,
    'select coalesce(sum(tamanho_bytes), 0)::float8 as bytes, count(*)::int as arquivos from stored_files where removido_em is null',
  );
  const kind = ctx.env.STORAGE === 's3' ? 'Bucket S3' : 'Pasta local';
  const used = `${kind}: ${plural(arquivos, 'arquivo', 'arquivos')}, ${formatBytes(bytes)}.`;
  const key = `operacao/${randomUUID()}.txt`;
  const { storage: files } = ctx.ports;
  const isWritable = await files.put(key, Buffer.from('ok'), 'text/plain').then(
    () => files.delete(key).then(() => true),
    () => false,
  );
  if (isWritable) return ok(used);
  return failure(`${used} A gravação falhou.`, 'Confira o espaço, as permissões da pasta ou as credenciais do bucket.');
};

const backup: Check = async (ctx) => {
  const { em, verificado, bytes, instalado, arquivado } = await rowOf<{
    em: Date | null;
    verificado: boolean;
    bytes: number;
    instalado: Date;
    arquivado: Date | null;
  }>(
    ctx,
    `select b.criado_em as em, b.verificado, b.tamanho_bytes::float8 as bytes, a.last_archived_time as arquivado,
       (select min(executed_at) from schema_migrations) as instalado
     from pg_stat_archiver a
     left join (select * from backups where banco = database_identity() order by criado_em desc limit 1) b on true`,
  );
  const wal = arquivado ? ` Último arquivamento do WAL: ${formatDateTime(arquivado)}.` : '';
  const how = em
    ? `Último backup: ${formatDateTime(em)}, ${formatBytes(bytes)}, ${verificado ? 'verificado' : 'não verificado'}.`
    : 'Nenhum backup deste banco.';
  const latest = Math.max((em ?? instalado).getTime(), arquivado?.getTime() ?? 0);
  const isOld = ctx.clock.now().getTime() - latest > BACKUP_DAYS * DAY_MS;
  return isOld ? notice(how + wal, 'Execute `npm run db:backup -- --verify` e agende-o para cada noite.') : ok(how + wal);
};

const integrity: Check = async (ctx) => {
  const { falhas, primeira, total } = await rowOf<{ falhas: number; primeira: Date | null; total: number }>(
    ctx,
    `select count(*) filter (where falha_desde is not null)::int as falhas, count(*)::int as total,
       case when bool_and(provada_em is not null) then min(provada_em) end as primeira from integrity_proofs`,
  );
  const last = primeira ? `Última prova completa: ${formatDateTime(primeira)}.` : 'Nenhuma prova completa ainda.';
  if (falhas > 0)
    return failure(`${plural(falhas, 'verdade falha', 'verdades falham')} de ${total}. ${last}`, 'Abra Integridade antes de mover saldos.');
  const isOld = primeira !== null && ctx.clock.now().getTime() - primeira.getTime() > PROOF_DAYS * DAY_MS;
  return isOld ? notice(last, 'Confira se o processo worker está em execução.') : ok(last);
};

const readers: Check = async (ctx) => {
  const { esperam } = await rowOf<{ esperam: number }>(
    ctx,
    "select count(*)::int as esperam from submissions s where s.status = 'PENDENTE' and not exists (select from receipt_readings r where r.submission_id = s.id)",
  );
  const waiting = `${plural(esperam, 'nota pendente', 'notas pendentes')} sem leitura.`;
  return ctx.env.READER === 'off' ? off(`Desligada (READER=off). ${waiting}`) : ok(`Ligada. ${waiting}`);
};

const migrations: Check = async (ctx) => {
  const { aplicadas, ultima } = await rowOf<{ aplicadas: number; ultima: string }>(
    ctx,
    'select count(*)::int as aplicadas, max(name) as ultima from schema_migrations',
  );
  const pending = await ctx.database.orm.migrator.getPending();
  const applied = `${plural(aplicadas, 'aplicada', 'aplicadas')}, a última é ${ultima}.`;
  if (pending.length === 0) return ok(applied);
  return failure(`${applied} ${plural(pending.length, 'pendente', 'pendentes')}.`, 'Reinicie o produto ou execute `npm run db:migrate`.');
};

const replicas: Check = async (ctx) => {
  const rows = await ctx.database.read<{ nome: string; atraso: number }>(
    `select application_name as nome, coalesce(extract(epoch from replay_lag), 0)::float8 as atraso from pg_stat_replication
     where state = 'streaming' order by 1`,
  );
  const configured = ctx.env.DATABASE_REPLICA_URL !== undefined;
  if (rows.length === 0)
    return configured
      ? failure('Nenhuma réplica conectada.', 'Confira o servidor de DATABASE_REPLICA_URL.')
      : off('Nenhuma réplica conectada.');
  const text = `${rows.map(({ nome, atraso }) => `${nome || 'sem nome'}: atraso de ${Math.round(atraso)} s`).join('; ')}.`;
  return rows.some(({ atraso }) => atraso > LAG_SECONDS) ? notice(text, 'Confira a rede e o disco da réplica.') : ok(text);
};

const CHECKS: Readonly<Record<OperationTopic, Check>> = {
  MENSAGENS: messages,
  IMPORTACOES: imports,
  ARMAZENAMENTO: storage,
  BACKUP: backup,
  INTEGRIDADE: integrity,
  LEITURA: readers,
  MIGRACOES: migrations,
  REPLICAS: replicas,
};

/** Every part of the operation. A check that fails is a failure of its part, so the page shows the others. */
export function runChecks(ctx: AppContext): Promise<OperationCheck[]> {
  return Promise.all(
    Object.entries(CHECKS).map(async ([assunto, check]) => ({
      assunto: assunto as OperationTopic,
      ...(await check(ctx).catch(() => failure('Não foi possível conferir.', 'Veja o log do servidor.'))),
    })),
  );
}
