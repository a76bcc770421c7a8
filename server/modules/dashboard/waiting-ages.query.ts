import { z } from 'zod';
import { listTotal } from '../../platform/lists/list-total.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { addDays } from '../../shared/dates.ts';
import { pendingCashbackList, pendingSubmissionsList } from '../postings/index.ts';

/** Receipts that wait for review and were sent in some days. */
export interface WaitingAge {
  /** First day; null for the oldest band, which has no first day. */
  de: string | null;
  ate: string;
  vendedores: number;
  /** Null for one network: a consumer's receipt belongs to none before its approval. */
  consumidores: number | null;
}

/** Days of sending, counted back from today: [oldest, newest]. */
const BANDS: readonly (readonly [oldest: number | null, newest: number])[] = [
  [1, 0],
  [3, 2],
  [7, 4],
  [null, 8],
];

/** Waiting receipts by age, newest first. Each number is the total of the list under the same days, scope and network. */
export const waitingAgesQuery = defineQuery({
  name: 'waitingAges',
  permission: 'submission:list',
  input: z.strictObject({ rede: z.string().max(200, 'Rede inválida').nullish() }),
  read: (ctx, { rede }): Promise<WaitingAge[]> => {
    const network = rede && rede !== 'Todas' ? { rede } : null;
    const today = ctx.clock.today();
    return Promise.all(
      BANDS.map(async ([oldest, newest]) => {
        const de = oldest === null ? null : addDays(today, -oldest);
        const ate = addDays(today, -newest);
        const days = { ...(de ? { dataInicial: de } : {}), dataFinal: ate };
        const [vendedores, consumidores] = await Promise.all([
          listTotal(pendingSubmissionsList, ctx, { ...days, ...network }),
          network ? null : listTotal(pendingCashbackList, ctx, days),
        ]);
        return { de, ate, vendedores: vendedores.total, consumidores: consumidores?.total ?? null };
      }),
    );
  },
});
