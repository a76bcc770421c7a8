import { type Random, seededRandom } from '../../demo/random.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { jobNamed } from '../../platform/jobs/job.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { buildSale } from '../../test/builders/products.ts';
import { salesSheet } from '../../test/builders/sales-sheet.ts';
import { dose, testSeed } from '../../test/dose.ts';
import { undoImport } from '../imports/actions/undo-import.ts';
import { startSalesImport } from '../imports/index.ts';
import { cancelPosting } from '../postings/index.ts';
import { updatePosting } from '../postings/receipts/actions/update-posting.ts';
import { reportTruths } from '../reports/index.ts';
import { refreshSaleSums, saleSumTruths, stockAvailable } from './index.ts';

type Seller = Awaited<ReturnType<typeof buildSeller>>;

const SEED = testSeed(20_261_121);
const STEPS = dose(45);
const SOLD = "g.audience = 'SELLER' and g.status = 'APROVADA'";

let app: TestApp;
let admin: SignedIn<StaffActor>;
let sellers: Seller[];
let products: { id: number; codigo: string }[];
let notes = 40_000_000;

const sql = async <Row>(text: string, params: readonly unknown[] = []) => (await app.database.pool.query(text, [...params])).rows as Row[];
const system = () => app.contextFor({ kind: 'system' });
const refresh = () => refreshSaleSums(system());
const stale = () => sql<{ network_id: number; dia: string }>('select network_id, dia from sale_days_stale order by 1, 2');
const sell = (seller: Seller, day: string, codigo = products[0]!.codigo, qtde = '2.00') =>
  buildSale(app.database, { sellerId: seller.id, codigo, day, qtde, identificador: String(++notes) });

beforeAll(async () => {
  app = await openTestApp();
  app.clock.moveTo('2026-03-20T15:00:00Z');
  admin = await buildStaff(app.database, 2);
  products = [
    await buildProduct(app.database),
    await buildProduct(app.database, { valorPontos: '2.50' }),
    await buildProduct(app.database),
  ];
  sellers = [];
  for (const stores of [2, 1]) {
    const network = await buildNetwork(app.database);
    for (let made = 0; made < stores; made++) {
      const store = await buildStore(app.database, { networkId: network.id });
      for (let seller = 0; seller < 2; seller++) sellers.push(await buildSeller(app.database, { store }));
    }
  }
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const truths = [...saleSumTruths, ...reportTruths];

/** Rows that violate an invariant of the stored sales sums. */
async function broken(): Promise<string[]> {
  const names = [];
  for (const { name, sql: statement } of truths) if ((await sql(statement)).length) names.push(name);
  return names;
}

/** Unmarked sums are correct, and current reads match the tables. */
async function expectSums(): Promise<void> {
  expect(await broken()).toEqual([]);
  await expectBalances();
  const products = 'network_id, product_id, sum(qtde) as qtde, sum(pontos) as pontos, sum(sub_total) as valor';
  expect(await sql(`select ${products} from sale_product_pieces('2026-02-01', '2026-03-31', null) group by 1, 2 order by 1, 2`)).toEqual(
    await sql(`select ${products} from posting_items i join postings g on g.id = i.posting_id where ${SOLD}
      and g.realizado_em between '2026-02-01' and '2026-03-31' group by 1, 2 order by 1, 2`),
  );
  const stores = 'store_id, sum(total_venda) as valor, min(primeira) as primeira, max(ultima) as ultima from';
  const tables = `(select *, realizado_em as primeira, realizado_em as ultima from postings g where ${SOLD}) x where realizado_em between $1 and $2`;
  for (const period of [
    ['2026-01-01', '2026-03-31'],
    ['2026-02-11', '2026-03-14'],
    ['2026-03-05', '2026-03-09'],
  ]) {
    expect(await sql(`select ${stores} sale_store_pieces($1, $2, null, null) group by 1 order by 1`, period)).toEqual(
      await sql(`select ${stores} ${tables} group by 1 order by 1`, period),
    );
    const days = 'network_id, dia, sum(total_venda) as valor from';
    expect(await sql(`select ${days} sale_network_pieces($1, $2, null) group by 1, 2 order by 1, 2`, period)).toEqual(
      await sql(
        `select ${days} (select *, realizado_em as dia from postings g where ${SOLD}) x where dia between $1 and $2 group by 1, 2 order by 1, 2`,
        period,
      ),
    );
  }
}

/** Each product's balance in each network matches the tables since its last count. */
async function expectBalances(): Promise<void> {
  for (const networkId of new Set(sellers.map(({ store }) => store.networkId))) {
    const ids = products.map(({ id }) => id);
    const balances = await stockAvailable(sql, { networkId, productIds: ids, today: '2026-03-17' });
    const sold = await sql(
      `select p.id as "productId", coalesce((select sum(i.qtde) from posting_items i join postings g on g.id = i.posting_id
         where ${SOLD} and i.product_id = p.id and g.network_id = $1 and g.realizado_em <= '2026-03-17'
           and g.realizado_em > coalesce((select max(c.data) from stock_counts c where c.network_id = $1 and c.product_id = p.id), '-infinity')), 0)::numeric(14,2) as vendido
       from products p where p.id = any ($2) order by p.id`,
      [networkId, ids],
    );
    expect(balances.map(({ productId, vendido }) => ({ productId, vendido }))).toEqual(sold);
  }
}

/** Relatório, freshly generated, matches the tables. */
async function expectMonths(): Promise<void> {
  await sql('select report_months_refresh()');
  const numbers =
    'sum(total_venda)::numeric(14,2) as venda, sum(total_pontos)::numeric(14,2) as pontos, sum(valor_custo)::numeric(14,2) as custo';
  expect(
    await sql(
      `select network_id, store_id, mes, sum(vendas)::int as vendas, sum(vendedores)::int as vendedores, ${numbers} from report_months group by 1, 2, 3 order by 1, 2, 3`,
    ),
  ).toEqual(
    await sql(`select network_id, store_id, date_trunc('month', realizado_em)::date as mes, count(*)::int as vendas, count(distinct seller_id)::int as vendedores, ${numbers}
      from postings g where ${SOLD} group by 1, 2, 3 order by 1, 2, 3`),
  );
}

const approved = async (random: Random) => {
  const rows = await sql<{ id: number; tipo_fiscal: 'N'; identificador: string; realizado_em: string }>(
    `select id, tipo_fiscal, identificador, realizado_em from postings g where ${SOLD} order by id`,
  );
  return rows.length ? random.pick(rows) : null;
};
const dayOf = (random: Random) => `2026-0${random.integer(2, 3)}-${String(random.integer(1, 18)).padStart(2, '0')}`;

/** Everything that changes what was sold, one step at a time. */
const steps: Record<string, (random: Random) => Promise<unknown>> = {
  sell: (random) => sell(random.pick(sellers), dayOf(random), random.pick(products).codigo, `${random.integer(1, 900)}.25`),
  cancel: async (random) => {
    const sale = await approved(random);
    if (sale) await runAction(cancelPosting, app.contextFor(admin.actor), { id: sale.id });
  },
  moveDay: async (random) => {
    const sale = await approved(random);
    const realizadoEm = dayOf(random);
    if (sale && sale.realizado_em !== realizadoEm)
      await runAction(updatePosting, app.contextFor(admin.actor), {
        id: sale.id,
        tipoFiscal: sale.tipo_fiscal,
        identificador: sale.identificador,
        realizadoEm,
        motivo: 'Data errada',
      }).catch((error) => expect(error).toMatchObject({ code: 'POSTING_DATE_CHANGES_POINTS' }));
  },
  correctPoints: async (random) => {
    const sale = await approved(random);
    await sql(
      `insert into product_values (product_id, valor_pontos, vigente_em) select distinct product_id, $2::numeric, date '2026-01-01' from posting_items
       where posting_id = $1 on conflict (product_id, vigente_em) do update set valor_pontos = excluded.valor_pontos`,
      [sale?.id, random.integer(31, 99)],
    );
    await sql("select correct_sale(posting_id, $1, '2026-03-20', now()) from sales_to_correct(null, null) order by posting_id", [
      { staffId: admin.id, causa: 'VALOR_ERRADO' },
    ]);
  },
  // The sale's totals do not change.
  changeUnits: async (random) => {
    const sale = await approved(random);
    if (sale) await sql('update posting_items set qtde = qtde + 1 where posting_id = $1', [sale.id]);
  },
  changeSeller: async (random) => {
    const sale = await approved(random);
    if (sale)
      await sql('update postings p set seller_id = (select max(id) from sellers where store_id = p.store_id) where id = $1', [sale.id]);
  },
  erase: () => sql("update postings set parceiro_nome = 'Titular removido' where id % 3 = 0"),
  remove: async (random) => {
    const { id } = await sell(random.pick(sellers), dayOf(random));
    if (random.chance(0.5)) await refresh();
    await sql('delete from posting_items where posting_id = $1', [id]);
    await sql('delete from postings where id = $1', [id]);
  },
  import: async (random) => {
    const lines = Array.from({ length: 6 }, () => ({
      cpf: random.pick(sellers).cpf,
      identificador: `NF${++notes}`,
      codigo: random.pick(products).codigo,
      realizadoEm: dayOf(random),
      qtde: String(random.integer(1, 9)),
    }));
    const arquivo = { bytes: await salesSheet(lines), fileName: 'vendas.xlsx' };
    const { id } = await runAction(startSalesImport, app.contextFor(admin.actor), { arquivo, enviarMensagem: false });
    await app.runJobs();
    await expectSums();
    if (random.chance(0.5)) await refresh();
    await runAction(undoImport, app.contextFor(admin.actor), { id });
  },
  count: (random) =>
    sql('insert into stock_counts (network_id, product_id, data, saldo, criado_em) values ($1, $2, $3, 5, now())', [
      random.pick(sellers).store.networkId,
      random.pick(products).id,
      random.chance(0.2) ? '2026-02-28' : dayOf(random),
    ]),
  fold: () => sql('select posting_counts_fold()'),
  refresh: () => refresh(),
  report: () => expectMonths(),
  refreshAmongWriters: (random) => {
    const sales = Array.from({ length: 10 }, () => sell(random.pick(sellers), dayOf(random)));
    return Promise.all([...sales, refresh(), sql('select report_months_refresh()'), refresh()]);
  },
};

describe('kept sums of sales', () => {
  it(`are the sums over the tables after every kind of change, marked or worked out (seed ${SEED})`, async () => {
    const random = seededRandom(SEED);
    const names = Object.keys(steps);
    for (let sale = 0; sale < 5; sale++) await steps.sell!(random);
    for (let step = 0; step < STEPS; step++) {
      const name = step < names.length ? names[step]! : random.pick([...names, 'sell', 'sell']);
      await steps[name]!(random);
      if (step % 4 === 0 || name === 'refreshAmongWriters') await expectSums();
    }
    await expectMonths();
    await refresh();
    expect(await stale()).toEqual([]);
    await expectSums();
    await expectMonths();
    // Each kind of change did happen.
    const [happened] =
      await sql(`select exists (select from postings where status = 'CANCELADA') as cancelled, exists (select from posting_edits) as moved,
      exists (select from entries where type = 'CORRECAO') as corrected, exists (select from imports where estado = 'DESFEITA') as undone`);
    expect(happened).toEqual({ cancelled: true, moved: true, corrected: true, undone: true });
  });

  it('count a sale that is committed while they are worked out exactly once', async () => {
    const [seller, day] = [sellers[0]!, '2026-03-02'];
    await refresh();
    await sell(seller, day);
    await sql('select posting_counts_fold()');
    const [holder, worker, late] = [
      await app.database.pool.connect(),
      await app.database.pool.connect(),
      await app.database.pool.connect(),
    ];
    // Not committed when the marks are taken, committed before the tables are read.
    await late.query('begin');
    const sale = {
      sellerId: seller.id,
      origem: 'PAINEL',
      tipoFiscal: 'N',
      identificador: String(++notes),
      realizadoEm: day,
      ator: 'system',
    };
    const itens = [{ codigo: products[0]!.codigo, qtde: '1.00', valorUnitario: '10.00', valorDesconto: '0.00' }];
    await late.query('select post_sale($1, $2, now())', [JSON.stringify({ ...sale, itens }), day]);
    await holder.query('begin; lock table sale_product_days in share mode');
    const { pid } = (await worker.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!;
    const working = worker.query('select sale_sums_refresh(500) as dias');
    for (let isWaiting = false; !isWaiting; )
      isWaiting = (await sql("select 1 from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'", [pid])).length > 0;
    await late.query('commit');
    await holder.query('commit');
    expect((await working).rows).toEqual([{ dias: 1 }]);
    for (const client of [holder, worker, late]) client.release();
    // It is already in the sums, and its mark stays: the next refresh finds the same.
    expect(await stale()).toEqual([{ network_id: seller.store.networkId, dia: day }]);
    const kept = 'select * from sale_product_days where dia = $1 order by 1, 2, 3';
    const before = await sql(kept, [day]);
    await expectSums();
    await refresh();
    expect(await sql(kept, [day])).toEqual(before);
    await expectSums();
  });

  it('are not marked by a sale that was undone, nor by what changes no number; writers do not wait for them', async () => {
    await refresh();
    const client = await app.database.pool.connect();
    await client.query('begin');
    await client.query('update postings set total_venda = total_venda + 1');
    await client.query('rollback');
    await sql("update postings set parceiro_nome = 'Outro'");
    expect(await stale()).toEqual([]);
    await client.query('begin');
    await sell(sellers[0]!, '2026-03-03');
    await sql('select posting_counts_fold()');
    await client.query('select sale_sums_refresh(500)');
    // The day is being computed and not yet committed; a second refresh leaves it alone.
    expect(await sql('select sale_sums_refresh(500) as dias')).toEqual([{ dias: 0 }]);
    await sell(sellers[0]!, '2026-03-03');
    await sql('select posting_counts_fold()');
    expect(await stale()).toHaveLength(1);
    await client.query('commit');
    client.release();
    await expectSums();
    await jobNamed('refresh-stock-alerts').handler(system(), {}, { number: 1, isLast: true, signal: new AbortController().signal });
    expect(await stale()).toEqual([]);
  });

  it('are worked out in parts when many days are marked', async () => {
    await sql("insert into sale_marks (network_id, dia) select $1, date '2020-01-01' + n from generate_series(1, 1200) n", [
      sellers[0]!.store.networkId,
    ]);
    expect(await sql('select sale_sums_refresh(500) as dias')).toEqual([{ dias: 500 }]);
    await refresh();
    expect(await stale()).toEqual([]);
    await expectSums();
  });

  it('show a fault to db:check, and are made anew after a load that bypassed the triggers', async () => {
    await refresh();
    await expectMonths();
    for (const [index, fault] of [
      'update sale_product_days set pontos = pontos + 0.01 where ctid = (select min(ctid) from sale_product_days)',
      'delete from sale_product_months where ctid = (select min(ctid) from sale_product_months)',
      'update sale_store_months set vendedores = vendedores + 1 where ctid = (select min(ctid) from sale_store_months)',
      'delete from sale_network_days where ctid = (select min(ctid) from sale_network_days)',
      'delete from sale_months where ctid = (select min(ctid) from sale_months)',
      'update report_months set vendas = vendas + 1 where ctid = (select min(ctid) from report_months)',
    ].entries()) {
      await sql(fault);
      expect(await broken()).toContain(truths[index]!.name);
      await sql('select sale_sums_rebuild()');
      await expectMonths();
      expect(await broken()).toEqual([]);
    }
    const client = await app.database.pool.connect();
    await client.query('set session_replication_role = replica');
    await client.query(`update postings set status = 'CANCELADA' where id = (select min(id) from postings g where ${SOLD})`);
    await client.query('set session_replication_role = origin');
    client.release();
    expect(await stale()).toEqual([]);
    expect(await broken()).not.toEqual([]);
    await sql('select sale_sums_rebuild()');
    await expectSums();
  });

  it('stay right when a store goes to another network in the middle of a month, and go with the sales', async () => {
    const [here, there] = [sellers[0]!, sellers.at(-1)!];
    await sell(here, '2026-03-04');
    await sql('update stores set network_id = $2 where id = $1', [here.store.id, there.store.networkId]);
    await sell(here, '2026-03-05');
    await refresh();
    await expectSums();
    await expectMonths();
    expect(await sql('select network_id from report_months where store_id = $1 and mes = $2', [here.store.id, '2026-03-01'])).toHaveLength(
      2,
    );
    await sql('truncate postings cascade');
    for (const table of [
      'sale_product_days',
      'sale_product_months',
      'sale_store_months',
      'sale_network_days',
      'sale_marks',
      'posting_counts',
    ])
      expect([table, await sql(`select 1 from ${table}`)]).toEqual([table, []]);
    await expectMonths();
  });
});
