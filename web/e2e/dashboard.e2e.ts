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

/** Sum of the layout shifts of a page, as Chromium counts them for Core Web Vitals. */
const COUNT_SHIFTS = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

test('the trends are charts with a table beside, which follow the network and move nothing while they load', { tag: '@phone' }, async ({
  browser,
}) => {
  const page = await openAs(browser, people.administrator);
  await page.addInitScript({ content: COUNT_SHIFTS });
  await page.goto('/painel/dashboard', { waitUntil: 'networkidle' });
  const trend = page.getByRole('region', { name: 'Semana a semana' });
  const sold = trend.getByRole('region', { name: 'Total vendido por semana' });
  await expect(sold.locator('svg rect').first()).toBeVisible();
  await expect(trend.getByRole('region', { name: 'Pontos por semana' }).locator('svg rect').first()).toBeVisible();
  expect(await page.evaluate('globalThis.shift')).toBeLessThan(0.01);
  await sold.getByRole('button', { name: 'Ver como tabela' }).click();
  const table = sold.getByRole('table', { name: 'Total vendido por semana' });
  await expect(table.getByRole('columnheader')).toHaveText(['Semana de', 'Atual', 'Mesma semana do ano anterior']);
  await expect(table.getByRole('row')).toHaveCount(14);
  const whole = await table.textContent();
  const ages = page.getByRole('region', { name: 'Notas por dias de espera' });
  await ages.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(ages.getByRole('columnheader')).toHaveText(['Dias de espera', 'Vendedores', 'Consumidores']);
  await expectAccessible(page);

  await choose(page, /^Rede/, 'Rede Serra Azul');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/rede=Rede/);
  await expect(table.getByRole('row')).toHaveCount(14);
  await expect(table).not.toHaveText(whole ?? '');
  // A consumer's receipt belongs to no network before its approval.
  await expect(ages.getByRole('columnheader')).toHaveText(['Dias de espera', 'Vendedores']);
  await leave(page);
});

test('a card whose report was never generated has the button that generates it', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  // The report may exist by now: the first answers say that it does not, until the button was pressed.
  let isAsked = false;
  await page.route('**/graphql', async (route) => {
    const operation = (route.request().postDataJSON() as { operationName?: string } | null)?.operationName;
    if (operation === 'generateReport') isAsked = true;
    if (isAsked || (operation !== 'owedNow' && operation !== 'reportStates')) return route.continue();
    const answer = (await (await route.fetch()).json()) as { data: { liability?: object | null; reportStates?: { tipo: string }[] } };
    if (operation === 'owedNow') answer.data.liability = null;
    for (const state of answer.data.reportStates ?? [])
      if (state.tipo === 'PASSIVO') Object.assign(state, { geradoEm: null, estado: null });
    return route.fulfill({ json: answer });
  });
  await page.goto('/painel/dashboard');
  const card = page.getByRole('region', { name: 'Devido e a vencer' });
  await expect(card).toContainText('Ainda não calculado: o relatório Passivo e quebra ainda não foi gerado.');
  await card.getByRole('button', { name: 'Gerar agora: Passivo e quebra' }).click();
  await expect(card).toContainText('Pontos, em reais', { timeout: 60_000 });
  await expect(card).toContainText('Posição de');
  await expect(card.getByRole('button')).toHaveCount(0);
  await leave(page);
});
