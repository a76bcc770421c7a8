import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabaseAt } from '../../../server/open-database.ts';
import { localStorage } from '../../../server/platform/files/local-storage.ts';
import { DEAD_LETTERS, openJobs } from '../../../server/platform/jobs/open-jobs.ts';
import { openLogger } from '../../../server/platform/logger.ts';
import { openDemoDatabase } from '../../../server/test/demo.ts';
import { differences } from './compare.ts';
import { dumpTo, prune } from './dump.ts';
import { loadFrom } from './load.ts';
import { readManifest, storedFile } from './manifest.ts';
import { recordBackup } from './record.ts';

describe('a backup of the demonstration network', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-backup-'));
  const storage = localStorage(path.join(home, 'files'));
  const restored = localStorage(path.join(home, 'restored'));
  const target = `t_${process.env.TEST_RUN}_restore_${process.pid}`;
  const urlOf = (name: string) => {
    const url = new URL(process.env.TEST_PG!);
    url.pathname = `/${name}`;
    return url.href;
  };
  let source: string;
  let folder: string;
  beforeAll(async () => {
    const database = await openDemoDatabase(path.join(home, 'files'));
    const [{ name } = { name: '' }] = await database.read<{ name: string }>('select current_database() as name');
    source = urlOf(name);
    const jobs = await openJobs({ connectionString: source, worker: false, logger: openLogger({ level: 'silent' }) });
    await database.transaction((tx) => jobs.port.send(tx, DEAD_LETTERS, { submissionId: 1 }, { startAfterSeconds: 86_400 }));
    await jobs.stop();
    await storage.put('ancoras/2026-11-20.json', Buffer.from('{"elo":1}'), 'application/json');
    const earlier = await dumpTo(path.join(home, 'earlier'), source, storage, new Date('2026-11-20T12:00:00.000Z'));
    await recordBackup(source, earlier, true);
    folder = await dumpTo(path.join(home, 'backups'), source, storage, new Date('2026-11-21T12:00:00.000Z'));
    await database.pool.query(`create database ${target}`);
    await database.close();
  }, 120_000);
  afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

  it('comes back whole: rows, numbers, jobs that wait and files, and every truth holds', async () => {
    const manifest = await loadFrom(folder, urlOf(target), restored);
    expect(await differences(urlOf(target), restored, manifest)).toEqual([]);
    expect(manifest.tables.entries!.rows).toBeGreaterThan(100);
    expect(manifest.tables['pgboss.job']!.rows).toBe(1);
    expect(Object.keys(manifest.files).length).toBeGreaterThan(10);
    expect(manifest.missingFiles).toEqual([]);
    expect((await restored.get('ancoras/2026-11-20.json')).toString()).toBe('{"elo":1}');
    expect(await differences(source, storage, manifest)).toEqual([]);
  });

  it('counts for the database that it was made of, not for a restored copy', async () => {
    const counted = async (url: string) => {
      const client = new pg.Client(url);
      await client.connect();
      const { rows } = await client.query<{ all: number; own: number }>(
        `select count(*)::int as "all", (count(*) filter (where banco = database_identity() and verificado and linhas > 100))::int as own
         from backups`,
      );
      await client.end();
      return rows[0];
    };
    expect(await counted(source)).toEqual({ all: 1, own: 1 });
    expect(await counted(urlOf(target))).toEqual({ all: 1, own: 0 });
  });

  it('is held against what is there: a changed row, a changed file and a lost one are told', async () => {
    const client = new pg.Client(urlOf(target));
    await client.connect();
    await client.query("update networks set regiao = 'Outra' where id = 1");
    const manifest = await readManifest(folder);
    const [first, second] = Object.keys(manifest.files);
    await restored.put(first!, Buffer.from('outro'), 'image/png');
    await restored.delete(second!);
    const found = await differences(urlOf(target), restored, manifest);
    expect(found.map((line) => line.split(':')[0])).toEqual(['networks', `arquivo ${first}`, `arquivo ${second}`]);
    await client.end();
  });

  it('never replaces an anchor of the log that is there', async () => {
    await restored.put('ancoras/2026-11-20.json', Buffer.from('{"elo":9}'), 'application/json');
    await loadFrom(folder, urlOf(target), restored, { force: true });
    expect((await restored.get('ancoras/2026-11-20.json')).toString()).toBe('{"elo":9}');
    await restored.delete('ancoras/2026-11-20.json');
  });

  it('is refused over data unless that is asked for, and then replaces them', async () => {
    await expect(loadFrom(folder, urlOf(target), restored)).rejects.toThrow('não está vazio');
    const manifest = await loadFrom(folder, urlOf(target), restored, { force: true });
    expect(await differences(urlOf(target), restored, manifest)).toEqual([]);
  });

  it('works on with the restored database: new rows get new numbers', async () => {
    const database = await openDatabaseAt(urlOf(target), { maxConnections: 2 });
    const { rows } = await database.pool.query<{ isNew: boolean }>(
      `insert into networks (nome, regiao, valor_ponto, data_cadastro) values ('Depois', 'Sul', 0.03, '2026-11-21')
       returning id > (select max(o.id) from networks o) as "isNew"`,
    );
    expect(rows).toEqual([{ isNew: true }]);
    await database.close();
  });

  it('restores nothing of a copy that is not whole or was changed', async () => {
    const broken = path.join(home, 'broken');
    fs.cpSync(folder, broken, { recursive: true });
    const key = Object.keys((await readManifest(broken)).files)[0]!;
    fs.writeFileSync(storedFile(broken, key), 'alterado');
    await expect(loadFrom(broken, urlOf(target), restored, { force: true })).rejects.toThrow('alterado');
    fs.rmSync(storedFile(broken, key));
    await expect(loadFrom(broken, urlOf(target), restored, { force: true })).rejects.toThrow('não está inteiro');
    fs.rmSync(path.join(broken, 'manifest.json'));
    await expect(loadFrom(broken, urlOf(target), restored, { force: true })).rejects.toThrow('não é um backup inteiro');
  });

  it('keeps the newest copies and touches nothing else of the folder', async () => {
    const backups = path.join(home, 'backups');
    for (const day of ['01', '02']) fs.cpSync(folder, path.join(backups, `fidelidade-202611${day}T030000Z`), { recursive: true });
    fs.writeFileSync(path.join(backups, 'leia-me.txt'), 'fica');
    expect(await prune(backups, 2)).toEqual(['fidelidade-20261101T030000Z']);
    expect(fs.readdirSync(backups).sort()).toEqual(['fidelidade-20261102T030000Z', path.basename(folder), 'leia-me.txt']);
  });
});
