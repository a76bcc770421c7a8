import { defineAction } from '../../../platform/actions/action.ts';
import { hashChosenPassword } from '../../../platform/auth/hash-chosen-password.ts';
import { reachOf } from '../grants.ts';
import '../staff.errors.ts';
import { staffUserRules } from '../staff.rules.ts';
import { StaffUser } from '../staff-user.entity.ts';

/** Registers a member of staff (document 000 §5). Refuses: STAFF_CPF_TAKEN, STAFF_LEVEL_NOT_GRANTABLE, STAFF_STORE_UNKNOWN, STAFF_NETWORK_UNKNOWN. */
export const createStaffUser = defineAction({
  name: 'createStaffUser',
  title: 'Cadastro de administrador',
  permission: 'staff:create',
  freshProof: true,
  input: staffUserRules,
  handler: async (ctx, { nome, cpf, email, senha, ...wanted }) => {
    const reach = await reachOf(ctx, wanted);
    const user = ctx.em.create(StaffUser, {
      nome,
      cpf,
      email,
      senhaHash: await hashChosenPassword(senha, { nome, cpf }),
      ...reach,
      criadoEm: ctx.clock.now(),
    });
    await ctx.flush();
    ctx.logAs({ id: user.id, ...reach });
    return { id: user.id };
  },
});
