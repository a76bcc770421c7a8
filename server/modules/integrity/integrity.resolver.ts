import { Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { field, objectType } from '../../platform/graphql/object-type.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { proveIntegrity } from './actions/prove-integrity.ts';
import { integrityProofsList } from './proofs.list.ts';

const IntegrityRound = objectType('IntegrityRound', 'A proof that was asked for.', {
  verdades: field(Int, 'Truths that it goes through.'),
});
type IntegrityRound = InstanceType<typeof IntegrityRound>;

@Resolver()
export class IntegrityResolver {
  @Mutation(() => IntegrityRound, { description: 'Proves every truth now; integrityProofs tells how far it is.' })
  proveIntegrity(@Ctx() ctx: AppContext): Promise<IntegrityRound> {
    return runAction(proveIntegrity, ctx, {});
  }
}

export const { resolver: IntegrityProofsListResolver } = listDoor(integrityProofsList);
