import { dateSql } from '../../platform/lists/as-asked.ts';
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
    id: { sql: 'p.id', type: 'id', title: 'Id', exported: false },
    identificador: { sql: 'p.identificador', type: 'text', title: 'Nº Fiscal', nullable: false },
    loja: { sql: 's.nome_fantasia', type: 'text', title: 'Loja', nullable: false },
    totalVenda: { sql: 'p.total_venda', type: 'money', title: 'Total da Venda', sortable: true, nullable: false },
    valorProdutosSW: { sql: 'p.valor_produtos_sw', type: 'money', title: 'Produtos SW', sortable: true },
    realizadoEm: { sql: 'p.realizado_em', type: 'date', title: 'Data da Compra', sortable: true, nullable: false },
    pontuadoEm: { sql: 'p.pontuado_em', type: 'dateTime', title: 'Aprovada em', sortable: true, nullable: false },
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
    id: { sql: 'l.id', type: 'id', title: 'Id', exported: false },
    tipo: { sql: 'e.type', type: 'text', set: entryTypeSet, title: 'Origem', description: 'Type of the credit entry', nullable: false },
    documento: { sql: "e.origem_tipo || ' ' || e.origem_id", type: 'text', title: 'Documento', nullable: false },
    valor: { sql: 'l.valor', type: 'money', title: 'Crédito', sortable: true, nullable: false },
    restante: {
      sql: 'case when l.vence_em < {today} then 0.00 else l.restante end',
      type: 'money',
      title: 'Restante',
      description: 'Not spent and not past its day',
      sortable: true,
      nullable: false,
    },
    vencido: {
      sql: `case when l.vence_em < {today} then l.restante else 0.00 end
        + coalesce((select sum(ledger_outstanding(x.id)) from consumptions c join entries x on x.id = c.entry_id
          where c.lot_id = l.id and x.type = 'EXPIRACAO'), 0.00)`,
      type: 'money',
      title: 'Vencido',
      description: 'Past its day without use, written off or not',
      nullable: false,
    },
    campanhaInicio: { sql: 'k.data_inicio', type: 'date', title: 'Campanha desde', sortable: true },
    venceEm: { sql: 'l.vence_em', type: 'date', title: 'Vence em', sortable: true },
    criadoEm: { sql: 'e.criado_em', type: 'dateTime', title: 'Creditado em', sortable: true, nullable: false },
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
    id: { sql: 'x.id', type: 'id', title: 'Id', exported: false },
    redemptionCode: { sql: 'x.redemption_code', type: 'text', title: 'Código', nullable: false },
    premio: { sql: 'x.premio', type: 'text', title: 'Prêmio', nullable: false },
    valor: { sql: 'x.pontos_gastos', type: 'money', title: 'Valor', sortable: true, nullable: false },
    status: { sql: 'x.status', type: 'integer', set: redemptionStatusSet, title: 'Status', sortable: true, nullable: false },
    resgatadoEm: { sql: 'x.resgatado_em', type: 'dateTime', title: 'Resgatado em', sortable: true, nullable: false },
    dataEntrega: { sql: 'x.data_entrega', type: 'date', title: 'Pago em', sortable: true },
  },
  filters: ofConsumer('x.consumer_id'),
  scope: scopeOf(),
  defaultSort: [{ column: 'resgatadoEm', direction: 'desc' }],
  fileName: 'resgates-consumidor',
});
