import { sexSet } from '../../platform/graphql/sex.ts';
import { dateSql } from '../../platform/lists/as-asked.ts';
import { defineList, type ListColumn } from '../../platform/lists/list.ts';
import { reachSql } from '../../platform/lists/staff-scope.ts';
import { shownSql } from '../ledger/index.ts';
import { sellersScope } from './sellers-scope.ts';

const text = (sql: string, title: string, options: Partial<ListColumn> = {}): ListColumn => ({ sql, type: 'text', title, ...options });

/** A figure over the seller's approved sales in stores of the reader's reach, computed after order and limit, so only for the page's rows. */
const ofSales = (expression: string) =>
  `(select ${expression} from postings p where p.seller_id = v.id and p.audience = 'SELLER' and p.status = 'APROVADA' and {ownSales})`;

/** Sellers (Vendedores Lojas) with their points (document 001 §3 Seller). */
export const sellersList = defineList({
  name: 'sellers',
  rowType: 'Seller',
  description: 'Sellers of stores (Vendedores Lojas) with their points.',
  permission: 'seller:list',
  from: `sellers v left join stores s on s.id = v.store_id
    left join accounts a on a.holder_type = 'SELLER' and a.holder_id = v.id and a.currency = 'PONTO'`,
  countFrom: 'sellers v left join stores s on s.id = v.store_id',
  parts: ({ actor, today }) => ({
    today: dateSql(today),
    ownSales: reachSql({ actor }, { store: 'p.store_id', network: 'p.network_id' }),
  }),
  key: 'v.id',
  search: 'v.busca',
  digits: 'sellers',
  where: ['v.excluido_em is null'],
  columns: {
    id: { sql: 'v.id', type: 'id', title: 'Id', exported: false },
    nome: text('v.nome', 'Nome', { sortable: true, nullable: false }),
    cpf: text('v.cpf', 'CPF', { sortable: true, nullable: false }),
    celular: text('v.celular', 'Celular'),
    telefone: text('v.telefone', 'Telefone'),
    email: text('v.email', 'E-mail', { sortable: true }),
    dataNascimento: { sql: 'v.data_nascimento', type: 'date', title: 'Data de Nascimento', sortable: true },
    sexo: text('v.sexo', 'Sexo', { set: sexSet }),
    endRua: text('v.end_rua', 'Rua'),
    endNumero: text('v.end_numero', 'Número'),
    endComplemento: text('v.end_complemento', 'Complemento'),
    endBairro: text('v.end_bairro', 'Bairro'),
    endCidade: text('v.end_cidade', 'Cidade', { sortable: true }),
    endEstado: text('v.end_estado', 'Estado', { sortable: true }),
    endCep: text('v.end_cep', 'CEP'),
    hobby: text('v.hobby', 'Hobby'),
    revenda: text('s.nome_fantasia', 'Loja', { sortable: true, nullable: false, description: 'Name of the store' }),
    codRevenda: text('s.codigo', 'Código Loja', { sortable: true, nullable: false, description: 'Code of the store' }),
    cnpjRevenda: text('s.cnpj', 'CNPJ Loja', { sortable: true, nullable: false, description: 'CNPJ of the store' }),
    cnpjCddRevendaMaster: text('s.cnpj_cdd_revenda_master', 'CNPJ CD', { description: 'CNPJ of the distribution centre' }),
    storeId: { sql: 'v.store_id', type: 'id', title: 'Id da Loja', nullable: false, exported: false },
    totalPontos: {
      sql: ofSales('coalesce(sum(p.total_pontos), 0)::numeric(14,2)'),
      type: 'points',
      title: 'Pontuação Total',
      description: 'Points earned, cancellations excluded',
      sortable: true,
      nullable: false,
    },
    saldoPontos: {
      sql: shownSql('a', '{today}'),
      type: 'points',
      title: 'Saldo de Pontos',
      description: 'Points that can be spent today, less what is owed',
      sortable: true,
      nullable: false,
    },
    ultimaPontuacao: {
      sql: ofSales('max(p.pontuado_em)'),
      type: 'dateTime',
      title: 'Última Pontuação',
      description: 'Last posting',
      sortable: true,
    },
    ultimoAcessoEm: { sql: 'v.ultimo_acesso_em', type: 'dateTime', title: 'Último Acesso', sortable: true },
    quemIndicou: text('v.quem_indicou', 'Quem Indicou', { sortable: true }),
    aceitouRegulamento: {
      sql: '(v.aceitou_regulamento_em is not null)',
      type: 'boolean',
      title: 'Aceitou Regulamento',
      sortable: true,
      nullable: false,
    },
    ativo: { sql: 'v.ativo', type: 'boolean', title: 'Ativo', sortable: true, nullable: false },
    criadoEm: { sql: 'v.criado_em', type: 'dateTime', title: 'Cadastrado em', sortable: true, nullable: false },
  },
  filters: {
    ativo: { type: 'boolean', description: 'Only active or only inactive sellers.', where: (value) => `v.ativo = ${value}` },
    networkId: { type: 'id', description: 'Sellers of the stores of one network.', where: (value) => `s.network_id = ${value}` },
    rede: {
      type: 'text',
      description: 'Sellers of the network of this name.',
      where: (value) => `s.network_id = (select id from networks where nome = ${value})`,
    },
    storeId: { type: 'id', description: 'Sellers of one store.', where: (value) => `v.store_id = ${value}` },
    cpf: {
      type: 'text',
      description: 'The seller with this CPF, masked or not.',
      where: (value) => `v.cpf = regexp_replace(${value}, '[^0-9]', '', 'g')`,
    },
  },
  scope: (scope) => sellersScope(scope, 'v', 's'),
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'parceiros',
});
