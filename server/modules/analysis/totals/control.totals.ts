import { defineTotals } from '../../../platform/totals/totals.ts';
import { linkRuleSet, linksScope, linkWeightSet } from '../../links/index.ts';
import { heldActionsList, heldReasonSet, heldStatusSet } from '../../second-person/index.ts';
import { placeJoins, places, staff, text } from './dimensions.ts';
import { decimal, hoursBetween, lag, percent, rows, share } from './measures.ts';

const inState = (state: string) => `count(*) filter (where h.status = '${state}')`;

/** Requests under dual approval. */
export const approvalTotals = defineTotals({
  name: 'approvalTotals',
  noun: 'Approval',
  title: 'Segundas aprovações',
  description: 'Requests under dual approval, with outcome and lag, grouped and computed in one statement.',
  permission: 'heldAction:decide',
  from: 'held_actions h',
  joins: placeJoins('h.network_id', 'h.store_id'),
  scope: heldActionsList.scope,
  date: { sql: 'h.criado_em', type: 'instant', description: 'Day of the request.' },
  counted: 'held_actions',
  dimensions: {
    ...places('h.network_id', 'h.store_id'),
    ACTION: text({ field: 'action', title: 'Ação', description: 'Name of the action', sql: 'h.action' }),
    REASON: text({ field: 'reason', title: 'Por quê', description: 'Reason for dual approval', sql: 'h.motivo', set: heldReasonSet }),
    STATUS: text({ field: 'status', title: 'Situação', description: 'State of the request', sql: 'h.status', set: heldStatusSet }),
    MAKER: staff('maker', 'Pedido por', 'Maker of the request', 'h.primeiro_por_id'),
    CHECKER: staff('checker', 'Decidido por', 'Checker who decided', 'h.segundo_por_id'),
  },
  measures: {
    count: rows('Pedidos', 'Requests'),
    share,
    approved: rows('Aprovados', 'Approved requests', inState('APROVADA')),
    declined: rows('Recusados', 'Declined or withdrawn requests', inState('RECUSADA')),
    expired: rows('Expirados', 'Requests that nobody decided in time', inState('EXPIRADA')),
    waiting: rows('Aguardando', 'Requests that wait', inState('AGUARDA')),
    points: decimal('points', 'Pontos', 'Points that the requests give', "sum(h.valor) filter (where h.moeda = 'PONTO')"),
    amount: decimal('BRL', 'Valor', 'Cashback that the requests give', "sum(h.valor) filter (where h.moeda = 'BRL')"),
    ...lag({
      name: 'hours',
      unit: 'hours',
      title: 'Espera',
      description: 'the time from request to decision',
      sql: hoursBetween('h.criado_em', 'h.decidido_em'),
      when: "h.status in ('APROVADA', 'RECUSADA')",
    }),
  },
});

/** Findings of the anti-fraud rules. */
export const findingTotals = defineTotals({
  name: 'findingTotals',
  noun: 'Finding',
  title: 'Vínculos suspeitos',
  description: 'Findings of the anti-fraud rules and their outcome, grouped and computed in one statement.',
  permission: 'link:list',
  from: `link_groups g join report_runs r on r.id = g.run_id and r.atual
    cross join lateral (select exists (select from link_reviews x where x.chave = g.chave) as reviewed) v
    cross join lateral (select count(*) filter (where p.status <> 'APROVADA') as undone from postings p where p.id = any (g.posting_ids)) k`,
  scope: linksScope,
  date: { sql: 'g.ultima_em', type: 'date', description: 'Day of its last receipt.' },
  counted: 'link_groups',
  dimensions: {
    RULE: text({ field: 'rule', title: 'Regra', description: 'Rule that found it', sql: 'g.regra', set: linkRuleSet }),
    SEVERITY: text({ field: 'severity', title: 'Gravidade', description: 'Severity', sql: 'g.gravidade', set: linkWeightSet }),
    REVIEWED: { field: 'isReviewed', title: 'Visto', description: 'Whether the staff reviewed it', sql: 'v.reviewed', type: 'boolean' },
    UNDONE: {
      field: 'hasUndoneSale',
      title: 'Venda desfeita',
      description: 'Whether one of its sales was cancelled or returned',
      sql: '(k.undone > 0)',
      type: 'boolean',
    },
  },
  measures: {
    count: rows('Vínculos', 'Findings'),
    share,
    people: rows('CPFs', 'People in the findings', 'sum(g.pessoas)', { unit: 'members' }),
    receipts: rows('Notas', 'Receipts in the findings', 'sum(g.notas)'),
    reviewed: rows('Vistos', 'Findings that the staff reviewed', 'count(*) filter (where v.reviewed)'),
    undoneSales: rows('Vendas desfeitas', 'Sales of the findings that were cancelled or returned', 'sum(k.undone)'),
    reviewedShare: percent('Vistos', 'Findings that the staff reviewed', 'count(*) filter (where v.reviewed)', 'count(*)'),
  },
});
