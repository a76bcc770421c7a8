import { sexSet } from '../../platform/graphql/sex.ts';
import { dateSql } from '../../platform/lists/as-asked.ts';
import { addressColumns, column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { personal } from '../../platform/lists/personal.ts';
import { reachSql } from '../../platform/lists/staff-scope.ts';
import { shownSql } from '../ledger/index.ts';
import { consumersScope } from './consumers-scope.ts';

/** Consumers (Consumidores) with their cashback (document 001 §3 Consumer; domain rules §4.9). */
export const consumersList = defineList({
  name: 'consumers',
  rowType: 'Consumer',
  description: 'Final consumers (Consumidores) with their cashback.',
  permission: 'consumer:find',
  exportPermission: 'consumer:list',
  from: "consumers c left join accounts a on a.holder_type = 'CONSUMER' and a.holder_id = c.id and a.currency = 'BRL'",
  countFrom: 'consumers c',
  parts: ({ actor, today }) => ({
    today: dateSql(today),
    ownSales: reachSql({ actor }, { store: 'p.store_id', network: 'p.network_id' }),
  }),
  key: 'c.id',
  search: 'c.busca',
  digits: 'consumers',
  maskedSearch: { text: 'search_text(c.nome)', cpf: 'c.cpf' },
  where: ['c.excluido_em is null'],
  columns: {
    id: column.id('c.id', 'Id', { exported: false }),
    nome: column.text('c.nome', 'Nome', { sortable: true, nullable: false }),
    cpf: personal('cpf', column.text('c.cpf', 'CPF', { sortable: true, nullable: false })),
    celular: personal('phone', column.text('c.celular', 'Celular')),
    telefone: personal('phone', column.text('c.telefone', 'Telefone')),
    email: personal('email', column.text('c.email', 'E-mail', { sortable: true })),
    dataNascimento: column.date('c.data_nascimento', 'Data de Nascimento', { sortable: true }),
    sexo: column.text('c.sexo', 'Sexo', { set: sexSet }),
    ...addressColumns('c'),
    totalProdutosSW: {
      // In the select list, so that PostgreSQL computes it after order and limit.
      sql: `(select coalesce(sum(p.valor_produtos_sw), 0)::numeric(14,2) from postings p
        where p.consumer_id = c.id and p.audience = 'CONSUMER' and p.status = 'APROVADA' and {ownSales})`,
      type: 'money',
      title: 'Total Produtos SW',
      description: 'Approved value in SW products, of all time, in stores of the reader',
      sortable: true,
      nullable: false,
    },
    saldoCashback: column.money(shownSql('a', '{today}'), 'Saldo Cashback', {
      description: 'Cashback that is not spent and not past its day, less what is owed',
      sortable: true,
      nullable: false,
    }),
    ultimoAcessoEm: column.dateTime('c.ultimo_acesso_em', 'Último Acesso', { sortable: true }),
    criadoEm: column.dateTime('c.criado_em', 'Cadastrado em', { sortable: true, nullable: false }),
    aceitouRegulamento: column.boolean('terms_accepted(c.aceitou_regulamento_em)', 'Aceitou Regulamento', {
      sortable: true,
      nullable: false,
    }),
    aceitouRegulamentoEm: column.dateTime('c.aceitou_regulamento_em', 'Aceitou Regulamento em'),
    aceitouPoliticaPrivacidadeEm: column.dateTime('c.aceitou_politica_privacidade_em', 'Aceitou Política de Privacidade em'),
    ativo: column.boolean('c.ativo', 'Ativo', { sortable: true, nullable: false }),
  },
  filters: {
    id: { type: 'id', description: 'The consumer with this id.', where: (value) => `c.id = ${value}` },
    ativo: { type: 'boolean', description: 'Only active or only inactive consumers.', where: (value) => `c.ativo = ${value}` },
    cpf: {
      type: 'text',
      description: 'The consumer with this CPF, masked or not.',
      where: (value) => `c.cpf = regexp_replace(${value}, '[^0-9]', '', 'g')`,
    },
  },
  scope: (scope) => consumersScope(scope, 'c'),
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'consumidores',
});
