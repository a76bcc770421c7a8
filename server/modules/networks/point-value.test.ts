import type { Database } from '../../platform/db/database.ts';
import { buildNetwork } from '../../test/builders/people.ts';
import { openTestDatabase } from '../../test/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('keeps for each network what its point was worth, from ever to the last change', async () => {
  const [first, second] = [await buildNetwork(database, { valorPonto: '0.03' }), await buildNetwork(database, { valorPonto: '0.05' })];
  await database.pool.query("update networks set valor_ponto = '0.04' where id = $1", [first.id]);
  const worth = async (id: number, at: string) =>
    (await database.read<{ valor: string | null }>('select point_value($1, now() + $2::interval) as valor', [id, at]))[0]!.valor;
  expect([await worth(first.id, '-1 day'), await worth(first.id, '1 minute')]).toEqual(['0.03', '0.04']);
  expect([await worth(second.id, '-1 day'), await worth(second.id, '1 minute')]).toEqual(['0.05', '0.05']);
  expect(await worth(2_000_000_000, '1 minute')).toBeNull();
});
