import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Audience } from '../../audiences/index.ts';
import '../sales/posting.errors.ts';
import { noteSubmissionEvent } from './submission-events.ts';
import type { LockedSubmission } from './submission-moves.ts';

/** A sale that one person may not record alone, kept for a second one (docs/adr/0025). */
interface Proposal {
  audience: Audience;
  submission: LockedSubmission | null;
  /** The whole input except the CPF, which has its own column, for the second approver to rerun. */
  dados: Record<string, unknown>;
  cpf: string;
  identificador: string;
  parceiroNome: string;
  /** For sellers; a consumer's store follows from the note's CNPJ. */
  storeId: number | null;
  cnpjLoja: string | null;
}

/** What the database answers instead of a recorded sale: why it needs a second person and what it would have earned. */
export interface NotAlone {
  motivo: string;
  ganho: string;
}

/** A waiting sale: the approval's id and what it would earn. */
export interface Waiting {
  approvalId: number;
  ganho: string;
}

/** Whether the sale was not recorded, because it needs a second person. */
export const isNotAlone = (answer: object | NotAlone): answer is NotAlone => 'motivo' in answer;

/** Keeps a sale for a second approver. Refuses: APPROVAL_WAITING, NOT_ALLOWED to anyone but staff. */
export async function propose(ctx: ActionContext, proposal: Proposal, { ganho, motivo }: NotAlone): Promise<Waiting> {
  const { submission, dados, audience } = proposal;
  if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  const [row] = await ctx.sql<{ id: number }>(
    `insert into sale_approvals (audience, submission_id, store_id, network_id, dados, parceiro_nome, cpf, identificador, ganho, motivo,
       primeiro_por_id, criado_em)
     select $1, $2, r.id, r.network_id, $3, $4, $5, $6, $7, $8, $9, $10 from stores r
     where case when $11::int is null then r.cnpj = $12 and r.excluido_em is null else r.id = $11 end returning id`,
    [
      audience,
      submission?.id ?? null,
      JSON.stringify(dados),
      proposal.parceiroNome,
      proposal.cpf,
      proposal.identificador,
      ganho,
      motivo,
      ctx.actor.id,
      ctx.clock.now(),
      proposal.storeId,
      proposal.cnpjLoja,
    ],
  );
  if (submission) {
    // Anyone with a stale view of the receipt is told that it changed.
    await ctx.sql('update submissions set versao = versao + 1, reservado_por_id = null, reservado_ate = null where id = $1', [
      submission.id,
    ]);
    await noteSubmissionEvent(ctx, submission.id, { what: 'AGUARDA_APROVACAO', status: submission.status, motivo: null });
  }
  return { approvalId: row!.id, ganho };
}

/** Refuses a sale from a receipt that is waiting for its second approval. */
export async function assertNotWaiting(ctx: ActionContext, submissionId: number): Promise<void> {
  const [waiting] = await ctx.sql("select from sale_approvals where submission_id = $1 and status = 'AGUARDA'", [submissionId]);
  if (waiting) throw new AppError('APPROVAL_WAITING');
}
