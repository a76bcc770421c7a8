import { refuseOwnGain } from '../../../platform/actions/own-gain.ts';
import { actorKey, nameOf } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import type { ReversalReason } from '../../../shared/reversal-reason.ts';
import './submission.errors.ts';
import { canMove, type SubmissionStatus } from './submission.status.ts';
import type { SubmissionStep } from './submission-events.ts';
import { submissionScope } from './submission-scope.ts';

/** A submission locked for a move. */
export interface LockedSubmission {
  id: number;
  audience: 'SELLER' | 'CONSUMER';
  status: SubmissionStatus;
  versao: number;
  seller_id: number | null;
  consumer_id: number | null;
  chave_fiscal: string | null;
  decidido_por: string | null;
  decidido_em: Date | null;
  criado_em: Date;
  /** The reading raised both a hard and a soft doubt: approving it takes two people (beyond C5). */
  dupla_duvida: boolean;
  store_id: number | null;
  network_id: number | null;
}

interface LockRow extends LockedSubmission {
  /** The sender's. */
  cpf: string | null;
  reservado_por_id: number | null;
  reservado_ate: Date | null;
  reservado_por: string | null;
}

interface LockOptions {
  /** The version the person saw; absent on the documented REST paths, which do not have it. */
  versao?: number | null;
  /** The refusal where the actor may not see it: of the row that was asked for, when that leads to the submission. */
  missing?: string;
}

/**
 * Locks a submission this actor may see, before any decision about it. A colleague's decision or claim wins: the refusal says who and when.
 * Refuses: SUBMISSION_NOT_FOUND or `missing`, OWN_GAIN, SUBMISSION_CHANGED, SUBMISSION_DECIDED, SUBMISSION_CLAIMED.
 */
export async function lockSubmission(
  ctx: ActionContext,
  id: number,
  { versao, missing = 'SUBMISSION_NOT_FOUND' }: LockOptions = {},
): Promise<LockedSubmission> {
  const params: unknown[] = [id];
  const scope = submissionScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
  const [found] = await ctx.sql<LockRow>(
    `select s.id, s.audience, s.status, s.versao, s.seller_id, s.consumer_id, s.chave_fiscal, s.criado_em, s.decidido_em,
       s.reservado_por_id, s.reservado_ate, s.store_id, s.network_id, coalesce(v.cpf, c.cpf) as cpf,
       coalesce(s.leitura -> 'findings' @> '[{"severity": "HARD"}]' and s.leitura -> 'findings' @> '[{"severity": "SOFT"}]', false) as dupla_duvida,
       d.nome as decidido_por, r.nome as reservado_por
     from submissions s left join staff_users d on d.id = s.decidido_por_id left join staff_users r on r.id = s.reservado_por_id
       left join sellers v on v.id = s.seller_id left join consumers c on c.id = s.consumer_id
     where ${['s.id = $1', ...scope].join(' and ')} for update of s`,
    params,
  );
  if (!found) throw new AppError(missing);
  refuseOwnGain(ctx, found.cpf);
  if (versao && versao !== found.versao) {
    if (found.status !== 'PENDENTE' && found.decidido_em) throw decided(found);
    throw new AppError('SUBMISSION_CHANGED');
  }
  const { actor } = ctx;
  const leased = found.reservado_ate && found.reservado_ate > ctx.clock.now();
  if (found.status === 'PENDENTE' && leased && actor.kind === 'staff' && found.reservado_por_id !== actor.id)
    throw new AppError('SUBMISSION_CLAIMED', { nome: found.reservado_por });
  return found;
}

/**
 * Locks the receipt of a posting, before the posting itself: recording a sale locks in this order, so the two cannot deadlock. Null for a
 * sale without one. Refuses as lockSubmission does, with POSTING_NOT_FOUND for a receipt that the actor may not see.
 */
export async function lockReceiptOf(ctx: ActionContext, postingId: number): Promise<LockedSubmission | null> {
  const [link] = await ctx.sql<{ submission_id: number | null }>('select submission_id from postings where id = $1', [postingId]);
  return link?.submission_id ? lockSubmission(ctx, link.submission_id, { missing: 'POSTING_NOT_FOUND' }) : null;
}

const decided = (submission: LockedSubmission) =>
  new AppError('SUBMISSION_DECIDED', { nome: submission.decidido_por ?? 'outra pessoa', hora: formatDateTime(submission.decidido_em) });

/** Refuses a move missing from the table, before any work is done for it. Refuses: SUBMISSION_DECIDED, or `illegal`. */
export function assertMove(submission: LockedSubmission, to: SubmissionStatus, illegal = 'SUBMISSION_CHANGED'): void {
  if (canMove(submission.status, to)) return;
  throw to !== 'PENDENTE' && submission.decidido_em ? decided(submission) : new AppError(illegal);
}

interface MoveOptions {
  /** Of a cancellation or a return. */
  causa?: ReversalReason | null;
  motivo?: string | null;
  /** What the reviewer adds to the reason. */
  observacao?: string | null;
  /** How the history names the move; by default as the new status. */
  step?: SubmissionStep;
  /** The refusal of a move missing from the table; if it is no longer pending, the refusal says who decided it. */
  illegal?: string;
}

/** Moves a locked submission and writes its history. */
export async function moveSubmission(
  ctx: ActionContext,
  submission: LockedSubmission,
  to: SubmissionStatus,
  { causa = null, motivo = null, observacao = null, step = to, illegal = 'SUBMISSION_CHANGED' }: MoveOptions = {},
): Promise<void> {
  assertMove(submission, to, illegal);
  const staffId = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
  await ctx.sql(
    `with moved as (
       update submissions set status = $2::text, versao = versao + 1, atualizado_em = $5, reservado_por_id = null, reservado_ate = null,
         reprovado_motivo = case when $2::text = 'REPROVADA' then $3::text else null end,
         reprovado_observacao = case when $2::text = 'REPROVADA' then $9::text else null end,
         prioridade = prioridade and $2::text = 'PENDENTE',
         decidido_por_id = case when $2::text = 'PENDENTE' then null else $4::int end,
         decidido_em = case when $2::text = 'PENDENTE' then null else $5::timestamptz end
       where id = $1 returning id),
     -- Rejecting or closing a receipt declines its first approval.
     dropped as (update held_actions h set status = 'RECUSADA', segundo_por_id = $4::int, decidido_em = $5::timestamptz
       where h.submission_id = $1 and h.status = 'AGUARDA' and $2::text in ('REPROVADA', 'ENCERRADA'))
     insert into submission_events (submission_id, status_anterior, status_novo, motivo, observacao, ator, ator_nome, criado_em, causa)
     select id, $6::text, $10::text, $3::text, $9::text, $7::text, $8::text, $5::timestamptz, $11::text from moved`,
    [
      submission.id,
      to,
      motivo,
      staffId,
      ctx.clock.now(),
      submission.status,
      actorKey(ctx.actor),
      nameOf(ctx.actor),
      observacao,
      step,
      causa,
    ],
  );
}
