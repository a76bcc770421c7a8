import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { createNetwork } from './actions/create-network.ts';
import { deleteNetwork } from './actions/delete-network.ts';
import { setNetworkActive } from './actions/set-network-active.ts';
import { updateNetwork } from './actions/update-network.ts';
import { networkOptionsQuery } from './network-options.ts';
import { networksList } from './networks.list.ts';

@InputType({ description: 'A network to register or its new values.' })
class NetworkInput {
  @Field(() => String)
  nome!: string;
  @Field(() => String)
  regiao!: string;
  @Field(() => DecimalScalar, { description: 'BRL per point.' })
  valorPonto!: string;
}

@ObjectType({ description: 'A network to choose.', simpleResolvers: true })
class NetworkOption {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  nome!: string;
}

@Resolver()
export class NetworkResolver {
  @Query(() => [NetworkOption], { description: 'Active networks that this person may choose, by name.' })
  networkOptions(@Ctx() ctx: AppContext): Promise<NetworkOption[]> {
    return runQuery(networkOptionsQuery, ctx);
  }

  @ChangesRow(networksList, 'Registers a network.')
  createNetwork(@Arg('input', () => NetworkInput) input: NetworkInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createNetwork, ctx, { ...input });
  }

  @ChangesRow(networksList, 'Changes a network.')
  updateNetwork(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => NetworkInput) input: NetworkInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateNetwork, ctx, { ...input, id }, { lido });
  }

  @ChangesRow(networksList, 'Activates or deactivates a network.')
  setNetworkActive(
    @Arg('id', () => IdScalar) id: number,
    @Arg('ativo', () => Boolean) ativo: boolean,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setNetworkActive, ctx, { id, ativo });
  }

  @Mutation(() => Changed, { description: 'Removes a network that has no stores.' })
  deleteNetwork(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteNetwork, ctx, { id });
  }
}

export const { resolver: NetworksListResolver } = listDoor(networksList, { single: 'network' });
