import { defineAction } from '../../../platform/actions/action.ts';
import { hashChosenPassword } from '../../../platform/auth/hash-chosen-password.ts';
import { takePublicAttempt } from '../../../platform/auth/public-attempts.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isAdult } from '../../../shared/dates.ts';
import { noteReferral } from '../../referrals/index.ts';
import { applyRegistrationCode } from '../../registration-codes/index.ts';
import { Consumer } from '../consumer.entity.ts';
import '../consumer.errors.ts';
import { registerConsumerRules } from '../consumer.rules.ts';

/**
 * A consumer registers on the storefront (document 002 §3). Applies a code and records a referral; an invalid one never blocks the
 * registration.
 */
export const registerConsumer = defineAction({
  name: 'registerConsumer',
  title: 'Cadastro de consumidor pela loja',
  permission: 'consumer:register',
  refuses: ['TOO_MANY_ATTEMPTS', 'CONSUMER_NOT_ADULT', 'CONSUMER_CPF_TAKEN'],
  input: registerConsumerRules,
  before: (ctx) => takePublicAttempt(ctx, 'consumer-register'),
  handler: async (ctx, input) => {
    const { senha, confirmarSenha, aceitouPoliticaPrivacidade, tipo_usuario, quemIndicou, codigo_cadastro, ...data } = input;
    if (!isAdult(data.dataNascimento, ctx.clock.today())) throw new AppError('CONSUMER_NOT_ADULT');
    const consumer = ctx.em.create(Consumer, {
      ...data,
      senhaHash: await hashChosenPassword(senha, data),
      quemIndicou,
      codigoCadastro: codigo_cadastro?.toUpperCase() ?? null,
      aceitouPoliticaPrivacidadeEm: ctx.clock.now(),
      criadoEm: ctx.clock.now(),
    });
    await ctx.flush();
    const { id } = consumer;
    await noteReferral(ctx, { ...data, quemIndicou, consumerId: id });
    const mensagem = await applyRegistrationCode(ctx, codigo_cadastro, { cpf: data.cpf, consumerId: id });
    ctx.logAs({ id });
    return { id, ...(mensagem ? { mensagem } : {}) };
  },
});
