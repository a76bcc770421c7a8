import type { Database } from '../../platform/db/database.ts';
import { openTestDatabase } from '../../test/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  ['CPF', '52998224725', '***.982.247-**'],
  ['CNPJ', '12345678000195', '12.***.***/****-95'],
  ['EMAIL', 'ana.souza@exemplo.com.br', 'a***@exemplo.com.br'],
  ['TELEFONE', '+5511987654321', '(11) *****-4321'],
  ['CHAVE_ALEATORIA', '123e4567-e89b-42d3-a456-426614174000', '123e****-****-****-****-********4000'],
])('a PIX key of type %s is shown so that its owner knows it and nobody can pay to it', async (type, key, shown) => {
  expect(await database.read('select mask_pix_key($1, $2) as shown', [type, key])).toEqual([{ shown }]);
});
