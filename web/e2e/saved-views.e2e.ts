import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { filterBy } from './support/lists.ts';
import { people } from './support/people.ts';
import { leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

const views = (page: Page) => page.getByRole('button', { name: /^Visões/ });
const fromViews = async (page: Page, role: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox', name: string | RegExp) => {
  await views(page).click();
  await page.getByRole(role, { name }).click();
};
const filters = (page: Page) => page.getByRole('group', { name: 'Filtros ativos' });
const headings = (page: Page) => page.locator('main .MuiDataGrid-columnHeaderTitle').allTextContents();
const widthOf = async (page: Page, title: string) =>
  Math.round((await page.locator('main').getByRole('columnheader', { name: title }).boundingBox())?.width ?? 0);

test('a list is kept as somebody arranged it, shared with a level, and opens so', async ({ browser }) => {
  test.setTimeout(400_000);
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/Lojas');
  const pager = page.getByText(/de [\d.]+ resultados/);
  await expect(pager).toBeVisible();
  const all = await pager.textContent();

  await test.step('columns are moved by keyboard and sized by mouse and keyboard', async () => {
    const before = await headings(page);
    await page.getByRole('button', { name: 'Colunas e densidade' }).click();
    const panel = page.getByRole('dialog', { name: 'Colunas e densidade' });
    await expectAccessible(page);
    await panel.getByRole('button', { name: `Mover ${before[1]}`, exact: true }).focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) {
      await page.keyboard.press(key);
      // The library measures between two keys.
      await page.waitForTimeout(250);
    }
    await panel.getByRole('button', { name: 'Compacta' }).click();
    await panel.getByRole('button', { name: `Alargar ${before[0]}`, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    expect((await headings(page)).slice(0, 2)).toEqual([before[1], before[0]]);
    const edge = page.getByRole('columnheader', { name: before[1]! }).locator('.MuiDataGrid-columnSeparator');
    const box = (await edge.boundingBox())!;
    const wide = await widthOf(page, before[1]!);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => widthOf(page, before[1]!)).toBeGreaterThan(wide + 40);
    await page.reload();
    await expect(pager).toBeVisible();
    expect((await headings(page)).slice(0, 2)).toEqual([before[1], before[0]]);
    expect(await widthOf(page, before[1]!)).toBeGreaterThan(wide + 40);
  });

  const arranged = await headings(page);
  await test.step('saved under a name, with its filter, in the address', async () => {
    await filterBy(page, /^Rede/, 'Rede Litoral');
    // What is saved is what the address says, which the router changes with a delay.
    await expect(filters(page)).toContainText('Rede: Rede Litoral');
    await fromViews(page, 'menuitem', 'Salvar como nova visão');
    const dialog = page.getByRole('dialog', { name: 'Salvar como nova visão' });
    await dialog.getByLabel('Nome').fill('Lojas paradas');
    await dialog.getByRole('checkbox', { name: 'Operador' }).check();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(toastOf(page, 'Visão salva com sucesso!')).toBeVisible();
    await expect(views(page)).toHaveText('Lojas paradas');
    await expect(filters(page)).toContainText('Rede: Rede Litoral');
    expect(new URL(page.url()).search).toMatch(/visao=\d+/);
  });

  await test.step('what is changed since is told, and saved when asked', async () => {
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(views(page)).toHaveText('Lojas paradas *');
    await fromViews(page, 'menuitemradio', 'Lojas paradas');
    await expect(views(page)).toHaveText('Lojas paradas');
    await fromViews(page, 'menuitemcheckbox', 'Abrir a lista com esta visão');
    await expect(toastOf(page, 'A lista vai abrir com esta visão.')).toBeVisible();
  });

  await test.step('the list opens with it; without it, it is as the product has it', async () => {
    await page.goto('/painel/Lojas');
    await expect(views(page)).toHaveText('Lojas paradas');
    expect(await headings(page)).toEqual(arranged);
    await expect(filters(page)).toContainText('Rede: Rede Litoral');
    await fromViews(page, 'menuitemradio', 'Lista sem visão');
    await expect(pager).toHaveText(all!);
  });

  await test.step('its level sees it on another machine, and cannot change it', async () => {
    const other = await openAs(browser, people.operator);
    await other.goto('/painel/Lojas');
    await fromViews(other, 'menuitemradio', /^Lojas paradas/);
    await expect(views(other)).toHaveText('Lojas paradas');
    await expect(filters(other)).toContainText('Rede: Rede Litoral');
    await views(other).click();
    await expect(other.getByRole('menuitem', { name: 'Excluir visão' })).toHaveCount(0);
    await leave(other);
  });

  await test.step('and it goes when its owner deletes it', async () => {
    await fromViews(page, 'menuitemradio', /^Lojas paradas/);
    await fromViews(page, 'menuitem', 'Excluir visão');
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir visão' }).click();
    await expect(toastOf(page, 'Visão excluída com sucesso!')).toBeVisible();
    await page.goto('/painel/Lojas');
    await expect(pager).toHaveText(all!);
    await expect(views(page)).toHaveText('');
  });
  await leave(page);
});
