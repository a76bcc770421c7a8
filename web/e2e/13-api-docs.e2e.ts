import { expect, test } from '@playwright/test';
import { leave, openAsVisitor } from './support/session.ts';

test('the REST interface is described in Portuguese and tried out, with nothing from another site @phone', async ({ browser, baseURL }) => {
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
