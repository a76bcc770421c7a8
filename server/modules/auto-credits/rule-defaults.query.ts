import { defineQuery } from '../../platform/queries/query.ts';
import { creditRulesHistory } from './credit-history.ts';
import { ruleIdRules } from './credit-rule.rules.ts';
import { readRule } from './credits-to-take-back.query.ts';

/** Bounds to start with: the 75th percentile of what reviewers approved in the network, by receipt, day and member. */
export interface CreditRuleDefaults {
  limiteNota: string | null;
  limiteDia: string | null;
  limiteMembro: string | null;
  /** Receipts that reviewers approved in the last 90 days: the source of the bounds. */
  notas: number;
}

export const creditRuleDefaultsQuery = defineQuery({
  name: 'creditRuleDefaults',
  permission: 'creditRule:list',
  input: ruleIdRules,
  read: async (ctx, { ruleId }): Promise<CreditRuleDefaults> => {
    const { networkId, audience } = await readRule(ctx, ruleId);
    const [row] = await ctx.read<CreditRuleDefaults>(
      `with approved as (select p.id, p.seller_id, p.consumer_id, (p.pontuado_em at time zone 'America/Sao_Paulo')::date as dia,
           case when p.audience = 'SELLER' then p.pontos_brutos else p.cashback end as ganho
         from postings p where ${creditRulesHistory('p')} and p.status = 'APROVADA' and p.submission_id is not null
           and p.aprovado_por_id is not null)
       select (select percentile_cont(0.75) within group (order by ganho)::numeric(14,2) from approved) as "limiteNota",
         (select percentile_cont(0.75) within group (order by x.ganho)::numeric(14,2)
           from (select sum(ganho) as ganho from approved group by dia) x) as "limiteDia",
         (select percentile_cont(0.75) within group (order by x.ganho)::numeric(14,2)
           from (select sum(ganho) as ganho from approved group by dia, seller_id, consumer_id) x) as "limiteMembro",
         (select count(*)::int from approved) as notas`,
      [networkId, audience, ctx.clock.now()],
    );
    return row!;
  },
});
