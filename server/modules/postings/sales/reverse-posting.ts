import type { ActionContext } from '../../../platform/context.ts';
import type { Reason } from '../../../shared/reversal-reason.ts';
import { isPositive } from '../../../shared/sign.ts';
import { ledger, type ReversalPolicy } from '../../ledger/index.ts';
import { tellReversal } from '../../members/index.ts';
import type { LockedPosting } from './lock-posting.ts';

/** What a reversal left behind. */
export interface ReversedPosting {
  id: number;
  /** What free points could not cover and is now owed, as decimal text (§4.5). */
  divida: string;
}

interface Reversal {
  reason: Reason;
  status: 'CANCELADA' | 'DEVOLVIDA';
  /** By default the policy of the settings. */
  policy?: ReversalPolicy | undefined;
}

/**
 * Reverses an approved posting's points, corrections included: from its own lot, then from the others by expiry; the rest is a debt that
 * the next credits pay (policy in the settings). The posting keeps its number and its items. Refuses: LEDGER_POINTS_SPENT by policy.
 */
export async function reversePosting(
  ctx: ActionContext,
  posting: LockedPosting,
  { status, policy, reason }: Reversal,
): Promise<ReversedPosting> {
  const { id, versao } = posting;
  const divida = await reverseCredits(ctx, { id, versao, policy: policy ?? (await policyOfSettings(ctx)) });
  await ctx.sql(
    `update postings set status = $2, cancelado_por_id = $3, cancelado_em = $4, estorno_causa = $5, estorno_observacao = $6, versao = versao + 1
     where id = $1`,
    [id, status, ctx.actor.kind === 'staff' ? ctx.actor.id : null, ctx.clock.now(), reason.causa, reason.observacao],
  );
  const isCancelled = status === 'CANCELADA';
  await tellReversal(
    ctx,
    { kind: posting.audience, id: posting.holder_id },
    {
      assunto: isCancelled ? `Nota ${posting.identificador} cancelada` : `Nota ${posting.identificador} devolvida para análise`,
      efeito: isCancelled
        ? 'A equipe cancelou esta nota, e o que ela rendeu foi retirado do seu saldo.'
        : 'A equipe devolveu esta nota para análise. O que ela rendeu foi retirado do seu saldo até a nova decisão.',
      reason,
    },
  );
  return { id, divida };
}

async function policyOfSettings(ctx: ActionContext): Promise<ReversalPolicy> {
  const [row] = await ctx.sql<{ policy: ReversalPolicy }>('select politica_estorno as policy from system_settings where id = 1');
  return row!.policy;
}

interface Credits {
  id: number;
  versao: number;
  policy: ReversalPolicy;
}

/** Reverses what is left of the sale's credit and its corrections; returns the resulting debt. */
async function reverseCredits(ctx: ActionContext, { id, versao, policy }: Credits): Promise<string> {
  const credits = (await ledger.entriesOf(ctx, 'posting', String(id))).filter(
    ({ valor, outstanding }) => isPositive(valor) && isPositive(outstanding),
  );
  let divida = '0.00';
  for (const { entryId, type } of credits) {
    const key = `estorno:postagem:${id}:v${versao}`;
    const reversal = await ledger.reverse(ctx, { entryId, policy, idempotencyKey: type === 'CORRECAO' ? `${key}:${entryId}` : key });
    divida = reversal.debt;
  }
  return divida;
}
