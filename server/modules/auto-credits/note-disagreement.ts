import type { ActionContext } from '../../platform/context.ts';
import { formatInteger, formatPercent } from '../../shared/format.ts';
import { compare, multiply } from '../../shared/money.ts';
import { type LockedRule, RULE_COLUMNS } from './locked-rule.ts';
import { switchOff } from './switch-off.ts';

/**
 * After a blind review that disagrees, of a receipt that was credited automatically: switches its rule off when the disagreements among the
 * newest reviews since it was switched on exceed its bound. Does nothing for a receipt that a person decided.
 */
export async function noteDisagreement(ctx: ActionContext, submissionId: number): Promise<void> {
  const [rule] = await ctx.sql<LockedRule>(
    `select ${RULE_COLUMNS} from credit_rules c join networks n on n.id = c.network_id
     where c.id = (select rule_id from auto_decisions where submission_id = $1 and creditada) and c.ativa for update of c`,
    [submissionId],
  );
  if (!rule) return;
  const [found] = await ctx.sql<{ discordancias: number }>('select discordancias from credit_disagreements($1)', [rule.id]);
  const { discordancias } = found!;
  if (compare(multiply(String(discordancias), '100'), multiply(rule.discordancia, String(rule.janela))) <= 0) return;
  const counted = `${formatInteger(discordancias)} ${discordancias === 1 ? 'discordância' : 'discordâncias'}`;
  const bound = `${formatPercent(rule.discordancia)} de ${formatInteger(rule.janela)} revisões`;
  await switchOff(ctx, rule, `${counted} na revisão às cegas, acima de ${bound}`);
}
