import { fileColumnSql } from '../../../platform/files/file-url.ts';
import { dayFilters } from '../../../platform/lists/day-filters.ts';
import { defineList } from '../../../platform/lists/list.ts';
import { personal } from '../../../platform/lists/personal.ts';
import { postingScope } from './posting-scope.ts';
import { fiscalTypeSet } from './posting-sets.ts';

const created = dayFilters('p.criado_em');

/** Consumers' approved purchases (Pontuações cashback aprovadas, 001 §2 and §3 Cashback sale). */
export const cashbackPostingsList = defineList({
  name: 'cashbackPostings',
  rowType: 'CashbackPosting',
  description: 'Approved purchases of consumers and the cashback they gave.',
  permission: 'cashback:list',
  from: `postings p join consumers c on c.id = p.consumer_id join stores s on s.id = p.store_id join networks n on n.id = p.network_id
    left join campaigns k on k.id = p.campaign_id left join staff_users u on u.id = p.aprovado_por_id
    left join submissions sub on sub.id = p.submission_id left join stored_files f on f.id = sub.file_id`,
  countFrom: 'postings p',
  key: 'p.id',
  search: 'p.busca',
  digits: 'postings',
  maskedSearch: {
    text: "search_text(concat_ws(' ', p.parceiro_nome, p.revenda_nome, p.identificador))",
    cpf: '(select x.cpf from consumers x where x.id = p.consumer_id)',
  },
  where: ["p.status = 'APROVADA'", "p.audience = 'CONSUMER'"],
  columns: {
    id: { sql: 'p.id', type: 'id', title: 'Id', exported: false },
    cliente: { sql: 'p.parceiro_nome', type: 'text', title: 'Consumidor', sortable: true, nullable: false },
    cpf: personal('cpf', { sql: 'c.cpf', type: 'text', title: 'CPF', nullable: false }),
    cnpjLoja: { sql: 's.cnpj', type: 'text', title: 'CNPJ Loja', nullable: false },
    loja: { sql: 'p.revenda_nome', type: 'text', title: 'Loja', sortable: true, nullable: false },
    rede: { sql: 'n.nome', type: 'text', title: 'Rede', nullable: false },
    identificador: { sql: 'p.identificador', type: 'text', title: 'Número fiscal', sortable: true, nullable: false },
    tipoFiscal: { sql: 'p.tipo_fiscal', type: 'text', set: fiscalTypeSet, title: 'Tipo fiscal', nullable: false },
    totalVenda: { sql: 'p.total_venda', type: 'money', title: 'Total da venda', sortable: true, nullable: false },
    valorProdutosSW: { sql: 'p.valor_produtos_sw', type: 'money', title: 'Valor produtos SW', sortable: true, nullable: false },
    cashback: { sql: 'p.cashback', type: 'money', title: 'Cashback', sortable: true, nullable: false },
    percentual: {
      sql: '(p.percentual_cashback_pb / 100.0)::numeric(5,2)',
      type: 'decimal',
      title: 'Percentual',
      description: 'Percentage in force at the approval',
      nullable: false,
    },
    campanhaInicio: {
      sql: 'k.data_inicio',
      type: 'date',
      title: 'Campanha desde',
      description: 'Null while it is kept for one without a date',
    },
    realizadoEm: { sql: 'p.realizado_em', type: 'date', title: 'Realizado em', sortable: true, nullable: false },
    criadoEm: { sql: 'p.criado_em', type: 'dateTime', title: 'Aprovada em', sortable: true, nullable: false },
    atualizadoEm: {
      sql: 'coalesce(p.cancelado_em, p.criado_em)',
      type: 'dateTime',
      title: 'Atualizada em',
      nullable: false,
      exported: false,
    },
    venceEm: { sql: 'p.vence_em', type: 'date', title: 'Vence em', sortable: true, nullable: false },
    aprovadoPor: { sql: 'u.nome', type: 'text', title: 'Aprovado por' },
    submissionId: { sql: 'p.submission_id', type: 'id', nullable: true, title: 'Nota', exported: false },
    linkArquivo: { sql: fileColumnSql('f'), type: 'file', title: 'Arquivo', exported: false },
    tipoArquivo: { sql: 'f.tipo_arquivo', type: 'text', title: 'Tipo de arquivo', exported: false },
  },
  filters: {
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `p.network_id = ${value}` },
    storeId: { type: 'id', description: 'Of one store.', where: (value) => `p.store_id = ${value}` },
    consumerId: { type: 'id', description: 'Of one consumer.', where: (value) => `p.consumer_id = ${value}` },
    rede: {
      type: 'text',
      description: 'Name of a network.',
      where: (value) => `p.network_id = (select id from networks where nome = ${value})`,
    },
    cpf: {
      type: 'text',
      description: 'CPF of one consumer, digits only.',
      where: (value) => `p.consumer_id = (select id from consumers where cpf = ${value})`,
    },
    dataInicial: { type: 'date', description: 'Approved on this day or later.', where: created.from },
    dataFinal: { type: 'date', description: 'Approved on this day or earlier.', where: created.to },
  },
  scope: postingScope,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'cashback_aprovadas',
});
