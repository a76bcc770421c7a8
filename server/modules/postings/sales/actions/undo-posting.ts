import { defineAction } from '../../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../../platform/actions/own-gain.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { isPositive } from '../../../../shared/sign.ts';
import { ledger, type ReversalPolicy } from '../../../ledger/index.ts';
import '../posting.errors.ts';
import type { SubmissionStep } from '../../receipts/submission-events.ts';
import { lockSubmission, moveSubmission } from '../../receipts/submission-moves.ts';
import { postingIdRules } from '../posting.rules.ts';
import { HOLDER_CPF, postingScope } from '../posting-scope.ts';

interface Undone {
  id: number;
  /** What free points could not cover and is now owed, as decimal text (§4.5). */
  divida: string;
}

/**
 * Reverses an approved posting's points, corrections included: from its own lot, then from the others by expiry; the rest is a debt that
 * the next credits pay (policy in the settings). The posting keeps its number and its items.
 */
async function undo(
  ctx: ActionContext,
  id: number,
  status: 'CANCELADA' | 'DEVOLVIDA',
  { policy, step }: { policy?: ReversalPolicy; step?: SubmissionStep } = {},
): Promise<Undone> {
  // Submission, posting, account: the lock order of posting a sale, so the two cannot deadlock.
  const [link] = await ctx.sql<{ submission_id: number | null }>('select submission_id from postings where id = $1', [id]);
  const submission = link?.submission_id ? await lockSubmission(ctx, link.submission_id, { missing: 'POSTING_NOT_FOUND' }) : null;
  const params: unknown[] = [id];
  const scope = postingScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
  const [posting] = await ctx.sql<{ status: string; versao: number; cpf: string; politica: ReversalPolicy }>(
    `select p.status, p.versao, ${HOLDER_CPF} as cpf, (select politica_estorno from system_settings where id = 1) as politica
     from postings p where p.id = $1 ${scope.map((condition) => `and ${condition}`).join(' ')} for update of p`,
    params,
  );
  if (!posting) throw new AppError('POSTING_NOT_FOUND');
  refuseOwnGain(ctx, posting.cpf);
  if (posting.status !== 'APROVADA') throw new AppError('POSTING_NOT_APPROVED');
  if (status === 'DEVOLVIDA' && !submission) throw new AppError('POSTING_WITHOUT_RECEIPT');
  const divida = await reverseCredits(ctx, id, { ...posting, ...(policy ? { politica: policy } : {}) });
  await ctx.sql('update postings set status = $2, cancelado_por_id = $3, cancelado_em = $4, versao = versao + 1 where id = $1', [
    id,
    status,
    ctx.actor.kind === 'staff' ? ctx.actor.id : null,
    ctx.clock.now(),
  ]);
  if (submission) await moveSubmission(ctx, submission, status === 'CANCELADA' ? 'CANCELADA' : 'PENDENTE', step ? { step } : {});
  return { id, divida };
}

/** Reverses what is left of the sale's credit and its corrections; returns the resulting debt. */
async function reverseCredits(ctx: ActionContext, id: number, posting: { versao: number; politica: ReversalPolicy }): Promise<string> {
  const credits = (await ledger.entriesOf(ctx, 'posting', String(id))).filter(
    ({ valor, outstanding }) => isPositive(valor) && isPositive(outstanding),
  );
  let divida = '0.00';
  for (const { entryId, type } of credits) {
    const key = `estorno:postagem:${id}:v${posting.versao}`;
    const reversal = await ledger.reverse(ctx, {
      entryId,
      policy: posting.politica,
      idempotencyKey: type === 'CORRECAO' ? `${key}:${entryId}` : key,
    });
    divida = reversal.debt;
  }
  return divida;
}

/** Cancels an approved posting for good. Refuses: POSTING_NOT_FOUND, POSTING_NOT_APPROVED, LEDGER_POINTS_SPENT by policy. */
export const cancelPosting = defineAction({
  name: 'cancelPosting',
  title: 'Cancelamento de pontuação',
  permission: 'posting:cancel',
  refuses: ['POSTING_NOT_FOUND', 'POSTING_NOT_APPROVED', 'LEDGER_POINTS_SPENT'],
  input: postingIdRules,
  handler: (ctx, { id }) => undo(ctx, id, 'CANCELADA'),
});

/**
 * Reverses an approved posting and returns its receipt to the queue; posting it again is a new ledger entry.
 * Refuses: POSTING_NOT_FOUND, POSTING_NOT_APPROVED, POSTING_WITHOUT_RECEIPT.
 */
export const returnPostingToPending = defineAction({
  name: 'returnPostingToPending',
  title: 'Retorno de pontuação para pendente',
  permission: 'posting:return',
  refuses: ['POSTING_NOT_FOUND', 'POSTING_NOT_APPROVED', 'POSTING_WITHOUT_RECEIPT'],
  input: postingIdRules,
  handler: (ctx, { id }) => undo(ctx, id, 'DEVOLVIDA'),
});

/**
 * Reverses a posting whose approval is taken back, and returns its receipt to the queue. Whatever the settings' policy is, no debt arises.
 * Refuses: POSTING_NOT_FOUND, POSTING_NOT_APPROVED, LEDGER_POINTS_SPENT.
 */
export const takeBackPosting = (ctx: ActionContext, id: number): Promise<Undone> =>
  undo(ctx, id, 'DEVOLVIDA', { policy: 'SOMENTE_LIVRES', step: 'DECISAO_DESFEITA' });
