import { fileColumnSql } from '../../../platform/files/file-url.ts';
import { dayFilters } from '../../../platform/lists/day-filters.ts';
import { defineList } from '../../../platform/lists/list.ts';
import { postingDays, postingTotal } from './posting-counts.ts';
import { postingScope } from './posting-scope.ts';
import { fiscalTypeSet, postingOriginSet, postingStatusSet } from './posting-sets.ts';

const created = dayFilters('p.criado_em');

const columns = {
  id: { sql: 'p.id', type: 'id', title: 'Id', exported: false },
  parceiro: { sql: 'p.parceiro_nome', type: 'text', title: 'Vendedor Loja', sortable: true, nullable: false },
  revenda: { sql: 'p.revenda_nome', type: 'text', title: 'Loja', sortable: true, nullable: false },
  cidade: { sql: 's.end_cidade', type: 'text', title: 'Cidade' },
  rede: { sql: 'n.nome', type: 'text', title: 'Rede', nullable: false },
  identificador: { sql: 'p.identificador', type: 'text', title: 'Número fiscal', sortable: true, nullable: false },
  tipoFiscal: { sql: 'p.tipo_fiscal', type: 'text', set: fiscalTypeSet, title: 'Tipo fiscal', nullable: false },
  origem: { sql: 'p.origem', type: 'text', set: postingOriginSet, title: 'Origem', nullable: false },
  totalPontos: { sql: 'p.total_pontos', type: 'points', title: 'Total de pontos', sortable: true, nullable: false },
  pontosLimitados: { sql: 'p.pontos_limitados', type: 'points', title: 'Pontos acima do limite', nullable: false },
  totalVenda: { sql: 'p.total_venda', type: 'money', title: 'Total da venda', sortable: true, nullable: false },
  valorCusto: { sql: 'p.valor_custo', type: 'money', title: 'Valor custo', sortable: true, nullable: false },
  realizadoEm: { sql: 'p.realizado_em', type: 'date', title: 'Realizado em', sortable: true, nullable: false },
  pontuadoEm: { sql: 'p.pontuado_em', type: 'dateTime', title: 'Pontuado em', sortable: true, nullable: false },
  criadoEm: { sql: 'p.criado_em', type: 'dateTime', title: 'Criado em', sortable: true, nullable: false, exported: false },
  venceEm: { sql: 'p.vence_em', type: 'date', title: 'Vence em', sortable: true, nullable: false },
  status: { sql: 'p.status', type: 'text', set: postingStatusSet, title: 'Situação', nullable: false },
  aprovadoPor: { sql: 'u.nome', type: 'text', title: 'Aprovado por' },
  submissionId: { sql: 'p.submission_id', type: 'id', nullable: true, title: 'Nota', exported: false },
  linkArquivo: { sql: fileColumnSql('f'), type: 'file', title: 'Arquivo', exported: false },
  tipoArquivo: { sql: 'f.tipo_arquivo', type: 'text', title: 'Tipo de arquivo', exported: false },
} as const;

const FROM = `postings p left join stores s on s.id = p.store_id left join networks n on n.id = p.network_id
  left join staff_users u on u.id = p.aprovado_por_id left join submissions sub on sub.id = p.submission_id left join stored_files f on f.id = sub.file_id`;

/** Approved postings of sellers (Pontuações, 001 §2). */
export const postingsList = defineList({
  name: 'postings',
  rowType: 'Posting',
  description: 'Approved sales of sellers and the points they earned.',
  permission: 'posting:list',
  exportPermission: 'posting:export',
  from: FROM,
  // Counting needs none of the joins: name filters are resolved to the network's id first.
  countFrom: 'postings p',
  key: 'p.id',
  search: 'p.busca',
  digits: 'postings',
  where: ["p.status = 'APROVADA'", "p.audience = 'SELLER'"],
  columns,
  filters: {
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `p.network_id = ${value}` },
    storeId: { type: 'id', description: 'Of one store.', where: (value) => `p.store_id = ${value}` },
    sellerId: { type: 'id', description: 'Of one seller.', where: (value) => `p.seller_id = ${value}` },
    rede: {
      type: 'text',
      description: 'Name of a network.',
      where: (value) => `p.network_id = (select id from networks where nome = ${value})`,
    },
    cpf: {
      type: 'text',
      description: 'CPF of one seller, digits only.',
      where: (value) => `p.seller_id = (select id from sellers where cpf = ${value})`,
    },
    revenda: {
      type: 'text',
      description: 'CNPJ of one store.',
      where: (value) => `p.store_id = (select id from stores where cnpj = ${value})`,
    },
    dataInicial: { type: 'date', description: 'Recorded on this day or later.', where: created.from },
    dataFinal: { type: 'date', description: 'Recorded on this day or earlier.', where: created.to },
    vendaInicial: { type: 'date', description: 'Sold on this day or later.', where: (value) => `p.realizado_em >= ${value}` },
    vendaFinal: { type: 'date', description: 'Sold on this day or earlier.', where: (value) => `p.realizado_em <= ${value}` },
  },
  scope: postingScope,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'pontuacoes',
  fastTotal: postingTotal,
  fastDays: { column: 'criadoEm', rows: postingDays },
});

/** The signed-in seller's or consumer's approved postings: the statement (002 §2, Points statement). */
export const ownPostingsList = defineList({
  name: 'ownPostings',
  rowType: 'OwnPosting',
  description: 'Approved sales of the signed-in seller or consumer.',
  permission: 'posting:listOwn',
  from: FROM,
  key: 'p.id',
  where: ["p.status = 'APROVADA'"],
  columns: {
    id: columns.id,
    identificador: columns.identificador,
    totalPontos: columns.totalPontos,
    pontosLimitados: columns.pontosLimitados,
    totalVenda: columns.totalVenda,
    valorProdutosSW: { sql: 'p.valor_produtos_sw', type: 'money', title: 'Valor produtos SW' },
    cashback: { sql: 'p.cashback', type: 'money', title: 'Cashback', description: 'Of a purchase' },
    percentualCashback: {
      sql: '(p.percentual_cashback_pb / 100.0)::numeric(5,2)',
      type: 'decimal',
      title: 'Percentual de cashback',
      description: 'In force at the approval',
    },
    realizadoEm: columns.realizadoEm,
    pontuadoEm: columns.pontuadoEm,
    venceEm: columns.venceEm,
    linkArquivo: columns.linkArquivo,
    tipoArquivo: columns.tipoArquivo,
    submissionId: {
      sql: 'p.submission_id',
      type: 'id',
      nullable: true,
      title: 'Nota',
      description: 'Receipt it came from',
      exported: false,
    },
  },
  scope: postingScope,
  defaultSort: [{ column: 'pontuadoEm', direction: 'desc' }],
});

/** One seller's statement for staff: any level, within its scope (001 §7, GET /api/pontuacoes/{cpf}). */
export const sellerPostingsList = defineList({
  name: 'sellerPostings',
  rowType: 'SellerPosting',
  description: 'Approved sales of one seller, for the staff.',
  permission: 'posting:listOfSeller',
  from: FROM,
  key: 'p.id',
  search: 'p.busca',
  where: ["p.status = 'APROVADA'", "p.audience = 'SELLER'"],
  columns,
  filters: {
    cpf: {
      type: 'text',
      description: 'CPF of the seller, digits only.',
      where: (value) => `p.seller_id = (select id from sellers where cpf = ${value})`,
    },
  },
  scope: postingScope,
  defaultSort: [{ column: 'pontuadoEm', direction: 'desc' }],
  fileName: 'pontuacoes_vendedor',
});
