import { defineAction } from '../../../platform/actions/action.ts';
import { hold } from '../../../platform/actions/second-person.ts';
import { nameOf } from '../../../platform/actor.ts';
import { hashChosenPassword } from '../../../platform/auth/hash-chosen-password.ts';
import { reachOf } from '../grants.ts';
import '../staff.errors.ts';
import { staffUserRules } from '../staff.rules.ts';
import { refuseTakenEmail, tellAdministrators } from '../staff-changes.ts';
import { StaffUser } from '../staff-user.entity.ts';
import { activateStaffUser, needOfActivation } from './activate-staff-user.ts';

/**
 * Registers a member of staff (document 000 §5). The account reserves the CPF and waits: a second person approves it (`activateStaffUser`),
 * and then its owner replaces the password typed here. The held request therefore holds the id alone, never the password.
 */
export const createStaffUser = defineAction({
  name: 'createStaffUser',
  title: 'Cadastro de administrador',
  permission: 'staff:create',
  refuses: ['STAFF_CPF_TAKEN', 'STAFF_EMAIL_TAKEN', 'STAFF_LEVEL_NOT_GRANTABLE', 'STAFF_STORE_UNKNOWN', 'STAFF_NETWORK_UNKNOWN'],
  freshProof: true,
  input: staffUserRules,
  handler: async (ctx, { nome, cpf, email, senha, ...wanted }) => {
    const reach = await reachOf(ctx, wanted);
    const user = ctx.em.create(StaffUser, {
      nome,
      cpf,
      email,
      senhaHash: await hashChosenPassword(senha, { nome, cpf }),
      ativo: false,
      pendente: true,
      senhaInicial: true,
      ...reach,
      criadoEm: ctx.clock.now(),
    });
    await ctx.flush();
    await refuseTakenEmail(ctx, email, user.id);
    const need = await needOfActivation(ctx, { ...reach, id: user.id, nome, email });
    await hold(ctx, { action: activateStaffUser.name, dados: { id: user.id }, need });
    const maker = nameOf(ctx.actor);
    await tellAdministrators(ctx, `${nome} aguarda aprovação como administrador`, [
      `${maker} cadastrou um administrador, que ainda não entra no painel. ${need.resumo}.`,
      'Outra pessoa aprova ou recusa o cadastro em Segunda aprovação.',
    ]);
    ctx.logAs({ id: user.id, ...reach });
    return { id: user.id };
  },
});
