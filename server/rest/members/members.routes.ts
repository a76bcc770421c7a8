import { sendContactMessage } from '../../modules/members/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 002 §7 Contact: { mensagem }.
defineRoute({
  method: 'POST',
  path: '/api/enviar-email-contato',
  permission: 'contact:send',
  handle: async ({ ctx, body, idempotencyKey }) => {
    await runAction(sendContactMessage, ctx, body, { idempotencyKey });
    return { mensagem: 'Mensagem enviada com sucesso' };
  },
});
