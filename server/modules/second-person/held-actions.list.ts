import { allActions } from '../../platform/actions/action.ts';
import { type Actor, mayDo } from '../../platform/actor.ts';
import { defineList } from '../../platform/lists/list.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { currencySet, heldReasonSet, heldStatusSet } from './held-sets.ts';

const mayWait = () => allActions().filter(({ mayNeedSecondPerson }) => mayNeedSecondPerson);

/** Titles of the actions that may wait, as SQL: `h.action` to what the Logs screen calls it. Names and titles are this server's own. */
const titleSql = () => {
  const titles = mayWait().map(({ name, title }) => ` when '${name}' then '${title}'`);
  return `case h.action${titles.join('')} else h.action end`;
};

/** What this person may do, so may decide. */
const actionsOf = (actor: Actor) =>
  mayWait()
    .filter(({ permission }) => mayDo(actor, permission))
    .map(({ name }) => name);

/** Acts that wait for a second person, or were decided by one (docs/adr/0025). */
export const heldActionsList = defineList({
  name: 'heldActions',
  rowType: 'HeldAction',
  description: 'An act that one person may not do alone, and how it stands.',
  permission: 'heldAction:decide',
  from: `held_actions h join staff_users first on first.id = h.primeiro_por_id left join staff_users second on second.id = h.segundo_por_id
    left join networks n on n.id = h.network_id`,
  key: 'h.id',
  columns: {
    id: { sql: 'h.id', type: 'id', title: 'Id', sortable: true },
    acao: { sql: '{title}', type: 'text', title: 'O quê', description: 'What the act is called.', nullable: false },
    resumo: { sql: 'h.resumo', type: 'text', title: 'Resumo', description: 'What the act would do.', nullable: false },
    valor: { sql: 'h.valor', type: 'money', title: 'Valor', description: 'What it would give, in `moeda`.', sortable: true },
    moeda: { sql: 'h.moeda', type: 'text', set: currencySet, title: 'Moeda', description: 'What it gives; null where it gives nothing.' },
    motivo: { sql: 'h.motivo', type: 'text', set: heldReasonSet, title: 'Por quê', nullable: false },
    rede: { sql: 'n.nome', type: 'text', title: 'Rede', description: 'Null for acts of the whole programme.' },
    status: { sql: 'h.status', type: 'text', set: heldStatusSet, title: 'Situação', nullable: false },
    primeiroPor: { sql: 'first.nome', type: 'text', title: 'Pedido por', description: 'Who proposed it.', nullable: false },
    primeiroPorId: {
      sql: 'first.id',
      type: 'id',
      title: 'Id de quem pediu',
      description: 'Who proposed it.',
      nullable: false,
      exported: false,
    },
    segundoPor: { sql: 'second.nome', type: 'text', title: 'Decidido por', description: 'Who decided; null while it waits.' },
    justificativa: { sql: 'h.justificativa', type: 'text', title: 'Justificativa', description: 'Why it was refused or taken back.' },
    criadoEm: {
      sql: 'h.criado_em',
      type: 'dateTime',
      title: 'Pedido em',
      description: 'When it was proposed.',
      sortable: true,
      nullable: false,
    },
    decididoEm: { sql: 'h.decidido_em', type: 'dateTime', title: 'Decidido em', description: 'Null while it waits.', sortable: true },
  },
  parts: () => ({ title: titleSql() }),
  filters: {
    status: { type: 'text', set: heldStatusSet, description: 'How it stands.', where: (value) => `h.status = ${value}` },
  },
  scope: ({ actor, bind }) => {
    if (actor.kind !== 'staff') return actor.kind === 'system' ? [] : ['false'];
    const own = `h.primeiro_por_id = ${bind(actor.id)}`;
    const theirs = [`h.action = any(${bind(actionsOf(actor))}::text[])`, ...staffScope({ actor, bind }, { network: 'h.network_id' })];
    return [`(${own} or (${theirs.join(' and ')}))`];
  },
  defaultSort: [{ column: 'criadoEm', direction: 'asc' }],
  fileName: 'segunda_aprovacao',
});
