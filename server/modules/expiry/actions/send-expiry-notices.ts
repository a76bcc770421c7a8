import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type MemberContact, notifyMember } from '../../members/index.ts';
import { type ExpiringGroup, expiryNotice } from '../notice-text.rules.ts';

/** Members per transaction, so that a busy day never holds one for long. */
const MEMBERS_AT_ONCE = 200;

interface Due extends MemberContact {
  holder_type: 'SELLER' | 'CONSUMER';
  holder_id: number;
  lotes: ExpiringGroup[];
}

/**
 * Notifies some of the members whose points or cashback expire in 60, 30 or 7 days (beyond C9), one message each, and returns how many.
 * Records the notice in the same transaction, so nobody is notified twice.
 */
const sendExpiryNotices = defineAction({
  name: 'sendExpiryNotices',
  title: 'Avisos de vencimento',
  permission: 'expiry:notify',
  logged: false,
  input: z.strictObject({}),
  handler: async (ctx) => {
    const due = await ctx.sql<Due>('select * from take_expiry_notices($1::date, $2, $3)', [
      ctx.clock.today(),
      ctx.clock.now(),
      MEMBERS_AT_ONCE,
    ]);
    for (const member of due) await notifyMember(ctx, member, expiryNotice(member.holder_type, member.lotes));
    return { pessoas: due.length };
  },
});

/** Ten in the morning in São Paulo, when people read. */
defineJob({
  name: 'send-expiry-notices',
  cron: '0 10 * * *',
  expireInSeconds: 1_800,
  handler: async (ctx, _data, { signal }) => {
    for (let sent = MEMBERS_AT_ONCE; sent === MEMBERS_AT_ONCE; ) {
      signal.throwIfAborted();
      ({ pessoas: sent } = await runAction(sendExpiryNotices, ctx, {}));
    }
  },
});
