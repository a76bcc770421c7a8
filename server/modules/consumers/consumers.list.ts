import { sexSet } from '../../platform/graphql/sex.ts';
import { dateSql } from '../../platform/lists/as-asked.ts';
import { defineList, type ListColumn } from '../../platform/lists/list.ts';
import { personal } from '../../platform/lists/personal.ts';
import { reachSql } from '../../platform/lists/staff-scope.ts';
import { shownSql } from '../ledger/index.ts';
import { consumersScope } from './consumers-scope.ts';

const text = (sql: string, title: string, options: Partial<ListColumn> = {}): ListColumn => ({ sql, type: 'text', title, ...options });

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
    id: { sql: 'c.id', type: 'id', title: 'Id', exported: false },
    nome: text('c.nome', 'Nome', { sortable: true, nullable: false }),
    cpf: personal('cpf', text('c.cpf', 'CPF', { sortable: true, nullable: false })),
    celular: personal('phone', text('c.celular', 'Celular')),
    telefone: personal('phone', text('c.telefone', 'Telefone')),
    email: personal('email', text('c.email', 'E-mail', { sortable: true })),
    dataNascimento: { sql: 'c.data_nascimento', type: 'date', title: 'Data de Nascimento', sortable: true },
    sexo: text('c.sexo', 'Sexo', { set: sexSet }),
    endRua: text('c.end_rua', 'Rua'),
    endNumero: text('c.end_numero', 'Número'),
    endComplemento: text('c.end_complemento', 'Complemento'),
    endBairro: text('c.end_bairro', 'Bairro'),
    endCidade: text('c.end_cidade', 'Cidade', { sortable: true }),
    endEstado: text('c.end_estado', 'Estado', { sortable: true }),
    endCep: text('c.end_cep', 'CEP'),
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
    saldoCashback: {
      sql: shownSql('a', '{today}'),
      type: 'money',
      title: 'Saldo Cashback',
      description: 'Cashback that is not spent and not past its day, less what is owed',
      sortable: true,
      nullable: false,
    },
    ultimoAcessoEm: { sql: 'c.ultimo_acesso_em', type: 'dateTime', title: 'Último Acesso', sortable: true },
    criadoEm: { sql: 'c.criado_em', type: 'dateTime', title: 'Cadastrado em', sortable: true, nullable: false },
    aceitouRegulamento: {
      sql: '(c.aceitou_regulamento_em is not null)',
      type: 'boolean',
      title: 'Aceitou Regulamento',
      sortable: true,
      nullable: false,
    },
    aceitouRegulamentoEm: { sql: 'c.aceitou_regulamento_em', type: 'dateTime', title: 'Aceitou Regulamento em' },
    aceitouPoliticaPrivacidadeEm: {
      sql: 'c.aceitou_politica_privacidade_em',
      type: 'dateTime',
      title: 'Aceitou Política de Privacidade em',
    },
    ativo: { sql: 'c.ativo', type: 'boolean', title: 'Ativo', sortable: true, nullable: false },
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
