import { defineList } from '../../../platform/lists/list.ts';
import { personal } from '../../../platform/lists/personal.ts';
import { staffScope } from '../../../platform/lists/staff-scope.ts';
import { audienceSet } from '../../audiences/index.ts';
import { saleApprovalStatusSet, secondLookReasonSet } from './decision-sets.ts';

/** Sales waiting for a second approval (beyond C5). */
export const saleApprovalsList = defineList({
  name: 'saleApprovals',
  rowType: 'SaleApproval',
  description: 'Sales that wait for, or got, a second approval.',
  permission: 'sale:post',
  from: `sale_approvals a join stores r on r.id = a.store_id join networks n on n.id = a.network_id
    join staff_users first on first.id = a.primeiro_por_id left join staff_users second on second.id = a.segundo_por_id`,
  key: 'a.id',
  search: "search_text(concat_ws(' ', a.parceiro_nome, a.cpf, a.identificador, r.nome_fantasia))",
  maskedSearch: { text: "search_text(concat_ws(' ', a.parceiro_nome, a.identificador, r.nome_fantasia))", cpf: 'a.cpf' },
  columns: {
    id: { sql: 'a.id', type: 'id', title: 'Id' },
    audience: { sql: 'a.audience', type: 'text', set: audienceSet, title: 'Público', nullable: false, exported: false },
    parceiro: { sql: 'a.parceiro_nome', type: 'text', title: 'Nome', sortable: true, nullable: false },
    cpf: personal('cpf', { sql: 'a.cpf', type: 'text', title: 'CPF', nullable: false }),
    revenda: { sql: 'r.nome_fantasia', type: 'text', title: 'Loja', sortable: true, nullable: false },
    rede: { sql: 'n.nome', type: 'text', title: 'Rede', nullable: false },
    identificador: { sql: 'a.identificador', type: 'text', title: 'Número fiscal', nullable: false },
    realizadoEm: { sql: "(a.dados ->> 'realizadoEm')::date", type: 'date', title: 'Realizado em', nullable: false },
    ganho: {
      sql: 'a.ganho',
      type: 'decimal',
      title: 'Valor',
      description: 'Points of a seller, BRL of a consumer',
      sortable: true,
      nullable: false,
    },
    motivo: { sql: 'a.motivo', type: 'text', set: secondLookReasonSet, title: 'Por quê', nullable: false },
    status: {
      sql: 'a.status',
      type: 'text',
      set: saleApprovalStatusSet,
      title: 'Situação',
      nullable: false,
    },
    primeiroPor: { sql: 'first.nome', type: 'text', title: 'Primeira aprovação', nullable: false },
    primeiroPorId: { sql: 'a.primeiro_por_id', type: 'id', title: 'Id da primeira', nullable: false, exported: false },
    segundoPor: { sql: 'second.nome', type: 'text', title: 'Segunda decisão' },
    justificativa: { sql: 'a.justificativa', type: 'text', title: 'Justificativa' },
    criadoEm: { sql: 'a.criado_em', type: 'dateTime', title: 'Enviada em', sortable: true, nullable: false },
    decididoEm: { sql: 'a.decidido_em', type: 'dateTime', title: 'Decidida em', sortable: true },
    submissionId: { sql: 'a.submission_id', type: 'id', nullable: true, title: 'Nota', exported: false },
    postingId: { sql: 'a.posting_id', type: 'id', nullable: true, title: 'Pontuação', exported: false },
    dados: {
      sql: 'a.dados',
      masked: "(a.dados - 'cpf')",
      type: 'json',
      title: 'Venda',
      description: 'The sale as it was typed',
      nullable: false,
      exported: false,
    },
    totalVenda: { sql: "(a.dados ->> 'totalVenda')::numeric", type: 'money', title: 'Total da nota' },
    valorProdutosSW: { sql: "(a.dados ->> 'valorProdutosSW')::numeric", type: 'money', title: 'Valor produtos SW' },
  },
  filters: {
    status: { type: 'text', set: saleApprovalStatusSet, description: 'Approvals that stand so.', where: (value) => `a.status = ${value}` },
    audience: { type: 'text', set: audienceSet, description: 'Of one audience.', where: (value) => `a.audience = ${value}` },
    networkId: { type: 'id', description: 'Sales of one network.', where: (value) => `a.network_id = ${value}` },
    storeId: { type: 'id', description: 'Sales of one store.', where: (value) => `a.store_id = ${value}` },
    submissionId: { type: 'id', description: 'Of one receipt.', where: (value) => `a.submission_id = ${value}` },
  },
  scope: ({ actor, bind }) => {
    if (actor.kind !== 'staff') return actor.kind === 'system' ? [] : ['false'];
    return staffScope({ actor, bind }, { store: 'a.store_id', network: 'a.network_id' });
  },
  defaultSort: [{ column: 'criadoEm', direction: 'asc' }],
  fileName: 'segundas_aprovacoes',
});
