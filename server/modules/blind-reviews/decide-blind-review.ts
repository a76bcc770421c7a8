import { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { noteDisagreement } from '../auto-credits/index.ts';
import { submissionScope } from '../postings/index.ts';
import './blind-review.errors.ts';
import type { blindDecisionSet } from './blind-decision-set.ts';
import { blindReviewRules } from './blind-review.rules.ts';

/** How the two judgements compare, revealed once the second is in. */
export interface BlindReviewOutcome {
  id: number;
  concorda: boolean;
  /** APROVAR or REPROVAR. */
  primeiraDecisao: keyof typeof blindDecisionSet;
  primeiroMotivo: string | null;
}

interface LockedReview extends BlindReviewOutcome {
  decidida: boolean;
  submissionId: number;
}

/** The second judgement of a sampled receipt; the receipt itself does not change. The first judge cannot give it. */
export const decideBlindReview = defineAction({
  name: 'decideBlindReview',
  title: 'Revisão às cegas',
  permission: 'blindReview:decide',
  refuses: ['BLIND_REVIEW_NOT_FOUND', 'BLIND_REVIEW_DECIDED'],
  input: blindReviewRules,
  handler: async (ctx, { id, decisao, motivo }): Promise<BlindReviewOutcome> => {
    const { actor } = ctx;
    if (actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    const params: unknown[] = [id, actor.id, decisao];
    const scope = submissionScope({ actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
    const [review] = await ctx.sql<LockedReview>(
      `select b.id, b.decidida_em is not null as decidida, b.primeira_decisao = $3 as concorda, b.primeira_decisao as "primeiraDecisao",
         b.primeiro_motivo as "primeiroMotivo", b.submission_id as "submissionId"
       from blind_reviews b join submissions s on s.id = b.submission_id
       where ${['b.id = $1', 'b.primeiro_por_id is distinct from $2', 's.decidido_em = b.primeira_em', ...scope].join(' and ')} for update of b`,
      params,
    );
    if (!review) throw new AppError('BLIND_REVIEW_NOT_FOUND');
    const { decidida, submissionId, ...outcome } = review;
    if (decidida) throw new AppError('BLIND_REVIEW_DECIDED');
    await ctx.sql(
      'update blind_reviews set segundo_por_id = $2, segunda_decisao = $3, segundo_motivo = $4, decidida_em = $5 where id = $1',
      [id, actor.id, decisao, decisao === 'REPROVAR' ? motivo : null, ctx.clock.now()],
    );
    if (!outcome.concorda) await noteDisagreement(ctx, submissionId);
    ctx.logAs({ id, decisao });
    return outcome;
  },
});

/** Draws the sample from recent decisions. */
const drawBlindReviews = defineAction({
  name: 'drawBlindReviews',
  title: 'Sorteio da revisão às cegas',
  permission: 'blindReview:draw',
  logged: false,
  input: z.strictObject({}),
  handler: async (ctx) => {
    await ctx.sql('select draw_blind_reviews($1)', [ctx.clock.now()]);
    return true;
  },
});

defineJob({
  name: 'draw-blind-reviews',
  cron: '20 * * * *',
  handler: async (ctx) => {
    await runAction(drawBlindReviews, ctx, {});
  },
});
