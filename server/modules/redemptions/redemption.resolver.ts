import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import type { RedemptionStatus } from '../../shared/enums.ts';
import type { ReversalReason } from '../../shared/reversal-reason.ts';
import { CausaArg, ObservacaoArg, redemptionStatusSet } from '../audiences/index.ts';
import { SellerCardType } from '../cards/index.ts';
import { bulkChangeRedemptionStatus } from './actions/bulk-change-redemption-status.ts';
import { cancelRedemption } from './actions/cancel-redemption.ts';
import { changeRedemptionStatus } from './actions/change-redemption-status.ts';
import { cardAfterRedeeming, redeemReward } from './actions/redeem-reward.ts';
import { setDeliveryDate } from './actions/set-delivery-date.ts';
import { setRedemptionNote } from './actions/set-redemption-note.ts';
import { redemptionQuery } from './redemption.queries.ts';
import { RedemptionDetailsType } from './redemption.types.ts';
import { ownRedemptionsList, redemptionsList } from './redemptions.list.ts';

const RedeemRewardInput = inputType(
  'RedeemRewardInput',
  'A prize to redeem. What its type asks for comes in the named fields, or written in obs.',
  {
    codigoPremio: field(String, "The prize's code."),
    qtde: field(Int),
    obs: optional(String, 'What the prize asks for, or a note.'),
    voltage: optional(String, '110V (default) or 220V, of a bivolt prize.'),
    operator: optional(String, 'Operator of a recharge.'),
    mobile: optional(String, 'Mobile of a recharge.'),
    fullName: optional(String, 'Full name, of a credit prize when there is no card yet.'),
  },
);
type RedeemRewardInput = InstanceType<typeof RedeemRewardInput>;

const Redeemed = objectType('Redeemed', 'A redemption just made.', {
  id: field(IdScalar),
  redemptionCode: field(String),
  saldoNovo: field(DecimalScalar, 'Points left.'),
});
type Redeemed = InstanceType<typeof Redeemed>;

const RedemptionsChanged = objectType('RedemptionsChanged', 'How many redemptions a bulk change changed.', {
  alterados: field(Int),
});
type RedemptionsChanged = InstanceType<typeof RedemptionsChanged>;

const IdArg = () => Arg('id', () => IdScalar);
const VersionArg = () => Arg('versao', () => Int, { nullable: true, description: 'Version that was seen; an old one is refused.' });

@Resolver(() => Redeemed)
export class RedemptionResolver {
  /** Read only when requested. */
  @FieldResolver(() => SellerCardType, { nullable: true })
  cartao(@Ctx() ctx: AppContext): Promise<SellerCardType | null> {
    return cardAfterRedeeming(ctx);
  }

  @Query(() => RedemptionDetailsType, { description: 'One redemption with its history.' })
  redemption(@IdArg() id: number, @Ctx() ctx: AppContext): Promise<RedemptionDetailsType> {
    return runQuery(redemptionQuery, ctx, { id });
  }

  @Mutation(() => Redeemed, { description: 'Redeems a prize for points.' })
  redeemReward(
    @Arg('input', () => RedeemRewardInput) input: RedeemRewardInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Redeemed> {
    return runAction(redeemReward, ctx, { ...input }, { idempotencyKey });
  }

  @Mutation(() => Changed, { description: 'Sets not delivered, delivered or in transit.' })
  changeRedemptionStatus(
    @IdArg() id: number,
    @Arg('status', () => redemptionStatusSet) status: RedemptionStatus,
    @VersionArg() versao: number | null,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(changeRedemptionStatus, ctx, { id, status, versao });
  }

  @Mutation(() => RedemptionsChanged, { description: 'Sets the status of several redemptions, all or none.' })
  bulkChangeRedemptionStatus(
    @Arg('ids', () => [IdScalar]) ids: number[],
    @Arg('status', () => redemptionStatusSet) status: RedemptionStatus,
    @Ctx() ctx: AppContext,
  ): Promise<RedemptionsChanged> {
    return runAction(bulkChangeRedemptionStatus, ctx, { ids, status });
  }

  @Mutation(() => Changed, { description: "Sets the delivery date, 'YYYY-MM-DD'." })
  setDeliveryDate(
    @IdArg() id: number,
    @Arg('dataEntrega', () => DayScalar) dataEntrega: string,
    @VersionArg() versao: number | null,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setDeliveryDate, ctx, { id, dataEntrega, versao });
  }

  @Mutation(() => Changed, { description: 'Sets the note of a redemption.' })
  setRedemptionNote(
    @IdArg() id: number,
    @Arg('descricao', () => String, { nullable: true }) descricao: string | null,
    @VersionArg() versao: number | null,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setRedemptionNote, ctx, { id, descricao, versao });
  }

  @Mutation(() => Changed, { description: 'Cancels a redemption for good and gives back what it cost.' })
  cancelRedemption(
    @IdArg() id: number,
    @VersionArg() versao: number | null,
    @CausaArg() causa: ReversalReason | undefined,
    @ObservacaoArg() observacao: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(cancelRedemption, ctx, { id, versao, causa, observacao });
  }
}

export const { resolver: RedemptionsListResolver } = listDoor(redemptionsList);
export const { resolver: OwnRedemptionsListResolver } = listDoor(ownRedemptionsList);
