import 'reflect-metadata';
import pg from 'pg';
import { openDatabaseAt } from '../../open-database.ts';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { ledger } from './index.ts';
import { ledgerInvariants } from './invariants.ts';

const server = await startEmbeddedPostgres({ folder: '/tmp/ledger-pg', durable: process.env.DURABLE === '1' });
const admin = new pg.Client(server.url());
await admin.connect();
await admin.query('drop database if exists bench with (force)');
await admin.query('create database bench');
await admin.end();
const db = await openDatabaseAt(server.url('bench'), { maxConnections: 20 });
try {
  await db.orm.migrator.up();
  const holder = (id: number) => ({ holderType: 'SELLER', holderId: id, currency: 'PONTO', networkId: 1 }) as const;
  let k = 0;
  const origin = () => ({ origemTipo: 'BENCH', origemId: String(++k), idempotencyKey: `b:${k}` });
  console.log(
    await db.transaction((tx) =>
      ledger.credit(tx, { ...holder(1), ...origin(), type: 'VENDA', valor: '1000000.00', venceEm: '2030-01-01' }),
    ),
  );
  console.log(await db.transaction((tx) => ledger.debit(tx, { ...holder(1), ...origin(), type: 'RESGATE', valor: '10.50' })));
  const n = 100_000;
  const rows = Array.from(
    { length: n },
    (_, i) =>
      ({
        ...holder(2 + (i % 5000)),
        ...origin(),
        type: 'VENDA',
        valor: '100.00',
        venceEm: `2030-01-${String(1 + (i % 28)).padStart(2, '0')}`,
        regra: { fator: 2, versao: 1 },
      }) as const,
  );
  for (const size of [20_000]) {
    const started = performance.now();
    for (let i = 0; i < n; i += size) {
      const t = performance.now();
      let t0 = 0; const r = await db.transaction(async (tx) => { if (process.env.DROP && i > 20000) await tx.sql(process.env.DROP); const q = await ledger.creditMany(tx, rows.slice(i, i + size)); t0 = performance.now() - t; return q; });
 console.log('before commit', Math.round(t0));      console.log(r, Math.round(performance.now() - t), 'ms');
    }
    console.log('creditMany rows/s', Math.round(n / ((performance.now() - started) / 1000)));
  }
  if (process.env.ONLY) process.exit(0);
  const t = performance.now();
  console.log(await db.transaction((tx) => ledger.creditMany(tx, rows.slice(0, 20000))), Math.round(performance.now() - t), 'ms replay');
  await db.pool.query('vacuum analyze');
  const rate = async (name: string, clients: number, ms: number, one: () => Promise<unknown>) => {
    const end = performance.now() + ms;
    let done = 0;
    let failed = 0;
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (performance.now() < end) {
          try {
            await one();
            done++;
          } catch (e) {
            failed++;
            if (failed < 3) console.log(e);
          }
        }
      }),
    );
    console.log(name, Math.round(done / (ms / 1000)), '/s', failed, 'failed');
  };
  for (const c of [1, 16]) {
    await rate(`redeem hot c=${c}`, c, 3000, () =>
      db.read('select * from ledger_debit($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14)', [
        'SELLER',
        1,
        'PONTO',
        1,
        '1.00',
        'RESGATE',
        'R',
        '1',
        `r:${++k}`,
        null,
        {},
        'system',
        '2026-11-21',
        new Date(),
      ]),
    );
    await rate(`redeem spread c=${c}`, c, 3000, () =>
      db.read('select * from ledger_debit($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14)', [
        'SELLER',
        2 + Math.floor(Math.random() * 5000),
        'PONTO',
        1,
        '1.00',
        'RESGATE',
        'R',
        '1',
        `r:${++k}`,
        null,
        {},
        'system',
        '2026-11-21',
        new Date(),
      ]),
    );
    await rate(`credit spread c=${c}`, c, 3000, () =>
      db.read('select * from ledger_credit($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16)', [
        'SELLER',
        2 + Math.floor(Math.random() * 5000),
        'PONTO',
        1,
        '1.00',
        'VENDA',
        'R',
        '1',
        `r:${++k}`,
        '2030-01-01',
        null,
        null,
        {},
        'system',
        '2026-11-21',
        new Date(),
      ]),
    );
  }
  const clock = { now: () => new Date('2030-02-01T12:00:00Z'), today: () => '2030-02-01' };
  const t2 = performance.now();
  let lots = 0;
  for (;;) {
    const t3 = performance.now();
    const r = await db.transaction((tx) => ledger.expireDue({ sql: tx.sql, clock }, { limit: 1000 }));
    lots += r.lots;
    console.log(r, Math.round(performance.now() - t3));
    if (!r.accounts) break;
  }
  console.log('expire lots/s', Math.round(lots / ((performance.now() - t2) / 1000)));
  const t4 = performance.now();
  lots = 0;
  for (;;) {
    const t3 = performance.now();
    const r = await db.transaction((tx) => ledger.reactivate({ sql: tx.sql, clock }, { limit: 1000, runDay: '2030-02-01' }));
    lots += r.lots;
    console.log(r, Math.round(performance.now() - t3));
    if (!r.accounts) break;
  }
  console.log('reactivate lots/s', Math.round(lots / ((performance.now() - t4) / 1000)));
  for (const i of ledgerInvariants) {
    const r = await db.pool.query(i.sql);
    if (r.rowCount) console.log('BROKEN', i.name, r.rows.slice(0, 3));
  }
} catch (e) {
  console.log(e);
} finally {
  await db.close();
  await server.stop();
}
