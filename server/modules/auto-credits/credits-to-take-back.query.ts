import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import './auto-credit.errors.ts';
import { takeBackPeriodRules } from './credit-rule.rules.ts';
import { type LockedRule, RULE_COLUMNS } from './locked-rule.ts';
import { previewTakeBack, type TakeBackPreview } from './taken-back.ts';

/** A rule of the reader's networks. Refuses: CREDIT_RULE_NOT_FOUND. */
export async function readRule({ read, actor }: Pick<AppContext, 'read' | 'actor'>, id: number): Promise<LockedRule> {
  const [rule] = await read<LockedRule>(
    `select ${RULE_COLUMNS} from credit_rules c join networks n on n.id = c.network_id
     where c.id = $1 and n.excluido_em is null and ($2::int[] is null or c.network_id = any($2))`,
    [id, actor.kind === 'staff' ? actor.networkIds : null],
  );
  if (!rule) throw new AppError('CREDIT_RULE_NOT_FOUND');
  return rule;
}

/** Effects of taking the automatic credits of a rule in a period back. */
export const creditsToTakeBackQuery = defineQuery({
  name: 'creditsToTakeBack',
  permission: 'credit:takeBack',
  input: takeBackPeriodRules,
  read: async (ctx, period): Promise<TakeBackPreview> => {
    await readRule(ctx, period.ruleId);
    return previewTakeBack(ctx.read, period, ctx.clock.today());
  },
});
