import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { creditSwpro, type SwproAnswer } from './actions/credit-swpro.ts';
import { recordReferral } from './actions/record-referral.ts';
import { type OwnReferral, ownReferralQuery } from './own-referral.query.ts';
import { ownReferralsList, swproPostingsList } from './referrals.list.ts';

@ObjectType('ReferralSummary', { description: "The signed-in seller's code and what it brought.", simpleResolvers: true })
class ReferralSummaryType implements OwnReferral {
  @Field(() => String)
  idIndicacao!: string;
  @Field(() => String, { description: 'Address that registers with the code.' })
  link!: string;
  @Field(() => Int, { description: 'Valid referrals.' })
  validas!: number;
  @Field(() => DecimalScalar, { description: 'Points of valid referrals.' })
  pontos!: string;
}

@ObjectType('SwproCredited', { description: 'Points that a platform granted.', simpleResolvers: true })
class SwproCreditedType implements SwproAnswer {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => DecimalScalar)
  pontos!: string;
  @Field(() => Boolean, { description: 'The idExterno was known: nothing was credited again.' })
  repetido!: boolean;
}

@InputType({ description: 'A person whom a seller brought, as a platform reports it.' })
class ReferralInput {
  @Field(() => String, { description: "The platform's own id; a repeat changes nothing." })
  idExterno!: string;
  @Field(() => String, { description: "The seller's referral code." })
  idIndicacao!: string;
  @Field(() => String)
  nome!: string;
  @Field(() => String)
  cpf!: string;
  @Field(() => String, { nullable: true })
  celular?: string | null;
}

@InputType({ description: 'SWPRO points for a seller, as a platform grants them.' })
class SwproCreditInput {
  @Field(() => String, { description: "The platform's own id; a repeat changes nothing." })
  idExterno!: string;
  @Field(() => String, { description: "The seller's referral code." })
  idIndicacao!: string;
  @Field(() => DecimalScalar)
  pontos!: string;
  @Field(() => String, { nullable: true, description: 'idExterno of the referral it is for.' })
  indicadoIdExterno?: string | null;
  @Field(() => String, { nullable: true })
  indicadoNome?: string | null;
}

@Resolver()
export class ReferralResolver {
  @Query(() => ReferralSummaryType, { description: "The signed-in seller's code and what it brought." })
  ownReferral(@Ctx() ctx: AppContext): Promise<OwnReferral> {
    return runQuery(ownReferralQuery, ctx);
  }

  @Mutation(() => Changed, { description: 'A platform reports whom a seller brought.' })
  recordReferral(@Arg('input', () => ReferralInput) input: ReferralInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(recordReferral, ctx, { ...input });
  }

  @Mutation(() => SwproCreditedType, { description: 'A platform grants SWPRO points to a seller.' })
  creditSwpro(@Arg('input', () => SwproCreditInput) input: SwproCreditInput, @Ctx() ctx: AppContext): Promise<SwproAnswer> {
    return runAction(creditSwpro, ctx, { ...input });
  }
}

export const { resolver: OwnReferralsListResolver } = listDoor(ownReferralsList);
export const { resolver: SwproPostingsListResolver } = listDoor(swproPostingsList);
