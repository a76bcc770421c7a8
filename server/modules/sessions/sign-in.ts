import type { z } from 'zod';
import { type Action, defineAction } from '../../platform/actions/action.ts';
import { addressKey } from '../../platform/auth/address-key.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../platform/auth/password.ts';
import { rateLimiter } from '../../platform/auth/rate-limit.ts';
import { hashToken, newToken, pseudonym } from '../../platform/auth/tokens.ts';
import type { ActionContext, AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { ABSOLUTE_DAYS, type SessionKind } from './actors.ts';
import './session.errors.ts';
import { signInRules } from './session.rules.ts';

interface SignedIn {
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

async function signIn(ctx: ActionContext, kind: SessionKind, input: z.output<typeof signInRules>): Promise<SignedIn> {
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
  const token = await openSession(ctx, kind, found.id);
  ctx.logAs({ kind, id: found.id }, { key: `${kind.toLowerCase()}:${found.id}`, nome: found.nome });
  return { token, kind, personId: found.id, nome: found.nome };
}

/** Opens a session for a person whose identity was just proven; returns the token, which is not stored. */
export async function openSession(ctx: ActionContext, kind: SessionKind, personId: number): Promise<string> {
  const token = newToken();
  const now = ctx.clock.now();
  const expires = new Date(now.getTime() + ABSOLUTE_DAYS * 86_400_000);
  await ctx.sql(
    `with seen as (update ${TABLES[kind].table} set ultimo_acesso_em = $4 where id = $3)
     insert into sessions (token_hash, kind, person_id, criado_em, ultimo_uso_em, expira_em, ip, agente) values ($1, $2, $3, $4, $4, $5, $6, $7)`,
    [hashToken(token), kind, personId, now, expires, ctx.ip, ctx.userAgent.slice(0, 300)],
  );
  return token;
}

function signInAction(name: string, kind: SessionKind): Action<typeof signInRules, SignedIn> {
  return defineAction({
    name,
    title: 'Entrada',
    permission: 'session:create',
    input: signInRules,
    before: async (ctx, { cpf }) => {
      await perAddress(ctx).consume(addressKey(ctx));
      await perPerson(ctx).consume(personKey(ctx, kind, cpf));
    },
    handler: (ctx, input) => signIn(ctx, kind, input),
  });
}

/**
 * Sign-in for each audience (document 000 §7). One CPF may belong to several audiences, each with its own password.
 * Refuses: SESSION_CREDENTIALS_WRONG, SESSION_PERSON_INACTIVE, SESSION_SELLER_INACTIVE, FIRST_PASSWORD_NEEDED, TOO_MANY_ATTEMPTS.
 */
export const signInStaff = signInAction('signInStaff', 'STAFF');
export const signInSeller = signInAction('signInSeller', 'SELLER');
export const signInConsumer = signInAction('signInConsumer', 'CONSUMER');
