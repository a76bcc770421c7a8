import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { consumeOwnPasswordAttempt, lockByPassword } from '../own-password.ts';
import '../second-factor.errors.ts';
import { removeSecondFactorRules } from '../second-factor.rules.ts';
import { tellOwner } from '../tell-owner.ts';

async function mustHaveFactor({ sql }: ActionContext, level: number): Promise<boolean> {
  const [settings] = await sql<{ must: boolean }>('select $1 = any(niveis_segundo_fator) as must from system_settings where id = 1', [
    level,
  ]);
  return settings?.must ?? false;
}

/** Removes one of the own second factors. With the last one go the recovery codes. A level that must have a factor keeps its last one. */
export const removeSecondFactor = defineAction({
  name: 'removeSecondFactor',
  title: 'Remoção de segundo fator',
  permission: 'secondFactor:manageOwn',
  refuses: ['OWN_PASSWORD_WRONG', 'SECOND_FACTOR_NOT_FOUND', 'SECOND_FACTOR_LAST', 'TOO_MANY_ATTEMPTS'],
  freshProof: true,
  input: removeSecondFactorRules,
  before: consumeOwnPasswordAttempt,
  handler: async (ctx, { id, senha }): Promise<boolean> => {
    // The lock keeps two removals at once from leaving none.
    const person = await lockByPassword(ctx, senha);
    const [gone] = await ctx.sql<{ tipo: string }>('delete from second_factors where id = $1 and staff_user_id = $2 returning tipo', [
      id,
      person.id,
    ]);
    if (!gone) throw new AppError('SECOND_FACTOR_NOT_FOUND');
    const [left] = await ctx.sql('select id from second_factors where staff_user_id = $1 limit 1', [person.id]);
    if (!left && (await mustHaveFactor(ctx, person.permissao))) throw new AppError('SECOND_FACTOR_LAST');
    if (!left) await ctx.sql('delete from recovery_codes where staff_user_id = $1', [person.id]);
    await tellOwner(ctx, person, 'REMOVIDO');
    ctx.logAs({ id, tipo: gone.tipo });
    return true;
  },
});
