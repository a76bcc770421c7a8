import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type Audience, audienceSet } from '../audiences/index.ts';
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
}
