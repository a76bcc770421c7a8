import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/lists/list.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { endExclusive, startOfSaoPauloDay } from '../../shared/dates.ts';
import { postingScope } from '../postings/index.ts';
import { redemptionsScope } from '../redemptions/index.ts';
import { type Dimension, type TotalsInput, totalsRules } from './totals.rules.ts';

/** The labels of a group; null for dimensions not grouped by. */
interface Group {
  mes: string | null;
  networkId: number | null;
  rede: string | null;
  storeId: number | null;
  loja: string | null;
  sellerId: number | null;
  vendedor: string | null;
  productId: number | null;
  codigo: string | null;
  produto: string | null;
}
export interface SalesTotal extends Group {
  vendas: number;
  qtde: string | null;
  totalVenda: string;
  pontos: string;
  custo: string;
}
export interface RedemptionTotal extends Group {
  resgates: number;
  qtde: number;
  pontosGastos: string;
}

interface Source {
  from: string;
  conditions: string[];
  /** SQL of each dimension's key. */
  keys: Partial<Record<Dimension, string>>;
  /** SQL of each sum, by its name. */
  sums: Record<string, string>;
}

const columnOf: Record<Dimension, string> = {
  MONTH: 'mes',
  NETWORK: 'networkId',
  STORE: 'storeId',
  SELLER: 'sellerId',
  PRODUCT: 'productId',
};
const names: Partial<Record<Dimension, { join: string; columns: Record<string, string>; sort: string }>> = {
  NETWORK: { join: 'left join networks n on n.id = g."networkId"', columns: { rede: 'n.nome' }, sort: 'n.nome' },
  STORE: { join: 'left join stores s on s.id = g."storeId"', columns: { loja: 's.nome_fantasia' }, sort: 's.nome_fantasia' },
  SELLER: { join: 'left join sellers v on v.id = g."sellerId"', columns: { vendedor: 'v.nome' }, sort: 'v.nome' },
  PRODUCT: { join: 'left join products d on d.id = g."productId"', columns: { codigo: 'd.codigo', produto: 'd.nome' }, sort: 'd.codigo' },
};
const DEFAULT_PAGE_SIZE = 100;

/** One statement: rows are grouped by id, and only the groups get names. Refuses: INPUT_INVALID, LIST_SORT_UNKNOWN. */
async function readTotals<Row>(ctx: AppContext, { groupBy, options }: TotalsInput, source: Source, params: unknown[]): Promise<Row[]> {
  const keys = groupBy.map((dimension) => {
    const sql = source.keys[dimension];
    if (!sql) throw new AppError('INPUT_INVALID', { text: 'Estes totais não se agrupam por produto' });
    return { name: columnOf[dimension], sql };
  });
  const joined = groupBy.flatMap((dimension) => names[dimension] ?? []);
  const labels = joined.flatMap(({ columns }) => Object.entries(columns));
  const sortable: Record<string, string> = {
    ...Object.fromEntries([...keys.map(({ name }) => name), ...Object.keys(source.sums)].map((name) => [name, `g."${name}"`])),
    ...Object.fromEntries(labels),
  };
  const sort = options.sort ?? null;
  if (sort && !Object.hasOwn(sortable, sort))
    throw new AppError('LIST_SORT_UNKNOWN', { column: sort, valid: Object.keys(sortable).join(', ') });
  const tie = groupBy.flatMap((dimension) => [...(names[dimension] ? [names[dimension].sort] : []), `g."${columnOf[dimension]}"`]);
  const order = [...(sort ? [`${sortable[sort]} ${options.direction ?? 'asc'} nulls last`] : []), ...tie];
  const size = options.pageSize ?? DEFAULT_PAGE_SIZE;
  params.push(size, ((options.page ?? 1) - 1) * size);
  const grouped = `select ${[...keys, ...Object.entries(source.sums).map(([name, sql]) => ({ name, sql }))].map(({ name, sql }) => `${sql} as "${name}"`).join(', ')}
    from ${source.from} where ${source.conditions.join(' and ')} group by ${keys.map(({ sql }) => sql).join(', ')}`;
  return ctx.read<Row>(
    `select g.*${labels.map(([name, sql]) => `, ${sql} as "${name}"`).join('')} from (${grouped}) g ${joined.map(({ join }) => join).join(' ')}
     order by ${order.join(', ')} limit $${params.length - 1} offset $${params.length}`,
    params,
  );
}

const binder =
  (params: unknown[]): Bind =>
  (value) =>
    `$${params.push(value)}`;
const equals = (bind: Bind, pairs: [string, number | null | undefined][]) =>
  pairs.flatMap(([column, value]) => (value === null || value === undefined ? [] : [`${column} = ${bind(value)}`]));

/**
 * Sellers' approved sales: count, amount, points earned and their cost. By product they are sums of sold items, whose points precede the
 * monthly cap.
 */
export const salesTotalsQuery = defineQuery({
  name: 'salesTotals',
  permission: 'posting:list',
  input: totalsRules,
  read: (ctx, input) => {
    const params: unknown[] = [];
    const bind = binder(params);
    const { de, ate, networkId, storeId, sellerId, productId } = input.filter;
    const byItem = input.groupBy.includes('PRODUCT') || (productId ?? null) !== null;
    const conditions = [
      "p.audience = 'SELLER'",
      "p.status = 'APROVADA'",
      ...postingScope({ actor: ctx.actor, bind, today: ctx.clock.today() }),
      ...equals(bind, [
        ['p.network_id', networkId],
        ['p.store_id', storeId],
        ['p.seller_id', sellerId],
        ['i.product_id', productId],
      ]),
    ];
    if (de) conditions.push(`p.realizado_em >= ${bind(de)}`);
    if (ate) conditions.push(`p.realizado_em <= ${bind(ate)}`);
    const source: Source = {
      from: byItem ? 'posting_items i join postings p on p.id = i.posting_id' : 'postings p',
      conditions,
      keys: {
        MONTH: "to_char(p.realizado_em, 'YYYY-MM')",
        NETWORK: 'p.network_id',
        STORE: 'p.store_id',
        SELLER: 'p.seller_id',
        PRODUCT: 'i.product_id',
      },
      sums: byItem
        ? {
            vendas: 'count(distinct p.id)',
            qtde: 'sum(i.qtde)',
            totalVenda: 'sum(i.sub_total)',
            pontos: 'sum(i.pontos)',
            custo: 'sum(round(i.pontos * p.valor_ponto, 2))',
          }
        : { vendas: 'count(*)', totalVenda: 'sum(p.total_venda)', pontos: 'sum(p.total_pontos)', custo: 'sum(p.valor_custo)' },
    };
    return readTotals<SalesTotal>(ctx, input, source, params);
  },
});

/** Sellers' redemptions, except cancelled ones. */
export const redemptionTotalsQuery = defineQuery({
  name: 'redemptionTotals',
  permission: 'redemption:list',
  input: totalsRules,
  read: (ctx, input) => {
    const params: unknown[] = [];
    const bind = binder(params);
    const { de, ate, networkId, storeId, sellerId, productId } = input.filter;
    if ((productId ?? null) !== null) throw new AppError('INPUT_INVALID', { text: 'Resgates não têm produto' });
    const conditions = [
      "x.audience = 'SELLER'",
      'x.status <> 3',
      ...redemptionsScope({ actor: ctx.actor, bind }, 'x'),
      ...equals(bind, [
        ['x.network_id', networkId],
        ['x.store_id', storeId],
        ['x.seller_id', sellerId],
      ]),
    ];
    if (de) conditions.push(`x.resgatado_em >= ${bind(startOfSaoPauloDay(de))}`);
    if (ate) conditions.push(`x.resgatado_em < ${bind(endExclusive(ate))}`);
    const source: Source = {
      from: 'redemptions x',
      conditions,
      keys: {
        MONTH: "to_char(x.resgatado_em at time zone 'America/Sao_Paulo', 'YYYY-MM')",
        NETWORK: 'x.network_id',
        STORE: 'x.store_id',
        SELLER: 'x.seller_id',
      },
      sums: { resgates: 'count(*)', qtde: 'sum(x.qtde)', pontosGastos: 'sum(x.pontos_gastos)' },
    };
    return readTotals<RedemptionTotal>(ctx, input, source, params);
  },
});
