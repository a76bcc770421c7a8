import { sendContactMessage } from '../../modules/members/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { messageRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 002 §7 Contact: { mensagem }.
defineRoute({
  method: 'POST',
  path: '/api/enviar-email-contato',
  tag: 'Perfis',
  summary: 'Envia uma mensagem ao suporte',
  permission: 'contact:send',
  body: inputOf(sendContactMessage),
  answer: messageRule,
  refuses: ['CONTACT_NOT_CONFIGURED', 'TOO_MANY_ATTEMPTS'],
  handle: async ({ ctx, body, idempotencyKey }) => {
    await runAction(sendContactMessage, ctx, body, { idempotencyKey });
    return { mensagem: 'Mensagem enviada com sucesso' };
  },
});
