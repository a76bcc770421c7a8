import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { choose, leave, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

const COUNTERS = ['Vendedores Cadastrados', 'Vendedores Pontuados', 'Lojas Cadastradas', 'Lojas Pontuadas'];
/** Stores of Rede Serra Azul in the demo data; its third store is inactive. */
const STORES_OF_NETWORK = ['Serra Tintas', 'Araucária Materiais'];

test('the dashboard has four counters that lead to their lists and two Top 10, of one network or of all', { tag: '@phone' }, async ({
  browser,
}) => {
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/dashboard');
  const main = page.getByRole('main');
  for (const counter of COUNTERS) await expect(main.getByRole('link', { name: new RegExp(`^${counter}\\s*\\d`) })).toBeVisible();
  const sellers = page.getByRole('table', { name: 'Top 10 Vendedores' });
  const stores = page.getByRole('table', { name: 'Top 10 Lojas' });
  await expect(sellers.getByRole('row')).toHaveCount(11);
  await expect(stores.getByRole('row')).toHaveCount(11);
  await expectAccessible(page);

  await choose(page, /^Rede/, 'Rede Serra Azul');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/rede=Rede/);
  await expect(main.getByRole('link', { name: /^Lojas Cadastradas\s*2$/ })).toBeVisible();
  await expect(stores.getByRole('row')).toHaveCount(1 + STORES_OF_NETWORK.length);
  for (const store of STORES_OF_NETWORK) await expect(stores).toContainText(store);
  await expectAccessible(page);
  await main.getByRole('link', { name: /^Lojas Cadastradas/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lojas' })).toBeVisible();
  await leave(page);
});

test('dark colours keep what is written readable, on the panel and on the storefront', { tag: '@phone' }, async ({ browser }) => {
  const staff = await openAs(browser, people.administrator, { colorScheme: 'dark' });
  await staff.goto('/painel/dashboard');
  await expect(staff.getByRole('table', { name: 'Top 10 Lojas' })).toBeVisible();
  await expectAccessible(staff);
  await leave(staff);
  const seller = await openAs(browser, people.otherPhotoSeller, { colorScheme: 'dark' });
  await seller.goto('/premios-dia-dia');
  await expect(seller.getByRole('article').first()).toBeVisible();
  await expectAccessible(seller);
  await leave(seller);
});
