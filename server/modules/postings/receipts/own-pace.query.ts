import { z } from 'zod';
import { actorKey } from '../../../platform/actor.ts';
import { defineQuery } from '../../../platform/queries/query.ts';
import { startOfSaoPauloDay } from '../../../shared/dates.ts';
import { UNDO_ACCEPTED_SECONDS } from './decision-window.rules.ts';

/** What one reviewer decided today, and how fast. */
export interface OwnReviewPace {
  decididas: number;
  segundosPorNota: number | null;
}

/** A longer wait is a pause, not work on a receipt: a claim lapses after as long. */
const PAUSE_SECONDS = 600;

/** The reviewer's own receipts of the day and the median of the seconds from one decision to the next; pauses are left out. */
export const ownReviewPaceQuery = defineQuery({
  name: 'ownReviewPace',
  permission: 'submission:decide',
  input: z.strictObject({}),
  read: async (ctx): Promise<OwnReviewPace> => {
    const [row] = await ctx.read<OwnReviewPace>(
      `with decided as (
         select e.criado_em, extract(epoch from e.criado_em - lag(e.criado_em) over (order by e.criado_em, e.id)) as seconds
         from submission_events e where e.ator = $1 and e.criado_em >= $2 and e.status_anterior = 'PENDENTE'
           and e.status_novo in ('POSTADA', 'REPROVADA', 'ENCERRADA', 'AGUARDA_APROVACAO')
           -- A decision that was taken back is none.
           and not exists (select from submission_events d where d.submission_id = e.submission_id and d.status_novo = 'DECISAO_DESFEITA'
             and d.id > e.id and d.ator = e.ator and d.criado_em <= e.criado_em + make_interval(secs => ${UNDO_ACCEPTED_SECONDS})))
       select count(*)::int as decididas,
         round(percentile_cont(0.5) within group (order by seconds) filter (where seconds <= ${PAUSE_SECONDS}))::int as "segundosPorNota"
       from decided`,
      [actorKey(ctx.actor), startOfSaoPauloDay(ctx.clock.today())],
    );
    return row ?? { decididas: 0, segundosPorNota: null };
  },
});
