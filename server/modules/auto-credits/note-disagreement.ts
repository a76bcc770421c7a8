import type { ActionContext } from '../../platform/context.ts';
import { formatDecimal, formatInteger } from '../../shared/format.ts';
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
  const [found] = await ctx.sql<{ disagreements: number }>(
    `select count(*) filter (where x.segunda_decisao <> x.primeira_decisao)::int as disagreements from (
       select b.primeira_decisao, b.segunda_decisao from blind_reviews b join auto_decisions d on d.submission_id = b.submission_id
       join credit_rules c on c.id = d.rule_id
       where d.rule_id = $1 and b.primeiro_por_id is null and b.decidida_em >= c.ligada_em
       order by b.decidida_em desc, b.id desc limit $2) x`,
    [rule.id, rule.janela],
  );
  const { disagreements } = found!;
  if (compare(multiply(String(disagreements), '100'), multiply(rule.discordancia, String(rule.janela))) <= 0) return;
  const bound = `${formatDecimal(rule.discordancia)} % de ${formatInteger(rule.janela)}`;
  await switchOff(ctx, rule, `${formatInteger(disagreements)} discordâncias na revisão às cegas, acima de ${bound}`);
}
