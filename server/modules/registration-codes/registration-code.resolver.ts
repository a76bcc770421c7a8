import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { createRegistrationCode } from './actions/create-registration-code.ts';
import { deleteRegistrationCode } from './actions/delete-registration-code.ts';
import { updateRegistrationCode } from './actions/update-registration-code.ts';
import { codePostingsList, ownCodePostingsList, registrationCodesList } from './registration-codes.list.ts';
import { type RegistrationLinks, registrationLinksQuery } from './registration-links.query.ts';

@InputType({ description: 'A registration code to register or its new values.' })
class RegistrationCodeInput {
  @Field(() => String, { description: 'Kept in upper case.' })
  codigo!: string;
  @Field(() => DecimalScalar)
  pontos!: string;
  @Field(() => Int)
  usos!: number;
  @Field(() => DayScalar, { nullable: true, description: 'Last day of use,; null never expires.' })
  expiraEm?: string | null;
}

@ObjectType('RegistrationLinks', { description: 'Addresses that register with a code.', simpleResolvers: true })
class RegistrationLinksType implements RegistrationLinks {
  @Field(() => String)
  vendedor!: string;
  @Field(() => String)
  consumidor!: string;
}

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
