import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/width.ts';

test('a row opens beside its list, leads to the next page, and Back closes it', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/produtos');
  const panel = page.getByRole('dialog', { name: /^Detalhes: / });
  const second = isPhone() ? page.locator('main section ul > li').nth(1) : page.locator('main .MuiDataGrid-row').nth(1);
  if (isPhone()) await second.getByRole('link').first().click();
  else {
    // By keyboard: Enter on a cell.
    await second
      .locator('.MuiDataGrid-cell')
      .nth(1)
      .click({ position: { x: 2, y: 2 } });
    await panel.getByRole('button', { name: 'Fechar' }).click();
    await expect(panel).toBeHidden();
    await second.locator('.MuiDataGrid-cell').nth(1).focus();
    await page.keyboard.press('Enter');
  }
  await expect(panel).toContainText(/, 2 de \d+/);
  await expectAccessible(page);
  const total = Number(/2 de (\d+)/.exec((await panel.textContent()) ?? '')?.[1]);
  expect(total).toBeGreaterThan(11);

  const address = page.url();
  for (let place = 3; place <= 11; place += 1) {
    await panel.getByRole('button', { name: 'Próximo registro' }).click();
    await expect(panel).toContainText(`, ${place} de ${total}`);
  }
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  await panel.getByRole('button', { name: 'Registro anterior' }).click();
  await expect(panel).toContainText(`, 10 de ${total}`);
  expect(new URL(page.url()).searchParams.get('page')).toBeNull();

  await panel.getByRole('button', { name: 'Copiar Código' }).first().click();
  await expect(toastOf(page, 'Código: texto copiado!')).toBeVisible();

  await page.goto(address);
  await expect(panel).toContainText(`, 2 de ${total}`);
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await expect(panel).toBeHidden();
  expect(new URL(page.url()).searchParams.get('detalhe')).toBeNull();
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
