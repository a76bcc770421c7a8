import { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';
import type { Edits } from '../../platform/audit/edits.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { ownStaffProfileRules } from './session.rules.ts';

const ownStaffRow: Edits['of'] = {
  from: 'staff_users u',
  key: 'u.id',
  columns: { nome: { sql: 'u.nome', type: 'text', title: 'Nome' } },
};

/** Meu Perfil: the name, and the password when a new one is given with the current one. A new password ends the person's other sessions. */
export const updateOwnStaffProfile = defineAction({
  name: 'updateOwnStaffProfile',
  title: 'Atualização de perfil',
  permission: 'staffProfile:update',
  refuses: ['PASSWORD_WRONG'],
  edits: { of: ownStaffRow, row: 'own' },
  input: ownStaffProfileRules,
  handler: async (ctx, { nome, senha, senhaAntiga }) => {
    const id = 'id' in ctx.actor ? ctx.actor.id : 0;
    await ctx.sql('update staff_users set nome = $2 where id = $1', [id, nome]);
    if (senha) await changeOwnPassword(ctx, { kind: 'STAFF', id, nome }, { senha, senhaAntiga });
    ctx.logAs({ senhaAlterada: Boolean(senha) });
    return { nome };
  },
});

/** A seller or consumer accepts the terms in force (002 §4), which opens the storefront. */
export const acceptTerms = defineAction({
  name: 'acceptTerms',
  title: 'Aceite do regulamento',
  permission: 'terms:accept',
  input: z.strictObject({}),
  handler: async (ctx) => {
    const table = ctx.actor.kind === 'seller' ? 'sellers' : 'consumers';
    const id = 'id' in ctx.actor ? ctx.actor.id : 0;
    await ctx.sql(`update ${table} set aceitou_regulamento_em = $2 where id = $1 and not terms_accepted(aceitou_regulamento_em)`, [
      id,
      ctx.clock.now(),
    ]);
    return true;
  },
});
