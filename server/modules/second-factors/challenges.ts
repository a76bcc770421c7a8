import { hashToken, newToken } from '../../platform/auth/tokens.ts';
import type { ActionContext, AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import './second-factor.errors.ts';

/** What a challenge is the first half of. */
export type ChallengePurpose = 'ENTRADA' | 'PROVA' | 'CADASTRO_TOTP' | 'CADASTRO_PASSKEY';

/** Minutes to answer. A registration has more: an app may have to be installed first. */
const MINUTES: Record<ChallengePurpose, number> = { ENTRADA: 5, PROVA: 5, CADASTRO_TOTP: 15, CADASTRO_PASSKEY: 5 };

interface NewChallenge {
  staffId: number;
  finalidade: ChallengePurpose;
  desafio?: string | null;
  segredo?: string;
}

/** A challenge that was answered. */
export interface TakenChallenge {
  staffId: number;
  desafio: string | null;
  segredo: string | null;
}

/** Opens a challenge; returns its token, which is not stored. */
export async function openChallenge(ctx: ActionContext, { staffId, finalidade, desafio, segredo }: NewChallenge): Promise<string> {
  const token = newToken();
  const now = ctx.clock.now();
  await ctx.sql(
    `insert into second_factor_challenges (token_hash, staff_user_id, finalidade, session_id, desafio, segredo, criado_em, expira_em)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      hashToken(token),
      staffId,
      finalidade,
      finalidade === 'ENTRADA' ? null : (ctx.sessionId ?? null),
      desafio ?? null,
      segredo ?? null,
      now,
      new Date(now.getTime() + MINUTES[finalidade] * 60_000),
    ],
  );
  return token;
}

/**
 * Uses a challenge up, within the transaction: a wrong code rolls this back, so the person may type it again. A proof or registration is
 * answered by the person and session that opened it. Refuses: SECOND_FACTOR_CHALLENGE_INVALID (used, expired, unknown or another's).
 */
export async function takeChallenge(ctx: ActionContext, finalidade: ChallengePurpose, token: string): Promise<TakenChallenge> {
  const isSignIn = finalidade === 'ENTRADA';
  const { actor } = ctx;
  const [taken] = await ctx.sql<TakenChallenge>(
    `update second_factor_challenges set usado_em = $3
     where token_hash = $1 and finalidade = $2 and usado_em is null and expira_em > $3
       and ($4 or (staff_user_id = $5 and session_id is not distinct from $6::int))
     returning staff_user_id as "staffId", desafio, segredo`,
    [hashToken(token), finalidade, ctx.clock.now(), isSignIn, actor.kind === 'staff' ? actor.id : null, ctx.sessionId ?? null],
  );
  if (!taken) throw new AppError('SECOND_FACTOR_CHALLENGE_INVALID');
  return taken;
}

/** Whose sign-in a token waits for; null when unknown. For the rate limit, before the transaction. */
export async function ownerOfSignIn({ database }: AppContext, token: string): Promise<number | null> {
  const [found] = await database.read<{ id: number }>(
    "select staff_user_id as id from second_factor_challenges where token_hash = $1 and finalidade = 'ENTRADA'",
    [hashToken(token)],
  );
  return found?.id ?? null;
}
