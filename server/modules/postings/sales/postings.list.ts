import { fileColumnSql } from '../../../platform/files/file-url.ts';
import { column } from '../../../platform/lists/column.ts';
import { defineList } from '../../../platform/lists/list.ts';
import { APPROVED_BY, IS_AUTOMATIC } from './automatic.ts';
import { postingDays, postingTotal } from './posting-counts.ts';
import { postingScope } from './posting-scope.ts';
import { fiscalTypeSet, postingOriginSet, postingStatusSet } from './posting-sets.ts';

const columns = {
  id: column.id('p.id', 'Id', { exported: false }),
  parceiro: column.text('p.parceiro_nome', 'Vendedor Loja', { sortable: true, nullable: false }),
  revenda: column.text('p.revenda_nome', 'Loja', { sortable: true, nullable: false }),
  cidade: column.text('s.end_cidade', 'Cidade'),
  rede: column.text('n.nome', 'Rede', { nullable: false }),
  identificador: column.text('p.identificador', 'Número fiscal', { sortable: true, nullable: false }),
  tipoFiscal: column.text('p.tipo_fiscal', 'Tipo fiscal', { set: fiscalTypeSet, nullable: false }),
  origem: column.text('p.origem', 'Origem', { set: postingOriginSet, nullable: false }),
  totalPontos: column.points('p.total_pontos', 'Total de pontos', { sortable: true, nullable: false }),
  pontosLimitados: column.points('p.pontos_limitados', 'Pontos acima do limite', { nullable: false }),
  totalVenda: column.money('p.total_venda', 'Total da venda', { sortable: true, nullable: false }),
  valorCusto: column.money('p.valor_custo', 'Valor custo', { sortable: true, nullable: false }),
  realizadoEm: column.date('p.realizado_em', 'Realizado em', { sortable: true, nullable: false }),
  pontuadoEm: column.dateTime('p.pontuado_em', 'Pontuado em', { sortable: true, nullable: false }),
  criadoEm: column.dateTime('p.criado_em', 'Criado em', { sortable: true, nullable: false, exported: false }),
  venceEm: column.date('p.vence_em', 'Vence em', { sortable: true, nullable: false }),
  status: column.text('p.status', 'Situação', { set: postingStatusSet, nullable: false }),
  aprovadoPor: column.text(APPROVED_BY, 'Aprovado por'),
  automatica: column.boolean(IS_AUTOMATIC, 'Automática', { description: 'Credited without a reviewer', nullable: false, exported: false }),
  submissionId: column.id('p.submission_id', 'Nota', { nullable: true, exported: false }),
  linkArquivo: column.file(fileColumnSql('f'), 'Arquivo', { exported: false }),
  tipoArquivo: column.text('f.tipo_arquivo', 'Tipo de arquivo', { exported: false }),
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
      replacedBy: 'networkId',
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
      replacedBy: 'storeId',
      description: 'CNPJ of one store.',
      where: (value) => `p.store_id = (select id from stores where cnpj = ${value})`,
    },
  },
  periods: { criadoEm: ['dataInicial', 'dataFinal'], realizadoEm: ['vendaInicial', 'vendaFinal'] },
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
    valorProdutosSW: column.money('p.valor_produtos_sw', 'Valor produtos SW'),
    cashback: column.money('p.cashback', 'Cashback', { description: 'Of a purchase' }),
    percentualCashback: column.decimal('(p.percentual_cashback_pb / 100.0)::numeric(5,2)', 'Percentual de cashback', {
      description: 'In force at the approval',
    }),
    realizadoEm: columns.realizadoEm,
    pontuadoEm: columns.pontuadoEm,
    venceEm: columns.venceEm,
    automatica: columns.automatica,
    linkArquivo: columns.linkArquivo,
    tipoArquivo: columns.tipoArquivo,
    submissionId: column.id('p.submission_id', 'Nota', { nullable: true, description: 'Receipt it came from', exported: false }),
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
