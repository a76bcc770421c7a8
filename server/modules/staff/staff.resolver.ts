import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { createStaffUser } from './actions/create-staff-user.ts';
import { resendFirstAccess } from './actions/resend-first-access.ts';
import { setStaffUserActive } from './actions/set-staff-user-active.ts';
import { updateStaffUser } from './actions/update-staff-user.ts';
import { grantableLevelsQuery, hasTwoApproversQuery, type StaffStore, staffUserStoresQuery } from './staff-reads.ts';
import { staffUsersList } from './staff-users.list.ts';

const StaffStoreType = objectType('StaffStore', 'A store that a level 3 is narrowed to.', {
  id: field(IdScalar),
  cnpj: field(String),
  nomeFantasia: field(String),
} satisfies FieldsOf<StaffStore>);

const UpdateStaffUserInput = inputType('UpdateStaffUserInput', 'What may change of a member of staff.', {
  nome: field(String),
  email: field(String),
  permissao: field(Int, '0 to 5.'),
  idRevendasPermitidas: optional([IdScalar], 'Stores of a level 3.'),
  idRedesPermitidas: optional([IdScalar], 'Networks of levels 0, 1 and 5; empty means all.'),
});
type UpdateStaffUserInput = InstanceType<typeof UpdateStaffUserInput>;

const StaffUserInput = inputType(
  'StaffUserInput',
  'A member of staff to register.',
  {
    cpf: field(String),
    senha: field(String),
  },
  UpdateStaffUserInput,
);
type StaffUserInput = InstanceType<typeof StaffUserInput>;

@Resolver()
export class StaffResolver {
  @Query(() => [Int], { description: 'Levels that whoever asks may give.' })
  grantableLevels(@Ctx() ctx: AppContext): Promise<number[]> {
    return runQuery(grantableLevelsQuery, ctx);
  }

  @Query(() => [StaffStoreType], { description: 'Stores that a member of staff is narrowed to.' })
  staffUserStores(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<StaffStore[]> {
    return runQuery(staffUserStoresQuery, ctx, { id });
  }

  @Query(() => Boolean, {
    description: 'Whether two administrators can approve for each other: active, no longer new and independent of each other.',
  })
  hasTwoApprovers(@Ctx() ctx: AppContext): Promise<boolean> {
    return runQuery(hasTwoApproversQuery, ctx);
  }

  @ChangesRow(staffUsersList, 'Registers a member of staff, who enters once a second person approved the account.')
  createStaffUser(@Arg('input', () => StaffUserInput) input: StaffUserInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createStaffUser, ctx, { ...input });
  }

  @ChangesRow(
    staffUsersList,
    'Changes a member of staff. More rights, a wider reach and a new e-mail wait for a second person (SECOND_PERSON_NEEDED).',
  )
  updateStaffUser(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => UpdateStaffUserInput) input: UpdateStaffUserInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateStaffUser, ctx, { ...input, id }, { lido });
  }

  @ChangesRow(staffUsersList, 'Deactivates a member of staff, or activates them once a second person approved it (SECOND_PERSON_NEEDED).')
  setStaffUserActive(
    @Arg('id', () => IdScalar) id: number,
    @Arg('ativo', () => Boolean) ativo: boolean,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setStaffUserActive, ctx, { id, ativo });
  }

  @ChangesRow(staffUsersList, 'Sends the code of the first access again, with another initial password if one is given.')
  resendFirstAccess(
    @Arg('id', () => IdScalar) id: number,
    @Arg('senha', () => String, { nullable: true }) senha: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(resendFirstAccess, ctx, { id, senha });
  }
}

export const { resolver: StaffUsersListResolver } = listDoor(staffUsersList, { single: 'staffUser' });
