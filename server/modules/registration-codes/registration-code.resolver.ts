import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { createRegistrationCode } from './actions/create-registration-code.ts';
import { deleteRegistrationCode } from './actions/delete-registration-code.ts';
import { updateRegistrationCode } from './actions/update-registration-code.ts';
import { codePostingsList, ownCodePostingsList, registrationCodesList } from './registration-codes.list.ts';
import { type RegistrationLinks, registrationLinksQuery } from './registration-links.query.ts';

const RegistrationCodeInput = inputType('RegistrationCodeInput', 'A registration code to register or its new values.', {
  codigo: field(String, 'Kept in upper case.'),
  pontos: field(DecimalScalar),
  usos: field(Int),
  expiraEm: optional(DayScalar, 'Last day of use,; null never expires.'),
});
type RegistrationCodeInput = InstanceType<typeof RegistrationCodeInput>;

const RegistrationLinksType = objectType('RegistrationLinks', 'Addresses that register with a code.', {
  vendedor: field(String),
  consumidor: field(String),
} satisfies FieldsOf<RegistrationLinks>);

@Resolver()
export class RegistrationCodeResolver {
  @Query(() => RegistrationLinksType, { description: 'Addresses that register with a code, to hand out.' })
  registrationLinks(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<RegistrationLinks> {
    return runQuery(registrationLinksQuery, ctx, { id });
  }

  @ChangesRow(registrationCodesList, 'Registers a registration code.')
  createRegistrationCode(
    @Arg('input', () => RegistrationCodeInput) input: RegistrationCodeInput,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(createRegistrationCode, ctx, { ...input });
  }

  @ChangesRow(registrationCodesList, 'Changes a registration code; what was earned by it stays.')
  updateRegistrationCode(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => RegistrationCodeInput) input: RegistrationCodeInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateRegistrationCode, ctx, { ...input, id }, { lido });
  }

  @Mutation(() => Changed, { description: 'Ends a registration code; what it gave stays.' })
  deleteRegistrationCode(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteRegistrationCode, ctx, { id });
  }
}

export const { resolver: RegistrationCodesListResolver } = listDoor(registrationCodesList);
export const { resolver: CodePostingsListResolver } = listDoor(codePostingsList);
export const { resolver: OwnCodePostingsListResolver } = listDoor(ownCodePostingsList);
