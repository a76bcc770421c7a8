import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readSignedToken, signToken } from '../../platform/auth/signed-token.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { SocialAccount } from './open-id.ts';
import './social.errors.ts';

const PURPOSE = 'social-ticket';
/** Long enough to type a CPF and a password before linking. */
const MINUTES = 10;

const ticketRules = z.object({
  provedor: z.string(),
  emissor: z.string(),
  sujeito: z.string(),
  nome: z.string().nullable(),
  email: z.string().nullable(),
  jti: z.string(),
  exp: z.number(),
});

type Signer = Pick<AppContext, 'env' | 'clock'>;

/** What the browser brings back instead of the provider's token: a proven account, valid for ten minutes. */
export function signTicket({ env, clock }: Signer, account: SocialAccount): string {
  const jti = randomBytes(16).toString('base64url');
  return signToken(PURPOSE, { ...account, jti, exp: clock.now().getTime() + MINUTES * 60_000 }, env.SECRET);
}

/** A ticket's account and its id. Refuses: SOCIAL_TOKEN_INVALID. */
export function readTicket({ env, clock }: Signer, ticket: string): SocialAccount & { jti: string } {
  const read = ticketRules.safeParse(readSignedToken(PURPOSE, ticket, env.SECRET));
  if (!read.success || read.data.exp < clock.now().getTime()) throw new AppError('SOCIAL_TOKEN_INVALID');
  const { exp: _exp, ...account } = read.data;
  return account;
}
