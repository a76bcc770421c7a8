import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { tokenSituationSet } from './analysis-sets.ts';

/** Read-only access tokens: one's own, or all for level 2. A token's text can never be read again. */
export const accessTokensList = defineList({
  name: 'accessTokens',
  rowType: 'AccessToken',
  description: 'Read-only access tokens, with their scope and last use.',
  permission: 'analysis:manageTokens',
  from: 'access_tokens t join staff_users u on u.id = t.staff_user_id',
  key: 't.id',
  columns: {
    id: column.id('t.id', 'Id', { exported: false }),
    nome: column.text('t.nome', 'Nome', { sortable: true, nullable: false }),
    escopos: column.text("array_to_string(t.escopos, ', ')", 'Escopo', { description: 'What it may read', nullable: false }),
    dono: column.text('u.nome', 'Dono', { description: 'In whose name it reads', sortable: true, nullable: false }),
    situacao: column.text(
      "case when t.revogado_em is not null then 'REVOGADO' when t.expira_em <= now() then 'EXPIRADO' else 'ATIVO' end",
      'Situação',
      { set: tokenSituationSet, nullable: false },
    ),
    criadoEm: column.dateTime('t.criado_em', 'Criado em', { sortable: true, nullable: false }),
    expiraEm: column.date("((t.expira_em - interval '1 second') at time zone 'America/Sao_Paulo')::date", 'Válido até', {
      description: 'Its last day',
      sortable: true,
      nullable: false,
    }),
    ultimoUsoEm: column.dateTime('t.ultimo_uso_em', 'Último uso', { description: 'To the minute', sortable: true }),
    revogadoEm: column.dateTime('t.revogado_em', 'Revogado em', { sortable: true }),
  },
  filters: {
    ativo: {
      type: 'boolean',
      description: 'Only those that can be used, or only the others.',
      where: (value) => `(t.revogado_em is null and t.expira_em > now()) = ${value}`,
    },
  },
  scope: ({ actor, bind }) =>
    actor.kind === 'staff' ? (actor.level === 2 ? [] : [`t.staff_user_id = ${bind(actor.id)}`]) : actor.kind === 'system' ? [] : ['false'],
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'tokens',
});

/** The person's saved queries, and those that others share. */
export const savedQueriesList = defineList({
  name: 'savedQueries',
  rowType: 'SavedQuery',
  description: "Questions of the analysts' console: one's own and those that others share.",
  permission: 'analysis:read',
  from: 'saved_queries q join staff_users u on u.id = q.staff_user_id',
  key: 'q.id',
  columns: {
    id: column.id('q.id', 'Id', { exported: false }),
    nome: column.text('q.nome', 'Nome', { sortable: true, nullable: false }),
    consulta: column.text('q.consulta', 'Consulta', { description: 'The GraphQL query', nullable: false }),
    variaveis: column.text('q.variaveis', 'Variáveis', { description: 'JSON text; empty without', nullable: false }),
    compartilhada: column.boolean('q.compartilhada', 'Compartilhada', { sortable: true, nullable: false }),
    dono: column.text('u.nome', 'Dono', { description: 'Who kept it', sortable: true, nullable: false }),
    staffUserId: column.id('q.staff_user_id', 'Id do dono', { nullable: false, exported: false }),
    atualizadoEm: column.dateTime('q.atualizado_em', 'Atualizada em', { sortable: true, nullable: false }),
  },
  filters: {
    compartilhada: {
      type: 'boolean',
      description: 'Only shared ones, or only private ones.',
      where: (value) => `q.compartilhada = ${value}`,
    },
  },
  scope: ({ actor, bind }) =>
    actor.kind === 'staff' ? [`(q.compartilhada or q.staff_user_id = ${bind(actor.id)})`] : actor.kind === 'system' ? [] : ['false'],
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'consultas',
});
