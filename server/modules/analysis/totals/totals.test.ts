import { PERIODS } from '../../../platform/totals/totals.ts';
import type { TestApp } from '../../../test/app.ts';
import { buildSeller, buildStaff } from '../../../test/builders/people.ts';
import { openDemoApp } from '../../../test/demo.ts';
import { totals } from './index.ts';

let app: TestApp;
let level2: string;
beforeAll(async () => {
  app = await openDemoApp();
  await app.database.pool.query('analyze');
  level2 = (await buildStaff(app.database, 2)).token;
  // Reads the sizes that price the queries, which later ones share.
  await app.graphql('{ salesTotals(groupBy: []) { groups } }', {}, { token: level2 });
}, 240_000);
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

type Row = Record<string, string | number | null> & { before: Record<string, string | number | null> | null };
interface Answer {
  rows: Row[];
  others: Row | null;
  all: Row | null;
  groups: number;
}
const ask = async (query: string, token = level2) => app.graphql(query, {}, { token });
const totalsOf = async (query: string, token = level2): Promise<Answer> => {
  const { data, errors } = await ask(`{ t: ${query} }`, token);
  expect(errors).toBeUndefined();
  return data.t;
};
const codeOf = async (query: string, token = level2) => (await ask(`{ t: ${query} }`, token)).errors?.[0].extensions.code;
const scalar = async (sql: string) => String(Object.values((await app.database.read<Record<string, unknown>>(sql))[0]!)[0]);
const cents = (rows: Row[], field: string) => rows.reduce((sum, row) => sum + BigInt(String(row[field]).replace('.', '')), 0n).toString();
const SALES = "from postings where audience = 'SELLER' and status = 'APROVADA'";

/** Counts the statements of a query, but for the session's. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { read, analyse } = app.database;
  let statements = 0;
  const counted: typeof read = (text, params) => {
    if (!/from sessions s/.test(text)) statements++;
    return read(text, params);
  };
  Object.assign(app.database, { read: counted, analyse: counted });
  await work();
  Object.assign(app.database, { read, analyse });
  return statements;
}

describe('totals', () => {
  it.each(totals.map((one) => [one.name, one] as const))(
    '%s groups by each dimension, with every measure, in one statement',
    async (name, one) => {
      const measures = Object.keys(one.measures).join(' ');
      for (const [word, { field, label }] of [
        ...PERIODS.map((period) => [period, { field: period.toLowerCase(), label: undefined }] as const),
        ...Object.entries(one.dimensions),
      ]) {
        const query = `${name}(groupBy: [${word}], options: { top: 2, sort: "${field}", fillGaps: true }, filter: { from: "2026-09-01", to: "2026-11-21" }, compare: PREVIOUS_PERIOD) {
        groups rows { ${field} ${label?.field ?? ''} ${measures} before { ${measures} } } others { ${measures} } all { ${measures} } }`;
        const statements = await countStatements(async () => {
          const { groups, rows } = await totalsOf(query);
          expect(rows).toHaveLength(Math.min(groups, 2));
        });
        expect([word, statements]).toEqual([word, 1]);
      }
    },
  );

  it('sums the same sales whatever they are grouped by, in the rows and in all', async () => {
    const [amount, points, cost] = await Promise.all(
      ['total_venda', 'total_pontos', 'valor_custo'].map((column) => scalar(`select (sum(${column}) * 100)::bigint ${SALES}`)),
    );
    for (const groupBy of ['[MONTH]', '[NETWORK]', '[STORE]', '[SELLER]', '[WEEK, STATE]', '[MONTH, NETWORK, STORE]', '[SCENARIO, CITY]']) {
      const { rows, all } = await totalsOf(
        `salesTotals(groupBy: ${groupBy}, options: { pageSize: -1 }) { rows { count amount points cost } all { count amount points cost } }`,
      );
      for (const given of [rows, [all!]])
        expect([groupBy, cents(given, 'amount'), cents(given, 'points'), cents(given, 'cost')]).toEqual([groupBy, amount, points, cost]);
    }
    const items = `from posting_items where posting_id in (select id ${SALES})`;
    const byProduct = await totalsOf('salesTotals(groupBy: [PRODUCT], options: { pageSize: -1 }) { rows { product units amount points } }');
    expect(cents(byProduct.rows, 'points')).toBe(await scalar(`select (sum(pontos) * 100)::bigint ${items}`));
    expect(cents(byProduct.rows, 'units')).toBe(await scalar(`select (sum(qtde) * 100)::bigint ${items}`));
    // Units do not change what the other measures mean.
    const { all } = await totalsOf('salesTotals(groupBy: []) { all { units points } }');
    expect(cents([all!], 'points')).toBe(points);
    expect(cents([all!], 'units')).toBe(await scalar(`select (sum(qtde) * 100)::bigint ${items}`));
  });

  it('compares with the same days of the year before, also for groups that sold only then', async () => {
    const period = 'filter: { from: "2026-09-01", to: "2026-10-31" }, compare: PREVIOUS_YEAR';
    const between = (from: string, to: string, store: string) =>
      scalar(
        `select coalesce(sum(total_venda), 0)::numeric(14,2) ${SALES} and realizado_em between '${from}' and '${to}' and store_id = ${store}`,
      );
    const { rows } = await totalsOf(
      `salesTotals(groupBy: [STORE], ${period}, options: { sort: "amount", direction: DESC }) { rows { storeId amount before { amount } } }`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { storeId, amount, before } of rows) {
      expect(amount).toBe(await between('2026-09-01', '2026-10-31', String(storeId)));
      expect(before?.amount ?? '0.00').toBe(await between('2025-09-01', '2025-10-31', String(storeId)));
    }
    // By month, the earlier sales are in the month of a year later.
    const byMonth = await totalsOf(`salesTotals(groupBy: [MONTH], ${period}) { rows { month before { count } } }`);
    expect(byMonth.rows.map(({ month }) => month)).toEqual(['2026-09', '2026-10']);
    expect(String(byMonth.rows[1]!.before!.count)).toBe(
      await scalar(`select count(*) ${SALES} and to_char(realizado_em, 'YYYY-MM') = '2025-10'`),
    );
    // Two whole months are compared with the two before.
    const earlier = await totalsOf(
      'salesTotals(groupBy: [MONTH], filter: { from: "2026-09-01", to: "2026-10-31" }, compare: PREVIOUS_PERIOD) { rows { month before { count } } }',
    );
    expect(String(earlier.rows[0]!.before!.count)).toBe(
      await scalar(`select count(*) ${SALES} and to_char(realizado_em, 'YYYY-MM') = '2026-07'`),
    );
  });

  it('gives the first groups of an order, and the rest together', async () => {
    const { rows, others, all, groups } = await totalsOf(
      'salesTotals(groupBy: [STORE], options: { top: 3, sort: "points", direction: DESC }) { groups rows { store points share } others { count points averageTicket share } all { count points } }',
    );
    expect(rows).toHaveLength(3);
    const points = rows.map((row) => Number(row.points));
    expect(points).toEqual([...points].sort((left, right) => right - left));
    expect(cents([...rows, others!], 'points')).toBe(cents([all!], 'points'));
    expect(groups).toBe(12);
    expect(Math.round(rows.reduce((sum, { share }) => sum + Number(share), Number(others!.share)))).toBe(100);
    const withoutTop = await totalsOf('salesTotals(groupBy: [STORE], options: { top: 50 }) { others { count } }');
    expect(withoutTop.others).toBeNull();
  });

  it('bounds measures, and keeps all rows in all', async () => {
    const { rows, all } = await totalsOf(
      'salesTotals(groupBy: [SELLER], having: [{ measure: COUNT, min: "20" }, { measure: AMOUNT, max: "90000" }], options: { pageSize: -1 }) { rows { count amount } all { count } }',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ count, amount }) => Number(count) >= 20 && Number(amount) <= 90_000)).toBe(true);
    expect(String(all!.count)).toBe(await scalar(`select count(*) ${SALES}`));
  });

  it('fills periods without rows with zeros', async () => {
    const [seller] = await app.database.read<{ id: number }>(`select seller_id as id ${SALES} group by 1 order by count(*) limit 1`);
    const days = await totalsOf(
      `salesTotals(groupBy: [DAY], filter: { from: "2026-10-01", to: "2026-10-31", sellerId: ${seller!.id} }, options: { fillGaps: true }) { rows { day count averageTicket } }`,
    );
    expect(days.rows.map(({ day }) => day)).toEqual(Array.from({ length: 31 }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`));
    const empty = days.rows.filter(({ count }) => count === 0);
    expect(empty.length).toBeGreaterThan(20);
    expect(empty.every(({ averageTicket }) => averageTicket === null)).toBe(true);
    for (const [period, count] of [
      ['WEEK', 5],
      ['MONTH', 12],
      ['QUARTER', 4],
      ['YEAR', 1],
    ] as const) {
      const field = period.toLowerCase();
      const { rows } = await totalsOf(
        `salesTotals(groupBy: [${period}], filter: { from: "${period === 'WEEK' ? '2026-09-28' : '2026-01-01'}", to: "${period === 'WEEK' ? '2026-11-01' : '2026-12-31'}", sellerId: ${seller!.id} }, options: { fillGaps: true }) { rows { ${field} } }`,
      );
      expect([period, rows.length]).toEqual([period, count]);
    }
  });

  it('hold a level 3 to its stores, and refuse who may not list the rows', async () => {
    const { token } = await buildStaff(app.database, 3, { storeIds: [2] });
    const { rows } = await totalsOf('salesTotals(groupBy: [STORE, SELLER]) { rows { storeId seller } }', token);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ storeId }) => storeId === '2')).toBe(true);
    for (const one of totals) {
      const seller = await buildSeller(app.database);
      const { errors } = await app.graphql(
        `{ ${one.name}(groupBy: []) { all { count } } }`,
        {},
        { token: seller.token, audience: 'store' },
      );
      expect([one.name, errors?.[0].extensions.code]).toEqual([one.name, 'NOT_ALLOWED']);
    }
    expect(await codeOf('salesTotals(groupBy: []) { all { count } }', (await buildStaff(app.database, 4)).token)).toBe('NOT_ALLOWED');
    expect(await codeOf('redemptionTotals(groupBy: []) { all { count } }', token)).toBe('NOT_ALLOWED');
  });

  it('names a seller who has moved out of reach only to those who may list that seller', async () => {
    const [sale] = await app.database.read<{ seller_id: number; store_id: number }>(
      `select seller_id, store_id ${SALES} order by id limit 1`,
    );
    const { token } = await buildStaff(app.database, 3, { storeIds: [sale!.store_id] });
    const [other] = await app.database.read<{ id: number }>(`select id from stores where id <> ${sale!.store_id} order by id limit 1`);
    await app.database.pool.query(`update sellers set store_id = ${other!.id} where id = ${sale!.seller_id}`);
    const query = `salesTotals(groupBy: [SELLER], filter: { sellerId: ${sale!.seller_id} }) { rows { seller count } }`;
    expect((await totalsOf(query, token)).rows).toEqual([{ seller: null, count: expect.any(Number) }]);
    expect((await totalsOf(query)).rows[0]!.seller).toEqual(expect.any(String));
    await app.database.pool.query(`update sellers set store_id = ${sale!.store_id} where id = ${sale!.seller_id}`);
  });

  it('hides groups of fewer than five consumers from readers of masked data', async () => {
    await app.database.pool.query("update system_settings set niveis_mascarados = '{3,5}'");
    const { token } = await buildStaff(app.database, 5);
    const open = await totalsOf('purchaseTotals(groupBy: [DAY], options: { pageSize: -1 }) { rows { consumers } }');
    const masked = await totalsOf('purchaseTotals(groupBy: [DAY], options: { pageSize: -1 }) { groups rows { consumers } }', token);
    expect(open.rows.some(({ consumers }) => Number(consumers) < 5)).toBe(true);
    expect(masked.rows).toEqual(open.rows.filter(({ consumers }) => Number(consumers) >= 5));
    const one = await totalsOf('purchaseTotals(groupBy: [CONSUMER], filter: { consumerId: 6 }) { rows { amount } all { amount } }', token);
    expect(one).toEqual({ rows: [], all: null });
    await app.database.pool.query("update system_settings set niveis_mascarados = '{3,4}'");
  });

  it('refuse groups, sorts and periods that make no sense', async () => {
    const rows = '{ all { count } }';
    expect(await codeOf(`salesTotals(groupBy: [MONTH, MONTH]) ${rows}`)).toBe('INPUT_INVALID');
    expect(await codeOf(`salesTotals(groupBy: [MONTH, WEEK]) ${rows}`)).toBe('INPUT_INVALID');
    expect(await codeOf(`redemptionTotals(groupBy: [PRODUCT]) ${rows}`)).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await codeOf(`salesTotals(groupBy: [MONTH], options: { sort: "network" }) ${rows}`)).toBe('LIST_SORT_UNKNOWN');
    expect(await codeOf(`salesTotals(groupBy: [MONTH], filter: { from: "31/02/2026" }) ${rows}`)).toBe('INPUT_INVALID');
    expect(await codeOf(`salesTotals(groupBy: [MONTH], filter: { from: "2026-02-01", to: "2026-01-01" }) ${rows}`)).toBe('INPUT_INVALID');
    expect(await codeOf(`salesTotals(groupBy: [MONTH], compare: PREVIOUS_YEAR) ${rows}`)).toBe('INPUT_INVALID');
    expect(
      await codeOf(`salesTotals(groupBy: [MONTH], filter: { from: "2024-01-01", to: "2026-01-01" }, compare: PREVIOUS_YEAR) ${rows}`),
    ).toBe('INPUT_INVALID');
  });

  it('are listed with dimensions, measures and scopes for those who may query them', async () => {
    const names = async (token: string) =>
      (await ask('{ totalsCatalogue { name scopes dimensions { name field } measures { field unit } } }', token)).data.totalsCatalogue.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names(level2)).toEqual(totals.map(({ name }) => name));
    expect(await names((await buildStaff(app.database, 4)).token)).toEqual(
      ['memberTotals', 'entryTotals', 'payoutTotals', 'redemptionTotals'].sort(),
    );
  });
});

describe('totals and the reports that show the same', () => {
  it("the breakage of each month is the liability report's", async () => {
    await app.database.pool.query('select liability_build($1)', [app.clock.today()]);
    const cohorts = await app.database.read<{ parte: string; mes: string; creditado: string; resgatado: string; expirado: string }>(
      `select parte, to_char(coorte, 'YYYY-MM') as mes, creditado::numeric(14,2), resgatado::numeric(14,2), expirado::numeric(14,2)
       from liability_cohorts('2026-11-01', '2026-11-01', null) where parte = 'PONTOS' order by 2`,
    );
    const { rows } = await totalsOf(
      'lotTotals(groupBy: [CREDIT_MONTH], options: { pageSize: -1 }) { rows { creditMonth pointsCredited pointsRedeemed pointsExpired } }',
    );
    const shown = new Map(rows.map((row) => [row.creditMonth, row]));
    expect(cohorts.length).toBeGreaterThan(3);
    for (const { mes, creditado, resgatado, expirado } of cohorts)
      expect([mes, shown.get(mes)]).toEqual([
        mes,
        { creditMonth: mes, pointsCredited: creditado, pointsRedeemed: resgatado, pointsExpired: expirado },
      ]);
  });

  it('the balances of sellers are those of their list', async () => {
    const { data } = await ask('{ sellers(options: { pageSize: -1 }) { items { id saldoPontos } } }');
    const { rows } = await totalsOf(
      'memberTotals(groupBy: [SELLER], filter: { audience: SELLER }, options: { pageSize: -1 }) { rows { sellerId pointsBalance } }',
    );
    const balances = new Map(rows.map(({ sellerId, pointsBalance }) => [sellerId, pointsBalance]));
    for (const { id, saldoPontos } of data.sellers.items) expect([id, balances.get(id)]).toEqual([id, saldoPontos]);
  });
});

describe('memberCohorts', () => {
  it('counts who came back, by month of the first sale', async () => {
    const { data, errors } = await ask('{ memberCohorts(filter: { audience: SELLER }) { cohort monthsSince members active retention } }');
    expect(errors).toBeUndefined();
    const rows: { cohort: string; monthsSince: number; members: number; active: number; retention: string }[] = data.memberCohorts;
    const first = rows.filter(({ monthsSince }) => monthsSince === 0);
    expect(String(first.reduce((sum, { members }) => sum + members, 0))).toBe(
      await scalar(`select count(distinct seller_id) ${SALES} and seller_id in (select id from sellers where excluido_em is null)`),
    );
    expect(first.every(({ members, active, retention }) => members === active && retention === '100.00')).toBe(true);
    const { cohort } = rows[0]!;
    const months = rows.filter((row) => row.cohort === cohort).map(({ monthsSince }) => monthsSince);
    expect(months).toEqual(Array.from({ length: months.length }, (_, at) => at));
  });
});
