import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { ActionContext } from '../../platform/context.ts';
import { type ChallengePurpose, openChallenge } from './challenges.ts';
import { passkeyRequest } from './passkeys.ts';

/** An open challenge, with the ways in which this person may answer it. */
export interface OfferedProofs {
  desafio: string;
  totp: boolean;
  codigoRecuperacao: boolean;
  /** For the browser's `navigator.credentials.get`; null without a passkey. */
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
}

/** Opens a challenge for a person's second factor. */
export async function offerProofs(ctx: ActionContext, staffId: number, finalidade: ChallengePurpose): Promise<OfferedProofs> {
  const passkey = await passkeyRequest(ctx, staffId);
  const desafio = await openChallenge(ctx, { staffId, finalidade, desafio: passkey?.challenge ?? null });
  const [has] = await ctx.sql<{ totp: boolean; codes: boolean }>(
    `select exists (select from second_factors where staff_user_id = $1 and tipo = 'TOTP') as totp,
       exists (select from recovery_codes where staff_user_id = $1 and usado_em is null) as codes`,
    [staffId],
  );
  return { desafio, totp: has!.totp, codigoRecuperacao: has!.codes, passkey };
}
