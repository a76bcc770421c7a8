import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { audienceSet } from '../audiences/index.ts';
import { postingStatusSet, SUBMISSION_MASKED_SEARCH } from '../postings/index.ts';
import { blindResultSet, creditReasonSet, creditSourceSet } from './credit-sets.ts';
import { DecisionInputs } from './decision-inputs.ts';

const REVIEW = "case when b.segunda_decisao = b.primeira_decisao then 'CONCORDA' when b.id is not null then 'DISCORDA' end";

/** Automatic decisions about receipts. The result of a blind review shows only after it was given. */
export const autoDecisionsList = defineList({
  name: 'autoDecisions',
  rowType: 'AutoDecision',
  description: 'Decisions about receipts without a reviewer: what was credited, and why the others were not.',
  permission: 'autoDecision:list',
  from: `auto_decisions d join submissions s on s.id = d.submission_id join credit_rules k on k.id = d.rule_id
    join networks n on n.id = d.network_id join stores r on r.id = d.store_id left join sellers v on v.id = s.seller_id
    left join consumers c on c.id = s.consumer_id left join postings p on p.id = d.posting_id
    left join blind_reviews b on b.submission_id = d.submission_id and b.primeiro_por_id is null and b.decidida_em is not null`,
  key: 'd.id',
  search: 's.busca',
  maskedSearch: SUBMISSION_MASKED_SEARCH,
  columns: {
    id: column.id('d.id', 'Id', { exported: false }),
    submissionId: column.id('d.submission_id', 'Nota', { description: 'Id of the receipt.', nullable: false }),
    postingId: column.id('d.posting_id', 'Pontuação', { nullable: true, description: 'The sale that it recorded.', exported: false }),
    ruleId: column.id('d.rule_id', 'Id da regra', { description: 'Rule that decided.', nullable: false, exported: false }),
    rede: column.text('n.nome', 'Rede', { sortable: true, nullable: false }),
    loja: column.text('r.nome_fantasia', 'Loja', { sortable: true, nullable: false }),
    parceiro: column.text('coalesce(v.nome, c.nome)', 'Enviada por', { sortable: true, nullable: false }),
    audience: column.text('k.audience', 'Público', { set: audienceSet, nullable: false }),
    fonte: column.text('k.fonte', 'Fonte', { set: creditSourceSet, nullable: false }),
    creditada: column.boolean('d.creditada', 'Creditada', { description: 'Credited without a reviewer.', sortable: true, nullable: false }),
    razoes: column.texts('to_jsonb(d.razoes)', 'Razões', {
      description: 'Codes (CreditReason) of why it was not credited; empty when it was.',
      nullable: false,
    }),
    valor: column.decimal('d.valor', 'Valor', { description: 'What it earned, in points or BRL; null when not credited.', sortable: true }),
    custo: column.money('d.custo', 'Custo', { description: 'The same in BRL.', sortable: true }),
    situacao: column.text('p.status', 'Situação', { set: postingStatusSet, description: 'State of the sale that it recorded.' }),
    revisao: column.text(REVIEW, 'Revisão às cegas', { set: blindResultSet, description: 'Null without a blind review.' }),
    regraVersao: column.integer("(d.entradas -> 'regra' ->> 'versao')::int", 'Versão da regra', {
      description: 'Version of the rule that decided.',
      nullable: false,
    }),
    versao: column.integer('d.versao', 'Versão da decisão', { description: 'Version of the function that decided.', nullable: false }),
    enviadaEm: column.dateTime('s.criado_em', 'Enviada em', { sortable: true, nullable: false }),
    decididaEm: column.dateTime('d.decidida_em', 'Decidida em', {
      description: 'Moment of the decision.',
      sortable: true,
      nullable: false,
    }),
    segundos: column.integer('extract(epoch from d.decidida_em - s.criado_em)::int', 'Segundos', {
      description: 'From sending to the decision.',
      sortable: true,
      nullable: false,
    }),
    entradas: column.json('d.entradas', 'Entradas', {
      shape: DecisionInputs,
      description: 'What the decision depended on.',
      nullable: false,
      exported: false,
    }),
    recolhidaEm: column.dateTime('d.recolhida_em', 'Recolhida em', { description: 'When it was taken back with others.' }),
  },
  filters: {
    submissionId: { type: 'id', description: 'Of one receipt.', where: (value) => `d.submission_id = ${value}` },
    ruleId: { type: 'id', description: 'By one rule.', where: (value) => `d.rule_id = ${value}` },
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `d.network_id = ${value}` },
    storeId: { type: 'id', description: 'Of one store.', where: (value) => `d.store_id = ${value}` },
    audience: { type: 'text', set: audienceSet, description: 'Of one audience.', where: (value) => `k.audience = ${value}` },
    fonte: { type: 'text', set: creditSourceSet, description: 'Of one source.', where: (value) => `k.fonte = ${value}` },
    creditada: { type: 'boolean', description: 'Credited or left to a reviewer.', where: (value) => `d.creditada = ${value}` },
    revisao: { type: 'text', set: blindResultSet, description: 'With this blind review.', where: (value) => `${REVIEW} = ${value}` },
    razao: {
      type: 'text',
      set: creditReasonSet,
      description: 'Not credited for this reason.',
      where: (value) => `${value} = any(d.razoes)`,
    },
  },
  scope: (scope) => staffScope(scope, { network: 'd.network_id', store: 'd.store_id' }),
  defaultSort: [{ column: 'decididaEm', direction: 'desc' }],
  fileName: 'creditos_automaticos',
});
