import { consumersList } from '../../modules/consumers/index.ts';
import { exportAnswer } from '../../modules/exports/index.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { flagOf } from '../flags.ts';

// doc 001 §3 Consumer, as the panel's table reads it.
const tableKeys = [
  'id',
  'nome',
  'cpf',
  'celular',
  'endCidade',
  'endEstado',
  'email',
  'totalProdutosSW',
  'saldoCashback',
  'ultimoAcessoEm',
  'criadoEm',
  'ativo',
] as const;
// "Same personal fields as the seller, without hobby and store."
const personKeys = [
  ...tableKeys,
  'telefone',
  'dataNascimento',
  'sexo',
  'endRua',
  'endNumero',
  'endComplemento',
  'endBairro',
  'endCep',
  'aceitouRegulamento',
] as const;

// doc 001 §7: { data, totalRecords }.
defineRoute({
  method: 'GET',
  path: '/api/clientes-painel',
  permission: 'consumer:list',
  handle: async ({ ctx, query }) => {
    const filter = query.ativo ? { ativo: flagOf(query.ativo, 'ativo') } : {};
    const { items, total } = await runList(consumersList, ctx, pagedOptions(query), filter);
    return { data: items.map((row) => presentRow(consumersList, row, tableKeys)), totalRecords: total };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/clientes-painel/exportar',
  permission: 'consumer:list',
  handle: async ({ ctx, query }) => exportAnswer(consumersList, ctx, { options: { search: query.search || undefined } }),
});

// doc 001 §7: { clientes }; a consumer reads only the own row.
defineRoute({
  method: 'GET',
  path: '/api/clientes',
  permission: 'consumer:find',
  handle: async ({ ctx, query }) => {
    const { items } = await runList(consumersList, ctx, { pageSize: -1 }, query.cpf ? { cpf: query.cpf } : {});
    return { clientes: items.map((row) => presentRow(consumersList, row, personKeys)) };
  },
});
