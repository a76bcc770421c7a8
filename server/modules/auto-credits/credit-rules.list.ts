import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { audienceSet } from '../audiences/index.ts';
import { creditSourceSet } from './credit-sets.ts';

/** The rules of every network: one for each audience and source. */
export const creditRulesList = defineList({
  name: 'creditRules',
  rowType: 'CreditRule',
  description: 'Rules by which receipts are credited without a reviewer. Bounds are in points for sellers and in BRL for consumers.',
  permission: 'creditRule:list',
  from: 'credit_rules c join networks n on n.id = c.network_id left join staff_users u on u.id = c.atualizada_por_id',
  key: 'c.id',
  search: 'n.busca',
  where: ['n.excluido_em is null'],
  columns: {
    id: column.id('c.id', 'Id', { exported: false }),
    networkId: column.id('c.network_id', 'Id da rede', { nullable: false, exported: false }),
    rede: column.text('n.nome', 'Rede', { sortable: true, nullable: false }),
    audience: column.text('c.audience', 'Público', { set: audienceSet, sortable: true, nullable: false }),
    fonte: column.text('c.fonte', 'Fonte', { set: creditSourceSet, sortable: true, nullable: false }),
    ativa: column.boolean('c.ativa', 'Ligada', { description: 'Whether it credits receipts.', sortable: true, nullable: false }),
    limiteNota: column.decimal('c.limite_nota', 'Limite por nota', { description: 'Most that one receipt may earn.', nullable: false }),
    limiteDia: column.decimal('c.limite_dia', 'Limite por dia', {
      description: 'Most that the rule credits in one São Paulo day.',
      nullable: false,
    }),
    limiteMembro: column.decimal('c.limite_membro', 'Limite por participante e dia', {
      description: 'Most that one member earns without a reviewer in one day, by either source.',
      nullable: false,
    }),
    diasDeConta: column.integer('c.dias_de_conta', 'Idade mínima da conta (dias)', {
      description: 'Days that an account must have existed.',
      nullable: false,
    }),
    amostra: column.decimal('c.amostra', 'Amostra às cegas (%)', {
      description: 'Percentage of the credits that are reviewed blind.',
      nullable: false,
    }),
    discordancia: column.decimal('c.discordancia', 'Discordância máxima (%)', {
      description: 'Percentage of disagreements above which it is switched off.',
      nullable: false,
    }),
    janela: column.integer('c.janela', 'Janela (revisões)', { description: 'Number of blind reviews that count.', nullable: false }),
    revisoes: column.integer('(select x.revisoes from credit_disagreements(c.id) x)', 'Revisões às cegas', {
      description: 'Blind reviews since it was switched on, at most those that count.',
      nullable: false,
    }),
    discordancias: column.integer('(select x.discordancias from credit_disagreements(c.id) x)', 'Discordâncias', {
      description: 'How many of these reviews disagree.',
      nullable: false,
    }),
    salto: column.decimal('c.salto', 'Salto de volume (vezes)', {
      description: 'Times the busiest of the previous 30 days above which it is switched off.',
      nullable: false,
    }),
    versao: column.integer('c.versao', 'Versão', { description: 'Increases with every change.', nullable: false }),
    ligadaEm: column.dateTime('c.ligada_em', 'Ligada em', { description: 'When it was switched on last.', sortable: true }),
    desligadaMotivo: column.text('c.desligada_motivo', 'Desligada porque', { description: 'Why it was switched off.' }),
    atualizadaPor: column.text('u.nome', 'Alterada por', { description: 'Null before the first change.' }),
    atualizadaEm: column.dateTime('c.atualizada_em', 'Alterada em', {
      description: 'Last change of the rule.',
      sortable: true,
      nullable: false,
    }),
    creditadoHoje: column.decimal(
      `(select coalesce(sum(d.valor), 0) from auto_decisions d where d.rule_id = c.id and d.creditada
        and d.decidida_em >= date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo')::numeric(14,2)`,
      'Creditado hoje',
      { description: 'Sum of its credits since midnight in São Paulo.', nullable: false, ranged: false },
    ),
  },
  filters: {
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `c.network_id = ${value}` },
    audience: { type: 'text', set: audienceSet, description: 'Of one audience.', where: (value) => `c.audience = ${value}` },
    fonte: { type: 'text', set: creditSourceSet, description: 'Of one source.', where: (value) => `c.fonte = ${value}` },
    ativa: { type: 'boolean', description: 'Switched on or off.', where: (value) => `c.ativa = ${value}` },
  },
  scope: (scope) => staffScope(scope, { network: 'c.network_id' }),
  defaultSort: [
    { column: 'rede', direction: 'asc' },
    { column: 'audience', direction: 'desc' },
    { column: 'fonte', direction: 'desc' },
  ],
  fileName: 'regras_credito_automatico',
});
