import { z } from 'zod';
import { defineAction } from '../../../../platform/actions/action.ts';
import { leaseSubmission } from '../lease.ts';
import { submissionScope } from '../submission-scope.ts';

/**
 * Claims the first pending receipt nobody else is reviewing, skipping the one just left: contested ones first, then the oldest. Those
 * waiting for another person's second approval and the reviewer's own are skipped. Null when this person's queue is empty.
 */
export const claimNextSubmission = defineAction({
  name: 'claimNextSubmission',
  title: 'Próxima nota',
  permission: 'submission:decide',
  logged: false,
  input: z.strictObject({ audience: z.enum(['SELLER', 'CONSUMER']).default('SELLER'), skip: z.array(z.int()).max(500).default([]) }),
  handler: async (ctx, { audience, skip }) => {
    const [staffId, cpf] = ctx.actor.kind === 'staff' ? [ctx.actor.id, ctx.actor.cpf] : [0, ''];
    const params: unknown[] = [audience, ctx.clock.now(), staffId, skip, cpf];
    const conditions = submissionScope({
      actor: ctx.actor,
      bind: (value) => `$${params.push(value)}`,
      today: ctx.clock.today(),
    });
    // Rows a colleague is claiming at this moment are skipped, not waited for.
    const [next] = await ctx.sql<{ id: number }>(
      `select s.id from submissions s where s.status = 'PENDENTE' and s.audience = $1 and s.id <> all($4::int[])
         and (s.reservado_ate is null or s.reservado_ate <= $2 or s.reservado_por_id = $3)
         and not exists (select from held_actions h where h.submission_id = s.id and h.status = 'AGUARDA' and h.primeiro_por_id = $3)
         and not exists (select from sellers v where v.id = s.seller_id and v.cpf = $5)
         and not exists (select from consumers c where c.id = s.consumer_id and c.cpf = $5)
         ${conditions.map((condition) => `and ${condition}`).join(' ')}
       order by s.prioridade desc, s.criado_em, s.id limit 1 for update of s skip locked`,
      params,
    );
    return next ? leaseSubmission(ctx, next.id) : null;
  },
});
