import type { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';
import { addressKey } from '../../platform/auth/address-key.ts';
import { hashChosenPassword } from '../../platform/auth/hash-chosen-password.ts';
import { verifyPassword } from '../../platform/auth/password.ts';
import { rateLimiter } from '../../platform/auth/rate-limit.ts';
import { pseudonym } from '../../platform/auth/tokens.ts';
import type { ActionContext, AppContext } from '../../platform/context.ts';
import { AppError, inputError } from '../../platform/errors/app-error.ts';
import { SEND_FIRST_ACCESS } from '../staff/index.ts';
import { firstAccessHash } from './first-access-code.ts';
import './jobs/send-first-access.job.ts';
import type { RecoveryAnswer } from './password-recovery.ts';
import { firstPasswordRules } from './recovery.rules.ts';
import './session.errors.ts';
import { signInRules } from './session.rules.ts';

const SENT = 'Enviamos um novo código para o e-mail do seu cadastro.';
const CHANGED = 'Senha criada com sucesso.';

const perAddress = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'first-access-ip', points: 60, windowSeconds: 900 });
/** Five tries of a code of 50 bits in fifteen minutes, as for passwords. */
const triesPerPerson = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'first-access', points: 5, windowSeconds: 900 });
const codesPerPerson = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'first-access-code', points: 3, windowSeconds: 3_600 });
const personKey = (ctx: AppContext, cpf: string) => pseudonym(`STAFF:${cpf}`, ctx.env.SECRET);

interface Newcomer {
  id: number;
  nome: string;
  cpf: string;
  senhaHash: string;
}

/** The member of staff whose first access is pending, locked, proven by the initial password. */
async function newcomerOf(ctx: ActionContext, { cpf, senha }: z.output<typeof signInRules>): Promise<Newcomer> {
  const [found] = await ctx.sql<Newcomer & { ativo: boolean; senhaInicial: boolean }>(
    `select id, nome, cpf, senha_hash as "senhaHash", ativo, senha_inicial as "senhaInicial" from staff_users where cpf = $1 for update`,
    [cpf],
  );
  // Unknown CPFs cost the same hashing time, so response time reveals nothing.
  if (!(await verifyPassword(found?.senhaHash, senha)) || !found) throw new AppError('SESSION_CREDENTIALS_WRONG');
  if (!found.ativo) throw new AppError('SESSION_PERSON_INACTIVE');
  if (!found.senhaInicial) throw new AppError('FIRST_ACCESS_DONE');
  ctx.logAs({ kind: 'STAFF', id: found.id }, { key: `staff:${found.id}`, nome: found.nome });
  return found;
}

/** Sends the code of the first access again, to the e-mail of the account, for whoever knows the initial password. */
export const requestFirstAccessCode = defineAction({
  name: 'requestFirstAccessCode',
  title: 'Pedido de código de primeiro acesso',
  permission: 'password:recover',
  refuses: ['SESSION_CREDENTIALS_WRONG', 'SESSION_PERSON_INACTIVE', 'FIRST_ACCESS_DONE', 'TOO_MANY_ATTEMPTS'],
  input: signInRules,
  before: async (ctx, { cpf }) => {
    await perAddress(ctx).consume(addressKey(ctx));
    await codesPerPerson(ctx).consume(personKey(ctx, cpf));
  },
  handler: async (ctx, input): Promise<RecoveryAnswer> => {
    const { id } = await newcomerOf(ctx, input);
    await ctx.enqueue(SEND_FIRST_ACCESS, { id });
    return { mensagem: SENT };
  },
});

/**
 * Replaces the initial password, once, with the code from the person's e-mail; only then can they sign in. The new password is neither the
 * initial one nor easy to guess.
 */
export const setFirstPassword = defineAction({
  name: 'setFirstPassword',
  title: 'Primeiro acesso',
  permission: 'password:recover',
  refuses: ['SESSION_CREDENTIALS_WRONG', 'SESSION_PERSON_INACTIVE', 'FIRST_ACCESS_DONE', 'FIRST_ACCESS_CODE_INVALID', 'TOO_MANY_ATTEMPTS'],
  input: firstPasswordRules,
  before: async (ctx, { cpf }) => {
    await perAddress(ctx).consume(addressKey(ctx));
    await triesPerPerson(ctx).consume(personKey(ctx, cpf));
  },
  handler: async (ctx, { codigo, novaSenha, ...input }): Promise<RecoveryAnswer> => {
    const person = await newcomerOf(ctx, input);
    const now = ctx.clock.now();
    const [used] = await ctx.sql(
      `update password_recoveries set usado_em = $3
       where uuid_hash = $1 and kind = 'STAFF' and person_id = $2 and usado_em is null and expira_em > $3 returning id`,
      [firstAccessHash(ctx, person.id, codigo), person.id, now],
    );
    if (!used) throw new AppError('FIRST_ACCESS_CODE_INVALID');
    if (await verifyPassword(person.senhaHash, novaSenha))
      throw inputError([{ field: 'novaSenha', message: 'Escolha uma senha diferente da inicial' }]);
    const hash = await hashChosenPassword(novaSenha, person, 'novaSenha');
    await ctx.sql('update staff_users set senha_hash = $2, senha_inicial = false where id = $1', [person.id, hash]);
    await triesPerPerson(ctx).forget(ctx.sql, personKey(ctx, person.cpf));
    return { mensagem: CHANGED };
  },
});
