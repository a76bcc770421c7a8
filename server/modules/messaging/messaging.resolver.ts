import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { updateMessagingSettings } from './actions/save-messaging-settings.ts';
import { sendTestMessage } from './actions/send-test-message.ts';
import { messageStateSet } from './message-state-set.ts';
import { messagingSettingsQuery, type ShownMessagingSettings, type TestMessage, testMessageQuery } from './messaging.queries.ts';

@ObjectType('MessagingSettings', { description: 'Where WhatsApp messages go.', simpleResolvers: true })
class MessagingSettingsType implements ShownMessagingSettings {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  url!: string;
  @Field(() => String, { description: 'Masked: its last characters only.' })
  token!: string;
  @Field(() => String)
  codigo!: string;
}

@ObjectType('TestMessage', { description: 'How the delivery of a test message stands.', simpleResolvers: true })
class TestMessageType implements TestMessage {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => messageStateSet)
  estado!: TestMessage['estado'];
  @Field(() => String, { nullable: true })
  ultimoErro!: string | null;
}

@InputType({ description: 'Where WhatsApp messages go; an empty token keeps the one there is.' })
class MessagingSettingsInput {
  @Field(() => String)
  url!: string;
  @Field(() => String, { nullable: true })
  token?: string | null;
  @Field(() => String)
  codigo!: string;
}

@Resolver()
export class MessagingResolver {
  @Query(() => MessagingSettingsType, { nullable: true, description: 'Configuração Whats; null before the first save.' })
  messagingSettings(@Ctx() ctx: AppContext): Promise<ShownMessagingSettings | null> {
    return runQuery(messagingSettingsQuery, ctx);
  }

  @Query(() => TestMessageType, { description: 'How a test message went.' })
  testMessage(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<TestMessage> {
    return runQuery(testMessageQuery, ctx, { id });
  }

  @Mutation(() => Changed, { description: 'Saves Configuração Whats.' })
  updateMessagingSettings(
    @Arg('input', () => MessagingSettingsInput) input: MessagingSettingsInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateMessagingSettings, ctx, { ...input }, { lido });
  }

  @Mutation(() => Changed, { description: 'Sends a test message; the id tells how it went.' })
  sendTestMessage(@Arg('celular', () => String) celular: string, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(sendTestMessage, ctx, { celular });
  }
}
