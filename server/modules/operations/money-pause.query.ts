import { z } from 'zod';
import { defineQuery } from '../../platform/queries/query.ts';

/** The pause in force. */
export interface MoneyPauseState {
  motivo: string;
  pausadaEm: Date;
  pausadaPor: string;
}

/** The pause in force, null while operations run. From the primary: the banner must not contradict the refusals. */
export const moneyPauseQuery = defineQuery({
  name: 'moneyPause',
  permission: 'moneyPause:read',
  input: z.strictObject({}),
  read: async ({ database }) => {
    const [pause] = await database.read<MoneyPauseState>(
      `select m.motivo, m.pausada_em as "pausadaEm", u.nome as "pausadaPor"
       from money_pauses m join staff_users u on u.id = m.pausada_por_id where m.retomada_em is null`,
    );
    return pause ?? null;
  },
});
