import { z } from 'zod';
import { defineQuery } from '../../platform/queries/query.ts';
import { release } from '../../platform/release.ts';
import { runChecks } from './operation-checks.ts';

/** One queue with work. */
export interface QueueState {
  fila: string;
  aguardando: number;
  agendadas: number;
  executando: number;
  maisAntiga: Date | null;
}

/** The state of the operation: its parts, the queues and the release. */
export const operationsQuery = defineQuery({
  name: 'operations',
  permission: 'operation:read',
  input: z.strictObject({}),
  read: async (ctx) => {
    const [partes, filas] = await Promise.all([
      runChecks(ctx),
      ctx.database.read<QueueState>(
        'select fila, aguardando, agendadas, executando, mais_antiga as "maisAntiga" from queue_states() order by mais_antiga nulls last, fila',
      ),
    ]);
    return { versao: release, node: process.version, conferidoEm: ctx.clock.now(), partes, filas };
  },
});
