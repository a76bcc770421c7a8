import { consumersList } from '../modules/consumers/index.ts';
import { dashboardQuery } from '../modules/dashboard/index.ts';
import { networksList } from '../modules/networks/index.ts';
import { prepareReport, reportOverviewQuery, stockReportList } from '../modules/reports/index.ts';
import { rewardsList } from '../modules/rewards/index.ts';
import { scenariosQuery } from '../modules/scenarios/index.ts';
import { sellersList } from '../modules/sellers/index.ts';
import { storesList } from '../modules/stores/index.ts';
import { runAction } from '../platform/actions/run-action.ts';
import type { AppContext } from '../platform/context.ts';
import { runList } from '../platform/lists/run-list.ts';
import { runQuery } from '../platform/queries/query.ts';
import type { TestApp } from '../test/app.ts';
import { buildStaff, type SignedIn } from '../test/builders/people.ts';
import { openDemoApp } from '../test/demo.ts';

interface Sale {
  store: number;
  network: number;
  seller: number | null;
  consumer: number | null;
  total: string;
  points: string;
  cost: string;
  sw: string | null;
  month: string;
}
interface Seller {
  id: number;
  store: number;
  ativo: boolean;
}
interface Store {
  id: number;
  network: number;
  ativo: boolean;
  cenario: number;
}

interface Network {
  id: number;
  regiao: string;
  ativo: boolean;
  valorPonto: string;
}
interface Prize {
  id: number;
  cost: string;
}
/** A line of Compras x Pontuação. */
interface Stock {
  id: number;
  network: number;
  product: number;
  saldo: string;
}

/** What was stored, unsummed; each expectation adds it up by hand over the stores of the person. */
interface World {
  sales: Sale[];
  sellers: Seller[];
  stores: Store[];
  networks: Network[];
  stock: Stock[];
  /** The programme's; the same for everybody. */
  prizes: Prize[];
}

const cents = (text: unknown) => Math.round(Number(text ?? 0) * 100);
const total = <Row>(rows: readonly Row[], value: (row: Row) => unknown) => rows.reduce((sum, row) => sum + cents(value(row)), 0);
const all = { pageSize: -1 };

/** A sum that is shown, read as the person sees it, and the same added up over what the person may see. Both by the same keys. */
interface Case {
  name: string;
  /** Levels that may read it. */
  levels: readonly number[];
  shown: (ctx: AppContext) => Promise<unknown>;
  expected: (seen: World, shownIds: readonly unknown[]) => unknown;
}

const bySeller = ({ sales }: World) => sales.filter(({ seller }) => seller !== null);

/** The points of a prize where a point is worth so much, rounded up. */
const priceOf = (cost: string, valorPonto: string) => 100 * Math.ceil(cents(cost) / cents(valorPonto));

const CASES: readonly Case[] = [
  {
    name: 'Redes: stores, sellers, sales, cost and points of each network',
    levels: [0, 1, 3, 5],
    shown: async (ctx) =>
      (await runList(networksList, ctx, all)).items.map((row) => [
        row.id,
        row.numeroRevendas,
        row.numeroParceiros,
        ...['totalVendas', 'totalCusto', 'totalPontos'].map((name) => cents(row[name])),
      ]),
    expected: (seen, ids) =>
      ids.map((id) => {
        const stores = seen.stores.filter(({ network }) => network === id);
        const sales = bySeller(seen).filter(({ network }) => network === id);
        return [
          id,
          stores.filter(({ ativo }) => ativo).length,
          seen.sellers.filter(({ ativo, store }) => ativo && stores.some((one) => one.id === store)).length,
          total(sales, (sale) => sale.total),
          total(sales, (sale) => sale.cost),
          total(sales, (sale) => sale.points),
        ];
      }),
  },
  {
    name: 'Lojas: sellers, sales and points of each store',
    levels: [0, 1, 3, 5],
    shown: async (ctx) =>
      (await runList(storesList, ctx, all)).items.map((row) => [
        row.id,
        row.numeroParceiros,
        cents(row.totalVendas),
        cents(row.totalPontos),
      ]),
    expected: (seen, ids) =>
      ids.map((id) => {
        const sales = bySeller(seen).filter(({ store }) => store === id);
        const sellers = seen.sellers.filter(({ ativo, store }) => ativo && store === id);
        return [id, sellers.length, total(sales, (sale) => sale.total), total(sales, (sale) => sale.points)];
      }),
  },
  {
    name: 'Vendedores: points of each seller',
    levels: [0, 1, 3, 5],
    shown: async (ctx) => (await runList(sellersList, ctx, all)).items.map((row) => [row.id, cents(row.totalPontos)]),
    expected: (seen, ids) =>
      ids.map((id) => [
        id,
        total(
          seen.sales.filter(({ seller }) => seller === id),
          (sale) => sale.points,
        ),
      ]),
  },
  {
    name: 'Consumidores: SW products of each consumer',
    levels: [0, 1, 3, 5],
    shown: async (ctx) => (await runList(consumersList, ctx, all)).items.map((row) => [row.id, cents(row.totalProdutosSW)]),
    expected: (seen, ids) =>
      ids.map((id) => [
        id,
        total(
          seen.sales.filter(({ consumer }) => consumer === id),
          (sale) => sale.sw,
        ),
      ]),
  },
  {
    name: 'Dashboard: the four counters',
    levels: [0, 1, 3, 5],
    shown: async (ctx) => {
      const board = await runQuery(dashboardQuery, ctx, {});
      return [
        [board.parceirosCadastrados, board.revendasCadastradas],
        [board.parceirosPontuados, board.revendasPontuadas],
      ];
    },
    expected: (seen) => {
      const active = seen.sellers.filter(({ ativo }) => ativo);
      const open = seen.stores.filter(({ ativo }) => ativo);
      const sales = bySeller(seen);
      return [
        [active.length, open.length],
        [
          active.filter(({ id }) => sales.some(({ seller }) => seller === id)).length,
          open.filter(({ id }) => sales.some(({ store }) => store === id)).length,
        ],
      ];
    },
  },
  {
    name: 'Relatório: sales of the month, whole and by network',
    levels: [0, 1, 3, 5],
    shown: async (ctx) => {
      const { meses, redes } = await runQuery(reportOverviewQuery, ctx, { ano: 2026, mes: 10 });
      return [
        ['meses', cents(meses.at(-1)!.totalVenda)],
        ['redes', total(redes, (network) => network.totalVenda)],
      ];
    },
    expected: (seen) => {
      const sales = bySeller(seen).filter(({ month }) => month === '2026-10');
      return ['meses', 'redes'].map((name) => [name, total(sales, (sale) => sale.total)]);
    },
  },
  {
    name: 'Cenários: stores of each',
    levels: [1],
    shown: async (ctx) => (await runQuery(scenariosQuery, ctx, {})).map(({ id, lojas }) => [id, lojas]),
    expected: (seen, ids) => ids.map((id) => [id, seen.stores.filter(({ cenario }) => cenario === id).length]),
  },
  {
    name: 'Prêmios: lowest and highest price',
    levels: [1],
    shown: async (ctx) =>
      (await runList(rewardsList, ctx, all)).items.map(({ id, pontos, pontosMaximo }) => [id, cents(pontos), cents(pontosMaximo)]),
    expected: (seen, ids) =>
      ids.map((id) => {
        const { cost } = seen.prizes.find((prize) => prize.id === id)!;
        const prices = seen.networks.filter(({ ativo }) => ativo).map(({ valorPonto }) => priceOf(cost, valorPonto));
        return [id, Math.min(...prices), Math.max(...prices)];
      }),
  },
  {
    name: 'Compras x Pontuação: stock of the region',
    levels: [1],
    shown: async (ctx) =>
      (await runList(stockReportList, ctx, all)).items.map(({ id, saldoEstoqueRegional }) => [id, cents(saldoEstoqueRegional)]),
    expected: (seen, ids) =>
      ids.map((id) => {
        const networkOf = (line: Stock) => seen.networks.find((network) => network.id === line.network);
        const line = seen.stock.find((one) => one.id === id)!;
        const region = seen.stock.filter(
          (one) => one.product === line.product && networkOf(one)?.ativo && networkOf(one)?.regiao === networkOf(line)?.regiao,
        );
        return [id, total(region, ({ saldo }) => saldo)];
      }),
  },
];

describe('a sum tells a limited person nothing of what they may not list', () => {
  let app: TestApp;
  let world: World;
  let people: Record<string, { who: SignedIn; sees: (place: { store: number; network: number }) => boolean }>;
  beforeAll(async () => {
    app = await openDemoApp();
    const { read } = app.database;
    // One region, so that each network's stock would show in the others' sums.
    await app.database.pool.query("update networks set regiao = 'Sudeste'");
    await app.database.pool.query('select report_months_refresh()');
    world = {
      sales: await read<Sale>(
        `select store_id as store, network_id as network, seller_id as seller, consumer_id as consumer, total_venda as total,
           total_pontos as points, valor_custo as cost, valor_produtos_sw as sw, to_char(realizado_em, 'YYYY-MM') as month
         from postings where status = 'APROVADA'`,
      ),
      sellers: await read<Seller>('select id, store_id as store, ativo from sellers where excluido_em is null'),
      stores: await read<Store>('select id, network_id as network, ativo, cenario from stores where excluido_em is null'),
      networks: await read<Network>(
        'select id, regiao, ativo, valor_ponto as "valorPonto" from networks where excluido_em is null and valor_ponto > 0',
      ),
      stock: [],
      prizes: await read<Prize>('select id, custo_total as cost from rewards where excluido_em is null'),
    };
    await runAction(prepareReport, app.contextFor((await buildStaff(app.database, 2)).actor), {
      tipo: 'COMPRAS_PONTUACAO',
      ano: '2026',
      mes: '10',
    });
    world.stock = await read<Stock>(
      'select id::int, network_id as network, product_id as product, saldo_estoque as saldo from stock_report_items',
    );
    // A seller who changed stores, so that part of their points was earned where the person may not look.
    const [first, second] = world.stores.filter(({ ativo }) => ativo) as [Store, Store];
    const mover = world.sellers.find(
      ({ store, ativo, id }) => ativo && store === first.id && world.sales.some(({ seller }) => seller === id),
    )!;
    await app.database.pool.query('update sellers set store_id = $2 where id = $1', [mover.id, second.id]);
    mover.store = second.id;
    const elsewhere = world.stores.find(({ network, ativo }) => ativo && network !== first.network)!;
    people = {
      'an operator of two stores': {
        who: await buildStaff(app.database, 3, { storeIds: [second.id, elsewhere.id] }),
        sees: ({ store }) => store === second.id || store === elsewhere.id,
      },
      'an operator of one store': {
        who: await buildStaff(app.database, 3, { storeIds: [second.id] }),
        sees: ({ store }) => store === second.id,
      },
      ...Object.fromEntries(
        await Promise.all(
          [0, 1, 5].map(async (level) => [
            `level ${level} of one network`,
            {
              who: await buildStaff(app.database, level, { networkIds: [first.network] }),
              sees: ({ network }: { network: number }) => network === first.network,
            },
          ]),
        ),
      ),
      everybody: { who: await buildStaff(app.database, 2), sees: () => true },
    };
  });
  afterAll(() => app.close());

  const PEOPLE = [
    'an operator of two stores',
    'an operator of one store',
    ...[0, 1, 5].map((level) => `level ${level} of one network`),
    'everybody',
  ];
  it.each(PEOPLE.flatMap((name) => CASES.map((one) => [name, one.name, one] as const)))(
    '%s: %s',
    async (name, _title, { levels, shown, expected }) => {
      const { who, sees } = people[name]!;
      const ctx = app.contextFor(who.actor);
      const { level } = who.actor as { level: number };
      if (level !== 2 && !levels.includes(level)) {
        await expect(shown(ctx)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
        return;
      }
      const stores = world.stores.filter(({ id, network }) => sees({ store: id, network }));
      const seen: World = {
        sales: world.sales.filter(sees),
        sellers: world.sellers.filter(({ store }) => stores.some(({ id }) => id === store)),
        stores,
        networks: world.networks.filter(({ id }) => sees({ store: 0, network: id })),
        stock: world.stock.filter(({ network }) => sees({ store: 0, network })),
        prizes: world.prizes,
      };
      const rows = (await shown(ctx)) as unknown[][];
      expect(rows.length).toBeGreaterThan(0);
      expect(rows).toEqual(
        expected(
          seen,
          rows.map(([id]) => id),
        ),
      );
    },
  );
});
