import type { z } from 'zod';
import { type Action, defineAction } from '../../platform/actions/action.ts';
import { addressKey } from '../../platform/auth/address-key.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../platform/auth/password.ts';
import { rateLimiter } from '../../platform/auth/rate-limit.ts';
import { hashToken, newToken, pseudonym } from '../../platform/auth/tokens.ts';
import type { ActionContext, AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { ABSOLUTE_DAYS, type SessionKind } from './actors.ts';
import { MAX_AGENT } from './new-device.ts';
import './session.errors.ts';
import { signInRules } from './session.rules.ts';

/** A new session. */
export interface OpenedSession {
  token: string;
  kind: SessionKind;
  personId: number;
  nome: string;
}

/** `initial`: whether the password is one that its creator typed, which opens no session. Members choose their own. */
const TABLES: Record<SessionKind, { table: string; live: string; initial: string; inactive: string }> = {
  STAFF: { table: 'staff_users', live: 'true', initial: 'senha_inicial', inactive: 'SESSION_PERSON_INACTIVE' },
  SELLER: { table: 'sellers', live: 'excluido_em is null', initial: 'false', inactive: 'SESSION_SELLER_INACTIVE' },
  CONSUMER: { table: 'consumers', live: 'excluido_em is null', initial: 'false', inactive: 'SESSION_PERSON_INACTIVE' },
};

/** Limits per fifteen minutes: five wrong passwords per CPF, three hundred sign-ins per address (§4.10). */
const perPerson = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'login', points: 5, windowSeconds: 900 });
const perAddress = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'login-ip', points: 300, windowSeconds: 900 });
const personKey = (ctx: AppContext, kind: SessionKind, cpf: string) => pseudonym(`${kind}:${cpf}`, ctx.env.SECRET);

/** Counts a sign-in by its address. Refuses: TOO_MANY_ATTEMPTS. */
export const consumeAddressAttempt = (ctx: AppContext): Promise<void> => perAddress(ctx).consume(addressKey(ctx));

/** Counts an attempt at a password. Refuses: TOO_MANY_ATTEMPTS. */
export async function consumeSignInAttempt(ctx: AppContext, kind: SessionKind, cpf: string): Promise<void> {
  await consumeAddressAttempt(ctx);
  await perPerson(ctx).consume(personKey(ctx, kind, cpf));
}

/**
 * The person of this CPF and password. Refuses: SESSION_CREDENTIALS_WRONG, SESSION_PERSON_INACTIVE, SESSION_SELLER_INACTIVE,
 * FIRST_PASSWORD_NEEDED.
 */
export async function provePassword(
  ctx: ActionContext,
  kind: SessionKind,
  input: z.output<typeof signInRules>,
): Promise<{ id: number; nome: string }> {
  const { table, live, initial, inactive } = TABLES[kind];
  const [found] = await ctx.sql<{ id: number; nome: string; senha_hash: string | null; ativo: boolean; initial: boolean }>(
    `select id, nome, senha_hash, ativo, ${initial} as initial from ${table} where cpf = $1 and ${live}`,
    [input.cpf],
  );
  // Unknown CPFs cost the same hashing time, so response time reveals nothing.
  const right = await verifyPassword(found?.senha_hash, input.senha);
  if (!found?.senha_hash || !right) throw new AppError('SESSION_CREDENTIALS_WRONG');
  if (!found.ativo) throw new AppError(inactive);
  if (found.initial) throw new AppError('FIRST_PASSWORD_NEEDED');
  await perPerson(ctx).forget(ctx.sql, personKey(ctx, kind, input.cpf));
  if (needsRehash(found.senha_hash))
    await ctx.sql(`update ${table} set senha_hash = $2 where id = $1`, [found.id, await hashPassword(input.senha)]);
  ctx.logAs({ kind, id: found.id }, { key: `${kind.toLowerCase()}:${found.id}`, nome: found.nome });
  return found;
}

/**
 * Opens a session for a person whose identity was just proven; returns the token, which is not stored. `isProved`: by the second factor,
 * too.
 */
export async function openSession(ctx: ActionContext, kind: SessionKind, personId: number, { isProved = false } = {}): Promise<string> {
  const token = newToken();
  const now = ctx.clock.now();
  const expires = new Date(now.getTime() + ABSOLUTE_DAYS * 86_400_000);
  await ctx.sql(
    `with seen as (update ${TABLES[kind].table} set ultimo_acesso_em = $4 where id = $3)
     insert into sessions (token_hash, kind, person_id, criado_em, ultimo_uso_em, expira_em, ip, agente, prova_em)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
    [hashToken(token), kind, personId, now, expires, ctx.ip, ctx.userAgent.slice(0, MAX_AGENT), isProved ? now : null],
  );
  return token;
}

function memberSignIn(name: string, kind: 'SELLER' | 'CONSUMER'): Action<typeof signInRules, OpenedSession> {
  return defineAction({
    name,
    title: 'Entrada',
    permission: 'session:create',
    refuses: ['SESSION_CREDENTIALS_WRONG', 'SESSION_PERSON_INACTIVE', 'SESSION_SELLER_INACTIVE', 'TOO_MANY_ATTEMPTS'],
    secretAnswer: true,
    input: signInRules,
    before: (ctx, { cpf }) => consumeSignInAttempt(ctx, kind, cpf),
    handler: async (ctx, input) => {
      const { id, nome } = await provePassword(ctx, kind, input);
      return { token: await openSession(ctx, kind, id), kind, personId: id, nome };
    },
  });
}

/**
 * Sign-in of sellers and consumers (document 000 §7); staff-sign-in.ts has that of the staff. One CPF may belong to several audiences, each
 * with its own password. Refuses: SESSION_CREDENTIALS_WRONG, SESSION_PERSON_INACTIVE, SESSION_SELLER_INACTIVE, TOO_MANY_ATTEMPTS.
 */
export const signInSeller = memberSignIn('signInSeller', 'SELLER');
export const signInConsumer = memberSignIn('signInConsumer', 'CONSUMER');
