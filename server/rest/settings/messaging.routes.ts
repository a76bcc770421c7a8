import { z } from 'zod';
import { messagingSettingsQuery, sendTestMessage, updateMessagingSettings } from '../../modules/messaging/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { idAnswer, idRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';

/** The one there is to be, before it was ever saved. */
const UNSAVED = { url: '', token: '', codigo: '', id: 1 };

// doc 001 §7 Messaging configuration: a list with one item, whose first item clients read without asking whether there is one.
defineRoute({
  method: 'GET',
  path: '/api/configuracoes',
  tag: 'Configurações',
  summary: 'Configuração das mensagens: uma lista com uma, vazia antes de salvar',
  permission: 'messaging:read',
  answer: z.array(z.strictObject({ url: z.string(), token: z.string().nullable(), codigo: z.string().nullable(), id: idRule })),
  handle: async ({ ctx }) => {
    const settings = await runQuery(messagingSettingsQuery, ctx);
    const { url, token, codigo, id } = settings ?? UNSAVED;
    return [{ url, token, codigo, id }];
  },
});

defineRoute({
  method: 'POST',
  path: '/api/configuracoes',
  tag: 'Configurações',
  summary: 'Salva a configuração das mensagens',
  permission: 'messaging:update',
  body: inputOf(updateMessagingSettings),
  answer: idAnswer,
  refuses: ['MESSAGING_ADDRESS_FORBIDDEN', 'MESSAGING_TOKEN_MISSING'],
  handle: ({ ctx, body, idempotencyKey }) => runAction(updateMessagingSettings, ctx, body, { idempotencyKey }),
});

defineRoute({
  method: 'POST',
  path: '/api/configuracoes/teste',
  tag: 'Configurações',
  summary: 'Envia uma mensagem de teste',
  permission: 'messaging:update',
  body: inputOf(sendTestMessage),
  answer: idAnswer,
  refuses: ['MESSAGING_NOT_CONFIGURED'],
  handle: ({ ctx, body, idempotencyKey }) => runAction(sendTestMessage, ctx, body, { idempotencyKey }),
});
