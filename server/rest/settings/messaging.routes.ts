import { messagingSettingsQuery, saveMessagingSettings, sendTestMessage } from '../../modules/messaging/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 001 §7 Messaging configuration: a list whose first item is the one.
defineRoute({
  method: 'GET',
  path: '/api/configuracoes',
  permission: 'messaging:read',
  handle: async ({ ctx }) => {
    const settings = await runQuery(messagingSettingsQuery, ctx);
    if (!settings) return [];
    const { url, token, codigo, id } = settings;
    return [{ url, token, codigo, id }];
  },
});

defineRoute({
  method: 'POST',
  path: '/api/configuracoes',
  permission: 'messaging:update',
  handle: ({ ctx, body, idempotencyKey }) => runAction(saveMessagingSettings, ctx, body, { idempotencyKey }),
});

defineRoute({
  method: 'POST',
  path: '/api/configuracoes/teste',
  permission: 'messaging:update',
  handle: ({ ctx, body, idempotencyKey }) => runAction(sendTestMessage, ctx, body, { idempotencyKey }),
});
