import { defineList, type ScopeContext } from '../../platform/lists/list.ts';
import { personal } from '../../platform/lists/personal.ts';
import { cancellationColumns, redemptionStatusSet, UNDER_WAY } from '../audiences/index.ts';
import { buyersScope } from '../consumers/index.ts';
import { batchesScope } from './batch-file.ts';
import { type PayoutStage, STATES_OF_STAGE } from './payout.rules.ts';
import { payoutStageSet, payoutStateSet, pixKeyTypeSet } from './payout-sets.ts';

/** Consumers' redemptions belong to no store or network: staff see those of consumers who bought within their reach. */
function scope({ actor, bind }: ScopeContext): string[] {
  if (actor.kind === 'consumer') return [`x.consumer_id = ${bind(actor.id)}`];
  return actor.kind === 'system' || actor.kind === 'staff' ? buyersScope({ actor, bind }, 'x.consumer_id') : ['false'];
}

const columns = {
  id: { sql: 'x.id', type: 'id', title: 'Id', sortable: true },
  redemptionCode: { sql: 'x.redemption_code', type: 'text', title: 'Código', sortable: true, nullable: false },
  premio: { sql: 'x.premio', type: 'text', title: 'Prêmio', sortable: true, nullable: false },
  qtde: { sql: 'x.qtde', type: 'integer', title: 'Qtde', nullable: false },
  obs: { sql: 'x.obs', type: 'text', title: 'Observação' },
  pontosGastos: { sql: 'x.pontos_gastos', type: 'money', title: 'Valor', sortable: true, nullable: false },
  status: { sql: 'x.status', type: 'integer', set: redemptionStatusSet, title: 'Status', sortable: true, nullable: false },
  resgatadoEm: { sql: 'x.resgatado_em', type: 'dateTime', title: 'Resgatado em', sortable: true, nullable: false },
  dataEntrega: { sql: 'x.data_entrega', type: 'date', title: 'Data de Entrega', sortable: true },
  prazoEntrega: {
    sql: 'x.prazo_entrega',
    type: 'date',
    title: 'Prazo',
    description: 'Day until which it is paid',
    sortable: true,
    nullable: false,
  },
  idCliente: {
    sql: 'x.consumer_id',
    type: 'id',
    title: 'Titular',
    description: 'Id of the consumer',
    nullable: false,
    exported: false,
  },
} as const;

/** Resgates Consumidor (document 001 §2, §3), each with its payment. */
export const consumerRedemptionsList = defineList({
  name: 'consumerRedemptions',
  rowType: 'ConsumerRedemption',
  description: 'Redemptions of cashback and where their payments stand.',
  permission: 'redemption:list',
  from: `redemptions x join consumers c on c.id = x.consumer_id left join payouts o on o.redemption_id = x.id
    left join campaigns k on k.id = x.campaign_id left join system_settings s on s.id = 1`,
  countFrom: 'redemptions x left join payouts o on o.redemption_id = x.id',
  key: 'x.id',
  search: 'x.busca',
  digits: 'redemptions',
  maskedSearch: {
    text: "search_text(concat_ws(' ', x.titular_nome, x.redemption_code))",
    cpf: '(select h.cpf from consumers h where h.id = x.consumer_id)',
  },
  where: ["x.audience = 'CONSUMER'"],
  parts: ({ actor }) => ({ reader: actor.kind === 'staff' ? String(actor.id) : 'null' }),
  columns: {
    ...columns,
    cliente: { sql: 'x.titular_nome', type: 'text', title: 'Consumidor', sortable: true, nullable: false },
    cpfCliente: personal('cpf', { sql: 'c.cpf', type: 'text', title: 'CPF', nullable: false }),
    cidadeCliente: { sql: 'c.end_cidade', type: 'text', title: 'Cidade', sortable: true },
    saldoAnterior: { sql: 'x.saldo_anterior', type: 'money', title: 'Saldo Anterior', sortable: true, nullable: false },
    campanhaInicio: { sql: 'k.data_inicio', type: 'date', title: 'Campanha desde' },
    tipoChavePix: { sql: 'x.tipo_chave_pix', type: 'text', set: pixKeyTypeSet, title: 'Tipo de chave' },
    chavePix: {
      sql: 'mask_pix_key(x.tipo_chave_pix, x.chave_pix)',
      type: 'text',
      title: 'Chave PIX',
      description: 'PIX key that receives the payment, masked',
    },
    estado: {
      sql: 'o.estado',
      type: 'text',
      set: payoutStateSet,
      title: 'Pagamento',
      sortable: true,
    },
    retidoAte: { sql: 'o.retido_ate', type: 'dateTime', title: 'Retido até', description: 'First payment to this key' },
    lote: { sql: 'o.batch_id', type: 'id', title: 'Lote', nullable: true, sortable: true },
    motivo: { sql: 'o.motivo', type: 'text', title: 'Motivo do banco' },
    estornoMotivo: { sql: 'o.estorno_motivo', type: 'text', title: 'Motivo do estorno', description: 'Why a payment is taken back' },
    duasPessoas: {
      sql: 'x.pontos_gastos > s.pagamento_uma_pessoa',
      type: 'boolean',
      title: 'Duas pessoas',
      description: 'Whether approval and payment are two people',
      exported: false,
    },
    proprio: {
      sql: `exists (select from staff_users own where own.id = {reader}
        and (own.cpf = c.cpf or (x.tipo_chave_pix = 'CPF' and own.cpf = x.chave_pix)))`,
      type: 'boolean',
      title: 'Próprio',
      description: 'Whether it pays the reader, who then decides nothing about it',
      exported: false,
      nullable: false,
    },
    aprovadoPorId: {
      sql: 'o.aprovado_por_id',
      type: 'id',
      nullable: true,
      title: 'Aprovado por',
      description: 'Id of the approver',
      exported: false,
    },
    pagoPorId: {
      sql: 'o.pago_por_id',
      type: 'id',
      nullable: true,
      title: 'Pago por',
      description: "Id of who paid by hand or read the bank's return",
      exported: false,
    },
    estornoPorId: {
      sql: 'o.estorno_por_id',
      type: 'id',
      nullable: true,
      title: 'Estorno pedido por',
      description: 'Id of who asked to take it back',
      exported: false,
    },
    versao: {
      sql: 'x.versao',
      type: 'integer',
      title: 'Versão',
      description: 'Goes back with a change, which is refused when it is old',
      exported: false,
      nullable: false,
    },
  },
  filters: {
    status: {
      type: 'integer',
      set: redemptionStatusSet,
      description: 'Redemptions of one status.',
      where: (value) => `x.status = ${value}`,
    },
    estado: {
      type: 'text',
      set: payoutStateSet,
      description: 'Redemptions whose payment stands so.',
      where: (value) => `o.estado = ${value}`,
    },
    etapa: {
      type: 'text',
      set: payoutStageSet,
      description: 'Redemptions whose payment is in this step.',
      where: (_placeholder, value) => `o.estado in (${STATES_OF_STAGE[value as PayoutStage].map((state) => `'${state}'`).join(', ')})`,
    },
    consumerId: { type: 'id', description: 'Of one consumer.', where: (value) => `x.consumer_id = ${value}` },
    lote: { type: 'id', description: 'Payments of one batch.', where: (value) => `o.batch_id = ${value}` },
  },
  periods: { resgatadoEm: ['de', 'ate'] },
  scope,
  defaultSort: [{ column: 'resgatadoEm', direction: 'desc' }],
  fileName: 'resgates_consumidor',
});

/** A consumer's Meus Resgates (document 002 §2). */
export const ownConsumerRedemptionsList = defineList({
  name: 'ownConsumerRedemptions',
  rowType: 'OwnConsumerRedemption',
  description: 'Redemptions of cashback of the signed-in consumer.',
  permission: 'consumerRedemption:listOwn',
  from: 'redemptions x left join payouts o on o.redemption_id = x.id',
  countFrom: 'redemptions x',
  key: 'x.id',
  search: 'x.busca',
  where: ["x.audience = 'CONSUMER'"],
  columns: {
    ...columns,
    chavePix: {
      sql: 'mask_pix_key(x.tipo_chave_pix, x.chave_pix)',
      type: 'text',
      title: 'Chave PIX',
      description: 'PIX key that receives the payment, masked',
    },
    estado: { sql: 'o.estado', type: 'text', set: payoutStateSet, title: 'Pagamento', description: 'State of the payment' },
    motivo: { sql: 'o.motivo', type: 'text', title: 'Motivo do banco' },
    ...cancellationColumns,
  },
  filters: { aCaminho: UNDER_WAY },
  scope: (context) => (context.actor.kind === 'consumer' ? scope(context) : ['false']),
  defaultSort: [{ column: 'resgatadoEm', direction: 'desc' }],
});

/** Payment files, newest first. */
export const payoutBatchesList = defineList({
  name: 'payoutBatches',
  rowType: 'PayoutBatch',
  description: 'Files of PIX payments handed to the bank.',
  permission: 'payout:manage',
  from: `payout_batches b join staff_users u on u.id = b.gerado_por_id
    left join lateral (select count(*)::int as abertos from payouts o where o.batch_id = b.id and o.estado = 'EM_LOTE') r on true`,
  countFrom: 'payout_batches b',
  key: 'b.id',
  columns: {
    id: { sql: 'b.id', type: 'id', title: 'Lote', sortable: true },
    quantidade: { sql: 'b.quantidade', type: 'integer', title: 'Resgates', nullable: false },
    total: { sql: 'b.total', type: 'money', title: 'Total', nullable: false },
    abertos: {
      sql: 'r.abertos',
      type: 'integer',
      title: 'Sem retorno',
      description: 'Payments that the bank has not answered',
      nullable: false,
    },
    geradoEm: { sql: 'b.gerado_em', type: 'dateTime', title: 'Gerado em', sortable: true, nullable: false },
    geradoPor: { sql: 'u.nome', type: 'text', title: 'Gerado por', nullable: false },
  },
  scope: batchesScope,
  defaultSort: [{ column: 'geradoEm', direction: 'desc' }],
  fileName: 'lotes_pix',
});
