import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { creditSwpro, type SwproAnswer } from './actions/credit-swpro.ts';
import { recordReferral } from './actions/record-referral.ts';
import { type OwnReferral, ownReferralQuery } from './own-referral.query.ts';
import { ownReferralsList, swproPostingsList } from './referrals.list.ts';

const ReferralSummaryType = objectType('ReferralSummary', "The signed-in seller's code and what it brought.", {
  idIndicacao: field(String),
  link: field(String, 'Address that registers with the code.'),
  validas: field(Int, 'Valid referrals.'),
  pontos: field(DecimalScalar, 'Points of valid referrals.'),
} satisfies FieldsOf<OwnReferral>);

const SwproCreditedType = objectType('SwproCredited', 'Points that a platform granted.', {
  id: field(IdScalar),
  pontos: field(DecimalScalar),
  repetido: field(Boolean, 'The idExterno was known: nothing was credited again.'),
} satisfies FieldsOf<SwproAnswer>);

const ReferralInput = inputType('ReferralInput', 'A person whom a seller brought, as a platform reports it.', {
  idExterno: field(String, "The platform's own id; a repeat changes nothing."),
  idIndicacao: field(String, "The seller's referral code."),
  nome: field(String),
  cpf: field(String),
  celular: optional(String),
});
type ReferralInput = InstanceType<typeof ReferralInput>;

const SwproCreditInput = inputType('SwproCreditInput', 'SWPRO points for a seller, as a platform grants them.', {
  idExterno: field(String, "The platform's own id; a repeat changes nothing."),
  idIndicacao: field(String, "The seller's referral code."),
  pontos: field(DecimalScalar),
  indicadoIdExterno: optional(String, 'idExterno of the referral it is for.'),
  indicadoNome: optional(String),
});
type SwproCreditInput = InstanceType<typeof SwproCreditInput>;

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
