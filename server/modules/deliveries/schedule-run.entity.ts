import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { QuerySchedule } from './query-schedule.entity.ts';

/** One run of a schedule. Its due time is unique per schedule, so two workers start it once. */
export const ScheduleRun = defineEntity({
  name: 'ScheduleRun',
  tableName: 'schedule_runs',
  properties: {
    id: id(),
    schedule: () => p.manyToOne(QuerySchedule).deleteRule('cascade'),
    venceEm: instant(),
    /** Started by the owner, not by the clock. */
    manual: p.boolean().default(false),
    /** NA_FILA, EM_ANDAMENTO, CONCLUIDA or FALHOU. */
    estado: p.text().default('NA_FILA'),
    tentativas: p.integer().default(0),
    linhas: p.integer().nullable(),
    erro: p.text().nullable(),
    criadoEm: createdAt(),
    encerradoEm: instant().nullable(),
  },
  uniques: [{ properties: ['schedule', 'venceEm'] }],
});
