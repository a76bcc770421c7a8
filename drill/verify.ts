import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { truths } from '../server/modules/integrity/index.ts';
import { PROGRAMME_LIMITS } from '../server/shared/limits.ts';
import { compare } from '../server/shared/money.ts';
import type { Journal } from './client.ts';
import type { Model } from './model.ts';
import type { Rig } from './rig.ts';
import { CODE_USES } from './world.ts';

type Sql = Rig['sql'];
/** Findings, each with an example; empty when all is well. */
export type Findings = Map<string, string>;

/** Invariants that hold at any moment, even under load. */
export async function verifyLive(sql: Sql, journal: Journal, run: string): Promise<Findings> {
  const findings: Findings = new Map(journal.findings);
  for (const { name, sql: statement } of truths) {
    const [row] = await sql<object>(statement);
    if (row) findings.set(`broken: ${name}`, JSON.stringify(row));
  }
  const [twice] = await sql<object>(
    "select request_id, min(tipo) as tipo, count(*)::int as n from audit_entries where request_id like $1 || '-%' group by 1 having count(*) > 1 limit 1",
    [run],
  );
  if (twice) findings.set('an operation was done twice', JSON.stringify(twice));
  const [note] = await sql<object>(
    `select identificador, count(*)::int as n from postings where status = 'APROVADA' group by audience, store_id, tipo_fiscal, identificador
     having count(*) > 1 limit 1`,
  );
  if (note) findings.set('a note earned twice', JSON.stringify(note));
  const [eager] = await sql<object>(
    `select seller_id, mes, count(*)::int as n from redemptions where status <> 3 and seller_id is not null group by 1, 2
     having count(*) > ${PROGRAMME_LIMITS.redemptionsPerMonth} limit 1`,
  );
  if (eager) findings.set('more redemptions than a month allows', JSON.stringify(eager));
  return findings;
}

/** Compares everything clients were told with the database, once nothing moves. */
export async function verifyWhole({ sql, fallen, storageFolder }: Rig, journal: Journal, model: Model, run: string): Promise<Findings> {
  const findings = await verifyLive(sql, journal, run);
  await verifyAnswers(sql, journal, run, findings);
  await verifyBalances(sql, model, findings);
  const same = async (name: string, statement: string, expected: Iterable<number | string>) => {
    // GraphQL answers ids as text, the REST paths as numbers.
    const there = new Set((await sql<{ key: number | string }>(statement)).map(({ key }) => String(key)));
    const told = new Set([...expected].map(String));
    const missing = [...told].filter((key) => !there.has(key));
    const extra = [...there].filter((key) => !told.has(key));
    if (missing.length > 0) findings.set(`lost: ${name}`, missing.slice(0, 5).join(', '));
    if (extra.length > 0) findings.set(`done without an answer that says so: ${name}`, extra.slice(0, 5).join(', '));
  };
  await same(
    'sales and purchases',
    // The system made the sales to be corrected before any client started.
    `select p.id as key from postings p where p.import_id is null
       and not exists (select from entries e where e.origem_tipo = 'posting' and e.origem_id = p.id::text and e.ator = 'system')`,
    model.posted,
  );
  await same('cancelled sales', "select id as key from postings where status = 'CANCELADA'", model.cancelled);
  await same('redemptions', 'select id as key from redemptions', model.redeemed);
  await same(
    'returned redemptions',
    'select x.id as key from redemptions x left join payouts o on o.redemption_id = x.id where x.status = 3 and o.redemption_id is null',
    model.returned,
  );
  await same('receipts', 'select id as key from submissions', model.receipts);
  await same('people who registered', 'select cpf as key from sellers where aceitou_politica_privacidade_em is not null', model.registered);
  await same('uses of the registration code', 'select cpf as key from registration_code_uses', model.codesUsed);
  await same('valid referrals', 'select cpf as key from referrals where validado_em is not null', model.referred);
  await same('points of platforms', 'select id_externo as key from swpro_credits', model.swpro);
  await same('payment batches', 'select id as key from payout_batches', model.batches);
  await same(
    'payments that ended',
    "select redemption_id || estado as key from payouts where estado in ('PAGO', 'DEVOLVIDO', 'ESTORNADO')",
    [...model.paid].map(([id, state]) => `${id}${state}`),
  );
  await same('uploads', "select id as key from imports where estado = 'CONCLUIDA'", [...model.imports.keys()]);
  await same(
    'sales of uploads',
    'select identificador as key from postings where import_id is not null',
    [...model.imports.values()].flat(),
  );
  await verifyCounters(sql, findings);
  await verifyFiles(sql, storageFolder, findings);
  if (fallen.length > 0) findings.set('processes that ended by themselves', fallen.join(', '));
  return findings;
}

/** Every file that a row references is complete; the drill sends PDFs and spreadsheets, which are stored as sent. */
async function verifyFiles(sql: Sql, storageFolder: string, findings: Findings): Promise<void> {
  const rows = await sql<{ chave: string; sha256: string }>('select chave, sha256 from stored_files where removido_em is null');
  const digest = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  for (const { chave, sha256 } of rows) {
    const file = path.join(storageFolder, chave);
    if (!fs.existsSync(file)) findings.set('a file is missing', chave);
    else if (digest(file) !== sha256) findings.set('a file is not what was sent', chave);
  }
}

/** The log has each operation by the request id its client used: exactly once when answered as done, never when refused. */
async function verifyAnswers(sql: Sql, journal: Journal, run: string, findings: Findings): Promise<void> {
  const rows = await sql<{ request_id: string; n: number }>(
    "select request_id, count(*)::int as n from audit_entries where request_id like $1 || '-%' group by 1",
    [run],
  );
  const done = new Map(rows.map(({ request_id, n }) => [request_id, n]));
  const lost = new Map<string, string[]>();
  for (const { key, kind, ok, code } of journal.answered) {
    const times = done.get(key) ?? 0;
    if (ok && times === 0) lost.set(kind, [...(lost.get(kind) ?? []), key]);
    if (!ok && times > 0) findings.set(`refused though done: ${kind} (${code})`, key);
  }
  for (const [kind, keys] of lost) findings.set(`lost: ${kind}`, `${keys.length} acknowledged, such as ${keys[0]}`);
  if (journal.open.size > 0) findings.set('operations without an answer', [...journal.open].slice(0, 5).join(', '));
}

async function verifyBalances(sql: Sql, model: Model, findings: Findings): Promise<void> {
  const rows = await sql<{ holder: string; balance: string }>("select holder_type || ':' || holder_id as holder, balance from accounts");
  const balances = new Map(rows.map(({ holder, balance }) => [holder, balance]));
  for (const [holder, expected] of model.balances) {
    const balance = balances.get(holder) ?? '0.00';
    if (compare(balance, expected) !== 0)
      findings.set('a balance differs from what was answered', `${holder}: ${balance}, not ${expected}`);
  }
}

/** Counters stored beside the rows they count, and jobs that were never done. */
async function verifyCounters(sql: Sql, findings: Findings): Promise<void> {
  const [counted] = await sql<{
    codes: number;
    uses: number;
    expired: number;
    runs: number;
    dead: number;
    failed: string | null;
    openRuns: number;
  }>(
    `select (select usos_realizados from registration_codes limit 1) as codes, (select count(*)::int from registration_code_uses) as uses,
       (select count(*)::int from entries where type = 'EXPIRACAO') as expired,
       (select coalesce(sum(lotes), 0)::int from expiry_runs where tipo = 'EXPIRACAO') as runs,
       (select count(*)::int from expiry_runs where estado <> 'CONCLUIDA') as "openRuns",
       (select count(*)::int from pgboss.job where name = 'dead-letters') as dead,
       (select string_agg(distinct name, ', ') from pgboss.job where state = 'failed') as failed`,
  );
  const { codes, uses, expired, runs, openRuns, dead, failed } = counted!;
  if (codes !== uses || uses > CODE_USES)
    findings.set('uses of the registration code', `${codes} counted, ${uses} there, ${CODE_USES} allowed`);
  if (expired !== runs) findings.set('expiry counts what it wrote', `${runs} counted, ${expired} written`);
  if (openRuns > 0) findings.set('expiry ends', `${openRuns} runs did not`);
  if (dead > 0) findings.set('jobs were given up', `${dead}: ${failed ?? 'no longer kept'}`);
}
