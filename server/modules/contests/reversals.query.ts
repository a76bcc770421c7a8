import { z } from 'zod';
import { defineQuery } from '../../platform/queries/query.ts';
import { submissionScope } from '../postings/index.ts';

/** Decided contests of one person's rejections, or for one reason. */
export interface Reversals {
  /** REVISOR or MOTIVO. */
  grupo: 'REVISOR' | 'MOTIVO';
  nome: string;
  decididas: number;
  revertidas: number;
  /** Percentage of decided contests, 0 to 100, one decimal. */
  taxa: string;
}

/** How often rejections are reverted, by rejecter and by reason (beyond C4). */
export const contestReversalsQuery = defineQuery({
  name: 'contestReversals',
  permission: 'review:metrics',
  input: z.strictObject({ dias: z.int().min(1, 'Período inválido').max(366, 'Período inválido').default(90) }),
  read: (ctx, { dias }) => {
    const params: unknown[] = [ctx.clock.now(), dias];
    const scope = submissionScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
    return ctx.read<Reversals>(
      `select g.grupo, g.nome, count(*)::int as decididas, count(*) filter (where k.status = 'REVERTIDA')::int as revertidas,
         round(100.0 * count(*) filter (where k.status = 'REVERTIDA') / count(*), 1) as taxa
       from contests k join submissions s on s.id = k.submission_id left join staff_users u on u.id = k.reprovado_por_id
       cross join lateral (values ('REVISOR', coalesce(u.nome, 'Sistema')), ('MOTIVO', coalesce(k.reprovado_motivo, 'Encerrada sem motivo'))) g(grupo, nome)
       where k.status <> 'ABERTA' and k.decidido_em > $1::timestamptz - make_interval(days => $2)
         ${scope.map((condition) => `and ${condition}`).join(' ')}
       group by 1, 2 order by 1 desc, taxa desc, 2`,
      params,
    );
  },
});
