import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/width.ts';

/** The detail: a part of the page beside the list, or a sheet over it on a phone. */
const detailOf = (page: Page) => page.getByRole(isPhone() ? 'dialog' : 'region', { name: /^Detalhes: / });
const gridRow = (page: Page, place: number) => page.locator('main .MuiDataGrid-row').nth(place - 1);
const columnsOf = (page: Page) => page.locator('main .MuiDataGrid-columnHeaderTitle').allTextContents();

test('a row opens beside its list, leads to the next page, and keeps its address', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/produtos');
  const detail = detailOf(page);
  if (isPhone()) await page.locator('main section ul > li').nth(1).getByRole('link').first().click();
  else
    await gridRow(page, 2)
      .locator('.MuiDataGrid-cell')
      .nth(1)
      .click({ position: { x: 2, y: 2 } });
  await expect(detail).toContainText(/, 2 de \d+/);
  await expectAccessible(page);
  const total = Number(/2 de (\d+)/.exec((await detail.textContent()) ?? '')?.[1]);
  expect(total).toBeGreaterThan(11);

  const address = page.url();
  for (let place = 3; place <= 11; place += 1) {
    await detail.getByRole('button', { name: 'Próximo registro' }).click();
    await expect(detail).toContainText(`, ${place} de ${total}`);
  }
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  await detail.getByRole('button', { name: 'Registro anterior' }).click();
  await expect(detail).toContainText(`, 10 de ${total}`);
  expect(new URL(page.url()).searchParams.get('page')).toBeNull();

  await detail.getByRole('button', { name: 'Copiar Código' }).first().click();
  await expect(toastOf(page, 'Código: texto copiado!')).toBeVisible();

  await page.goto(address);
  await expect(detail).toContainText(`, 2 de ${total}`);
  await detail.getByRole('button', { name: 'Fechar' }).click();
  await expect(detail).toBeHidden();
  expect(new URL(page.url()).searchParams.get('detalhe')).toBeNull();
  await leave(page);
});

test('Up and Down move through the rows while the detail is beside the list, and Esc returns to the row', async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/produtos');
  const detail = detailOf(page);
  const cell = gridRow(page, 2).locator('.MuiDataGrid-cell').nth(1);
  await expect(cell).toBeVisible();
  const before = await columnsOf(page);
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(detail).toContainText(/, 2 de \d+/);

  await expect(page.locator('.MuiBackdrop-root')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Cadastrar Produto' }).or(page.getByRole('link', { name: 'Cadastrar Produto' })),
  ).toBeVisible();
  const after = await columnsOf(page);
  expect(after.length).toBeLessThan(before.length);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  const [list, panel] = [await page.locator('main .MuiDataGrid-root').boundingBox(), await detail.boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.keyboard.press('ArrowDown');
  await expect(detail).toContainText(/, 3 de \d+/);
  await page.keyboard.press('j');
  await expect(detail).toContainText(/, 4 de \d+/);
  await expect(gridRow(page, 4).locator('.MuiDataGrid-cell:focus')).toHaveCount(1);
  for (let place = 5; place <= 11; place += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(detail).toContainText(new RegExp(`, ${place} de \\d+`));
  }
  await page.keyboard.press('ArrowUp');
  await expect(detail).toContainText(/, 10 de \d+/);
  await page.keyboard.press('k');
  await expect(detail).toContainText(/, 9 de \d+/);

  // Letters in a field are text.
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(detail).toContainText(/, 9 de \d+/);

  await gridRow(page, 3)
    .locator('.MuiDataGrid-cell')
    .nth(1)
    .click({ position: { x: 2, y: 2 } });
  await expect(detail).toContainText(/, 3 de \d+/);
  await detail.getByRole('button', { name: 'Próximo registro' }).click();
  await expect(detail).toContainText(/, 4 de \d+/);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(gridRow(page, 4).locator('.MuiDataGrid-cell:focus')).toHaveCount(1);
  expect(await columnsOf(page)).toEqual(before);
  await page.keyboard.press('Enter');
  await expect(detail).toContainText(/, 4 de \d+/);
  await page.goBack();
  await expect(detail).toBeHidden();
  await leave(page);
});

test('on a phone a row is a sheet over the whole width, and closing it returns to its card', { tag: '@phone-only' }, async ({
  browser,
}) => {
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/produtos');
  const link = page.locator('main section ul > li').nth(1).getByRole('link').first();
  await link.click();
  const detail = detailOf(page);
  await expect(detail).toContainText(/, 2 de \d+/);
  await expect.poll(async () => (await detail.boundingBox())?.width).toBe(page.viewportSize()?.width);
  await detail.getByRole('button', { name: 'Fechar' }).click();
  await expect(detail).toBeHidden();
  await expect(link).toBeFocused();
  await leave(page);
});

test('the page of a row leads to the rows beside it, and Back to the list', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/Lojas?busca=tintas');
  const list = page.locator('main').getByRole('link', { name: /Tintas|L\d{3}/ });
  await expect(list.first()).toBeVisible();
  const addresses = await list.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(1);
  await list.first().click();
  await expect(page).toHaveURL(new RegExp(`${addresses[0]}$`));
  await expect(page.getByRole('button', { name: 'Registro anterior' })).toBeDisabled();
  await page.getByRole('link', { name: 'Próximo registro' }).click();
  await expect(page).toHaveURL(new RegExp(`${addresses[1]}$`));
  await expect(page.getByRole('link', { name: 'Registro anterior' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/Lojas\?busca=tintas$/);
  await expect(list.first()).toBeVisible();
  await leave(page);
});
