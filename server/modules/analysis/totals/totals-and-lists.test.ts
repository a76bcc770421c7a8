import { sum as add, subtract } from '../../../shared/money.ts';
import type { TestApp } from '../../../test/app.ts';
import { buildStaff } from '../../../test/builders/people.ts';
import { openDemoApp } from '../../../test/demo.ts';

type Row = Record<string, string | number | null>;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openDemoApp();
  await app.database.pool.query('analyze');
  token = (await buildStaff(app.database, 2)).token;
}, 240_000);
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const ask = async (query: string) => {
  const { data, errors } = await app.graphql(query, {}, { token });
  expect(errors).toBeUndefined();
  return data;
};
const ALL = 'options: { pageSize: -1 }';
const rowsOf = async (list: string, columns: string): Promise<Row[]> => (await ask(`{ l: ${list} { items { ${columns} } } }`)).l.items;
const sum = (rows: readonly Row[], column: string) => add(rows.map((row) => String(row[column] ?? '0')));
const countBy = (rows: readonly Row[], column: string) => {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[String(row[column])] = (counts[String(row[column])] ?? 0) + 1;
  return counts;
};

describe('totals and the lists of the panel show the same', () => {
  it('sales by network, with points, value and cost', async () => {
    const sales = await rowsOf(`postings(${ALL})`, 'rede totalPontos totalVenda valorCusto status');
    const { t } = await ask('{ t: salesTotals(groupBy: [NETWORK]) { rows { network count points amount cost } all { count points } } }');
    const approved = sales.filter(({ status }) => status === 'APROVADA');
    expect(t.all).toEqual({ count: approved.length, points: sum(approved, 'totalPontos') });
    expect(t.rows.length).toBeGreaterThan(1);
    for (const { network, ...measures } of t.rows as Row[]) {
      const own = approved.filter(({ rede }) => rede === network);
      const shown = { count: own.length, points: sum(own, 'totalPontos'), amount: sum(own, 'totalVenda'), cost: sum(own, 'valorCusto') };
      expect([network, measures]).toEqual([network, shown]);
    }
  });

  it('the networks of the register, whose sellers are the active ones', async () => {
    const networks = await rowsOf(`networks(${ALL})`, 'nome numeroParceiros saldoPontos');
    const byNetwork = (filter: string) => `memberTotals(groupBy: [NETWORK], filter: { audience: SELLER, ${filter} }, ${ALL})`;
    const { a, t } = await ask(
      `{ a: ${byNetwork('active: true')} { rows { network count } } t: ${byNetwork('')} { rows { network pointsBalance } } }`,
    );
    const active = new Map((a.rows as Row[]).map(({ network, count }) => [network, count]));
    const balances = new Map((t.rows as Row[]).map(({ network, pointsBalance }) => [network, pointsBalance]));
    expect(networks.length).toBeGreaterThan(1);
    for (const { nome, numeroParceiros, saldoPontos } of networks)
      expect([nome, active.get(nome) ?? 0, balances.get(nome) ?? '0.00']).toEqual([nome, numeroParceiros, saldoPontos]);
  });

  it('purchases and their cashback', async () => {
    const purchases = await rowsOf(`cashbackPostings(${ALL})`, 'totalVenda valorProdutosSW cashback');
    const { t, k } = await ask(
      `{ t: purchaseTotals(groupBy: []) { all { count amount swAmount cashback } } k: cashbackTotals(groupBy: []) { all { purchases amount swAmount cashback } } }`,
    );
    const [amount, swAmount, cashback] = ['totalVenda', 'valorProdutosSW', 'cashback'].map((column) => sum(purchases, column));
    expect(purchases.length).toBeGreaterThan(10);
    expect(t.all).toEqual({ count: purchases.length, amount, swAmount, cashback });
    expect(k.all).toEqual({ purchases: purchases.length, amount, swAmount, cashback });
  });

  it('redemptions of sellers by prize, without those that were cancelled', async () => {
    const redemptions = await rowsOf(`redemptions(${ALL})`, 'premio pontosGastos qtde status');
    const { t } = await ask(`{ t: redemptionTotals(groupBy: [PRIZE], ${ALL}) { rows { prize count points units cancelled } } }`);
    const prizes = Object.keys(countBy(redemptions, 'premio'));
    expect(t.rows).toHaveLength(prizes.length);
    for (const { prize, ...measures } of t.rows as Row[]) {
      const own = redemptions.filter(({ premio }) => premio === prize);
      const kept = own.filter(({ status }) => status !== 'CANCELLED');
      const units = kept.reduce((total, { qtde }) => total + Number(qtde), 0);
      const shown = { count: kept.length, points: sum(kept, 'pontosGastos'), units, cancelled: own.length - kept.length };
      expect([prize, measures]).toEqual([prize, shown]);
    }
  });

  it('receipts that wait and that were rejected', async () => {
    const [waiting, closed] = [await rowsOf(`pendingSubmissions(${ALL})`, 'id'), await rowsOf(`closedSubmissions(${ALL})`, 'status')];
    const { t } = await ask(
      '{ t: submissionTotals(groupBy: [], filter: { audience: SELLER }) { all { waiting rejected closed cancelled } } }',
    );
    const { REPROVADA = 0, ENCERRADA = 0, CANCELADA = 0 } = countBy(closed, 'status');
    expect(waiting.length).toBeGreaterThan(0);
    expect(t.all).toEqual({ waiting: waiting.length, rejected: REPROVADA, closed: ENCERRADA, cancelled: CANCELADA });
  });

  it('payments of cashback by state', async () => {
    const payouts = await rowsOf(`consumerRedemptions(${ALL})`, 'estado pontosGastos');
    const { t } = await ask('{ t: payoutTotals(groupBy: [STATE]) { rows { state count amount } } }');
    const paid = payouts.filter(({ estado }) => estado !== null);
    expect(paid.length).toBeGreaterThan(5);
    for (const { state, count, amount } of t.rows as Row[]) {
      const own = paid.filter(({ estado }) => estado === state);
      expect([state, count, amount]).toEqual([state, own.length, sum(own, 'pontosGastos')]);
    }
  });

  it('requests for a second person by their outcome', async () => {
    const requests = await rowsOf(`heldActions(${ALL})`, 'status');
    const { t } = await ask('{ t: approvalTotals(groupBy: []) { all { count approved declined waiting expired } } }');
    const { APROVADA = 0, RECUSADA = 0, AGUARDA = 0, EXPIRADA = 0 } = countBy(requests, 'status');
    expect(t.all).toEqual({ count: requests.length, approved: APROVADA, declined: RECUSADA, waiting: AGUARDA, expired: EXPIRADA });
  });

  it('suspicious links', async () => {
    const links = await rowsOf(`suspiciousLinks(${ALL})`, 'visto');
    const { t } = await ask('{ t: findingTotals(groupBy: []) { all { count reviewed } } }');
    expect(t.all).toEqual({ count: links.length, reviewed: links.filter(({ visto }) => visto).length });
  });

  it('open lots, and the ledger, are the balances', async () => {
    const sellers = await rowsOf(`sellers(${ALL})`, 'saldoPontos');
    const consumers = await rowsOf(`consumers(${ALL})`, 'saldoCashback');
    const { l, m } = await ask(
      `{ l: lotTotals(groupBy: []) { all { pointsOpen cashbackOpen } } m: memberTotals(groupBy: []) { all { count pointsBalance cashbackBalance } } }`,
    );
    expect(m.all).toEqual({
      count: sellers.length + consumers.length,
      pointsBalance: sum(sellers, 'saldoPontos'),
      cashbackBalance: sum(consumers, 'saldoCashback'),
    });
    const { rows } = await app.database.pool.query<{ debt: string }>(
      "select coalesce(sum(debt), 0)::text as debt from accounts where currency = 'PONTO'",
    );
    expect(subtract(l.all.pointsOpen, rows[0]!.debt)).toBe(m.all.pointsBalance);
  });
});
