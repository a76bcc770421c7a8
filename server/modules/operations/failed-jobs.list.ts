import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';

/** Jobs that used up their tries. */
export const failedJobsList = defineList({
  name: 'failedJobs',
  rowType: 'FailedJob',
  description: 'Jobs that used up their tries, the newest first.',
  permission: 'operation:read',
  from: 'failed_jobs() x',
  key: 'x.id',
  columns: {
    id: column.text('x.id::text', 'Id', { description: 'Id of the failed job', nullable: false, exported: false }),
    fila: column.text('x.fila', 'Tarefa', { description: 'Name of the queue', sortable: true, nullable: false }),
    falhouEm: column.dateTime('x.falhou_em', 'Falhou em', { description: 'Instant of the last try', sortable: true, nullable: false }),
    tentativas: column.integer('x.tentativas', 'Tentativas', {
      description: 'Tries before it was given up',
      sortable: true,
      nullable: false,
    }),
    erro: column.text('x.erro', 'Erro', { description: 'First line of the last error, without personal data', nullable: false }),
  },
  defaultSort: [{ column: 'falhouEm', direction: 'desc' }],
  fileName: 'tarefas-com-falha',
});
