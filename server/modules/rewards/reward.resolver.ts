import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, optional } from '../../platform/graphql/object-type.ts';
import { readUpload, UploadScalar } from '../../platform/graphql/upload.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { createReward } from './actions/create-reward.ts';
import { deleteReward } from './actions/delete-reward.ts';
import { setRewardActive } from './actions/set-reward-active.ts';
import { updateReward } from './actions/update-reward.ts';
import { prizeTypeSet } from './prize-type-set.ts';
import { rewardCodeTakenQuery } from './reward.queries.ts';
import { prizesList, rewardsList } from './rewards.list.ts';

const RewardInput = inputType('RewardInput', 'A prize to register or its new values.', {
  nome: field(String),
  codigo: field(String),
  descricao: field(String, 'HTML; what is not allowed is taken out.'),
  custoTotal: field(DecimalScalar, 'What the prize costs the programme, in BRL.'),
  tipo: field(prizeTypeSet),
  custoAlternativo: optional(DecimalScalar, 'BRL, of the 220V version of a bivolt prize; the same cost when null.'),
  categoria: optional(String),
  parceiroComercial: optional(String, 'Partner that the monthly limit counts by.'),
  foto: optional(UploadScalar, 'Photo; required for a new prize, kept when absent from an edit.'),
});
type RewardInput = InstanceType<typeof RewardInput>;

const valuesOf = async ({ foto, ...values }: RewardInput) => ({ ...values, foto: foto ? await readUpload(foto) : null });

@Resolver()
export class RewardResolver {
  @Query(() => Boolean, { description: 'Whether a prize has this code already.' })
  rewardCodeTaken(@Arg('codigo', () => String) codigo: string, @Ctx() ctx: AppContext): Promise<boolean> {
    return runQuery(rewardCodeTakenQuery, ctx, { codigo });
  }

  @ChangesRow(rewardsList, 'Registers a prize.')
  async createReward(@Arg('input', () => RewardInput) input: RewardInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createReward, ctx, await valuesOf(input));
  }

  @ChangesRow(rewardsList, 'Changes a prize.')
  async updateReward(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => RewardInput) input: RewardInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateReward, ctx, { ...(await valuesOf(input)), id }, { lido });
  }

  @ChangesRow(rewardsList, 'Activates or deactivates a prize.')
  setRewardActive(
    @Arg('id', () => IdScalar) id: number,
    @Arg('ativo', () => Boolean) ativo: boolean,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setRewardActive, ctx, { id, ativo });
  }

  @Mutation(() => Changed, { description: 'Removes a prize that nobody waits for.' })
  deleteReward(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteReward, ctx, { id });
  }
}

export const { resolver: RewardsListResolver } = listDoor(rewardsList, { single: 'reward' });
export const { resolver: PrizesListResolver } = listDoor(prizesList);
