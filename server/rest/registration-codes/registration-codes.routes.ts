import { z } from 'zod';
import {
  codePostingsList,
  createRegistrationCode,
  deleteRegistrationCode,
  ownCodePostingsList,
  registrationCodesList,
  updateRegistrationCode,
} from '../../modules/registration-codes/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { countRule, idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { pagedQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 001 §3 Registration code.
const codeKeys = ['id', 'codigo', 'pontos', 'usos', 'usosRealizados', 'expiraEm'] as const;
// doc 002 §3 Code scoring.
const ownKeys = ['pontos', 'dataUtilizacao', 'codigo'] as const;

// doc 001 §7: answered under "rows"; all rows unless a page is requested.
defineRoute({
  method: 'GET',
  path: '/api/codigos-cadastro',
  tag: 'Códigos de cadastro',
  summary: 'Códigos de cadastro; todos, se não se pede uma página',
  permission: 'registrationCode:list',
  query: pagedQuery(registrationCodesList),
  answer: z.strictObject({ rows: z.array(rowRule(registrationCodesList, codeKeys)) }),
  handle: async ({ ctx, query }) => {
    const { items } = await runList(registrationCodesList, ctx, { pageSize: -1, ...definedOf(pagedOptions(query)) });
    return { rows: items.map((row) => presentRow(registrationCodesList, row, codeKeys)) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/codigos-cadastro',
  tag: 'Códigos de cadastro',
  summary: 'Cria um código',
  permission: 'registrationCode:create',
  body: inputOf(createRegistrationCode),
  answer: idAnswer,
  refuses: ['REGISTRATION_CODE_EXPIRY_PAST', 'REGISTRATION_CODE_TAKEN', ...secondPersonRefusals],
  handle: ({ ctx, body, idempotencyKey }) => runAction(createRegistrationCode, ctx, body, { idempotencyKey }),
});

defineRoute({
  method: 'PUT',
  path: '/api/codigos-cadastro/:id',
  tag: 'Códigos de cadastro',
  summary: 'Altera um código',
  permission: 'registrationCode:update',
  body: inputOf(updateRegistrationCode),
  answer: idAnswer,
  refuses: [
    'REGISTRATION_CODE_EXPIRY_PAST',
    'REGISTRATION_CODE_NOT_FOUND',
    'REGISTRATION_CODE_TAKEN',
    'REGISTRATION_CODE_USES_BELOW',
    ...secondPersonRefusals,
  ],
  handle: ({ ctx, params, body, idempotencyKey }) =>
    runAction(updateRegistrationCode, ctx, { ...body, id: idOf(params) }, { idempotencyKey }),
});

defineRoute({
  method: 'DELETE',
  path: '/api/codigos-cadastro/:id',
  tag: 'Códigos de cadastro',
  summary: 'Exclui um código',
  permission: 'registrationCode:delete',
  answer: idAnswer,
  refuses: ['REGISTRATION_CODE_NOT_FOUND'],
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteRegistrationCode, ctx, { id: idOf(params) }, { idempotencyKey }),
});

// doc 001 §3 Points by code: the seller is nested.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes-codigo',
  operationId: 'getApiPontuacoesDeCodigos',
  tag: 'Códigos de cadastro',
  summary: 'Pontos dados por códigos',
  permission: 'registrationCode:list',
  query: pagedQuery(codePostingsList),
  answer: z.strictObject({
    rows: z.array(
      rowRule(codePostingsList, ['id', 'codigo', 'pontos', 'dataUtilizacao'], {
        plus: { parceiro: z.strictObject({ nome: z.string(), cpf: z.string() }) },
      }),
    ),
    totalRecords: countRule,
  }),
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(codePostingsList, ctx, pagedOptions(query));
    const rows = items.map((row) => {
      const { parceiro, cpf, ...rest } = presentRow(codePostingsList, row, ['id', 'codigo', 'parceiro', 'cpf', 'pontos', 'dataUtilizacao']);
      return { ...rest, parceiro: { nome: parceiro, cpf } };
    });
    return { rows, totalRecords: total };
  },
});

// doc 002 §7: reads "pontuacoes".
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/codigo',
  tag: 'Códigos de cadastro',
  summary: 'Pontos que o vendedor ganhou por códigos',
  permission: 'codePosting:listOwn',
  answer: z.strictObject({ pontuacoes: z.array(rowRule(ownCodePostingsList, ownKeys)) }),
  handle: async ({ ctx }) => {
    const { items } = await runList(ownCodePostingsList, ctx, { pageSize: -1 });
    return { pontuacoes: items.map((row) => presentRow(ownCodePostingsList, row, ownKeys)) };
  },
});

function definedOf<Options extends object>(options: Options): Partial<Options> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<Options>;
}
