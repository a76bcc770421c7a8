import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType } from '../../platform/graphql/object-type.ts';
import { readUpload, UploadScalar, type UploadValue } from '../../platform/graphql/upload.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { decideContest } from './actions/decide-contest.ts';
import { openContest } from './actions/open-contest.ts';
import { contestResultSet, reversalGroupSet } from './contest-sets.ts';
import { contestsList } from './contests.list.ts';
import { contestReversalsQuery, type Reversals } from './reversals.query.ts';

const ContestReversalsType = objectType('ContestReversals', 'How often rejections did not stand.', {
  grupo: field(reversalGroupSet),
  nome: field(String),
  decididas: field(Int),
  revertidas: field(Int),
  taxa: field(DecimalScalar, 'Percentage, 0 to 100.'),
} satisfies FieldsOf<Reversals>);

const DecideContestInput = inputType('DecideContestInput', 'The judgement of a contest.', {
  id: field(IdScalar),
  resultado: field(contestResultSet),
  resposta: field(String, 'What the member is answered.'),
});
type DecideContestInput = InstanceType<typeof DecideContestInput>;

@Resolver()
export class ContestResolver {
  @Mutation(() => Changed, { description: 'Contests a note that was not processed, with an optional new file.' })
  async openContest(
    @Arg('submissionId', () => IdScalar) submissionId: number,
    @Arg('texto', () => String) texto: string,
    @Arg('arquivo', () => UploadScalar, { nullable: true }) arquivo: UploadValue | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(openContest, ctx, { submissionId, texto, arquivo: arquivo ? await readUpload(arquivo) : null });
  }

  @Mutation(() => Changed, { description: 'Keeps a rejection or puts the note back in the queue, first.' })
  decideContest(@Arg('input', () => DecideContestInput) input: DecideContestInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(decideContest, ctx, { ...input });
  }

  @Query(() => [ContestReversalsType], { description: 'Reversal rate of each reviewer and each reason in the last days.' })
  contestReversals(
    @Arg('dias', () => Int, { nullable: true, description: 'Default 90.' }) dias: number | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Reversals[]> {
    return runQuery(contestReversalsQuery, ctx, dias ? { dias } : {});
  }
}

export const { resolver: ContestsListResolver } = listDoor(contestsList);
