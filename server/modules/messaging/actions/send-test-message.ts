import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../messaging.errors.ts';
import { messagingTestRules } from '../messaging.rules.ts';
import { queueWhatsApp } from '../queue-message.ts';

/** Sends a test message to one mobile (document 001 §5); `testMessage` reports the outcome. */
export const sendTestMessage = defineAction({
  name: 'sendTestMessage',
  title: 'Mensagem de teste de WhatsApp',
  permission: 'messaging:update',
  refuses: ['MESSAGING_NOT_CONFIGURED'],
  input: messagingTestRules,
  handler: async (ctx, { celular }) => {
    const [settings] = await ctx.sql<{ url: string }>('select url from messaging_settings order by id limit 1');
    if (!settings?.url) throw new AppError('MESSAGING_NOT_CONFIGURED');
    const id = await queueWhatsApp(ctx, { celular, texto: `Mensagem de teste: ${ctx.env.PROGRAMA_NOME}.`, isTest: true });
    ctx.logAs({ messageId: id });
    return { id: id! };
  },
});
