import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { REDEMPTION_STATUS_LABELS, RedemptionStatus } from '../../shared/enums.ts';
import { formatInteger } from '../../shared/format.ts';
import { deliverCardsOf } from '../cards/index.ts';
import { followStatus } from '../cashback/index.ts';
import { cancelledError, type LockedRedemption, recordChanges } from './lock-redemptions.ts';

/** A longer answer tells how many more there are. */
const MOST_REASONS = 20;

/**
 * Sets a status, cancelling too, with its history. A consumer's payment decides about its own and writes it (followStatus); `cancelled` are
 * refused together with it. Refuses: REDEMPTION_CANCELLED, what followStatus refuses, REDEMPTIONS_REFUSED (each with its reason).
 */
export async function setStatus(
  ctx: ActionContext,
  redemptions: readonly LockedRedemption[],
  status: RedemptionStatus,
  cancelled: readonly LockedRedemption[] = [],
): Promise<void> {
  const ids = redemptions.map(({ id }) => id);
  const paid = await followStatus(ctx, { ids, status }, (refusals) => refuseTogether(refusals, cancelled));
  const others = redemptions.filter(({ id }) => !paid.has(id));
  await ctx.sql('update redemptions set status = $2, versao = versao + 1 where id = any($1::int[])', [others.map(({ id }) => id), status]);
  await recordChanges(
    ctx,
    others.map((redemption) => ({
      id: redemption.id,
      tipo: status === RedemptionStatus.CANCELLED ? 'CANCELAMENTO' : 'STATUS',
      de: REDEMPTION_STATUS_LABELS[redemption.status],
      para: REDEMPTION_STATUS_LABELS[status],
    })),
  );
  if (status === RedemptionStatus.DELIVERED) await deliverCardsOf(ctx, ids);
}

/** One refusal alone keeps its code; several, of which a payment's, are told together. */
function refuseTogether(payments: readonly AppError[], cancelled: readonly LockedRedemption[]): void {
  const refusals = [...payments, ...cancelled.map(cancelledError)];
  const [first] = refusals;
  if (!first) return;
  if (payments.length === 0 || refusals.length === 1) throw first;
  const lines = refusals.slice(0, MOST_REASONS).map(({ message }) => `• ${message}`);
  const rest = refusals.length - lines.length;
  throw new AppError('REDEMPTIONS_REFUSED', { motivos: [...lines, ...(rest > 0 ? [`• e mais ${formatInteger(rest)}.`] : [])].join('\n') });
}
