import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, objectType } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { createNetwork } from './actions/create-network.ts';
import { deleteNetwork } from './actions/delete-network.ts';
import { setNetworkActive } from './actions/set-network-active.ts';
import { updateNetwork } from './actions/update-network.ts';
import { networkOptionsQuery } from './network-options.ts';
import { networksList } from './networks.list.ts';

const NetworkInput = inputType('NetworkInput', 'A network to register or its new values.', {
  nome: field(String),
  regiao: field(String),
  valorPonto: field(DecimalScalar, 'BRL per point.'),
});
type NetworkInput = InstanceType<typeof NetworkInput>;

const NetworkOption = objectType('NetworkOption', 'A network to choose.', {
  id: field(IdScalar),
  nome: field(String),
});
type NetworkOption = InstanceType<typeof NetworkOption>;

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
