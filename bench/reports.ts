import type pg from 'pg';
import type { Arena } from './contestants.ts';
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

/** Makes each report as a nightly run does, and tells how long that took: one line of the table for each. */
export async function makeReports(pool: pg.Pool): Promise<string[]> {
  const { ano, mes } = await lastMonth(pool);
  const lines: string[] = [];
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const tipo of ['RELATORIO', 'COMPRAS_PONTUACAO', 'TAXA_SUCESSO', 'MENSURACAO', 'ANTIFRAUDE']) {
      const isOfMonth = tipo === 'COMPRAS_PONTUACAO' || tipo === 'TAXA_SUCESSO';
      const { rows } = await client.query<{ id: number }>(
        `insert into report_runs (tipo, ano, mes, total, criado_em) values ($1, $2, $3, 0, now()) returning id`,
        [tipo, isOfMonth ? ano : null, isOfMonth ? mes : null],
      );
      const started = performance.now();
      if (tipo !== 'ANTIFRAUDE')
        await client.query('select report_build($1, (select array_agg(id) from networks), current_date)', [rows[0]!.id]);
      await client.query('select report_show($1, now())', [rows[0]!.id]);
      lines.push(`| P6 making | all networks of ${tipo} | SQL | ${((performance.now() - started) / 1000).toFixed(2)} s |  |  |  |`);
    }
  } finally {
    client.release();
  }
  await pool.query('vacuum (analyze) success_rate_items, antifraud_items, stock_report_items, measurement_items, report_months');
  return lines;
}

/** P6: units and price of each product of the largest network in a month, the best sold first, with the number of products. */
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
    goals: [
      { of: 'GraphQL', ratio: 5, than: 'PostGraphile over the tables' },
      { of: 'GraphQL', ratio: 5, than: 'SQL over the tables' },
    ],
  };
}

interface MonthRow {
  qtde?: string;
  qtdVendida?: string;
}

/** How many products there are, and the units of the first. */
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
