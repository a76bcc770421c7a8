import { defineList } from '../../platform/lists/list.ts';
import { personal } from '../../platform/lists/personal.ts';
import { decidableBy, heldWithinReach } from './decidable.ts';
import { mayWait } from './held-action-kinds.ts';
import { currencySet, heldReasonSet, heldStatusSet } from './held-sets.ts';

/** Titles of the actions that may wait, as SQL: `h.action` to its title on the Logs screen. Names and titles are this server's own. */
const titleSql = () => {
  const titles = mayWait().map(({ name, title }) => ` when '${name}' then '${title}'`);
  return `case h.action${titles.join('')} else h.action end`;
};

/** Requests that wait for a second person, or were decided (docs/adr/0025). */
export const heldActionsList = defineList({
  name: 'heldActions',
  rowType: 'HeldAction',
  description: 'Requests that take two people, with their effect and state.',
  permission: 'heldAction:decide',
  from: `held_actions h join staff_users first on first.id = h.primeiro_por_id left join staff_users second on second.id = h.segundo_por_id
    left join networks n on n.id = h.network_id left join stores r on r.id = h.store_id`,
  key: 'h.id',
  search: "search_text(concat_ws(' ', h.resumo, h.pessoa, h.cpf, first.nome, r.nome_fantasia))",
  maskedSearch: { text: "search_text(concat_ws(' ', h.resumo, h.pessoa, first.nome, r.nome_fantasia))", cpf: 'h.cpf' },
  columns: {
    id: { sql: 'h.id', type: 'id', title: 'Id', sortable: true },
    acao: { sql: '{title}', type: 'text', title: 'O quê', description: 'Title of the action.', nullable: false },
    tipo: { sql: 'h.action', type: 'text', title: 'Ação', description: 'Name of the action.', nullable: false, exported: false },
    resumo: { sql: 'h.resumo', type: 'text', title: 'Resumo', description: 'Effect of the request in one sentence.', nullable: false },
    mudancas: {
      sql: 'h.mudancas',
      type: 'texts',
      title: 'Mudanças',
      description: 'Sentences, one for each value before and after.',
      nullable: false,
      exported: false,
    },
    valor: { sql: 'h.valor', type: 'money', title: 'Valor', description: 'What it gives, in `moeda`.', sortable: true },
    moeda: { sql: 'h.moeda', type: 'text', set: currencySet, title: 'Moeda', description: 'What it gives; null when it gives nothing.' },
    motivo: { sql: 'h.motivo', type: 'text', set: heldReasonSet, title: 'Por quê', nullable: false },
    pessoa: { sql: 'h.pessoa', type: 'text', title: 'Nome', description: 'The member it is about.', sortable: true },
    cpf: personal('cpf', { sql: 'h.cpf', type: 'text', title: 'CPF' }),
    revenda: { sql: 'r.nome_fantasia', type: 'text', title: 'Loja', sortable: true },
    rede: { sql: 'n.nome', type: 'text', title: 'Rede', description: 'Null for acts of the whole programme.' },
    status: { sql: 'h.status', type: 'text', set: heldStatusSet, title: 'Situação', nullable: false },
    versao: {
      sql: 'h.versao',
      type: 'integer',
      title: 'Versão',
      description: 'Version of the effect; an approval names it.',
      nullable: false,
      exported: false,
    },
    primeiroPor: { sql: 'first.nome', type: 'text', title: 'Pedido por', description: 'Who made the request.', nullable: false },
    primeiroPorId: {
      sql: 'first.id',
      type: 'id',
      title: 'Id de quem pediu',
      description: 'Who made the request.',
      nullable: false,
      exported: false,
    },
    segundoPor: { sql: 'second.nome', type: 'text', title: 'Decidido por', description: 'Who decided; null while it waits.' },
    justificativa: { sql: 'h.justificativa', type: 'text', title: 'Justificativa', description: 'Why it was declined or withdrawn.' },
    criadoEm: {
      sql: 'h.criado_em',
      type: 'dateTime',
      title: 'Aguarda desde',
      description: 'When it was made.',
      sortable: true,
      nullable: false,
    },
    expiraEm: {
      sql: "h.criado_em + (select pedido_expira_dias from review_settings where id = 1) * interval '24 hours'",
      type: 'dateTime',
      title: 'Prazo',
      description: 'After this moment it can no longer be approved.',
      nullable: false,
    },
    decididoEm: { sql: 'h.decidido_em', type: 'dateTime', title: 'Decidido em', description: 'Null while it waits.', sortable: true },
    submissionId: {
      sql: 'h.submission_id',
      type: 'id',
      nullable: true,
      title: 'Nota',
      description: 'The receipt it decides.',
      exported: false,
    },
    postingId: {
      sql: 'h.posting_id',
      type: 'id',
      nullable: true,
      title: 'Pontuação',
      description: 'The posting an approved sale became.',
      exported: false,
    },
    venda: {
      sql: "case when h.action in ('postSale', 'postCashback') then h.dados end",
      type: 'json',
      title: 'Venda',
      description: 'The sale as it was typed; null for other requests.',
      exported: false,
    },
  },
  parts: () => ({ title: titleSql() }),
  filters: {
    status: { type: 'text', set: heldStatusSet, description: 'In this state.', where: (value) => `h.status = ${value}` },
    tipo: { type: 'text', description: 'Of one action, by its name.', where: (value) => `h.action = ${value}` },
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `h.network_id = ${value}` },
    storeId: { type: 'id', description: 'Of one store.', where: (value) => `h.store_id = ${value}` },
    decidable: {
      type: 'boolean',
      description: 'True: waits for the reader, who may approve it. False: all others.',
      where: (value, _given, scope) => `(${decidableBy(scope).join(' and ')}) = ${value}`,
    },
    submissionId: { type: 'id', description: 'Of one receipt.', where: (value) => `h.submission_id = ${value}` },
  },
  scope: ({ actor, bind }) => {
    if (actor.kind !== 'staff') return actor.kind === 'system' ? [] : ['false'];
    const own = `h.primeiro_por_id = ${bind(actor.id)}`;
    return [`(${own} or (${heldWithinReach({ actor, bind }).join(' and ')}))`];
  },
  defaultSort: [{ column: 'criadoEm', direction: 'asc' }],
  fileName: 'segunda_aprovacao',
});
