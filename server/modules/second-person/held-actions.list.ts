import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { personal } from '../../platform/lists/personal.ts';
import { decidableBy, heldWithinReach } from './decidable.ts';
import { mayWait } from './held-action-kinds.ts';
import { HeldCreditRule } from './held-credit-rule.ts';
import { HeldSale } from './held-sale.ts';
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
    id: column.id('h.id', 'Id', { sortable: true }),
    acao: column.text('{title}', 'O quê', { description: 'Title of the action.', nullable: false }),
    tipo: column.text('h.action', 'Ação', { description: 'Name of the action.', nullable: false, exported: false }),
    resumo: column.text('h.resumo', 'Resumo', { description: 'Effect of the request in one sentence.', nullable: false }),
    mudancas: column.texts('h.mudancas', 'Mudanças', {
      description: 'Sentences, one for each value before and after.',
      nullable: false,
      exported: false,
    }),
    valor: column.money('h.valor', 'Valor', { description: 'What it gives, in `moeda`.', sortable: true }),
    moeda: column.text('h.moeda', 'Moeda', { set: currencySet, description: 'What it gives; null when it gives nothing.' }),
    motivo: column.text('h.motivo', 'Por quê', { set: heldReasonSet, nullable: false }),
    pessoa: column.text('h.pessoa', 'Nome', { description: 'The member it is about.', sortable: true }),
    cpf: personal('cpf', column.text('h.cpf', 'CPF')),
    revenda: column.text('r.nome_fantasia', 'Loja', { sortable: true }),
    rede: column.text('n.nome', 'Rede', { description: 'Null for acts of the whole programme.' }),
    status: column.text('h.status', 'Situação', { set: heldStatusSet, nullable: false }),
    versao: column.integer('h.versao', 'Versão', {
      description: 'Version of the effect; an approval names it.',
      nullable: false,
      exported: false,
    }),
    primeiroPor: column.text('first.nome', 'Pedido por', { description: 'Who made the request.', nullable: false }),
    primeiroPorId: column.id('first.id', 'Id de quem pediu', { description: 'Who made the request.', nullable: false, exported: false }),
    segundoPor: column.text('second.nome', 'Decidido por', { description: 'Who decided; null while it waits.' }),
    justificativa: column.text('h.justificativa', 'Justificativa', { description: 'Why it was declined or withdrawn.' }),
    criadoEm: column.dateTime('h.criado_em', 'Aguarda desde', { description: 'When it was made.', sortable: true, nullable: false }),
    expiraEm: column.dateTime(
      "h.criado_em + (select pedido_expira_dias from review_settings where id = 1) * interval '24 hours'",
      'Prazo',
      { description: 'After this moment it can no longer be approved.', nullable: false },
    ),
    decididoEm: column.dateTime('h.decidido_em', 'Decidido em', { description: 'Null while it waits.', sortable: true }),
    submissionId: column.id('h.submission_id', 'Nota', { nullable: true, description: 'The receipt it decides.', exported: false }),
    postingId: column.id('h.posting_id', 'Pontuação', {
      nullable: true,
      description: 'The posting an approved sale became.',
      exported: false,
    }),
    venda: column.json("case when h.action in ('postSale', 'postCashback') then h.dados end", 'Venda', {
      shape: HeldSale,
      description: 'The sale as it was typed; null for other requests.',
      exported: false,
    }),
    regra: column.json("case when h.action = 'saveCreditRule' then h.dados end", 'Regra', {
      shape: HeldCreditRule,
      description: 'Bounds that a rule of automatic credit would have; null for other requests.',
      exported: false,
    }),
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
  periods: { criadoEm: ['dataInicial', 'dataFinal'] },
  scope: ({ actor, bind }) => {
    if (actor.kind !== 'staff') return actor.kind === 'system' ? [] : ['false'];
    const own = `h.primeiro_por_id = ${bind(actor.id)}`;
    return [`(${own} or (${heldWithinReach({ actor, bind }).join(' and ')}))`];
  },
  defaultSort: [{ column: 'criadoEm', direction: 'asc' }],
  fileName: 'segunda_aprovacao',
});
