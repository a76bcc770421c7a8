import { Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { proveIntegrity } from './actions/prove-integrity.ts';
import { integrityProofsList } from './proofs.list.ts';

@ObjectType({ description: 'A proof that was asked for.', simpleResolvers: true })
class IntegrityRound {
  @Field(() => Int, { description: 'Truths that it goes through.' })
  verdades!: number;
}

@Resolver()
export class IntegrityResolver {
  @Mutation(() => IntegrityRound, { description: 'Proves every truth now; integrityProofs tells how far it is.' })
  proveIntegrity(@Ctx() ctx: AppContext): Promise<IntegrityRound> {
    return runAction(proveIntegrity, ctx, {});
  }
}

export const { resolver: IntegrityProofsListResolver } = listDoor(integrityProofsList);
