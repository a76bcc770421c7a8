import { z } from 'zod';
import { createStaffUser, staffUsersList } from '../../modules/staff/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 000 §3 Usuario.
const keys = ['id', 'nome', 'cpf', 'email', 'permissao', 'idRevendasPermitidas', 'idRedesPermitidas', 'ativo'] as const;

// doc 000 §7: { usuarios }.
defineRoute({
  method: 'GET',
  path: '/api/usuarios',
  tag: 'Administradores',
  summary: 'Usuários do painel',
  permission: 'staff:list',
  query: { cpf: z.string().describe('CPF, com ou sem máscara.') },
  answer: z.strictObject({ usuarios: z.array(rowRule(staffUsersList, keys)) }),
  handle: async ({ ctx, query }) => {
    const { items } = await runList(staffUsersList, ctx, { pageSize: -1 }, query.cpf ? { cpf: query.cpf } : {});
    return { usuarios: items.map((row) => presentRow(staffUsersList, row, keys)) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/usuarios',
  tag: 'Administradores',
  summary: 'Cadastra um usuário do painel',
  permission: 'staff:create',
  body: inputOf(createStaffUser),
  answer: idAnswer,
  takesSecondFactor: true,
  refuses: [
    'PROOF_NEEDED',
    'STAFF_CPF_TAKEN',
    'STAFF_EMAIL_TAKEN',
    'STAFF_LEVEL_NOT_GRANTABLE',
    'STAFF_NETWORK_UNKNOWN',
    'STAFF_STORE_UNKNOWN',
  ],
  handle: ({ ctx, body, idempotencyKey }) => runAction(createStaffUser, ctx, body, { idempotencyKey }),
});
