import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type Audience, audienceSet } from '../audiences/index.ts';
import { requestFirstAccessCode, setFirstPassword } from './first-access.ts';
import { checkPasswordRecovery, requestPasswordRecovery, resetPassword } from './password-recovery.ts';

@InputType({ description: 'An e-mail or a CPF.' })
class RequestPasswordRecoveryInput {
  @Field(() => audienceSet, { description: 'Whose password: of a seller or of a consumer.' })
  kind!: Audience;
  @Field(() => String)
  informacao!: string;
}

@InputType({ description: 'The code of the link and the new password.' })
class ResetPasswordInput {
  @Field(() => audienceSet, { description: 'Whose password: of a seller or of a consumer.' })
  kind!: Audience;
  @Field(() => String)
  uuid!: string;
  @Field(() => String)
  novaSenha!: string;
}

@InputType({ description: 'CPF and initial password of a member of staff.' })
class FirstAccessInput {
  @Field(() => String)
  cpf!: string;
  @Field(() => String)
  senha!: string;
}

@InputType({ description: 'CPF and initial password, the code from the e-mail, and the new password.' })
class FirstPasswordInput extends FirstAccessInput {
  @Field(() => String)
  codigo!: string;
  @Field(() => String)
  novaSenha!: string;
}

@ObjectType({ description: 'A text to show.', simpleResolvers: true })
class RecoveryMessage {
  @Field(() => String)
  mensagem!: string;
}

@ObjectType({ description: 'Whether a recovery link can still be used.', simpleResolvers: true })
class RecoveryCheck {
  @Field(() => Boolean)
  valido!: boolean;
  @Field(() => String)
  mensagem!: string;
}

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
