import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { field, inputType, objectType } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type Audience, audienceSet } from '../audiences/index.ts';
import { requestFirstAccessCode, setFirstPassword } from './first-access.ts';
import { checkPasswordRecovery, requestPasswordRecovery, resetPassword } from './password-recovery.ts';

const RequestPasswordRecoveryInput = inputType('RequestPasswordRecoveryInput', 'An e-mail or a CPF.', {
  kind: field(audienceSet, 'Whose password: of a seller or of a consumer.'),
  informacao: field(String),
});
type RequestPasswordRecoveryInput = InstanceType<typeof RequestPasswordRecoveryInput>;

const ResetPasswordInput = inputType('ResetPasswordInput', 'The code of the link and the new password.', {
  kind: field(audienceSet, 'Whose password: of a seller or of a consumer.'),
  uuid: field(String),
  novaSenha: field(String),
});
type ResetPasswordInput = InstanceType<typeof ResetPasswordInput>;

const FirstAccessInput = inputType('FirstAccessInput', 'CPF and initial password of a member of staff.', {
  cpf: field(String),
  senha: field(String),
});
type FirstAccessInput = InstanceType<typeof FirstAccessInput>;

const FirstPasswordInput = inputType(
  'FirstPasswordInput',
  'CPF and initial password, the code from the e-mail, and the new password.',
  {
    codigo: field(String),
    novaSenha: field(String),
  },
  FirstAccessInput,
);
type FirstPasswordInput = InstanceType<typeof FirstPasswordInput>;

const RecoveryMessage = objectType('RecoveryMessage', 'A text to show.', {
  mensagem: field(String),
});
type RecoveryMessage = InstanceType<typeof RecoveryMessage>;

const RecoveryCheck = objectType('RecoveryCheck', 'Whether a recovery link can still be used.', {
  valido: field(Boolean),
  mensagem: field(String),
});
type RecoveryCheck = InstanceType<typeof RecoveryCheck>;

@Resolver()
export class RecoveryResolver {
  @Mutation(() => RecoveryMessage, { description: 'Asks for a link to a new password; the same answer whether or not the person exists.' })
  requestPasswordRecovery(
    @Arg('input', () => RequestPasswordRecoveryInput) input: RequestPasswordRecoveryInput,
    @Ctx() ctx: AppContext,
  ): Promise<RecoveryMessage> {
    return runAction(requestPasswordRecovery, ctx, { ...input });
  }

  @Query(() => RecoveryCheck, { description: 'Whether a recovery link can still be used.' })
  checkPasswordRecovery(
    @Arg('kind', () => audienceSet) kind: Audience,
    @Arg('uuid', () => String) uuid: string,
    @Ctx() ctx: AppContext,
  ): Promise<RecoveryCheck> {
    return runQuery(checkPasswordRecovery, ctx, { kind, uuid });
  }

  @Mutation(() => RecoveryMessage, { description: 'Sets a new password by a recovery link, once, and ends every session of the person.' })
  resetPassword(@Arg('input', () => ResetPasswordInput) input: ResetPasswordInput, @Ctx() ctx: AppContext): Promise<RecoveryMessage> {
    return runAction(resetPassword, ctx, { ...input });
  }

  @Mutation(() => RecoveryMessage, {
    description: 'Sends a member of staff the code of the first access again, to the e-mail of the account.',
  })
  requestFirstAccessCode(@Arg('input', () => FirstAccessInput) input: FirstAccessInput, @Ctx() ctx: AppContext): Promise<RecoveryMessage> {
    return runAction(requestFirstAccessCode, ctx, { ...input });
  }

  @Mutation(() => RecoveryMessage, {
    description: 'Replaces the initial password of a member of staff, once, with the code from the e-mail.',
  })
  setFirstPassword(@Arg('input', () => FirstPasswordInput) input: FirstPasswordInput, @Ctx() ctx: AppContext): Promise<RecoveryMessage> {
    return runAction(setFirstPassword, ctx, { ...input });
  }
}
