import { checkPasswordRecovery, requestPasswordRecovery, resetPassword } from '../../modules/sessions/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 002 §7 Password recovery: the same three endpoints for each audience.
for (const [variant, kind] of [
  ['parceiro', 'SELLER'],
  ['cliente', 'CONSUMER'],
] as const) {
  defineRoute({
    method: 'POST',
    path: `/api/sessoes/${variant}/esqueceu-senha`,
    permission: 'password:recover',
    handle: ({ ctx, body }) => runAction(requestPasswordRecovery, ctx, { ...body, kind }),
  });

  defineRoute({
    method: 'POST',
    path: `/api/sessoes/${variant}/validar-recuperacao`,
    permission: 'password:recover',
    handle: ({ ctx, body }) => runQuery(checkPasswordRecovery, ctx, { ...body, kind }),
  });

  defineRoute({
    method: 'POST',
    path: `/api/sessoes/${variant}/atualizar-senha`,
    permission: 'password:recover',
    handle: ({ ctx, body }) => runAction(resetPassword, ctx, { ...body, kind }),
  });
}
