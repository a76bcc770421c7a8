import { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';
import { hashPassword, verifyPassword } from '../../platform/auth/password.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import './session.errors.ts';
import { ownStaffProfileRules } from './session.rules.ts';

/**
 * Meu Perfil: the name, and the password when a new one is given with the current one. A new password ends the person's
 * other sessions. Refuses: PASSWORD_WRONG.
 */
export const updateOwnStaffProfile = defineAction({
  name: 'updateOwnStaffProfile',
  title: 'Atualização de perfil',
  permission: 'staffProfile:update',
  input: ownStaffProfileRules,
  handler: async (ctx, { nome, senha, senhaAntiga }) => {
    const id = 'id' in ctx.actor ? ctx.actor.id : 0;
    if (senha) {
      const [person] = await ctx.sql<{ senha_hash: string }>('select senha_hash from staff_users where id = $1', [id]);
      if (!person || !(await verifyPassword(person.senha_hash, senhaAntiga ?? ''))) throw new AppError('PASSWORD_WRONG');
      await ctx.sql('update staff_users set nome = $2, senha_hash = $3 where id = $1', [id, nome, await hashPassword(senha)]);
      await ctx.sql(
        "update sessions set revogada_em = $2 where kind = 'STAFF' and person_id = $1 and id <> coalesce($3, 0) and revogada_em is null",
        [id, ctx.clock.now(), ctx.sessionId ?? null],
      );
    } else await ctx.sql('update staff_users set nome = $2 where id = $1', [id, nome]);
    ctx.logAs({ nome, senhaAlterada: Boolean(senha) });
    return { nome };
  },
});

/** A seller or consumer accepts the terms in force (002 §4): from then on the storefront opens. */
export const acceptTerms = defineAction({
  name: 'acceptTerms',
  title: 'Aceite do regulamento',
  permission: 'terms:accept',
  input: z.strictObject({}),
  handler: async (ctx) => {
    const table = ctx.actor.kind === 'seller' ? 'sellers' : 'consumers';
    const id = 'id' in ctx.actor ? ctx.actor.id : 0;
    await ctx.sql(`update ${table} set aceitou_regulamento_em = coalesce(aceitou_regulamento_em, $2) where id = $1`, [id, ctx.clock.now()]);
    return true;
  },
});
