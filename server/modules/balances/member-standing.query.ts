import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { isPositive } from '../../shared/sign.ts';
import type { Audience } from '../audiences/index.ts';
import { positionOf, type WaitingPart, waitingOf } from '../cashback/index.ts';
import { findConsumerInScope } from '../consumers/index.ts';
import { ledger } from '../ledger/index.ts';
import { findSellerInScope } from '../sellers/index.ts';

/** The amounts of a member's account in the words of docs/ledger.md: points of a seller, BRL of a consumer. */
export interface MemberStanding {
  /** disponivel + aLiberar − aCompensar. */
  saldo: DecimalText;
  disponivel: DecimalText;
  aLiberar: DecimalText;
  motivos: WaitingPart[];
  vencido: DecimalText;
  aCompensar: DecimalText;
}

/** What a member has, by the clock; members may ask only for themselves, staff for whom they may see. Null for anyone else. */
export const memberStandingQuery = defineQuery({
  name: 'memberStanding',
  permission: 'balance:read',
  input: z.strictObject({ kind: z.enum(['SELLER', 'CONSUMER']), id: z.int32().positive() }),
  read: async (ctx, { kind, id }): Promise<MemberStanding | null> => {
    const found = await (kind === 'SELLER' ? findSellerInScope(ctx, id) : findConsumerInScope(ctx, id));
    return found === null ? null : standingOf(ctx, kind, id);
  },
});

async function standingOf(ctx: AppContext, kind: Audience, id: number): Promise<MemberStanding> {
  const currency = kind === 'SELLER' ? 'PONTO' : 'BRL';
  const account = await ledger.standing({ sql: ctx.read, clock: ctx.clock }, { holderType: kind, holderId: id, currency });
  const amounts = { saldo: account.shown, vencido: account.expired, aCompensar: account.debt };
  if (kind === 'SELLER') {
    const motivos = isPositive(account.waiting) ? [{ motivo: 'DATA' as const, valor: account.waiting, desde: null }] : [];
    return { ...amounts, disponivel: account.available, aLiberar: account.waiting, motivos };
  }
  // A consumer's cashback is spendable by the rules of campaigns, not lot by lot.
  const position = await positionOf(ctx.read, ctx.clock, id);
  return { ...amounts, disponivel: position.disponivel, ...waitingOf(position) };
}
