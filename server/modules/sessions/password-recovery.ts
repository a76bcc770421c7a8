import { defineAction } from '../../platform/actions/action.ts';
import { addressKey } from '../../platform/auth/address-key.ts';
import { hashChosenPassword } from '../../platform/auth/hash-chosen-password.ts';
import { rateLimiter } from '../../platform/auth/rate-limit.ts';
import { hashToken, pseudonym } from '../../platform/auth/tokens.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { PasswordOwner } from '../../shared/chosen-password.ts';
import { SEND_RECOVERY } from './jobs/send-recovery.job.ts';
import { checkRecoveryRules, requestRecoveryRules, resetPasswordRules } from './recovery.rules.ts';
import './session.errors.ts';
import { AUDIENCES } from '../audiences/index.ts';

/** What the recovery endpoints return (document 002 §7). */
export interface RecoveryAnswer {
  mensagem: string;
}

const ASKED = 'Se os dados estiverem cadastrados, você receberá um e-mail com o link para criar uma nova senha.';
const VALID = 'Link de recuperação válido.';
const CHANGED = 'Senha alterada com sucesso.';

const perAddress = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'recover-ip', points: 20, windowSeconds: 900 });
const resetsPerAddress = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'reset-ip', points: 60, windowSeconds: 900 });
const perPerson = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'recover', points: 5, windowSeconds: 3_600 });

/**
 * Requests a link for a new password. Known and unknown people get the same answer in the same time: a job does the look-up, not this
 * request.
 */
export const requestPasswordRecovery = defineAction({
  name: 'requestPasswordRecovery',
  title: 'Pedido de recuperação de senha',
  permission: 'password:recover',
  refuses: ['TOO_MANY_ATTEMPTS'],
  input: requestRecoveryRules,
  before: async (ctx, { kind, informacao }) => {
    await perAddress(ctx).consume(addressKey(ctx));
    await perPerson(ctx).consume(pseudonym(`${kind}:${informacao.toLowerCase()}`, ctx.env.SECRET));
  },
  handler: async (ctx, { kind, informacao }): Promise<RecoveryAnswer> => {
    ctx.logAs({ kind });
    await ctx.enqueue(SEND_RECOVERY, { kind, informacao });
    return { mensagem: ASKED };
  },
});

/** Whether a link is still valid; the screen checks before showing the form. */
export const checkPasswordRecovery = defineQuery({
  name: 'checkPasswordRecovery',
  permission: 'password:recover',
  input: checkRecoveryRules,
  read: async (ctx, { kind, uuid }): Promise<RecoveryAnswer & { valido: boolean }> => {
    const [open] = await ctx.read(
      'select id from password_recoveries where uuid_hash = $1 and kind = $2 and usado_em is null and expira_em > $3',
      [hashToken(uuid), kind, ctx.clock.now()],
    );
    return open ? { valido: true, mensagem: VALID } : { valido: false, mensagem: new AppError('PASSWORD_RECOVERY_INVALID').message };
  },
});

/**
 * Sets a new password with a link, once. Ends all the person's sessions and invalidates their other links. A password that is easy to guess
 * is refused; the link then stays valid for another one.
 */
export const resetPassword = defineAction({
  name: 'resetPassword',
  title: 'Recuperação de senha',
  permission: 'password:recover',
  refuses: ['PASSWORD_RECOVERY_INVALID'],
  input: resetPasswordRules,
  before: async (ctx) => resetsPerAddress(ctx).consume(addressKey(ctx)),
  handler: async (ctx, { kind, uuid, novaSenha }): Promise<RecoveryAnswer> => {
    const now = ctx.clock.now();
    // One statement decides: of concurrent uses, the second waits here and then finds the link used.
    const [used] = await ctx.sql<{ person_id: number }>(
      `update password_recoveries set usado_em = $3
       where uuid_hash = $1 and kind = $2 and usado_em is null and expira_em > $3 returning person_id`,
      [hashToken(uuid), kind, now],
    );
    if (!used) throw new AppError('PASSWORD_RECOVERY_INVALID');
    const [person] = await ctx.sql<PasswordOwner>(
      `select nome, cpf from ${AUDIENCES[kind].table} where id = $1 and ativo and excluido_em is null for update`,
      [used.person_id],
    );
    if (!person) throw new AppError('PASSWORD_RECOVERY_INVALID');
    const hash = await hashChosenPassword(novaSenha, person, 'novaSenha');
    await ctx.sql(`update ${AUDIENCES[kind].table} set senha_hash = $2 where id = $1`, [used.person_id, hash]);
    await ctx.sql('update password_recoveries set usado_em = $3 where kind = $1 and person_id = $2 and usado_em is null', [
      kind,
      used.person_id,
      now,
    ]);
    await ctx.sql('update sessions set revogada_em = $3 where kind = $1 and person_id = $2 and revogada_em is null', [
      kind,
      used.person_id,
      now,
    ]);
    ctx.logAs({ kind, id: used.person_id });
    return { mensagem: CHANGED };
  },
});
