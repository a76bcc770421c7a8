import { defineAction } from '../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../platform/actions/own-gain.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { personFields } from '../../../shared/form-rules.ts';
import { Consumer } from '../consumer.entity.ts';
import '../consumer.errors.ts';
import { updateConsumerRules } from '../consumer.rules.ts';
import { consumersList } from '../consumers.list.ts';
import { findConsumerInScope } from '../consumers-scope.ts';

/** Refuses: CONSUMER_BIRTH_IN_FUTURE. */
export function refuseUnbornOnes(ctx: Pick<ActionContext, 'clock'>, dataNascimento: string): void {
  if (dataNascimento > ctx.clock.today()) throw new AppError('CONSUMER_BIRTH_IN_FUTURE');
}

/** Changes a consumer's personal data. */
export const updateConsumer = defineAction({
  name: 'updateConsumer',
  title: 'Alteração de consumidor',
  permission: 'consumer:update',
  refuses: ['CONSUMER_NOT_FOUND', 'CONSUMER_CPF_TAKEN', 'CONSUMER_BIRTH_IN_FUTURE', 'OWN_GAIN'],
  edits: { of: consumersList, fields: personFields, members: true },
  input: updateConsumerRules,
  handler: async (ctx, { id, ...data }) => {
    if ((await findConsumerInScope({ actor: ctx.actor, read: ctx.sql }, id)) === null) throw new AppError('CONSUMER_NOT_FOUND');
    refuseUnbornOnes(ctx, data.dataNascimento);
    const consumer = await ctx.em.findOneOrFail(Consumer, { id });
    // Otherwise staff could lend their own account another CPF while they decide about it.
    if (data.cpf !== consumer.cpf) refuseOwnGain(ctx, consumer.cpf, data.cpf);
    ctx.em.assign(consumer, data);
    return { id };
  },
});
