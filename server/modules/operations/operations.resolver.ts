import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { discardFailedJob } from './actions/discard-failed-job.ts';
import { retryFailedJob } from './actions/retry-failed-job.ts';
import { changeMoneyPause, type MoneyPauseChange } from './change-money-pause.ts';
import { failedJobsList } from './failed-jobs.list.ts';
import { type MoneyPauseState, moneyPauseQuery } from './money-pause.query.ts';
import type { OperationCheck } from './operation-checks.ts';
import { operationsQuery, type QueueState } from './operations.query.ts';
import { operationStateSet, operationTopicSet } from './operations-sets.ts';

const OperationCheckType = objectType('OperationCheck', 'State of one part of the operation.', {
  assunto: field(operationTopicSet),
  estado: field(operationStateSet),
  resumo: field(String, 'State in one or two Portuguese sentences.'),
  orientacao: optional(String, 'Advice for the operator, in Portuguese; null when there is nothing to do.'),
} satisfies FieldsOf<OperationCheck>);

const QueueStateType = objectType('QueueState', 'A queue with waiting or running jobs.', {
  fila: field(String, 'Name of the queue.'),
  aguardando: field(Int, 'Due jobs that have not started.'),
  agendadas: field(Int, 'Jobs that start later, retries included.'),
  executando: field(Int, 'Running jobs.'),
  maisAntiga: optional(DateTimeScalar, 'Instant since which the oldest due job waits.'),
} satisfies FieldsOf<QueueState>);

const Operations = objectType('Operations', 'State of the operation of the product.', {
  versao: field(String, 'Release of the answering process.'),
  node: field(String, 'Version of Node.js.'),
  conferidoEm: field(DateTimeScalar, 'Instant of this check.'),
  partes: field([OperationCheckType], 'Parts with their states.'),
  filas: field([QueueStateType], 'Queues with work.'),
});
type Operations = InstanceType<typeof Operations>;

const MoneyPauseType = objectType('MoneyPause', 'Pause of the operations with points and cashback.', {
  motivo: field(String, 'Reason as the operator wrote it.'),
  pausadaEm: field(DateTimeScalar, 'Start of the pause.'),
  pausadaPor: field(String, 'Name of the operator.'),
} satisfies FieldsOf<MoneyPauseState>);

const MoneyPauseInput = inputType('MoneyPauseInput', 'Pause or resumption of the operations.', {
  ativa: field(Boolean, 'True pauses, false resumes.'),
  motivo: optional(String, 'Reason of a pause, at most 200 characters; members read it.'),
});
type MoneyPauseInput = InstanceType<typeof MoneyPauseInput>;

const MoneyPauseChangeType = objectType('MoneyPauseChange', 'Result of a pause or resumption.', {
  ativa: field(Boolean, 'True while operations are paused.'),
  emAndamento: field(Boolean, 'True if operations that began before the pause had not ended after ten seconds.'),
} satisfies FieldsOf<MoneyPauseChange>);

const JobArg = () => Arg('id', () => String, { description: 'Id of the failed job.' });

@Resolver()
export class OperationsResolver {
  @Query(() => Operations, { description: 'State of the operation, checked now.' })
  operations(@Ctx() ctx: AppContext): Promise<Operations> {
    return runQuery(operationsQuery, ctx);
  }

  @Query(() => MoneyPauseType, { nullable: true, description: 'Pause of the operations in force. Null while operations run.' })
  moneyPause(@Ctx() ctx: AppContext): Promise<MoneyPauseState | null> {
    return runQuery(moneyPauseQuery, ctx);
  }

  @Mutation(() => MoneyPauseChangeType, {
    description: 'Pauses or resumes every operation with points and cashback. After a pause, no operation commits until the resumption.',
  })
  setMoneyPause(@Arg('input', () => MoneyPauseInput) input: MoneyPauseInput, @Ctx() ctx: AppContext): Promise<MoneyPauseChange> {
    return changeMoneyPause(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Sends a failed job to its queue again, at most once.' })
  async retryFailedJob(@JobArg() id: string, @Ctx() ctx: AppContext): Promise<boolean> {
    await runAction(retryFailedJob, ctx, { id });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Deletes a failed job without running it again.' })
  async discardFailedJob(@JobArg() id: string, @Ctx() ctx: AppContext): Promise<boolean> {
    await runAction(discardFailedJob, ctx, { id });
    return true;
  }
}

export const { resolver: FailedJobsListResolver } = listDoor(failedJobsList);
