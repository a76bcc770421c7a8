import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { addedPanelScreens, panelScreens } from './support/documented-screens.ts';
import { exportedBy } from './support/downloads.ts';
import { closeFilters, openFilters, showEveryColumn } from './support/lists.ts';
import { people } from './support/people.ts';
import { choose, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { walkTo } from './support/walk.ts';
import { byWidth, isPhone } from './support/width.ts';

/** Where a list begins on the screen, in pixels, and by how much its columns are wider than the place they have. */
interface Figures {
  firstRow: number;
  sideways: number;
  columns: string;
}

/** First rows stand in the upper third at 1280 pixels, and in the first half of a phone. */
const FIRST_ROW = { desktop: 260, phone: 422 } as const;
/** Lists below figures that are read first, and the lowest first row allowed. */
const BELOW_FIGURES: Readonly<Record<string, readonly [desktop: number, phone: number]>> = {
  '/painel/integridade': [440, 760],
};

const figuresOf = (page: Page): Promise<Figures | null> =>
  page.evaluate((isCards) => {
    const row = document.querySelector(isCards ? 'main section ul > li' : 'main .MuiDataGrid-row');
    if (!row) return null;
    const scroller = document.querySelector('main .MuiDataGrid-virtualScroller');
    return {
      firstRow: Math.round(row.getBoundingClientRect().top + scrollY),
      sideways: scroller ? scroller.scrollWidth - scroller.clientWidth : 0,
      columns: [...document.querySelectorAll('main .MuiDataGrid-columnHeaderTitle')].map((title) => title.textContent).join(', '),
    };
  }, isPhone());

/** Screens whose cards are no list: charts, figures, the cards of experiments. */
const NO_LISTS = ['/painel/relatorio', '/painel/passivo', '/painel/experimentos'];
const routes = [...panelScreens, ...addedPanelScreens].filter(
  ({ route, levels }) => levels.includes(2) && !route.includes('{') && !NO_LISTS.includes(route),
);

test('every list begins high on the screen and needs no scrolling sideways', { tag: '@phone' }, async ({ browser }) => {
  test.setTimeout(900_000);
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/perfil');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const lines: string[] = [];
  for (const { route } of routes) {
    await walkTo(page, route);
    // Rows or none: a list says so when it has loaded.
    const list = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('search') });
    if ((await list.count()) === 0) continue;
    const nothing = list.getByText('Nenhum resultado', { exact: true }).first();
    const seen: Figures[] = [];
    await expect
      .poll(
        async () => {
          const now = await figuresOf(page);
          if (now) seen.push(now);
          return now !== null || (await nothing.isVisible());
        },
        { message: route },
      )
      .toBe(true);
    const [figures] = seen;
    if (!figures) {
      lines.push(`no rows   ${route}`);
      continue;
    }
    lines.push(`${String(figures.firstRow).padStart(4)} ${String(figures.sideways).padStart(4)} ${route}  ${figures.columns}`);
    const [desktop, phone] = BELOW_FIGURES[route] ?? [FIRST_ROW.desktop, FIRST_ROW.phone];
    expect.soft(figures.firstRow, `first row of ${route}`).toBeLessThanOrEqual(byWidth(desktop, phone));
    expect.soft(figures.sideways, `sideways scrolling of ${route}`).toBe(0);
  }
  expect(lines.length).toBeGreaterThan(30);
  process.stdout.write(`first row, sideways, list\n${lines.join('\n')}\n`);
  await leave(page);
});

/** Parts of the page that scroll sideways, with the width of their content and their own. */
const sidewaysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth)
      .map((part) => `${part.className}: ${part.scrollWidth} in ${part.clientWidth}`),
  );

test('tables of reports begin high and show the columns that fit; a menu shows the others', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  for (const route of ['/painel/mensuracao', '/painel/historico', '/painel/processar/moderacao', '/painel/experimentos']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0);
    await expect.poll(() => sidewaysOf(page), { message: route }).toEqual([]);
  }
  if (isPhone()) return leave(page);
  for (const [route, title] of [
    ['/painel/mensuracao', 'Mensuração'],
    ['/painel/historico', 'Histórico'],
  ] as const) {
    await page.goto(route);
    const table = page.getByRole('table', { name: title });
    const first = table.getByRole('row').nth(1);
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y, `first row of ${route}`).toBeLessThanOrEqual(FIRST_ROW.desktop);
    const fewer = await table.getByRole('columnheader').count();
    await showEveryColumn(page);
    expect(await table.getByRole('columnheader').count()).toBeGreaterThan(fewer);
    await page.getByRole('button', { name: 'Colunas e densidade' }).click();
    await page.getByRole('button', { name: 'Colunas que cabem' }).click();
    // The button has gone with its press: the menu takes the focus back before it hears a key.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(table.getByRole('columnheader')).toHaveCount(fewer, { timeout: 2_000 });
    }).toPass();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => table.getByRole('columnheader').count()).toBeGreaterThan(fewer);
    await page.emulateMedia({ media: 'screen' });
  }
  await leave(page);
});

test('the tabs of a consumer are all in view', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/consumidores');
  await page.locator('main').getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Consentimentos' })).toBeInViewport();
  await expect.poll(() => sidewaysOf(page)).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Extrato' }).click();
  await expect(page.getByRole('tab', { name: 'Extrato' })).toHaveAttribute('aria-selected', 'true');
  await leave(page);
});

test('Lojas shows what is decided by; its other switches are in the row menu and on its page', async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/Lojas');
  const titles = page.locator('main .MuiDataGrid-columnHeaderTitle');
  await expect(titles.first()).toBeVisible();
  const shown = await titles.allTextContents();
  expect(shown).toEqual(expect.arrayContaining(['Nome Fantasia', 'Ativo', 'Cidade', 'Nº Vendedores', 'Total Vendas']));
  expect(shown).not.toEqual(expect.arrayContaining(['Ativo Clientes']));
  expect(shown).not.toEqual(expect.arrayContaining(['Resgate Liberado']));
  await page
    .getByRole('button', { name: /^Ações: / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: /^(Liberar|Bloquear) resgate$/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^(Ativar|Inativar) para clientes$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('main .MuiDataGrid-row').first().getByRole('link').first().click();
  const toggle = page.getByRole('switch', { name: /^Resgate Liberado: / });
  const before = await toggle.isChecked();
  await toggle.click();
  await expect(toastOf(page, 'Liberação do resgate alterada com sucesso')).toBeVisible();
  await expect(toggle).toBeChecked({ checked: !before });
  await toggle.click();
  await expect(toggle).toBeChecked({ checked: before });
  await leave(page);
});

test('a period is typed whole before it filters, and leaves with its field', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/resgates');
  const panel = await openFilters(page);
  const from = panel.getByRole('textbox', { name: 'De' });
  await from.pressSequentially('0101202');
  await expect(page).not.toHaveURL(/de=/);
  await from.pressSequentially('6');
  await expect(page).toHaveURL(/de=2026-01-01/);
  await expectAccessible(page);
  await closeFilters(page);
  await expect(page.getByRole('group', { name: 'Filtros ativos' })).toContainText('de 01/01/2026');
  await openFilters(page);
  await expect(from).toHaveValue('01/01/2026');
  await from.clear();
  await from.press('Tab');
  await expect(page).not.toHaveURL(/de=/);
  await from.pressSequentially('31022026');
  await from.press('Tab');
  await expect(toastOf(page, 'Data inválida')).toBeVisible();
  await expect(page).not.toHaveURL(/de=/);
  await leave(page);
});

test('a list is filtered by the bounds of a column, which its view and its spreadsheet keep', { tag: '@phone' }, async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/pontuacoes/pontuado?dataInicial=&dataFinal=');
  const pager = page.getByText(/de [\d.]+ resultados/);
  await expect(pager).toBeVisible();
  const all = (await pager.textContent())!;
  const active = page.getByRole('group', { name: 'Filtros ativos' });
  const chip = /Total da venda: de R\$\s100,00 a R\$\s500,00/;

  await test.step('the column is chosen, and both ends filter at once', async () => {
    const panel = await openFilters(page);
    await choose(panel, /^Mais filtros/, 'Total da venda');
    const range = panel.getByRole('group', { name: 'Total da venda' });
    await range.getByRole('textbox', { name: 'Mínimo' }).fill('600');
    await range.getByRole('textbox', { name: 'Máximo' }).fill('500');
    await page.keyboard.press('Enter');
    await expect(range.getByText('Mínimo não pode ser maior que o máximo')).toBeVisible();
    await range.getByRole('textbox', { name: 'Mínimo' }).fill('100');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/f\.totalVenda=100(\.00)?\.\.500/);
    await expectAccessible(page);
    await closeFilters(page);
    await expect(active).toContainText(chip);
    await expect(pager).not.toHaveText(all);
  });

  const isInside = (amount: number) => amount >= 100 && amount <= 500;
  await test.step('the spreadsheet has only rows inside the bounds', async () => {
    const { rows } = await exportedBy(page, 'Exportar tudo (CSV)');
    const at = rows[0]!.indexOf('Total da venda');
    const amounts = rows.slice(1).map((row) => Number(String(row[at]).replaceAll('.', '').replace(',', '.')));
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.filter((amount) => !isInside(amount))).toEqual([]);
    await expect(pager).toContainText(`de ${new Intl.NumberFormat('pt-BR').format(amounts.length)} resultados`);
  });

  await test.step('a reload keeps it, and a saved view opens with it', async () => {
    await page.reload();
    await expect(active).toContainText(chip);
    const name = `Vendas médias ${Date.now()}`;
    const views = page.getByRole('button', { name: /^Visões/ });
    await views.click();
    await page.getByRole('menuitem', { name: 'Salvar como nova visão' }).click();
    const dialog = page.getByRole('dialog', { name: 'Salvar como nova visão' });
    await dialog.getByLabel('Nome').fill(name);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(toastOf(page, 'Visão salva com sucesso!')).toBeVisible();
    await page.goto('/painel/pontuacoes/pontuado');
    await views.click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(active).toContainText(chip);
    await views.click();
    await page.getByRole('menuitem', { name: 'Excluir visão' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir visão' }).click();
    await expect(toastOf(page, 'Visão excluída com sucesso!')).toBeVisible();
  });

  await test.step('removed, the list is whole again', async () => {
    await page.goto('/painel/pontuacoes/pontuado?dataInicial=&dataFinal=&f.totalVenda=100..500');
    const panel = await openFilters(page);
    await panel.getByRole('button', { name: 'Remover filtro: Total da venda' }).click();
    await closeFilters(page);
    await expect(page).not.toHaveURL(/totalVenda/);
    await expect(pager).toHaveText(all);
  });
  await leave(page);
});
