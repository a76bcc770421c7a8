import type { z } from 'zod';
import { type Action, defineAction } from '../../platform/actions/action.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { formatDecimal, formatInteger } from '../../shared/format.ts';
import { shownOfSql } from '../ledger/index.ts';
import { AUDIENCES, type Audience } from './audience.ts';
import { changeStatus } from './status-changes.ts';

type Named<Input> = Pick<Action<z.ZodType<Input>, unknown>, 'name' | 'title' | 'permission' | 'edits' | 'input'>;

interface StatusInput {
  id: number;
  ativo: boolean;
  justificativa: string;
}

/**
 * Activates or deactivates a member and records the reason (document 001 §4). Saving the current status again changes and records nothing.
 * An inactive member's sessions end at once. Refuses: SELLER_NOT_FOUND, CONSUMER_NOT_FOUND.
 */
export function statusAction(audience: Audience, named: Named<StatusInput>): Action<z.ZodType<StatusInput>, { id: number }> {
  return defineAction({
    ...named,
    refuses: [`${audience}_NOT_FOUND`],
    handler: async (ctx, { id, ativo, justificativa }) => {
      const found = await changeStatus(ctx, { type: audience, id }, { ativo, justificativa });
      if (!found) throw new AppError(`${audience}_NOT_FOUND`);
      return { id };
    },
  });
}

/**
 * Hides a member with nothing open: no balance, no receipt in review, no redemption in transit. Frees the CPF. Refuses: SELLER_NOT_FOUND,
 * CONSUMER_NOT_FOUND; SELLER_IN_USE and CONSUMER_IN_USE say what is open.
 */
export function deletionAction(audience: Audience, named: Named<{ id: number }>): Action<z.ZodType<{ id: number }>, { id: number }> {
  const { table, reference, currency, open, forgets } = AUDIENCES[audience];
  return defineAction({
    ...named,
    refuses: [`${audience}_NOT_FOUND`, `${audience}_IN_USE`],
    handler: async (ctx, { id }) => {
      const [member] = await ctx.sql<{ balance: string | null; receipts: number; redemptions: number }>(
        `select nullif(${shownOfSql({ holder: audience, currency, id: 'm.id', today: '$2' })}, 0) as balance,
           (select count(*) from submissions b where b.${reference} = m.id and b.status = 'PENDENTE') as receipts,
           (select count(*) from redemptions r where r.${reference} = m.id and r.status in (0, 2)) as redemptions
         from ${table} m where m.id = $1 and m.excluido_em is null for update of m`,
        [id, ctx.clock.today()],
      );
      if (!member) throw new AppError(`${audience}_NOT_FOUND`);
      const reasons = [
        ...(member.balance === null ? [] : [open.balance(formatDecimal(member.balance))]),
        ...(member.receipts > 0 ? [open.receipts(formatInteger(member.receipts))] : []),
        ...(member.redemptions > 0 ? [open.redemptions(formatInteger(member.redemptions))] : []),
      ];
      if (reasons.length > 0) throw new AppError(`${audience}_IN_USE`, { motivos: reasons.join(' e ') });
      await ctx.sql(
        `update ${table} set excluido_em = $2, ativo = false, cpf = cpf || ' (excluído ' || id || ')'${forgets} where id = $1`,
        [id, ctx.clock.now()],
      );
      return { id };
    },
  });
}
