import { people } from './support/people.ts';
import { leave, openAs, openAsVisitor } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('the REST interface is described in Portuguese and tried out, with nothing from another site @phone', async ({ browser, baseURL }) => {
  // The page loads a megabyte of script and half a megabyte of document.
  test.slow();
  const page = await openAsVisitor(browser);
  const outside: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) outside.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'Banners', exact: true }).click();
  await page
    .getByRole('button', { name: /GET .*\/api\/banners\/intervalo/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Experimentar' }).click();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Resposta do servidor')).toBeVisible();
  await expect(page.locator('.live-responses-table .response-col_status').last()).toHaveText(/200/);
  await expect(page.getByText('Acesso: público.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect([outside, errors]).toEqual([[], []]);
  await leave(page);
});

test('the console of the analysts leads to it', async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/analise');
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'API REST' }).click()]);
  await expect(opened.getByRole('heading', { name: /Fidelidade e cashback/ })).toBeVisible();
  await leave(page);
});
