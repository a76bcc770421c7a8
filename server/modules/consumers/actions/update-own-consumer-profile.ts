import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { personFields } from '../../../shared/form-rules.ts';
import { changeOwnPassword } from '../../sessions/index.ts';
import { Consumer } from '../consumer.entity.ts';
import '../consumer.errors.ts';
import { consumerProfileRules } from '../consumer.rules.ts';
import { consumersList } from '../consumers.list.ts';
import { refuseUnbornOnes } from './update-consumer.ts';

/** A consumer's Meu Perfil: personal data and, given the current password, a new one, which ends the other sessions. */
export const updateOwnConsumerProfile = defineAction({
  name: 'updateOwnConsumerProfile',
  title: 'Atualização de perfil do consumidor',
  permission: 'consumerProfile:update',
  refuses: ['CONSUMER_CPF_FIXED', 'CONSUMER_BIRTH_IN_FUTURE', 'PASSWORD_WRONG'],
  edits: { of: consumersList, fields: personFields, row: 'own', members: true },
  input: consumerProfileRules,
  handler: async (ctx, { senha, senhaAntiga, ...data }) => {
    const id = 'id' in ctx.actor ? ctx.actor.id : 0;
    refuseUnbornOnes(ctx, data.dataNascimento);
    const consumer = await ctx.em.findOneOrFail(Consumer, { id });
    if (consumer.cpf !== data.cpf) throw new AppError('CONSUMER_CPF_FIXED');
    ctx.em.assign(consumer, data);
    if (senha) await changeOwnPassword(ctx, { kind: 'CONSUMER', id, nome: data.nome }, { senha, senhaAntiga });
    ctx.logAs({ id, senhaAlterada: Boolean(senha) });
    return { id };
  },
});
