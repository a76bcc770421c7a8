import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isPositive } from '../../shared/sign.ts';
import { ledger } from '../ledger/index.ts';
import './referral.errors.ts';

/** The approval that the referral of a posting's person stands by when this posting is no longer approved. */
const OTHER_SALE = `select p.id from postings p left join sellers v on v.id = p.seller_id left join consumers c on c.id = p.consumer_id
  where p.status = 'APROVADA' and p.id <> $1 and coalesce(v.cpf, c.cpf) = r.cpf order by p.pontuado_em, p.id limit 1`;

/**
 * Takes back the referral that became valid by a posting whose approval is taken back: who invited loses the points, and the person's next
 * approved sale pays them again. When another sale of the person was approved meanwhile, the referral stays valid by that one.
 * Refuses: REFERRAL_POINTS_SPENT, so that no debt arises.
 */
export async function takeBackReferral(ctx: ActionContext, postingId: number): Promise<void> {
  const [referral] = await ctx.sql<{ id: number; other: number | null }>(
    `select r.id, (${OTHER_SALE}) as other from referrals r where r.posting_id = $1 for update`,
    [postingId],
  );
  if (!referral) return;
  if (referral.other) {
    await ctx.sql('update referrals set posting_id = $2 where id = $1', [referral.id, referral.other]);
    return;
  }
  await reverseBonus(ctx, referral.id);
  await ctx.sql('update referrals set validado_em = null, posting_id = null, pontos = 0, vence_em = null where id = $1', [referral.id]);
}

async function reverseBonus(ctx: ActionContext, referralId: number): Promise<void> {
  const credits = await ledger.entriesOf(ctx, 'referral', String(referralId));
  for (const { entryId } of credits.filter(({ outstanding }) => isPositive(outstanding))) {
    try {
      await ledger.reverse(ctx, { entryId, policy: 'SOMENTE_LIVRES', idempotencyKey: `estorno:indicacao:${referralId}:${entryId}` });
    } catch (error) {
      if (error instanceof AppError && error.code === 'LEDGER_POINTS_SPENT') throw new AppError('REFERRAL_POINTS_SPENT');
      throw error;
    }
  }
}
