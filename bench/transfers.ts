import fs from 'node:fs';
import { performance } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { writeXlsx } from '../server/platform/sheets/write-sheet.ts';
import type { Arena } from './contestants.ts';

const QUIET_MS = 5_000;
const LOOK_MS = 200;
const IMPORT_ROWS = 100_000;
const ROWS_OF_A_SALE = 3;
/** One row in a hundred names a product that is not there; its whole sale is refused with it. */
const BAD_EVERY = 100;
const MEMORY_GOAL = { export: 250, import: 300 };

interface Watched {
  seconds: number;
  /** Of one client asking for a page all the while, milliseconds. */
  meanwhile: Latency;
  /** The most that the product's process held, megabytes. */
  memory: number;
}

/** P9: every posting as XLSX and as CSV, as the panel makes it, while somebody else asks for pages. */
export async function exportQuestion(arena: Arena, token: string, postings: number): Promise<string[]> {
  const before = await quiet(arena, token);
  const lines: string[] = [];
  for (const [format, goal] of [
    ['XLSX', 25_000],
    ['CSV', 200_000],
  ] as const) {
    let bytes = 0;
    const watched = await watch(arena, token, async () => {
      bytes = await takeOut(arena, token, format);
    });
    lines.push(
      row(
        `P9 ${format}`,
        `${format} of all postings, ${(bytes / 2 ** 20).toFixed(0)} MB`,
        postings / watched.seconds,
        goal,
        watched,
        before,
      ),
    );
  }
  return lines.map((line) => line.replace('MEMORY', String(MEMORY_GOAL.export)));
}

/** P10: a spreadsheet of sales, from the upload to the last entry of the ledger, while somebody else asks for pages. */
export async function importQuestion(arena: Arena, pool: pg.Pool, token: string): Promise<string> {
  const { rows: sellers } = await pool.query<{ cpf: string }>('select cpf from sellers where ativo order by random() limit 20000');
  const sheet = await salesSheet(sellers.map(({ cpf }) => cpf));
  const before = await quiet(arena, token);
  let outcome: Outcome | undefined;
  const watched = await watch(arena, token, async () => {
    outcome = await bringIn(arena, token, sheet);
  });
  const refused = (IMPORT_ROWS / BAD_EVERY) * ROWS_OF_A_SALE;
  if (outcome?.erros !== refused) throw new Error(`import: ${outcome?.erros} rows refused instead of ${refused}`);
  const title = `import of ${IMPORT_ROWS} rows of sales, ${outcome.total} sales posted, ${outcome.erros} rows refused`;
  return row('P10', title, IMPORT_ROWS / watched.seconds, 10_000, watched, before).replace('MEMORY', String(MEMORY_GOAL.import));
}

const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');

function row(id: string, title: string, rate: number, goal: number, { meanwhile, memory }: Watched, before: Latency): string {
  const latency = (name: keyof Latency) => `${meanwhile[name].toFixed(1)} (page meanwhile, ${before[name].toFixed(1)} before)`;
  const verdicts = `goal ${goal} rows/s: ${verdict(rate >= goal)}; ${memory} MB resident (goal MEMORY)`;
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

/** Exports the list and reads the whole file; answers its bytes. */
async function takeOut(arena: Arena, token: string, format: 'XLSX' | 'CSV'): Promise<number> {
  const { exportList } = await ask<{ exportList: { url: string | null; exportId: number | null } }>(arena, token, {
    query: 'mutation ($input: ExportListInput!) { exportList(input: $input) { url exportId } }',
    variables: { input: { list: 'postings', format, scope: 'ALL' } },
  });
  let { url } = exportList;
  while (!url) {
    await pause(LOOK_MS);
    const { myExport } = await ask<{ myExport: { estado: string; mensagem: string | null; linkArquivo: string | null } }>(arena, token, {
      query: 'query ($id: Int!) { myExport(id: $id) { estado mensagem linkArquivo } }',
      variables: { id: exportList.exportId },
    });
    if (myExport.estado === 'FALHOU') throw new Error(`export: ${myExport.mensagem}`);
    url = myExport.linkArquivo;
  }
  const answer = await fetch(new URL(url, arena.product));
  if (!answer.ok || !answer.body) throw new Error(`export: ${answer.status} ${await answer.text()}`);
  let bytes = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length;
  return bytes;
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
      query: 'query ($id: Int!) { import(id: $id) { estado mensagem total erros } }',
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

/** Runs `work` while one client asks for a page every 20 ms and the product's memory is looked at. */
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
