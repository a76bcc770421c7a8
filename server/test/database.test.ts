import { Network } from '../modules/networks/index.ts';
import type { Database } from '../platform/db/database.ts';
import { openTestDatabase } from './database.ts';
import { openFootprint } from './footprint.ts';

describe('database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('shows an entity written in a transaction to plain SQL of the same transaction, and to nobody after a throw', async () => {
    await expect(
      database.transaction(async (tx) => {
        tx.em.create(Network, { nome: 'Rede Á', regiao: 'Sul', valorPonto: '0.03', dataCadastro: '2026-01-31' });
        await tx.flush();
        expect(await tx.sql('select nome, busca, data_cadastro from networks')).toEqual([
          { nome: 'Rede Á', busca: 'rede a sul', data_cadastro: '2026-01-31' },
        ]);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await database.read('select nome from networks')).toEqual([]);
  });

  it('tells which tables a transaction wrote and kept, once, and nothing of what was undone', async () => {
    const writtenSince = await openFootprint(database);
    const insert = "insert into networks (nome, regiao, valor_ponto, data_cadastro) values ('Rede B', 'Sul', 0.03, '2026-01-31')";
    await database.pool.query(`begin; ${insert}; rollback`);
    expect(await writtenSince()).toEqual({});
    await database.pool.query(insert);
    expect(await writtenSince()).toMatchObject({ networks: `1 rows, first by INSERT: ${insert}` });
    expect(await writtenSince()).toEqual({});
  });
});
