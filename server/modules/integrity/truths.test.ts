import type { Database } from '../../platform/db/database.ts';
import type { Truth } from '../../platform/db/truth.ts';
import { openDemoDatabase } from '../../test/demo.ts';
import { TEST_FILES } from '../../test/ports.ts';
import { truths } from './truths.ts';

/** Rows of a truth found slice by slice, as the schedule goes through them. */
async function inSlices(database: Database, { sql, slice }: Truth, size: number): Promise<{ rows: unknown[]; slices: number }> {
  if (!slice) return { rows: await database.read(sql), slices: 1 };
  const rows: unknown[] = [];
  let slices = 0;
  for (let after = slice.walk.start; after !== slice.walk.end; slices++) {
    const [next] = await database.read<{ linhas: number; ate: number | null }>(slice.walk.next, [after, size]);
    const upTo = next!.linhas < size ? slice.walk.end : next!.ate!;
    rows.push(...(await database.read(slice.sql, [after, upTo])));
    after = upTo;
  }
  return { rows, slices };
}

describe('the truths about the data', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDemoDatabase(TEST_FILES);
    await database.read('select sale_sums_rebuild(), link_sums_rebuild()');
  });
  afterAll(() => database.close());

  it('have codes, subjects and sentences of their own', () => {
    for (const key of ['code', 'name', 'texto'] as const) expect(new Set(truths.map((truth) => truth[key])).size).toBe(truths.length);
    for (const { code, texto } of truths) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(texto).toMatch(/^[A-ZÀ-Ú].+\.$/);
    }
  });

  it('hold on the demonstration in slices as they do whole', async () => {
    for (const truth of truths) {
      const { rows, slices } = await inSlices(database, truth, 7);
      expect({ code: truth.code, rows }).toEqual({ code: truth.code, rows: [] });
      if (truth.code === 'ledger-balance-entries') expect(slices).toBeGreaterThan(5);
    }
  });

  const faults: [code: string, statement: string][] = [
    ['ledger-balance-entries', 'update accounts set balance = balance + 1 where id = (select max(id) from accounts)'],
    ['ledger-balance-lots', 'update lots set restante = restante + 1 where id = (select max(id) from lots where restante < valor - 1)'],
    ['ledger-lot-remainder', 'update lots set version = version + 1 where id = (select min(id) from lots)'],
    ['ledger-entry-order', 'update entries set balance_after = balance_after + 1 where id = (select min(id) from entries)'],
    ['ledger-entry-cover', 'update entries set valor = valor + 1 where id = (select max(id) from entries where valor > 0)'],
    ['ledger-debt', 'update accounts set debt = debt + 1 where id = (select min(id) from accounts)'],
    [
      'ledger-reversals',
      'update entries set loss = loss + 1000000 where id = (select max(id) from entries where reverses_entry_id is not null)',
    ],
    ['ledger-lot-account', 'update lots set account_id = account_id + 1 where id = (select min(id) from lots)'],
    [
      'posting-points-ledger',
      "update postings set total_pontos = total_pontos + 1 where id = (select max(id) from postings where audience = 'SELLER' and status = 'APROVADA')",
    ],
    [
      'posting-cashback-ledger',
      "update postings set cashback = cashback + 1 where id = (select max(id) from postings where audience = 'CONSUMER' and status = 'APROVADA')",
    ],
    [
      'posting-cashback-percentage',
      "update postings set cashback = cashback + 5 where id = (select min(id) from postings where audience = 'CONSUMER' and status = 'APROVADA')",
    ],
    ['posting-items', 'update posting_items set pontos = pontos + 1 where id = (select max(id) from posting_items)'],
    ['posting-counters', "update postings set criado_em = criado_em - interval '9 days' where id = (select min(id) from postings)"],
    [
      'submission-posting',
      "update submissions set status = 'POSTADA' where id = (select max(id) from submissions where status = 'PENDENTE')",
    ],
    [
      'auto-credit-posting',
      `insert into auto_decisions (submission_id, rule_id, network_id, store_id, versao, entradas, creditada, razoes, valor, posting_id, decidida_em)
       select (select max(id) from submissions), 1, network_id, store_id, 1, '{}', true, '{}', 1, id, now() from postings order by id limit 1`,
    ],
    [
      'sums-days',
      'update sale_product_days set pontos = pontos + 1 where (network_id, dia, product_id) = (select network_id, dia, product_id from sale_product_days order by 2, 1, 3 limit 1)',
    ],
    ['sums-months', 'delete from sale_product_months where network_id = (select max(network_id) from sale_product_months)'],
    ['sums-stores', 'update sale_store_months set vendas = vendas + 1 where network_id = (select min(network_id) from sale_store_months)'],
    ['sums-networks', 'delete from sale_network_days where dia = (select max(dia) from sale_network_days)'],
    ['cashback-hold', "update payouts set retido_ate = aprovado_em + interval '1 day' where aprovado_em is not null"],
  ];

  it.each(faults)('%s finds in slices what it finds whole', async (code, statement) => {
    const truth = truths.find((one) => one.code === code)!;
    const client = await database.pool.connect();
    try {
      await client.query("begin; set local session_replication_role = 'replica'");
      const changed = await client.query(statement);
      expect(changed.rowCount).toBeGreaterThan(0);
      const same = { read: async (text: string, params: unknown[] = []) => (await client.query(text, params)).rows } as never as Database;
      const whole = await same.read(truth.sql);
      expect(whole.length).toBeGreaterThan(0);
      const { rows } = await inSlices(same, truth, 7);
      const sorted = (found: unknown[]) => found.map((row) => JSON.stringify(row)).sort();
      expect(sorted(rows)).toEqual(sorted(whole));
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
