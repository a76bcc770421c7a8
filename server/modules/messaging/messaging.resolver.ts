import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { updateMessagingSettings } from './actions/save-messaging-settings.ts';
import { sendTestMessage } from './actions/send-test-message.ts';
import { messageStateSet } from './message-state-set.ts';
import { messagingSettingsQuery, type ShownMessagingSettings, type TestMessage, testMessageQuery } from './messaging.queries.ts';

const MessagingSettingsType = objectType('MessagingSettings', 'Where WhatsApp messages go.', {
  id: field(IdScalar),
  url: field(String),
  token: field(String, 'Masked: its last characters only.'),
  codigo: field(String),
} satisfies FieldsOf<ShownMessagingSettings>);

const TestMessageType = objectType('TestMessage', 'How the delivery of a test message stands.', {
  id: field(IdScalar),
  estado: field(messageStateSet),
  ultimoErro: optional(String),
} satisfies FieldsOf<TestMessage>);

const MessagingSettingsInput = inputType('MessagingSettingsInput', 'Where WhatsApp messages go; an empty token keeps the one there is.', {
  url: field(String),
  token: optional(String),
  codigo: field(String),
});
type MessagingSettingsInput = InstanceType<typeof MessagingSettingsInput>;

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
