import fs from 'node:fs';
import { performance } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { writeXlsx } from '../server/platform/sheets/write-sheet.ts';
import type { Arena } from './contestants.ts';
import { TRANSFER_GOALS } from './goals.ts';
import { bareSaleRate } from './writes.ts';

const QUIET_MS = 5_000;
const LOOK_MS = 200;
const IMPORT_ROWS = 100_000;
const ROWS_OF_A_SALE = 3;
/** One row in a hundred names an unknown product; its whole sale is refused. */
const BAD_EVERY = 100;
const ONE_BY_ONE_SECONDS = 5;
const ONE_BY_ONE_CLIENTS = 16;

interface Watched {
  seconds: number;
  /** Latency of a client requesting a page throughout, milliseconds. */
  meanwhile: Latency;
  /** Peak memory of the product's process, megabytes. */
  memory: number;
}

/** P9: every posting as XLSX and as CSV, as the panel does it, while another client requests pages. */
export async function exportQuestion(arena: Arena, pool: pg.Pool, token: string): Promise<string[]> {
  const before = await quiet(arena, token);
  const lines: string[] = [];
  for (const format of ['XLSX', 'CSV'] as const) {
    let file = { bytes: 0, rows: 0 };
    const bare = format === 'CSV' ? [await bareCopy(pool)] : [];
    const watched = await watch(arena, token, async () => {
      file = await takeOut(arena, token, format);
    });
    if (format === 'CSV') bare.push(await bareCopy(pool));
    // More than the database was built with: other lines of the run post sales too.
    const rate = file.rows / watched.seconds;
    lines.push(
      row(
        `P9 ${format}`,
        `${format} of ${file.rows} postings, ${(file.bytes / 2 ** 20).toFixed(0)} MB`,
        rate,
        watched,
        before,
        format === 'XLSX' ? TRANSFER_GOALS.xlsxRows : undefined,
      ),
    );
    if (bare.length)
      lines.push(bareLine('COPY of the same columns, bare', bare, { what: 'the CSV', rate, goal: TRANSFER_GOALS.csvOfCopy }));
  }
  return lines;
}

/** Rows per second of the same columns, unformatted and unordered, by one COPY that is read and discarded. */
async function bareCopy(pool: pg.Pool): Promise<number> {
  const statement = `select p.parceiro_nome, p.revenda_nome, s.end_cidade, n.nome, p.identificador, p.tipo_fiscal, p.origem, p.total_pontos,
      p.pontos_limitados, p.total_venda, p.valor_custo, p.realizado_em, p.pontuado_em, p.vence_em, p.status, u.nome
    from postings p join stores s on s.id = p.store_id join networks n on n.id = p.network_id left join staff_users u on u.id = p.aprovado_por_id`;
  const client = await pool.connect();
  try {
    const started = performance.now();
    const copy = client.query(copyTo(`copy (${statement}) to stdout (format csv)`));
    await finished(copy.resume());
    // The row count follows the last row.
    await client.query('select 1');
    return (copy.rowCount * 1000) / (performance.now() - started);
  } finally {
    client.release();
  }
}

/** The bare method before and after a transfer, and the share of its rate the transfer reached. */
function bareLine(name: string, rates: number[], reached: { what: string; rate: number; goal: number }): string {
  const rate = rates.reduce((sum, each) => sum + each, 0) / rates.length;
  const ratio = reached.rate / rate;
  const goal = `goal ${reached.goal.toFixed(2)}: ${verdict(ratio >= reached.goal)}`;
  return `|  |  | ${name} | ${rate.toFixed(0)} rows/s | | | ${reached.what} is ${ratio.toFixed(2)} × this (${goal}) |`;
}

/** P10: a sales spreadsheet, from the upload to the last ledger entry, while another client requests pages. */
export async function importQuestion(arena: Arena, pool: pg.Pool, token: string): Promise<string[]> {
  const { rows: sellers } = await pool.query<{ cpf: string }>('select cpf from sellers where ativo order by random() limit 20000');
  const sheet = await salesSheet(sellers.map(({ cpf }) => cpf));
  const before = await quiet(arena, token);
  let outcome: Outcome | undefined;
  const bare = [await oneByOne(pool)];
  const watched = await watch(arena, token, async () => {
    outcome = await bringIn(arena, token, sheet);
  });
  bare.push(await oneByOne(pool));
  const refused = (IMPORT_ROWS / BAD_EVERY) * ROWS_OF_A_SALE;
  if (outcome?.erros !== refused) throw new Error(`import: ${outcome?.erros} rows refused instead of ${refused}`);
  const title = `import of ${IMPORT_ROWS} rows of sales, ${outcome.total} sales posted, ${outcome.erros} rows refused`;
  const rate = IMPORT_ROWS / watched.seconds;
  return [
    row('P10', title, rate, watched, before),
    bareLine(`sales one by one by their SQL function, ${ONE_BY_ONE_CLIENTS} clients`, bare, {
      what: 'the import',
      rate,
      goal: TRANSFER_GOALS.importOfOneByOne,
    }),
  ];
}

/** Sales rows per second without an import. */
const oneByOne = async (pool: pg.Pool) => (await bareSaleRate(pool, ONE_BY_ONE_SECONDS, ONE_BY_ONE_CLIENTS)) * ROWS_OF_A_SALE;

const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');

function row(id: string, title: string, rate: number, { meanwhile, memory }: Watched, before: Latency, goal?: number): string {
  const latency = (name: keyof Latency) => `${meanwhile[name].toFixed(1)} (page meanwhile, ${before[name].toFixed(1)} before)`;
  const rows = goal ? `goal ${goal} rows/s: ${verdict(rate >= goal)}; ` : '';
  const verdicts = `${rows}${memory} MB resident (goal ${TRANSFER_GOALS.megabytes}: ${verdict(memory <= TRANSFER_GOALS.megabytes)})`;
  return `| ${id} | ${title} | GraphQL | ${rate.toFixed(0)} rows/s | ${latency('p50')} | ${latency('p99')} | ${verdicts} |`;
}

async function ask<Answer>(arena: Arena, token: string, body: FormData | object): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${arena.product}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'apollo-require-preflight': '1',
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const { data, errors } = (await answer.json()) as { data: Answer; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Exports the list and reads the whole file. */
async function takeOut(arena: Arena, token: string, format: 'XLSX' | 'CSV'): Promise<{ bytes: number; rows: number }> {
  const { exportList } = await ask<{ exportList: { url: string | null; exportId: number | null } }>(arena, token, {
    query: 'mutation ($input: ExportListInput!) { exportList(input: $input) { url exportId } }',
    variables: { input: { list: 'postings', format, scope: 'ALL' } },
  });
  let { url } = exportList;
  let rows = 0;
  while (!url) {
    await pause(LOOK_MS);
    const { myExport } = await ask<{ myExport: { estado: string; mensagem: string | null; linkArquivo: string | null; linhas: number } }>(
      arena,
      token,
      {
        query: 'query ($id: ID!) { myExport(id: $id) { estado mensagem linkArquivo linhas } }',
        variables: { id: exportList.exportId },
      },
    );
    if (myExport.estado === 'FALHOU') throw new Error(`export: ${myExport.mensagem}`);
    url = myExport.linkArquivo;
    rows = myExport.linhas;
  }
  const answer = await fetch(new URL(url, arena.product));
  if (!answer.ok || !answer.body) throw new Error(`export: ${answer.status} ${await answer.text()}`);
  let bytes = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length;
  return { bytes, rows };
}

function salesSheet(cpfs: string[]): Promise<Buffer> {
  const columns = [
    { key: 'cpf', title: 'CPF do vendedor' },
    { key: 'tipoFiscal', title: 'Tipo Fiscal' },
    { key: 'identificador', title: 'Identificador' },
    { key: 'realizadoEm', title: 'Data da Venda' },
    { key: 'codigo', title: 'Código do Produto' },
    { key: 'qtde', title: 'Quantidade' },
    { key: 'valorUnitario', title: 'Valor Unitário' },
  ].map((column) => ({ ...column, type: 'text' as const }));
  const stamp = Date.now();
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  const rows = Array.from({ length: IMPORT_ROWS }, (_, line) => {
    const sale = Math.floor(line / ROWS_OF_A_SALE);
    return {
      cpf: cpfs[sale % cpfs.length]!,
      tipoFiscal: 'N',
      identificador: `${stamp}${sale}`,
      realizadoEm: day,
      codigo: line % BAD_EVERY === BAD_EVERY / 2 ? 'NAOHA' : `P${String(((line * 7) % 500) + 1).padStart(4, '0')}`,
      qtde: '2',
      valorUnitario: '12.50',
    };
  });
  return buffer(writeXlsx(columns, rows));
}

interface Outcome {
  estado: string;
  mensagem: string | null;
  total: number;
  erros: number;
}

async function bringIn(arena: Arena, token: string, sheet: Buffer): Promise<Outcome> {
  const form = new FormData();
  const query = 'mutation ($arquivo: Upload!) { startSalesImport(arquivo: $arquivo, enviarMensagem: false) { id } }';
  form.append('operations', JSON.stringify({ query, variables: { arquivo: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.arquivo'] }));
  form.append('0', new Blob([new Uint8Array(sheet)]), 'vendas.xlsx');
  const { startSalesImport } = await ask<{ startSalesImport: { id: number } }>(arena, token, form);
  for (;;) {
    await pause(LOOK_MS);
    const { import: found } = await ask<{ import: Outcome }>(arena, token, {
      query: 'query ($id: ID!) { import(id: $id) { estado mensagem total erros } }',
      variables: { id: startSalesImport.id },
    });
    if (found.estado === 'FALHOU') throw new Error(`import: ${found.mensagem}`);
    if (found.estado.startsWith('CONCLUIDA')) return found;
  }
}

interface Latency {
  p50: number;
  p99: number;
}

const quiet = async (arena: Arena, token: string) => (await watch(arena, token, () => pause(QUIET_MS))).meanwhile;

/** Runs `work` while a client requests a page every 20 ms and the product's memory is sampled. */
async function watch(arena: Arena, token: string, work: () => Promise<unknown>): Promise<Watched> {
  const taken: number[] = [];
  let isDone = false;
  let memory = 0;
  const asking = (async () => {
    while (!isDone) {
      const at = performance.now();
      await fetch(`${arena.product}/api/pontuacoes?page=1&perPage=25`, { headers: { authorization: `|${token}` } }).then((answer) =>
        answer.arrayBuffer(),
      );
      taken.push(performance.now() - at);
      await pause(20);
    }
  })();
  const looking = setInterval(() => {
    memory = Math.max(memory, residentMegabytes(arena.productPid));
  }, LOOK_MS);
  const started = performance.now();
  try {
    await work();
  } finally {
    isDone = true;
    clearInterval(looking);
  }
  const seconds = (performance.now() - started) / 1000;
  await asking;
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0;
  return { seconds, memory, meanwhile: { p50: at(0.5), p99: at(0.99) } };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Linux only; elsewhere 0. */
function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!fs.existsSync(file)) return 0;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024);
}
