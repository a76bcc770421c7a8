import { fileColumnSql } from '../../../platform/files/file-url.ts';
import { column } from '../../../platform/lists/column.ts';
import { defineList } from '../../../platform/lists/list.ts';
import { personal } from '../../../platform/lists/personal.ts';
import { APPROVED_BY, IS_AUTOMATIC } from './automatic.ts';
import { postingScope } from './posting-scope.ts';
import { fiscalTypeSet } from './posting-sets.ts';

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
    id: column.id('p.id', 'Id', { exported: false }),
    cliente: column.text('p.parceiro_nome', 'Consumidor', { sortable: true, nullable: false }),
    cpf: personal('cpf', column.text('c.cpf', 'CPF', { nullable: false })),
    cnpjLoja: column.text('s.cnpj', 'CNPJ Loja', { nullable: false }),
    loja: column.text('p.revenda_nome', 'Loja', { sortable: true, nullable: false }),
    rede: column.text('n.nome', 'Rede', { nullable: false }),
    identificador: column.text('p.identificador', 'Número fiscal', { sortable: true, nullable: false }),
    tipoFiscal: column.text('p.tipo_fiscal', 'Tipo fiscal', { set: fiscalTypeSet, nullable: false }),
    totalVenda: column.money('p.total_venda', 'Total da venda', { sortable: true, nullable: false }),
    valorProdutosSW: column.money('p.valor_produtos_sw', 'Valor produtos SW', { sortable: true, nullable: false }),
    cashback: column.money('p.cashback', 'Cashback', { sortable: true, nullable: false }),
    percentual: column.decimal('(p.percentual_cashback_pb / 100.0)::numeric(5,2)', 'Percentual', {
      description: 'Percentage in force at the approval',
      nullable: false,
    }),
    campanhaInicio: column.date('k.data_inicio', 'Campanha desde', { description: 'Null while it is kept for one without a date' }),
    realizadoEm: column.date('p.realizado_em', 'Realizado em', { sortable: true, nullable: false }),
    criadoEm: column.dateTime('p.criado_em', 'Aprovada em', { sortable: true, nullable: false }),
    atualizadoEm: column.dateTime('coalesce(p.cancelado_em, p.criado_em)', 'Atualizada em', { nullable: false, exported: false }),
    venceEm: column.date('p.vence_em', 'Vence em', { sortable: true, nullable: false }),
    aprovadoPor: column.text(APPROVED_BY, 'Aprovado por'),
    automatica: column.boolean(IS_AUTOMATIC, 'Automática', {
      description: 'Credited without a reviewer',
      nullable: false,
      exported: false,
    }),
    submissionId: column.id('p.submission_id', 'Nota', { nullable: true, exported: false }),
    linkArquivo: column.file(fileColumnSql('f'), 'Arquivo', { exported: false }),
    tipoArquivo: column.text('f.tipo_arquivo', 'Tipo de arquivo', { exported: false }),
  },
  filters: {
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `p.network_id = ${value}` },
    storeId: { type: 'id', description: 'Of one store.', where: (value) => `p.store_id = ${value}` },
    consumerId: { type: 'id', description: 'Of one consumer.', where: (value) => `p.consumer_id = ${value}` },
    rede: {
      type: 'text',
      replacedBy: 'networkId',
      description: 'Name of a network.',
      where: (value) => `p.network_id = (select id from networks where nome = ${value})`,
    },
    cpf: {
      type: 'text',
      description: 'CPF of one consumer, digits only.',
      where: (value) => `p.consumer_id = (select id from consumers where cpf = ${value})`,
    },
  },
  periods: { criadoEm: ['dataInicial', 'dataFinal'] },
  scope: postingScope,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'cashback_aprovadas',
});
