import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { consentedContact, notifyMember } from '../../members/index.ts';
import { type LockedSubmission, lockSubmission, moveSubmission, noteSubmissionEvent } from '../../postings/index.ts';
import '../contest.errors.ts';
import { decideContestRules } from '../contest.rules.ts';

interface LockedContest {
  status: string;
  reprovado_por_id: number | null;
}

/** Decides a contest: the rejection stands, or the note returns to the front of the queue. Whoever rejected the note may not decide. */
export const decideContest = defineAction({
  name: 'decideContest',
  title: 'Decisão de contestação',
  permission: 'contest:decide',
  refuses: ['CONTEST_NOT_FOUND', 'CONTEST_DECIDED', 'CONTEST_OWN_DECISION'],
  input: decideContestRules,
  handler: async (ctx, { id, resultado, resposta }) => {
    if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    const [link] = await ctx.sql<{ submission_id: number }>('select submission_id from contests where id = $1', [id]);
    if (!link) throw new AppError('CONTEST_NOT_FOUND');
    // The receipt first, as in every action on it.
    const submission = await lockSubmission(ctx, link.submission_id, { missing: 'CONTEST_NOT_FOUND' });
    const [contest] = await ctx.sql<LockedContest>('select status, reprovado_por_id from contests where id = $1 for update', [id]);
    if (contest!.status !== 'ABERTA') throw new AppError('CONTEST_DECIDED');
    if (contest!.reprovado_por_id === ctx.actor.id) throw new AppError('CONTEST_OWN_DECISION');
    await ctx.sql('update contests set status = $2, decidido_por_id = $3, decidido_em = $4, resposta = $5 where id = $1', [
      id,
      resultado,
      ctx.actor.id,
      ctx.clock.now(),
      resposta,
    ]);
    if (resultado === 'REVERTIDA') {
      await ctx.sql('update submissions set prioridade = true where id = $1', [submission.id]);
      await moveSubmission(ctx, submission, 'PENDENTE', { motivo: resposta, illegal: 'SUBMISSION_NOT_CLOSED' });
    } else await noteSubmissionEvent(ctx, submission.id, { what: 'CONTESTACAO_MANTIDA', status: submission.status, motivo: resposta });
    await tellOutcome(ctx, submission, resultado, resposta);
    ctx.logAs({ id, resultado });
    return { id };
  },
});

/** Notifies the note's sender of the outcome, by the channels they consented to. */
async function tellOutcome(ctx: ActionContext, submission: LockedSubmission, resultado: string, resposta: string): Promise<void> {
  const { audience, seller_id, consumer_id } = submission;
  const contact = await consentedContact(ctx, audience, (audience === 'SELLER' ? seller_id : consumer_id) ?? 0);
  if (!contact) return;
  const outcome =
    resultado === 'REVERTIDA'
      ? 'A reprovação da sua nota foi revista: ela voltou para a análise, antes das outras.'
      : 'A reprovação da sua nota foi mantida.';
  await notifyMember(ctx, contact, { assunto: 'Sua contestação foi respondida', paragrafos: [outcome, `Resposta: ${resposta}`] });
}
