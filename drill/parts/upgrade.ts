import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Fingerprint, listTables, quoted, type Table } from '../../scripts/operate/backup/tables.ts';
import { migrate } from '../../server/migrate.ts';
import { truths } from '../../server/modules/integrity/index.ts';
import { drillSecret } from '../drill-secret.ts';
import { openPostgres } from '../postgres.ts';
import type { Findings } from '../verify.ts';
import { NotPossible, type Part } from './part.ts';
import { sideBySide } from './side-by-side.ts';

/** The last release, 0.3.0. */
const LAST = '1a29d26d';
/** Commits whose demonstration networks are upgraded: the baseline, and the last release. */
const RELEASES = ['24b7e543', LAST];
/** Below the checkout, so that the old program finds the installed packages. */
const CHECKOUTS = '.data/drill-releases';

/** Databases filled by earlier releases' own demonstrations are migrated by this one. */
export const upgrade: Part = {
  name: 'upgrade',
  what: `databases filled by the releases ${RELEASES.join(', ')} are migrated: no row lost, no value changed, every truth holds; ${LAST} works beside this one`,
  run: async ({ folder, small, write }) => {
    const findings: Findings = new Map();
    const figures: string[] = [];
    for (const release of RELEASES) {
      const note = (what: string, example: string) => findings.set(`${release}: ${what}`, example);
      const checkout = checkOut(release);
      const filled = async (name: string, work: (url: string, files: string) => Promise<string>) => {
        const own = path.join(folder, `${name}-${release}`);
        const postgres = await openPostgres({ folder: path.join(own, 'postgres') });
        try {
          write(`${release}: filling`);
          const files = path.join(own, 'files');
          seed(checkout, postgres.url(), files);
          figures.push(`${release}: ${await work(postgres.url(), files)}`);
        } finally {
          await postgres.stop();
        }
      };
      try {
        await filled('alone', (url) => migrated(url, note));
        if (release === LAST)
          await filled('beside', async (url, files) => {
            const figure = await sideBySide({ checkout, url, folder: path.dirname(files), files, small }, note);
            await checkTruths(url, note);
            return figure;
          });
      } finally {
        fs.rmSync(checkout, { recursive: true, force: true });
      }
    }
    return { findings, figures };
  },
};

type Note = (what: string, example: string) => void;

async function migrated(url: string, note: Note): Promise<string> {
  const before = await contents(url);
  const at = Date.now();
  const applied = await migrate(url);
  const took = (Date.now() - at) / 1_000;
  await compare(url, before, note);
  await checkTruths(url, note);
  if ((await migrate(url)).length > 0) note('a second migration found something to do', '');
  const rows = [...before.values()].reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${before.size} tables, ${applied.length} migrations and definitions in ${took.toFixed(1)} s`;
}

function checkOut(release: string): string {
  const checkout = path.resolve(CHECKOUTS, release);
  fs.rmSync(checkout, { recursive: true, force: true });
  fs.mkdirSync(checkout, { recursive: true });
  const archive = spawnSync('git', ['archive', '--format=tar', release], { maxBuffer: 512 * 1024 * 1024 });
  if (archive.status !== 0) throw new NotPossible(`the history of this checkout does not have ${release}`);
  const unpacked = spawnSync('tar', ['-x', '-C', checkout], { input: archive.stdout });
  if (unpacked.status !== 0) throw new NotPossible(`tar: ${unpacked.error?.message ?? unpacked.stderr.toString()}`);
  return checkout;
}

function seed(checkout: string, url: string, files: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/operate/db.ts', 'seed'], {
    cwd: checkout,
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: '',
      STORAGE: '',
      STORAGE_FOLDER: files,
      SECRET: drillSecret,
    },
  });
  if (status !== 0) throw new Error(`the former release did not fill its database: ${stdout}${stderr}`);
}

type Contents = Table & Fingerprint;

/** Every table with its columns, row count and checksum. */
async function contents(url: string): Promise<Map<string, Contents>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    const tables = new Map<string, Contents>();
    for (const table of await listTables(client)) tables.set(table.name, { ...table, ...(await valuesOf(client, table)) });
    return tables;
  } finally {
    await client.end();
  }
}

/** Row count and a checksum of values; a number is the same number in a widened column. */
async function valuesOf(client: pg.Client, { name, columns }: Table): Promise<Fingerprint> {
  const numbers = await client.query<{ column: string }>(
    `select attname as column from pg_attribute where attrelid = $1::regclass and atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype)`,
    [name],
  );
  const isNumber = new Set(numbers.rows.map(({ column }) => column));
  const values = columns.map((column) => (isNumber.has(column) ? `trim_scale(${quoted(column)}::numeric)` : quoted(column)));
  const { rows } = await client.query<Fingerprint>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(row(${values.join(', ')})::text, 0)::numeric), 0)::text as sum from ${name}`,
  );
  return rows[0]!;
}

/** Existing data must keep its values; tables and columns may be added, none removed. */
async function compare(url: string, before: Map<string, Contents>, note: Note): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    const after = new Map((await listTables(client)).map((table) => [table.name, table]));
    for (const { name, columns, rows, sum } of before.values()) {
      const gone = columns.filter((column) => !after.get(name)?.columns.includes(column));
      if (gone.length > 0) {
        note('columns are gone', `${name}: ${gone.join(', ')}`);
        continue;
      }
      const now = await valuesOf(client, { name, columns });
      if (now.rows !== rows) note('rows are gone or came', `${name}: ${now.rows}, not ${rows}`);
      else if (now.sum !== sum) note('values changed', name);
    }
  } finally {
    await client.end();
  }
}

async function checkTruths(url: string, note: Note): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const { name, sql } of truths) {
      const { rows } = await client.query(sql);
      if (rows.length > 0) note(`broken: ${name}`, JSON.stringify(rows[0]));
    }
  } finally {
    await client.end();
  }
}
