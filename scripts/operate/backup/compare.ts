import { createHash } from 'node:crypto';
import pg from 'pg';
import { truths } from '../../../server/modules/integrity/index.ts';
import type { Storage } from '../../../server/platform/files/storage-port.ts';
import type { Manifest } from './manifest.ts';
import { fingerprintOf, listTables } from './tables.ts';

/** How a restored database and its storage differ from the backup; empty when they match and every invariant holds. */
export async function differences(url: string, storage: Storage, manifest: Manifest): Promise<string[]> {
  const found: string[] = [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'; set statement_timeout = 0");
    const there = new Map((await listTables(client)).map((table) => [table.name, table]));
    for (const [name, expected] of Object.entries(manifest.tables)) {
      const table = there.get(name);
      const actual = table && (await fingerprintOf(client, table));
      if (actual?.rows !== expected.rows || actual.sum !== expected.sum)
        found.push(`${name}: ${actual?.rows ?? 'nenhuma'} linhas (${actual?.sum}), no backup ${expected.rows} (${expected.sum})`);
    }
    for (const [name, value] of Object.entries(manifest.sequences)) {
      const { rows } = await client.query<{ value: string }>(`select last_value as value from ${name}`);
      if (Number(rows[0]?.value) !== value) found.push(`${name}: ${rows[0]?.value}, no backup ${value}`);
    }
    for (const { name, sql } of truths) if ((await client.query(sql)).rows.length > 0) found.push(`regra quebrada: ${name}`);
  } finally {
    await client.end();
  }
  for (const [key, { sha256 }] of Object.entries(manifest.files)) {
    const bytes = await storage.get(key).catch(() => Buffer.alloc(0));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) found.push(`arquivo ${key}: difere do backup`);
  }
  return found;
}
