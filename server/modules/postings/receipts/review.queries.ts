import { z } from 'zod';
import { defineQuery } from '../../../platform/queries/query.ts';
import type { Audience } from '../../audiences/index.ts';
import { UNDO_ACCEPTED_SECONDS } from './decision-window.rules.ts';
import { PRE_VALIDATED } from './pending-submissions.list.ts';
import { submissionScope } from './submission-scope.ts';

/** The state of the queues, and each reviewer's pace. Ages are in hours with two decimals. */
export interface ReviewMetrics {
  filas: {
    audience: Audience;
    pendentes: number;
    preValidadas: number;
    prioridade: number;
    idadeMediana: string | null;
    idadeMaxima: string | null;
  }[];
  revisores: ReviewerMetrics[];
  emAnalise: HeldReceipts[];
}

/** Receipts that one reviewer has under review now. */
export interface HeldReceipts {
  revisorId: number;
  nome: string;
  vendedores: number;
  consumidores: number;
}

export interface ReviewerMetrics {
  revisorId: number;
  nome: string;
  decisoes: number;
  aprovadas: number;
  reprovadas: number;
  /** Decisions per clock hour in which this person decided something. */
  notasPorHora: string;
  /** Decisions that had a blind second review, and the percentage that agreed; null without any. */
  conferidas: number;
  concordancia: string | null;
}

/** Waiting notes with their median age, and each reviewer's notes per hour over the last days (beyond C5). */
export const reviewMetricsQuery = defineQuery({
  name: 'reviewMetrics',
  permission: 'review:metrics',
  input: z.strictObject({ dias: z.int().min(1, 'Período inválido').max(366, 'Período inválido').default(30) }),
  read: async (ctx, { dias }): Promise<ReviewMetrics> => {
    const params: unknown[] = [ctx.clock.now()];
    const scope = submissionScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
    const within = scope.map((condition) => ` and ${condition}`).join('');
    const filas = await ctx.read<ReviewMetrics['filas'][number]>(
      `select s.audience, count(*)::int as pendentes, count(*) filter (where s.prioridade)::int as prioridade,
         count(*) filter (where ${PRE_VALIDATED})::int as "preValidadas",
         (percentile_cont(0.5) within group (order by extract(epoch from $1::timestamptz - s.criado_em)) / 3600)::numeric(14,2) as "idadeMediana",
         (max(extract(epoch from $1::timestamptz - s.criado_em)) / 3600)::numeric(14,2) as "idadeMaxima"
       from submissions s left join sellers v on v.id = s.seller_id left join consumers c on c.id = s.consumer_id
         left join stores r on r.id = s.store_id
       where s.status = 'PENDENTE'${within} group by 1 order by 1 desc`,
      params,
    );
    const emAnalise = await ctx.read<HeldReceipts>(
      `select u.id as "revisorId", u.nome, count(*) filter (where s.audience = 'SELLER')::int as vendedores,
         count(*) filter (where s.audience = 'CONSUMER')::int as consumidores
       from submissions s join staff_users u on u.id = s.reservado_por_id
       where s.status = 'PENDENTE' and s.reservado_ate > $1${within} group by u.id, u.nome order by count(*) desc, u.nome`,
      params,
    );
    const since: unknown[] = [...params, dias];
    const revisores = await ctx.read<ReviewerMetrics>(
      `select u.id as "revisorId", u.nome, count(*)::int as decisoes, count(*) filter (where e.status_novo = 'POSTADA')::int as aprovadas,
         count(*) filter (where e.status_novo = 'REPROVADA')::int as reprovadas,
         (count(*)::numeric / count(distinct date_trunc('hour', e.criado_em)))::numeric(14,2) as "notasPorHora",
         max(coalesce(k.conferidas, 0))::int as conferidas, max(k.concordancia) as concordancia
       from submission_events e join submissions s on s.id = e.submission_id join staff_users u on e.ator = 'staff:' || u.id
       left join (select b.primeiro_por_id, count(*) as conferidas,
           (avg(case when b.primeira_decisao = b.segunda_decisao then 100 else 0 end))::numeric(14,2) as concordancia
         from blind_reviews b join submissions s on s.id = b.submission_id
         where b.decidida_em > $1::timestamptz - make_interval(days => $${since.length})${within} group by 1) k on k.primeiro_por_id = u.id
       where e.status_novo in ('POSTADA', 'REPROVADA', 'ENCERRADA') and e.status_anterior = 'PENDENTE'
         -- A decision that was taken back is none.
         and not exists (select from submission_events d where d.submission_id = e.submission_id and d.status_novo = 'DECISAO_DESFEITA'
           and d.id > e.id and d.ator = e.ator and d.criado_em <= e.criado_em + make_interval(secs => ${UNDO_ACCEPTED_SECONDS}))
         and e.criado_em > $1::timestamptz - make_interval(days => $${since.length})${within}
       group by u.id, u.nome order by decisoes desc, u.nome limit 100`,
      since,
    );
    return { filas, revisores, emAnalise };
  },
});
