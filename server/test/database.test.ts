import { Network } from '../modules/networks/index.ts';
import type { Database } from '../platform/db/database.ts';
import { openTestDatabase } from './database.ts';

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
});
