import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { compare } from '../../../shared/money.ts';
import { isPositive } from '../../../shared/sign.ts';
import '../sales/posting.errors.ts';
import { noteSubmissionEvent } from './submission-events.ts';
import type { LockedSubmission } from './submission-moves.ts';

/** Rolls back the savepoint in which a sale was tried. */
class NeedsSecondLook extends Error {
  constructor(
    readonly gain: string,
    readonly motivo: 'LIMITE' | 'AVISOS',
  ) {
    super('A second approval is needed');
  }
}

interface Proposal {
  audience: 'SELLER' | 'CONSUMER';
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

/** A waiting sale: the approval's id and what it would earn. */
export interface Waiting {
  approvalId: number;
  ganho: string;
}

/** When an approval needs a second person. */
export interface SecondLook {
  /** Points or BRL; 0 is off. */
  limite: string;
  /** Whether a receipt with two doubts needs one. */
  avisos: boolean;
}

/** An audience's settings. */
export async function secondLookLimit(ctx: ActionContext, audience: 'SELLER' | 'CONSUMER'): Promise<SecondLook> {
  const [row] = await ctx.sql<{ limite: string; avisos: boolean }>(
    `select case when $1 = 'SELLER' then segunda_aprovacao_pontos else segunda_aprovacao_reais end as limite,
       segunda_aprovacao_avisos as avisos from review_settings where id = 1`,
    [audience],
  );
  return row!;
}

/** Whether this sale might have to wait at all. */
export const mayNeedSecondLook = ({ limite, avisos }: SecondLook, submission: LockedSubmission | null): boolean =>
  isPositive(limite) || (avisos && Boolean(submission?.dupla_duvida));

/**
 * Tries the sale, so that any refusal comes now, and keeps it for a second approver when it earns too much or its receipt has two doubts.
 * Refuses: APPROVAL_WAITING and what the sale refuses.
 */
export async function tryOrPropose<Posted>(
  ctx: ActionContext,
  { limite, avisos }: SecondLook,
  proposal: Proposal,
  { post, gainOf }: { post: () => Promise<Posted>; gainOf: (posted: Posted) => string },
): Promise<{ posted: Posted } | { waiting: Waiting }> {
  try {
    const posted = await ctx.savepoint(async () => {
      const done = await post();
      const gain = gainOf(done);
      if (avisos && proposal.submission?.dupla_duvida) throw new NeedsSecondLook(gain, 'AVISOS');
      if (isPositive(limite) && compare(gain, limite) >= 0) throw new NeedsSecondLook(gain, 'LIMITE');
      return done;
    });
    return { posted };
  } catch (error) {
    if (!(error instanceof NeedsSecondLook)) throw error;
    return { waiting: await propose(ctx, proposal, error) };
  }
}

async function propose(ctx: ActionContext, proposal: Proposal, { gain, motivo }: NeedsSecondLook): Promise<Waiting> {
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
      gain,
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
  return { approvalId: row!.id, ganho: gain };
}

/** Refuses a sale from a receipt that is waiting for its second approval. */
export async function assertNotWaiting(ctx: ActionContext, submissionId: number): Promise<void> {
  const [waiting] = await ctx.sql("select from sale_approvals where submission_id = $1 and status = 'AGUARDA'", [submissionId]);
  if (waiting) throw new AppError('APPROVAL_WAITING');
}
