import { buildProduct, buildSeller } from '../server/test/builders/people.ts';
import { openTestDatabase } from '../server/test/database.ts';
import { saleOf } from './partition/questions.ts';
import { rehearse } from './partition/rehearse.ts';

it('cuts the growing tables into months without losing a row, a refusal or a truth, and reads the months that were asked for', async () => {
  const database = await openTestDatabase({ direct: true });
  const sellers = [await buildSeller(database), await buildSeller(database)];
  const { codigo } = await buildProduct(database);
  for (let month = 0; month < 8; month++)
    for (const [at, seller] of sellers.entries())
      await database.pool.query("select post_sale($1::jsonb, current_date, now() - $2 * interval '1 month')", [
        JSON.stringify(saleOf(seller.id, [codigo, codigo], String(50_000_000 + month * 10 + at))),
        7 - month,
      ]);
  const url = database.pool.options.connectionString!;
  await database.close();
  const { differences, broken, refusals, measured, phases } = await rehearse(url, { rounds: 1, times: 2 });
  expect(phases.map(({ waits }) => waits)).toEqual(['writers', 'writers', 'everybody', 'nobody', 'nobody']);
  expect(differences).toEqual([]);
  expect(broken).toEqual([]);
  expect(refusals.map(({ title, cut }) => ({ title, cut }))).toEqual(refusals.map(({ title, whole }) => ({ title, cut: whole })));
  expect(refusals.filter(({ whole }) => whole === 'done').map(({ title }) => title)).toEqual([
    'the same note again after it was cancelled',
    'a credit whose key comes twice',
  ]);
  const month = measured.find(({ title }) => title === 'a month of a network, counted')!;
  expect(month.read.length).toBeLessThan(4);
  // Eight months with sales, and two ahead.
  expect(month.all).toBe(10);
});
