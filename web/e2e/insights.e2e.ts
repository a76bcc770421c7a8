import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { today } from './support/receipts.ts';
import { actOn, choose, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, rowsOf } from './support/width.ts';

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openAs(browser, people.administrator);
});
test.afterAll(() => leave(page));

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
/** The report is generated when first opened, and shows its date. */
const openReport = async (path: string, title: string) => {
  await page.goto(path);
  await expect(heading(title)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^dados de / })).toBeVisible({ timeout: 60_000 });
};
/** The lines of the file a click downloads. */
const linesBy = async (click: () => Promise<unknown>): Promise<{ name: string; lines: string[] }> => {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), click()]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: text.trim().split(/\r?\n/) };
};
const exportAll = () =>
  linesBy(async () => {
    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Exportar tudo (CSV)' }).click();
  });
const firstActions = (scope: Page | Locator = page) => scope.getByRole('button', { name: /^Ações: / }).first();

test('what is owed has its picture as a table, its CSV, and the lots behind a number', { tag: '@phone' }, async () => {
  await openReport('/painel/passivo', 'Passivo e quebra');
  await expectAccessible(page);
  const months = page.getByRole('region', { name: 'Passivo nos últimos meses' }).first();
  await months.getByRole('button', { name: 'Ver como tabela' }).click();
  const table = months.getByRole('table', { name: 'Passivo nos últimos meses' });
  await expect(table.getByRole('columnheader')).toHaveText(['Mês', 'Pontos a resgatar', 'Cashback a resgatar', 'Resgates a entregar']);
  await expect(table.getByRole('row').last()).toContainText(/R\$\s[1-9]/);
  await expectAccessible(page);
  await months.getByRole('button', { name: 'Ocultar tabela' }).click();
  await expect(table).toBeHidden();

  const networks = page.getByRole('region', { name: 'Passivo por rede' }).first();
  const { name, lines } = await linesBy(() => networks.getByRole('button', { name: 'Baixar CSV' }).click());
  expect(name).toMatch(/^passivo-redes-\d{4}-\d{2}\.csv$/);
  expect(lines.length).toBeGreaterThan(1);

  await networks.getByRole('link', { name: /^R\$/ }).first().click();
  await expect(heading('Lotes do passivo')).toBeVisible();
  await expect(firstActions().or(rowsOf(page).nth(1))).toBeVisible();
  await expectAccessible(page);
  const lots = await exportAll();
  expect(lots.name).toMatch(/\.csv$/);
  expect(lots.lines.length).toBeGreaterThan(1);
});

test('people with something in common are listed with the reason, and what was found out is kept', { tag: '@phone' }, async () => {
  // Links the other width marked as seen have left the list, so the phone includes those.
  await openReport(byWidth('/painel/vinculos', '/painel/vinculos?visto='), 'Vínculos suspeitos');
  await expect(firstActions()).toBeVisible();
  await expectAccessible(page);
  expect((await exportAll()).lines.length).toBeGreaterThan(1);
  await firstActions().click();
  await page.getByRole('menuitem', { name: 'Ver detalhes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Pessoas', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Observação' }).fill('São irmãos.');
  await dialog.getByRole('button', { name: 'Marcar como visto' }).click();
  await expect(toastOf(page, 'Observação salva com sucesso')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/painel/vinculos?visto=true');
  await firstActions().click();
  await page.getByRole('menuitem', { name: 'Ver detalhes' }).click();
  await expect(dialog.getByText('São irmãos.').first()).toBeVisible();
});

test('each store says how much of its month somebody else confirms', { tag: '@phone' }, async () => {
  // The previous month: on the first of a month nothing may have been sold yet.
  const [year = 0, month = 0] = today().split('-').map(Number);
  const [ano, mes] = month === 1 ? [year - 1, 12] : [year, month - 1];
  await openReport(`/painel/corroboracao?ano=${ano}&mes=${mes}`, 'Corroboração de notas');
  await expect(rowsOf(page).filter({ hasText: '%' }).first()).toBeVisible();
  await expectAccessible(page);
  const { lines } = await exportAll();
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]).toContain('Corroborado');
});

test('a drawn receipt is judged without the first judgement, which is told afterwards', { tag: '@phone' }, async () => {
  await page.goto('/painel/processar/revisao-cega');
  await expect(heading('Revisão às Cegas')).toBeVisible();
  await expect(firstActions()).toBeVisible();
  await expectAccessible(page);
  await actOn(page, /^Ações: /, 'Revisar');
  const dialog = page.getByRole('dialog', { name: /^Revisar nota de / });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText('primeira decisão');
  await expectAccessible(page);
  await choose(dialog, /^O que você decidiria\?/, 'Aprovar');
  await dialog.getByRole('button', { name: 'Registrar decisão' }).click();
  await expect(toastOf(page, /^Decisão registrada: /)).toBeVisible();
  await expect(dialog).toBeHidden();
});
