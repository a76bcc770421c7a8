import type { ActionContext } from '../../../../platform/context.ts';
import type { Reading } from '../../../readings/index.ts';
import { sourceOf } from './reading-answer.ts';

/** Name of the job that decides whether a read receipt is credited without a reviewer; takes { submissionId }. */
export const CREDIT_RECEIPT = 'credit-receipt';

interface ReadReceipt {
  id: number;
  audience: 'SELLER' | 'CONSUMER';
  network_id: number | null;
}

/** Asks for the automatic decision about a read receipt, where an active rule may apply. A consumer's network follows from the issuer. */
export async function askForCredit(ctx: ActionContext, { id, audience, network_id }: ReadReceipt, reading: Reading): Promise<void> {
  const [rule] = await ctx.sql(
    `select from credit_rules where ativa and audience = $1 and fonte = $2 and ($3::int is null or network_id = $3) limit 1`,
    [audience, sourceOf(reading), network_id],
  );
  if (rule) await ctx.enqueue(CREDIT_RECEIPT, { submissionId: id }, { singletonKey: String(id) });
}
