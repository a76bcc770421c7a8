import { rateLimiter } from '../../platform/auth/rate-limit.ts';
import { pseudonym } from '../../platform/auth/tokens.ts';
import type { ActionContext, AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { takePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import './second-factor.errors.ts';
import { takeTotp } from './totp.ts';

/** Five wrong codes per person in fifteen minutes, as for passwords: wherever they are typed, they count together. */
const perPerson = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'second-factor', points: 5, windowSeconds: 900 });
const personKey = ({ env }: Pick<AppContext, 'env'>, staffId: number) => pseudonym(`second-factor:${staffId}`, env.SECRET);

/** Counts an attempt with a code. A passkey's signature cannot be guessed, so it is not counted. Refuses: TOO_MANY_ATTEMPTS. */
export const consumeCodeAttempt = (ctx: AppContext, staffId: number): Promise<void> => perPerson(ctx).consume(personKey(ctx, staffId));

/** What a person proves a second factor with: a code of an app, a recovery code, or a passkey's signature over a challenge. */
export interface FactorProof {
  codigo?: string | null | undefined;
  passkey?: unknown;
  desafio?: string | null;
}

/** Accepts one proof of the person's second factor, once. Refuses: SECOND_FACTOR_WRONG, PASSKEY_WRONG. */
export async function takeFactorProof(ctx: ActionContext, staffId: number, { codigo, passkey, desafio }: FactorProof): Promise<void> {
  if (passkey) return takePasskey(ctx, staffId, desafio ?? null, passkey);
  const take = /^\d{6}$/.test(codigo ?? '') ? takeTotp : takeRecoveryCode;
  if (!codigo || !(await take(ctx, staffId, codigo))) throw new AppError('SECOND_FACTOR_WRONG');
  await perPerson(ctx).forget(ctx.sql, personKey(ctx, staffId));
}
