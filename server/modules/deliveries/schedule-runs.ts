import type { ActionContext, AppContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { queueEmail } from '../messaging/index.ts';
import { type DeliveryChannel, MAX_FAILURES, type SentFormat } from './deliveries.rules.ts';

/** A run and the settings of its schedule. */
export interface RunningSchedule {
  id: number;
  venceEm: Date;
  scheduleId: number;
  nome: string;
  staffId: number;
  escopos: string[];
  canal: DeliveryChannel;
  formato: SentFormat;
  destinatarios: number[];
  url: string | null;
  segredo: string | null;
}

/** An e-mail with rows, for any recipient. */
export interface RowsEmail {
  assunto: string;
  titulo: string;
  paragrafos: string[];
  anexo: { nome: string; conteudo: Buffer };
}

type Writer = Pick<ActionContext, 'sql' | 'enqueue' | 'clock' | 'env'>;

const writerOn = ({ clock, env, ports }: AppContext, tx: Transaction): Writer => ({
  sql: tx.sql,
  clock,
  env,
  enqueue: (job, data, options) => ports.jobs.send(tx, job, data, options),
});

/** Ends a run whose rows left. Its e-mails are queued in the same transaction, so a crash neither loses nor repeats them. */
export async function endSent(
  ctx: AppContext,
  run: RunningSchedule,
  { linhas, email }: { linhas: number; email: RowsEmail | null },
): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const [ended] = await tx.sql(
      `update schedule_runs set estado = 'CONCLUIDA', linhas = $2, erro = null, encerrado_em = $3 where id = $1 and estado = 'EM_ANDAMENTO' returning id`,
      [run.id, linhas, ctx.clock.now()],
    );
    if (!ended) return;
    await tx.sql('update query_schedules set falhas_seguidas = 0 where id = $1', [run.scheduleId]);
    if (!email) return;
    const people = await tx.sql<{ email: string }>(
      'select distinct email from staff_users where id = any($1::int[]) and ativo order by email',
      [run.destinatarios],
    );
    for (const { email: para } of people) await queueEmail(writerOn(ctx, tx), { para, ...email });
  });
}

interface Failure {
  erro: string;
  /** No try follows. */
  isOver: boolean;
  isOwnerGone: boolean;
}

/** Notes a failed try. The last one of a run counts for its schedule, which is switched off after ten in a row or without its owner. */
export async function endFailed(ctx: AppContext, run: RunningSchedule, { erro, isOver, isOwnerGone }: Failure): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    await tx.sql(
      `update schedule_runs set erro = $2, estado = case when $3 then 'FALHOU' else estado end, encerrado_em = case when $3 then $4::timestamptz end
       where id = $1 and estado = 'EM_ANDAMENTO'`,
      [run.id, erro, isOver, ctx.clock.now()],
    );
    if (!isOver) return;
    await tx.sql('update query_schedules set falhas_seguidas = falhas_seguidas + 1 where id = $1', [run.scheduleId]);
    const [owner] = await tx.sql<{ email: string }>(
      `update query_schedules s set situacao = 'DESLIGADO', proxima_em = null from staff_users u
       where s.id = $1 and u.id = s.staff_user_id and s.situacao = 'ATIVO' and ($2 or s.falhas_seguidas >= ${MAX_FAILURES}) returning u.email`,
      [run.scheduleId, isOwnerGone],
    );
    if (owner && !isOwnerGone) await queueEmail(writerOn(ctx, tx), switchedOff(ctx, { para: owner.email, nome: run.nome, erro }));
  });
}

const switchedOff = ({ env }: AppContext, { para, nome, erro }: { para: string; nome: string; erro: string }) => ({
  para,
  assunto: `Agendamento desligado: ${nome} - ${env.PROGRAMA_NOME}`,
  titulo: 'Um agendamento seu foi desligado',
  paragrafos: [
    `“${nome}” falhou ${MAX_FAILURES} vezes seguidas e não roda mais.`,
    `Último erro: ${erro}`,
    'Corrija a causa e ative o agendamento de novo em Análise.',
  ],
  botao: { texto: 'Ver agendamentos', url: `${env.PUBLIC_URL}/painel/analise/agendamentos` },
});
