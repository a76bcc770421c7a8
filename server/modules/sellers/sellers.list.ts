import { sexSet } from '../../platform/graphql/sex.ts';
import { dateSql } from '../../platform/lists/as-asked.ts';
import { addressColumns, column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { reachSql } from '../../platform/lists/staff-scope.ts';
import { shownSql } from '../ledger/index.ts';
import { sellersScope } from './sellers-scope.ts';

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
    id: column.id('v.id', 'Id', { exported: false }),
    nome: column.text('v.nome', 'Nome', { sortable: true, nullable: false }),
    cpf: column.text('v.cpf', 'CPF', { sortable: true, nullable: false }),
    celular: column.text('v.celular', 'Celular'),
    telefone: column.text('v.telefone', 'Telefone'),
    email: column.text('v.email', 'E-mail', { sortable: true }),
    dataNascimento: column.date('v.data_nascimento', 'Data de Nascimento', { sortable: true }),
    sexo: column.text('v.sexo', 'Sexo', { set: sexSet }),
    ...addressColumns('v'),
    hobby: column.text('v.hobby', 'Hobby'),
    revenda: column.text('s.nome_fantasia', 'Loja', { sortable: true, nullable: false, description: 'Name of the store' }),
    codRevenda: column.text('s.codigo', 'Código Loja', { sortable: true, nullable: false, description: 'Code of the store' }),
    cnpjRevenda: column.text('s.cnpj', 'CNPJ Loja', { sortable: true, nullable: false, description: 'CNPJ of the store' }),
    cnpjCddRevendaMaster: column.text('s.cnpj_cdd_revenda_master', 'CNPJ CD', { description: 'CNPJ of the distribution centre' }),
    storeId: column.id('v.store_id', 'Id da Loja', { nullable: false, exported: false }),
    totalPontos: column.points(ofSales('coalesce(sum(p.total_pontos), 0)::numeric(14,2)'), 'Pontuação Total', {
      description: 'Points earned, cancellations excluded',
      sortable: true,
      nullable: false,
    }),
    saldoPontos: column.points(shownSql('a', '{today}'), 'Saldo de Pontos', {
      description: 'Points that can be spent today, less what is owed',
      sortable: true,
      nullable: false,
    }),
    ultimaPontuacao: column.dateTime(ofSales('max(p.pontuado_em)'), 'Última Pontuação', { description: 'Last posting', sortable: true }),
    ultimoAcessoEm: column.dateTime('v.ultimo_acesso_em', 'Último Acesso', { sortable: true }),
    quemIndicou: column.text('v.quem_indicou', 'Quem Indicou', { sortable: true }),
    aceitouRegulamento: column.boolean('terms_accepted(v.aceitou_regulamento_em)', 'Aceitou Regulamento', {
      sortable: true,
      nullable: false,
    }),
    ativo: column.boolean('v.ativo', 'Ativo', { sortable: true, nullable: false }),
    criadoEm: column.dateTime('v.criado_em', 'Cadastrado em', { sortable: true, nullable: false }),
  },
  filters: {
    ativo: { type: 'boolean', description: 'Only active or only inactive sellers.', where: (value) => `v.ativo = ${value}` },
    networkId: { type: 'id', description: 'Sellers of the stores of one network.', where: (value) => `s.network_id = ${value}` },
    rede: {
      type: 'text',
      replacedBy: 'networkId',
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
