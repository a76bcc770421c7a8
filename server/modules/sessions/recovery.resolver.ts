import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { checkPasswordRecovery, requestPasswordRecovery, resetPassword } from './password-recovery.ts';

enum RecoveryKind {
  SELLER = 'SELLER',
  CONSUMER = 'CONSUMER',
}
registerEnumType(RecoveryKind, { name: 'RecoveryKind', description: 'Who recovers a password by e-mail.' });

@InputType({ description: 'An e-mail or a CPF.' })
class RequestPasswordRecoveryInput {
  @Field(() => RecoveryKind)
  kind!: RecoveryKind;
  @Field(() => String)
  informacao!: string;
}

@InputType({ description: 'The code of the link and the new password.' })
class ResetPasswordInput {
  @Field(() => RecoveryKind)
  kind!: RecoveryKind;
  @Field(() => String)
  uuid!: string;
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
    @Arg('kind', () => RecoveryKind) kind: RecoveryKind,
    @Arg('uuid', () => String) uuid: string,
    @Ctx() ctx: AppContext,
  ): Promise<RecoveryCheck> {
    return runQuery(checkPasswordRecovery, ctx, { kind, uuid });
  }

  @Mutation(() => RecoveryMessage, { description: 'Sets a new password by a recovery link, once, and ends every session of the person.' })
  resetPassword(@Arg('input', () => ResetPasswordInput) input: ResetPasswordInput, @Ctx() ctx: AppContext): Promise<RecoveryMessage> {
    return runAction(resetPassword, ctx, { ...input });
  }
}
