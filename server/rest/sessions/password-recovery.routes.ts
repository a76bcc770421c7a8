import { z } from 'zod';
import { checkPasswordRecovery, requestPasswordRecovery, resetPassword } from '../../modules/sessions/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { messageRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 002 §7 Password recovery: the same three endpoints per audience.
for (const [variant, kind] of [
  ['parceiro', 'SELLER'],
  ['cliente', 'CONSUMER'],
] as const) {
  defineRoute({
    method: 'POST',
    path: `/api/sessoes/${variant}/esqueceu-senha`,
    permission: 'password:recover',
    tag: 'Sessões',
    summary: 'Pede a recuperação da senha; a resposta é a mesma se a pessoa não existe',
    body: inputOf(requestPasswordRecovery, { without: ['kind'] }),
    isKeyed: false,
    answer: messageRule,
    refuses: ['TOO_MANY_ATTEMPTS'],
    handle: ({ ctx, body }) => runAction(requestPasswordRecovery, ctx, { ...body, kind }),
  });

  defineRoute({
    method: 'POST',
    path: `/api/sessoes/${variant}/validar-recuperacao`,
    permission: 'password:recover',
    tag: 'Sessões',
    summary: 'Se um pedido de recuperação ainda vale',
    body: inputOf(checkPasswordRecovery, { without: ['kind'] }),
    isKeyed: false,
    answer: messageRule.extend({ valido: z.boolean() }),
    refuses: ['TOO_MANY_ATTEMPTS'],
    handle: ({ ctx, body }) => runQuery(checkPasswordRecovery, ctx, { ...body, kind }),
  });

  defineRoute({
    method: 'POST',
    path: `/api/sessoes/${variant}/atualizar-senha`,
    permission: 'password:recover',
    tag: 'Sessões',
    summary: 'Troca a senha de um pedido de recuperação',
    body: inputOf(resetPassword, { without: ['kind'] }),
    isKeyed: false,
    answer: messageRule,
    refuses: ['PASSWORD_RECOVERY_INVALID', 'TOO_MANY_ATTEMPTS'],
    handle: ({ ctx, body }) => runAction(resetPassword, ctx, { ...body, kind }),
  });
}
