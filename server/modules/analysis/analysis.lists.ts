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
    id: { sql: 't.id', type: 'id', title: 'Id', exported: false },
    nome: { sql: 't.nome', type: 'text', title: 'Nome', sortable: true, nullable: false },
    escopos: { sql: "array_to_string(t.escopos, ', ')", type: 'text', title: 'Escopo', description: 'What it may read', nullable: false },
    dono: { sql: 'u.nome', type: 'text', title: 'Dono', description: 'In whose name it reads', sortable: true, nullable: false },
    situacao: {
      sql: "case when t.revogado_em is not null then 'REVOGADO' when t.expira_em <= now() then 'EXPIRADO' else 'ATIVO' end",
      type: 'text',
      set: tokenSituationSet,
      title: 'Situação',
      nullable: false,
    },
    criadoEm: { sql: 't.criado_em', type: 'dateTime', title: 'Criado em', sortable: true, nullable: false },
    expiraEm: {
      sql: "((t.expira_em - interval '1 second') at time zone 'America/Sao_Paulo')::date",
      type: 'date',
      title: 'Válido até',
      description: 'Its last day',
      sortable: true,
      nullable: false,
    },
    ultimoUsoEm: { sql: 't.ultimo_uso_em', type: 'dateTime', title: 'Último uso', description: 'To the minute', sortable: true },
    revogadoEm: { sql: 't.revogado_em', type: 'dateTime', title: 'Revogado em', sortable: true },
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
    id: { sql: 'q.id', type: 'id', title: 'Id', exported: false },
    nome: { sql: 'q.nome', type: 'text', title: 'Nome', sortable: true, nullable: false },
    consulta: { sql: 'q.consulta', type: 'text', title: 'Consulta', description: 'The GraphQL query', nullable: false },
    variaveis: { sql: 'q.variaveis', type: 'text', title: 'Variáveis', description: 'JSON text; empty without', nullable: false },
    compartilhada: { sql: 'q.compartilhada', type: 'boolean', title: 'Compartilhada', sortable: true, nullable: false },
    dono: { sql: 'u.nome', type: 'text', title: 'Dono', description: 'Who kept it', sortable: true, nullable: false },
    staffUserId: { sql: 'q.staff_user_id', type: 'id', title: 'Id do dono', nullable: false, exported: false },
    atualizadoEm: { sql: 'q.atualizado_em', type: 'dateTime', title: 'Atualizada em', sortable: true, nullable: false },
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
