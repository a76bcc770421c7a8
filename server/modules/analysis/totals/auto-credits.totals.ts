import { defineTotals } from '../../../platform/totals/totals.ts';
import { audienceSet } from '../../audiences/index.ts';
import { autoDecisionsList, creditReasonSet, creditSourceSet } from '../../auto-credits/index.ts';
import { placeJoins, places, text } from './dimensions.ts';
import { decimal, lag, percent, rows, share } from './measures.ts';

const CREDITED = 'count(*) filter (where d.creditada)';
const REVIEWED = 'count(*) filter (where b.decidida_em is not null)';
const sumOf = (column: string, audience: 'SELLER' | 'CONSUMER') => `sum(d.${column}) filter (where k.audience = '${audience}')`;

/** Receipts decided without a reviewer. */
export const automaticCreditTotals = defineTotals({
  name: 'automaticCreditTotals',
  noun: 'AutomaticCredit',
  title: 'Crédito automático',
  description:
    'Receipts decided without a reviewer, with what was credited and how blind reviews agree, grouped and computed in one statement.',
  permission: 'autoDecision:list',
  from: `auto_decisions d join credit_rules k on k.id = d.rule_id join submissions u on u.id = d.submission_id
    left join blind_reviews b on b.submission_id = d.submission_id and b.primeiro_por_id is null`,
  joins: {
    ...placeJoins('d.network_id', 'd.store_id'),
    // Seconds that a reviewer takes for a receipt, as in the report of the readings.
    pace: 'cross join (select percentile_cont(0.5) within group (order by seconds) as seconds from review_durations) pace',
  },
  scope: autoDecisionsList.scope,
  date: { sql: 'd.decidida_em', type: 'instant', description: 'Day of the decision.' },
  member: 'coalesce(u.consumer_id, -u.seller_id)',
  counted: 'auto_decisions',
  dimensions: {
    ...places('d.network_id', 'd.store_id'),
    AUDIENCE: text({ field: 'audience', title: 'Público', description: 'Audience of the rule', sql: 'k.audience', set: audienceSet }),
    SOURCE: text({ field: 'source', title: 'Fonte', description: 'Source of the reading', sql: 'k.fonte', set: creditSourceSet }),
    REASON: text({
      field: 'reason',
      title: 'Razão',
      description: 'First reason why it was left to a reviewer',
      sql: 'd.razoes[1]',
      set: creditReasonSet,
    }),
  },
  measures: {
    count: rows('Decisões', 'Receipts decided automatically'),
    share,
    credited: rows('Creditadas', 'Receipts credited without a reviewer', CREDITED),
    creditedShare: percent('Creditadas (%)', 'Credited receipts in those decided', CREDITED, 'count(*)'),
    takenBack: rows('Recolhidas', 'Credits taken back with others of their rule', 'count(*) filter (where d.recolhida_em is not null)'),
    points: decimal('points', 'Pontos', 'Points credited to sellers', sumOf('valor', 'SELLER')),
    cashback: decimal('BRL', 'Cashback', 'Cashback credited to consumers', sumOf('valor', 'CONSUMER')),
    cost: decimal('BRL', 'Custo', 'Cost of what was credited', 'sum(d.custo)'),
    minutesSaved: decimal(
      'minutes',
      'Minutos poupados',
      'Review time saved, at the median time of a review; null without any review',
      `round((${CREDITED} * max(pace.seconds) / 60)::numeric, 2)`,
      { needs: ['pace'], nullable: true },
    ),
    ...lag({
      name: 'seconds',
      unit: 'seconds',
      title: 'Espera',
      description: 'the time from sending to the credit',
      sql: 'extract(epoch from d.decidida_em - u.criado_em)',
      when: 'd.creditada',
    }),
    reviewed: rows('Revisadas às cegas', 'Credits reviewed blind', REVIEWED),
    disagreement: percent(
      'Discordância',
      'Blind reviews that would have rejected the credit',
      'count(*) filter (where b.segunda_decisao <> b.primeira_decisao)',
      REVIEWED,
    ),
  },
});
