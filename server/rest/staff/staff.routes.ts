import { createStaffUser, staffUsersList } from '../../modules/staff/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 000 §3 Usuario.
const keys = ['id', 'nome', 'cpf', 'email', 'permissao', 'idRevendasPermitidas', 'idRedesPermitidas', 'ativo'] as const;

// doc 000 §7: { usuarios }.
defineRoute({
  method: 'GET',
  path: '/api/usuarios',
  permission: 'staff:list',
  handle: async ({ ctx, query }) => {
    const { items } = await runList(staffUsersList, ctx, { pageSize: -1 }, query.cpf ? { cpf: query.cpf } : {});
    return { usuarios: items.map((row) => presentRow(staffUsersList, row, keys)) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/usuarios',
  permission: 'staff:create',
  handle: ({ ctx, body, idempotencyKey }) => runAction(createStaffUser, ctx, body, { idempotencyKey }),
});
