import { jobStateSet } from '../../platform/jobs/job-state.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList, type ScopeContext } from '../../platform/lists/list.ts';
import { isUsableSql } from './delivered-query.ts';
import { addressSituationSet, channelSet, frequencySet, scheduleSituationSet, sentFormatSet } from './deliveries-sets.ts';

const delivery = (alias: string) =>
  `join staff_users u on u.id = ${alias}.staff_user_id left join saved_queries q on q.id = ${alias}.saved_query_id`;

/** One's own, or all for level 2. */
const ownOrAll = ({ actor, bind }: ScopeContext, alias: string) => {
  if (actor.kind === 'system') return [];
  if (actor.kind !== 'staff') return ['false'];
  return actor.level === 2 ? [] : [`${alias}.staff_user_id = ${bind(actor.id)}`];
};

const common = (alias: string) => ({
  id: column.id(`${alias}.id`, 'Id', { exported: false }),
  nome: column.text(`${alias}.nome`, 'Nome', { sortable: true, nullable: false }),
  consulta: column.text('q.nome', 'Consulta', { description: 'Name of the saved query; null once deleted', sortable: true }),
  escopos: column.text(`array_to_string(${alias}.escopos, ', ')`, 'Escopo', { description: 'What it may read', nullable: false }),
  dono: column.text('u.nome', 'Dono', { description: 'In whose name it reads', sortable: true, nullable: false }),
  staffUserId: column.id(`${alias}.staff_user_id`, 'Id do dono', { nullable: false, exported: false }),
});

/** Addresses for spreadsheets. The secret of one can never be read again. */
export const spreadsheetAddressesList = defineList({
  name: 'spreadsheetAddresses',
  rowType: 'SpreadsheetAddress',
  description: 'Secret addresses from which spreadsheets read saved queries, with their last use.',
  permission: 'analysis:manageTokens',
  from: `spreadsheet_addresses a ${delivery('a')}`,
  key: 'a.id',
  columns: {
    ...common('a'),
    situacao: column.text(
      `case when a.revogado_em is not null then 'REVOGADO' when a.expira_em <= now() then 'EXPIRADO'
         when ${isUsableSql('a', 'q')} then 'ATIVO' else 'SEM_CONSULTA' end`,
      'Situação',
      { set: addressSituationSet, nullable: false },
    ),
    criadoEm: column.dateTime('a.criado_em', 'Criado em', { sortable: true, nullable: false }),
    expiraEm: column.date("((a.expira_em - interval '1 second') at time zone 'America/Sao_Paulo')::date", 'Válido até', {
      description: 'Its last day',
      sortable: true,
      nullable: false,
    }),
    ultimoUsoEm: column.dateTime('a.ultimo_uso_em', 'Último uso', { description: 'When it was last read', sortable: true }),
    usos: column.integer('a.usos', 'Usos', { description: 'How often it was read', sortable: true, nullable: false }),
  },
  filters: {
    ativo: {
      type: 'boolean',
      description: 'Only those that answer, or only the ended ones.',
      where: (value) => `(a.revogado_em is null and a.expira_em > now()) = ${value}`,
    },
  },
  scope: (scope) => ownOrAll(scope, 'a'),
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'enderecos-de-planilha',
});

/** Schedules of saved queries. */
export const deliverySchedulesList = defineList({
  name: 'deliverySchedules',
  rowType: 'QuerySchedule',
  description: 'Times at which saved queries run and their rows are sent.',
  permission: 'analysis:manageTokens',
  from: `query_schedules s ${delivery('s')}`,
  key: 's.id',
  columns: {
    ...common('s'),
    situacao: column.text('s.situacao', 'Situação', { set: scheduleSituationSet, sortable: true, nullable: false }),
    frequencia: column.text('s.frequencia', 'Frequência', { set: frequencySet, nullable: false }),
    diaSemana: column.integer('s.dia_semana', 'Dia da semana', { description: '1 Monday to 7 Sunday; null unless weekly' }),
    diaMes: column.integer('s.dia_mes', 'Dia do mês', { description: 'Day of the month; null unless monthly' }),
    hora: column.integer('s.hora', 'Hora', { description: 'Hour in São Paulo', nullable: false }),
    canal: column.text('s.canal', 'Envio', { set: channelSet, nullable: false }),
    formato: column.text('s.formato', 'Formato', { set: sentFormatSet, nullable: false }),
    destino: column.text(
      `case when s.canal = 'WEBHOOK' then substring(s.url from '^https?://[^/?#]+')
         else (select string_agg(r.nome, ', ' order by r.nome) from staff_users r where r.id = any(s.destinatarios)) end`,
      'Destino',
      { description: 'Names of the recipients, or host of the webhook' },
    ),
    proximaEm: column.dateTime('s.proxima_em', 'Próxima execução', { description: 'Next due time; null unless active', sortable: true }),
    ultimaEm: column.dateTime(
      '(select r.encerrado_em from schedule_runs r where r.schedule_id = s.id order by r.id desc limit 1)',
      'Última execução',
      { description: 'End of the last run' },
    ),
    falhasSeguidas: column.integer('s.falhas_seguidas', 'Falhas seguidas', {
      description: 'Failed runs since the last success',
      nullable: false,
    }),
    criadoEm: column.dateTime('s.criado_em', 'Criado em', { sortable: true, nullable: false }),
  },
  filters: {
    situacao: {
      type: 'text',
      set: scheduleSituationSet,
      description: 'Schedules in one state.',
      where: (value) => `s.situacao = ${value}`,
    },
  },
  scope: (scope) => ownOrAll(scope, 's'),
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'agendamentos',
});

/** History of the runs of schedules, kept 90 days. */
export const scheduleRunsList = defineList({
  name: 'scheduleRuns',
  rowType: 'ScheduleRun',
  description: 'Runs of schedules with their result.',
  permission: 'analysis:manageTokens',
  from: 'schedule_runs r join query_schedules s on s.id = r.schedule_id',
  key: 'r.id',
  columns: {
    id: column.id('r.id', 'Id', { exported: false }),
    venceEm: column.dateTime('r.vence_em', 'Horário', { description: 'Due time', sortable: true, nullable: false }),
    manual: column.boolean('r.manual', 'Manual', { description: 'Whether the owner started it', nullable: false }),
    estado: column.text('r.estado', 'Resultado', { set: jobStateSet, nullable: false }),
    tentativas: column.integer('r.tentativas', 'Tentativas', { description: 'Tries so far', nullable: false }),
    linhas: column.integer('r.linhas', 'Linhas', { description: 'Rows sent; null until then' }),
    erro: column.text('r.erro', 'Erro', { description: 'Error of the last try, in Portuguese' }),
    encerradoEm: column.dateTime('r.encerrado_em', 'Encerrada em', { description: 'End of the run', sortable: true }),
  },
  filters: {
    scheduleId: { type: 'id', description: 'Runs of one schedule.', where: (value) => `r.schedule_id = ${value}` },
  },
  scope: (scope) => ownOrAll(scope, 's'),
  defaultSort: [{ column: 'venceEm', direction: 'desc' }],
  fileName: 'execucoes',
});
