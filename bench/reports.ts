import type pg from 'pg';
import { REPORT_KINDS, reportKinds } from '../server/modules/reports/report-kinds.rules.ts';
import type { Arena } from './contestants.ts';
import { goalsOf } from './goals.ts';
import { type Contestant, cycle } from './measure.ts';
import type { Question } from './reads.ts';

const NETWORK = 1;
const LINE = `query Month($filter: SuccessRateFilter) { successRate(options: { pageSize: 25, sort: "qtdVendida", direction: DESC }, filter: $filter) {
  total items { codProduto produto qtdVendida valorUnitarioProduto } } }`;
const THEIRS = `query Month($network: Int!, $month: Date!) { p: benchMonthlyUnits(network: $network, month: $month, first: 25) {
  totalCount nodes { codigo produto qtde unitario } } }`;

/** The last whole month of the data. */
interface Month {
  ano: number;
  mes: number;
  first: string;
}

async function lastMonth(pool: pg.Pool): Promise<Month> {
  const { rows } = await pool.query<Month>(
    `select extract(year from m)::int as ano, extract(month from m)::int as mes, m::date::text as first
     from (select date_trunc('month', max(realizado_em)) - interval '1 month' as m from postings) x`,
  );
  return rows[0]!;
}

/** Sales between two report runs: about a day's worth at a million and a half sales in 500 days. */
const NEW_SALES = 3_000;
/**
 * Generates each report as a nightly run does, and again after new sales, and reports both times: one table line each. The first line is
 * the cost of refreshing the marked days, which precedes every run.
 */
export async function makeReports(pool: pg.Pool): Promise<string[]> {
  const month = await lastMonth(pool);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const first = await makeAll(client, month);
    await sellMore(client);
    const next = await makeAll(client, month);
    return [...first].map(
      ([name, took]) =>
        `| P6 making | ${name}, all networks | SQL | ${took.toFixed(2)} s |  |  | ${next.get(name)?.toFixed(2)} s after ${NEW_SALES} new sales |`,
    );
  } finally {
    client.release(true);
    await pool.query('vacuum (analyze) success_rate_items, antifraud_items, stock_report_items, measurement_items, report_months');
  }
}

/** Seconds for each. */
async function makeAll(client: pg.PoolClient, { ano, mes }: Month): Promise<Map<string, number>> {
  const took = new Map<string, number>();
  const timed = async (name: string, work: () => Promise<void>) => {
    const started = performance.now();
    await work();
    took.set(name, (performance.now() - started) / 1000);
  };
  await timed('marked days', async () => {
    await client.query('select posting_counts_fold()');
    await client.query('select sale_sums_refresh(1000000)');
  });
  for (const tipo of REPORT_KINDS) {
    const { rows: stored, isMonthly } = reportKinds[tipo];
    const { rows } = await client.query<{ id: number }>(
      `insert into report_runs (tipo, ano, mes, total, criado_em) values ($1, $2, $3, 0, now()) returning id`,
      [tipo, isMonthly ? ano : null, isMonthly ? mes : null],
    );
    await timed(tipo, async () => {
      if (stored)
        await client.query('select report_store($1, $2, (select array_agg(id) from networks), current_date)', [rows[0]!.id, stored]);
      await client.query('select report_display($1, $2, now())', [rows[0]!.id, stored]);
    });
  }
  return took;
}

/** Sales of the last three days, three items each, recorded like any sale. */
async function sellMore(client: pg.PoolClient): Promise<void> {
  await client.query(
    `select count(post_sale(jsonb_build_object('sellerId', x.seller, 'origem', 'PAINEL', 'tipoFiscal', 'N', 'identificador', $1::bigint + x.n,
        'realizadoEm', x.day, 'ator', 'bench', 'itens', x.itens), x.day, now()))
     from (select n, 1 + floor(random() * (select max(id) from sellers))::int as seller, current_date - n % 3 as day,
         (select jsonb_agg(jsonb_build_object('codigo', 'P' || lpad((1 + floor(random() * 500))::text, 4, '0'), 'qtde', 1 + (n + k) % 5,
           'valorUnitario', 12.5, 'valorDesconto', 0)) from generate_series(1, 3) k) as itens
       from generate_series(1, $2::int) n) x`,
    [Date.now() * 1_000, NEW_SALES],
  );
}

/** P6: units and price of each product of the largest network in a month, best sellers first, with the number of products. */
export async function monthQuestion(arena: Arena, pool: pg.Pool, token: string): Promise<Question> {
  const { ano, mes, first } = await lastMonth(pool);
  const ask = (url: string, query: string, variables: object, headers: Record<string, string> = {}) => ({
    url: `${url}/graphql`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const ours = ask(arena.product, LINE, { filter: { networkId: NETWORK, ano, mes } }, { authorization: `Bearer ${token}` });
  const theirs = ask(arena.postgraphile, THEIRS, { network: NETWORK, month: first });
  const plain = { url: `${arena.raw}/month?network=${NETWORK}&month=${first}` };
  const contestants: Contestant[] = [
    { name: 'GraphQL', next: cycle([ours]) },
    { name: 'SQL over the tables', next: cycle([plain]) },
    ...(arena.postgraphile ? [{ name: 'PostGraphile over the tables', next: cycle([theirs]) }] : []),
  ];
  const seen = await Promise.all(contestants.map(async (contestant) => ('next' in contestant ? factsOf(contestant.next()) : '')));
  if (new Set(seen).size > 1) throw new Error(`P6: the contestants disagree: ${seen.join(' | ')}`);
  return {
    id: 'P6',
    title: 'units and price of each product of a network in a month',
    contestants,
    goals: goalsOf('P6'),
  };
}

interface MonthRow {
  qtde?: string;
  qtdVendida?: string;
}

/** The number of products, and the first one's units. */
async function factsOf({ url, method, headers, body }: { url: string; method?: string; headers?: Record<string, string>; body?: string }) {
  const answer = (await (await fetch(url, { method, headers, body })).json()) as Record<string, unknown> & {
    data?: Record<string, unknown>;
    errors?: unknown;
  };
  if (answer.errors) throw new Error(`P6: ${JSON.stringify(answer.errors).slice(0, 400)}`);
  const page = (answer.data?.successRate ?? answer.data?.p ?? answer) as Record<string, unknown>;
  const [row] = (page.items ?? page.nodes) as MonthRow[];
  return `${page.total ?? page.totalCount} products, ${Number(row?.qtdVendida ?? row?.qtde)} units`;
}
