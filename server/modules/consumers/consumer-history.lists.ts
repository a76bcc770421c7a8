import { dateSql } from '../../platform/lists/as-asked.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList, type List, type ListFilter } from '../../platform/lists/list.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { redemptionStatusSet } from '../audiences/index.ts';
import { entryTypeSet } from '../ledger/index.ts';
import { consumersScope } from './consumers-scope.ts';

const ofConsumer = (column: string): Record<string, ListFilter> => ({
  consumerId: { type: 'id', description: 'Of one consumer.', where: (value) => `${column} = ${value}` },
});

/** Staff only, for consumers they may see; `more` filters by store where rows have one. */
const scopeOf = (more: NonNullable<List['scope']> = () => []): NonNullable<List['scope']> => {
  return (scope) => {
    const { actor } = scope;
    if (actor.kind === 'system') return [];
    if (actor.kind !== 'staff') return ['false'];
    return [...consumersScope(scope, 'c'), ...more(scope)];
  };
};

/** A consumer's approved purchases, on the detail page (document 001 §2 consumidor/{id}). */
export const consumerSalesList = defineList({
  name: 'consumerSales',
  rowType: 'ConsumerSale',
  description: 'Approved purchases of consumers with their value in SW products.',
  permission: 'consumer:list',
  from: 'postings p join consumers c on c.id = p.consumer_id join stores s on s.id = p.store_id',
  key: 'p.id',
  where: ["p.audience = 'CONSUMER'", "p.status = 'APROVADA'", 'c.excluido_em is null'],
  columns: {
    id: column.id('p.id', 'Id', { exported: false }),
    identificador: column.text('p.identificador', 'Nº Fiscal', { nullable: false }),
    loja: column.text('s.nome_fantasia', 'Loja', { nullable: false }),
    totalVenda: column.money('p.total_venda', 'Total da Venda', { sortable: true, nullable: false }),
    valorProdutosSW: column.money('p.valor_produtos_sw', 'Produtos SW', { sortable: true }),
    realizadoEm: column.date('p.realizado_em', 'Data da Compra', { sortable: true, nullable: false }),
    pontuadoEm: column.dateTime('p.pontuado_em', 'Aprovada em', { sortable: true, nullable: false }),
  },
  filters: ofConsumer('p.consumer_id'),
  scope: scopeOf((scope) => staffScope(scope, { store: 'p.store_id', network: 'p.network_id' })),
  defaultSort: [{ column: 'pontuadoEm', direction: 'desc' }],
  fileName: 'compras-consumidor',
});

/** Cashback credits and what is left of each, straight from the ledger. */
export const consumerLotsList = defineList({
  name: 'consumerLots',
  rowType: 'ConsumerLot',
  description: 'Credits of cashback of consumers and what is left of each.',
  permission: 'consumer:list',
  from: `lots l join accounts a on a.id = l.account_id and a.holder_type = 'CONSUMER' and a.currency = 'BRL'
    join consumers c on c.id = a.holder_id join entries e on e.id = l.credit_entry_id left join campaigns k on k.id = l.campanha_id`,
  key: 'l.id',
  parts: ({ today }) => ({ today: dateSql(today) }),
  where: ['c.excluido_em is null'],
  columns: {
    id: column.id('l.id', 'Id', { exported: false }),
    tipo: column.text('e.type', 'Origem', { set: entryTypeSet, description: 'Type of the credit entry', nullable: false }),
    documento: column.text("e.origem_tipo || ' ' || e.origem_id", 'Documento', { nullable: false }),
    valor: column.money('l.valor', 'Crédito', { sortable: true, nullable: false }),
    restante: column.money('case when l.vence_em < {today} then 0.00 else l.restante end', 'Restante', {
      description: 'Not spent and not past its day',
      sortable: true,
      nullable: false,
    }),
    vencido: {
      sql: `case when l.vence_em < {today} then l.restante else 0.00 end
        + coalesce((select sum(ledger_outstanding(x.id)) from consumptions c join entries x on x.id = c.entry_id
          where c.lot_id = l.id and x.type = 'EXPIRACAO'), 0.00)`,
      type: 'money',
      ranged: false,
      title: 'Vencido',
      description: 'Past its day without use, written off or not',
      nullable: false,
    },
    campanhaInicio: column.date('k.data_inicio', 'Campanha desde', { sortable: true }),
    venceEm: column.date('l.vence_em', 'Vence em', { sortable: true }),
    criadoEm: column.dateTime('e.criado_em', 'Creditado em', { sortable: true, nullable: false }),
  },
  filters: ofConsumer('a.holder_id'),
  scope: scopeOf(),
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'cashback-consumidor',
});

/** Cashback a consumer withdrew. */
export const redemptionsOfConsumerList = defineList({
  name: 'redemptionsOfConsumer',
  rowType: 'RedemptionOfConsumer',
  description: 'Redemptions of cashback of consumers, as their detail page shows them.',
  permission: 'consumer:list',
  from: 'redemptions x join consumers c on c.id = x.consumer_id',
  key: 'x.id',
  where: ["x.audience = 'CONSUMER'", 'c.excluido_em is null'],
  columns: {
    id: column.id('x.id', 'Id', { exported: false }),
    redemptionCode: column.text('x.redemption_code', 'Código', { nullable: false }),
    premio: column.text('x.premio', 'Prêmio', { nullable: false }),
    valor: column.money('x.pontos_gastos', 'Valor', { sortable: true, nullable: false }),
    status: column.integer('x.status', 'Status', { set: redemptionStatusSet, sortable: true, nullable: false }),
    resgatadoEm: column.dateTime('x.resgatado_em', 'Resgatado em', { sortable: true, nullable: false }),
    dataEntrega: column.date('x.data_entrega', 'Pago em', { sortable: true }),
  },
  filters: ofConsumer('x.consumer_id'),
  scope: scopeOf(),
  defaultSort: [{ column: 'resgatadoEm', direction: 'desc' }],
  fileName: 'resgates-consumidor',
});
