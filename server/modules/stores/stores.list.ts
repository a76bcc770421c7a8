import { dateSql } from '../../platform/lists/as-asked.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { SCENARIO_LABELS, SCORING_TYPE_LABELS } from '../../shared/enums.ts';
import { lapsedSql } from '../ledger/index.ts';
import { quietStore } from './quiet-stores.ts';
import { storesScope } from './stores-scope.ts';

/**
 * A figure over the store's approved sales to sellers. A subquery in the select list, so PostgreSQL computes it after order and limit, only
 * for the page's rows.
 */
const ofSales = (expression: string, condition = '') =>
  `(select ${expression} from postings p where p.store_id = s.id and p.audience = 'SELLER' and p.status = 'APROVADA'${condition})`;
const sumOf = (column: string, condition = '') => ofSales(`coalesce(sum(p.${column}), 0)::numeric(14,2)`, condition);

/** Stores with points earned and sales (document 001 §3 Store; domain rules §4.9 Stores list). */
export const storesList = defineList({
  name: 'stores',
  rowType: 'Store',
  description: 'Stores (Lojas) with their computed totals.',
  permission: 'store:list',
  from: 'stores s left join networks n on n.id = s.network_id',
  parts: ({ today }) => ({ today: dateSql(today) }),
  key: 's.id',
  search: 's.busca',
  where: ['s.excluido_em is null'],
  columns: {
    id: column.id('s.id', 'Id', { exported: false }),
    codigo: column.text('s.codigo', 'Código', { sortable: true, nullable: false }),
    nomeFantasia: column.text('s.nome_fantasia', 'Nome Fantasia', { sortable: true, nullable: false }),
    rede: column.text('n.nome', 'Rede', { sortable: true, nullable: false, description: 'Name of its network' }),
    networkId: column.id('s.network_id', 'Id da Rede', { nullable: false, exported: false }),
    razaoSocial: column.text('s.razao_social', 'Razão Social', { sortable: true, nullable: false }),
    cnpj: column.text('s.cnpj', 'CNPJ', { sortable: true, nullable: false, description: '14 characters, letters allowed' }),
    cnpjCddRevendaMaster: column.text('s.cnpj_cdd_revenda_master', 'CNPJ CD', { description: 'CNPJ of the distribution centre' }),
    telefone: column.text('s.telefone', 'Telefone'),
    celular: column.text('s.celular', 'Celular'),
    endCidade: column.text('s.end_cidade', 'Cidade', { sortable: true }),
    endRua: column.text('s.end_rua', 'Rua'),
    endNumero: column.text('s.end_numero', 'Número'),
    endComplemento: column.text('s.end_complemento', 'Complemento'),
    endBairro: column.text('s.end_bairro', 'Bairro'),
    endEstado: column.text('s.end_estado', 'Estado', { sortable: true }),
    endCep: column.text('s.end_cep', 'CEP'),
    email: column.text('s.email', 'E-mail'),
    responsavel: column.text('s.responsavel', 'Responsável', { sortable: true }),
    criadoEm: column.dateTime('s.criado_em', 'Cadastrada em', { sortable: true, nullable: false }),
    numeroParceiros: column.integer(
      '(select count(*) from sellers v where v.store_id = s.id and v.ativo and v.excluido_em is null)',
      'Nº Vendedores',
      { description: 'Active sellers', sortable: true, nullable: false },
    ),
    totalVendas: column.money(sumOf('total_venda'), 'Total Vendas', {
      description: 'Sum of approved sales',
      sortable: true,
      nullable: false,
    }),
    totalPontos: column.points(sumOf('total_pontos'), 'Pontuação Total', {
      description: 'Points earned, cancellations excluded',
      sortable: true,
      nullable: false,
    }),
    saldoPontos: {
      sql: `(select coalesce(sum(a.balance - ${lapsedSql('a.id', '{today}')}), 0)::numeric(14,2) from sellers v
        join accounts a on a.holder_type = 'SELLER' and a.holder_id = v.id and a.currency = 'PONTO'
        where v.store_id = s.id and v.excluido_em is null)`,
      type: 'points',
      title: 'Saldo de Pontos',
      description: 'Points that its sellers can spend today, less what they owe',
      sortable: true,
      nullable: false,
    },
    ultimaPontuacao: column.dateTime(ofSales('max(p.pontuado_em)'), 'Última Pontuação', { description: 'Last posting', sortable: true }),
    lancamentoRelatorio: column.points(sumOf('total_pontos', " and p.origem = 'PLANILHA'"), 'Lançamento Relatório', {
      description: 'Points of uploaded sales',
      sortable: true,
      nullable: false,
    }),
    lancamentoManual: column.points(sumOf('total_pontos', " and p.origem <> 'PLANILHA'"), 'Lançamento Manual', {
      description: 'Points posted by staff or sellers',
      sortable: true,
      nullable: false,
    }),
    tipoPontuacao: column.integer('s.tipo_pontuacao', 'Tipo de Pontuação', {
      words: SCORING_TYPE_LABELS,
      description: '0 Sistema, 1 Digitação, 2 Foto',
      sortable: true,
      nullable: false,
    }),
    fatorPontuacao: column.integer('s.fator_pontuacao', 'Fator de Pontuação', {
      description: '1 to 10, in force today',
      sortable: true,
      nullable: false,
    }),
    cenario: column.integer('s.cenario', 'Cenário', { words: SCENARIO_LABELS, description: '0 Inicial, 1 A, 2 B, 3 C', nullable: false }),
    ativo: column.boolean('s.ativo', 'Ativo', { sortable: true, nullable: false }),
    ativoClientes: column.boolean('s.ativo_clientes', 'Ativo Clientes', {
      description: 'Open to consumers',
      sortable: true,
      nullable: false,
    }),
    resgateLiberado: column.boolean('s.resgate_liberado', 'Resgate Liberado', {
      description: 'Whether its sellers may redeem',
      sortable: true,
      nullable: false,
    }),
  },
  filters: {
    ativo: { type: 'boolean', description: 'Only active or only inactive stores.', where: (value) => `s.ativo = ${value}` },
    networkId: { type: 'id', description: 'Stores of one network.', where: (value) => `s.network_id = ${value}` },
    rede: {
      type: 'text',
      replacedBy: 'networkId',
      description: 'Stores of the network of this name.',
      where: (value) => `s.network_id = (select id from networks where nome = ${value})`,
    },
    parada: {
      type: 'boolean',
      description: 'Only stores that sold in the 60 days before the last 14 and not since, or only the others.',
      where: (value, _given, scope) => `${quietStore(scope)} = ${value}`,
    },
    codigo: { type: 'text', description: 'The store with this code.', where: (value) => `s.codigo = ${value}` },
    cnpj: {
      type: 'text',
      description: 'The store with this CNPJ, masked or not.',
      where: (value) => `s.cnpj = upper(regexp_replace(${value}, '[^0-9A-Za-z]', '', 'g'))`,
    },
  },
  scope: (scope) => storesScope(scope, 's'),
  defaultSort: [{ column: 'nomeFantasia', direction: 'asc' }],
  fileName: 'lojas',
});
