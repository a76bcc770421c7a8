import type { Locator, Page } from '@playwright/test';
import { formatDate, formatDateTime } from '../../server/shared/dates.ts';
import { formatBrl, formatInteger } from '../../server/shared/format.ts';
import { expectAccessible } from './support/accessible.ts';
import { exportedBy, sheetBy } from './support/downloads.ts';
import { ADMINISTRATOR_NAME, people } from './support/people.ts';
import { today } from './support/receipts.ts';
import { askAnew, madeSince, reportCard } from './support/report-runs.ts';
import { openReportShop, purchasesOf, type ReportShop } from './support/report-shop.ts';
import { actOn, askApi, choose, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, isPhone, rowOf, rowsOf } from './support/width.ts';

const [year = 0, month = 0] = today().split('-').map(Number);
const MONTHS = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'];
/** The reports of document 001 that are made by a button. */
const KEPT = ['Relatório', 'Compras x Pontuação', 'Taxa de Sucesso', 'Antifraude', 'Mensuração'];
const KINDS = ['RELATORIO', 'COMPRAS_PONTUACAO', 'TAXA_SUCESSO', 'ANTIFRAUDE', 'MENSURACAO'];

let page: Page;
let shop: ReportShop;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  shop = await openReportShop(byWidth('Norte', 'Leste'), byWidth(1, 2));
  page = await openAs(browser, people.administrator);
});
test.afterAll(() => leave(page));

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
const filters = () => main().getByRole('search');
/** The row of a table that stands outside the lists' frame. */
const lineOf = (text: string) => (isPhone() ? main().getByRole('listitem') : page.getByRole('row')).filter({ hasText: text }).first();
/** The values of a row in the order of its columns; on a phone without that of its heading. */
const valuesOf = (row: Locator) => (isPhone() ? row.locator('dd') : row.locator('[role="gridcell"], td'));
const expectRow = (row: Locator, heading: string, values: readonly (string | RegExp)[]) =>
  expect(valuesOf(row)).toHaveText(isPhone() ? [...values] : [heading, ...values]);
const figure = (label: string) =>
  main()
    .locator('.MuiCard-root')
    .filter({ has: page.getByText(label, { exact: true }) });

test('the purchases of a year are sent as a file, and Histórico has them by month beside the sales', { tag: '@phone' }, async () => {
  const { ano, file } = purchasesOf(shop);
  const withUnknown = Buffer.concat([file.buffer, Buffer.from(`\n${shop.rede};NAOEXISTE;01/01/${ano};1;1,00`)]);
  await page.goto('/painel/processar/historico');
  await page.getByRole('button', { name: 'PROCESSAR', exact: true }).click();
  await expect(toastOf(page, 'Selecione um período antes')).toBeVisible();
  await choose(page, /^Ano/, ano);
  await page.getByLabel('Arquivo de histórico').setInputFiles({ ...file, buffer: withUnknown });
  await page.getByRole('button', { name: 'Verificar arquivo' }).click();
  await expect(main().getByText('Produto não encontrado')).toBeVisible();
  await page.getByRole('button', { name: 'Processar 3 linhas' }).click();
  await expect(main().getByText('3 linhas de histórico processado')).toBeVisible({ timeout: 30_000 });

  await page.goto('/painel/historico');
  await choose(page, /^Rede/, shop.rede);
  const sold = Array.from({ length: 12 }, (_, index) => (index + 1 === month ? 'R$ 4.130,00' : index + 1 < month ? 'R$ 0,00' : ''));
  const row = lineOf(shop.rede);
  // A card leaves out the months to come.
  await expectRow(row, shop.rede, [...(isPhone() ? sold.slice(0, month) : sold), 'R$ 4.130,00', 'R$ 2.590,00', '59,46%']);
  await expectAccessible(page);
  await choose(page, /^Ano/, String(year - 1));
  await expect(page).toHaveURL(new RegExp(`rede=${shop.networkId}&ano=${year - 1}`));
  await page.reload();
  const purchases = MONTHS.map((_, index) => (index + 1 === month ? 'R$ 2.590,00' : 'R$ 0,00'));
  await expectRow(row, shop.rede, [...purchases, 'R$ 2.590,00', 'R$ 0,00', '-']);
  const sheet = await sheetBy(page, () => page.getByRole('button', { name: 'Baixar CSV' }).click());
  expect(sheet.name).toBe(`historico_${year - 1}.csv`);
  expect(sheet.rows[0]).toEqual(['Rede', ...MONTHS, 'Total', 'Ano anterior (mesmos meses)', 'Variação']);
  expect(sheet.rows[1]).toEqual([shop.rede, ...purchases.map((value) => value.replace('R$ ', '').replace('.', '')), '2590,00', '0,00']);
  const chart = page.getByRole('region', { name: 'Soma das redes por mês' }).first();
  await chart.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(chart.getByRole('row').nth(month)).toHaveText(`${MONTHS[month - 1]}R$ 2.590,00`);

  await choose(page, /^Ano/, String(year));
  await row.getByRole('link', { name: 'R$ 4.130,00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pontuações' })).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: shop.vendedor })).toHaveCount(2);
});

test('each report is made anew by its button, never twice at once, and says of when it is', { tag: '@phone' }, async () => {
  const begun = Date.now();
  await page.goto('/painel/processar/relatorios');
  for (const title of KEPT) {
    if (title === 'Mensuração') {
      // Somebody else asks for the same in the moment before.
      await page.route('**/graphql', async (route, request) => {
        const asked = request.postDataJSON() as { operationName: string; query: string; variables: object };
        if (asked.operationName === 'generateReport') await askApi(people.operator, asked.query, asked.variables);
        await route.continue();
      });
    }
    await askAnew(page, title);
  }
  await expect(toastOf(page, 'Atualização do relatório iniciada')).toBeVisible();
  await expect(toastOf(page, 'Relatório já está sendo gerado')).toBeVisible();
  await page.unroute('**/graphql');
  await expectAccessible(page);
  // The screen asks by itself until they are there.
  await expect(async () => {
    for (const [index, at] of (await madeSince(begun, KINDS)).entries())
      await expect(reportCard(page, KEPT[index]!).getByRole('status')).toHaveText(`dados de ${formatDateTime(at).slice(0, 16)}`);
  }).toPass({ timeout: 60_000 });
  await reportCard(page, 'Taxa de Sucesso').getByRole('link', { name: 'Abrir relatório' }).click();
  await expect(page).toHaveURL(new RegExp(`/painel/taxa-sucesso\\?ano=${year}&mes=${month}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Taxa de Sucesso' })).toBeVisible();
});

interface Totals {
  salesTotals: { mes: string; vendas: number; totalVenda: string; custo: string }[];
}

test('Relatório has the month beside the one before, in figures, bars and a table', { tag: '@phone' }, async () => {
  await page.goto('/painel/relatorio');
  await choose(page, /^Rede/, shop.rede);
  const expected = { 'Total vendido': 'R$ 4.130,00', 'Vendas aprovadas': '2', 'Vendedores com vendas': '1' };
  for (const [label, value] of Object.entries(expected)) await expect(figure(label)).toContainText(`${label}${value}`);
  await expect(figure('Pontos gerados')).toContainText('342');
  await expect(figure('Custo dos pontos')).toContainText('R$ 17,10');
  await expect(figure('Total vendido')).toContainText('mês anterior inteiro: R$ 0,00');
  const chart = page.getByRole('region', { name: 'Total vendido por mês' }).first();
  await chart.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(chart.getByRole('row')).toHaveCount(14);
  await expect(chart.getByRole('row').last()).toHaveText(`${MONTHS[month - 1]!.toLowerCase()}/${year}R$ 4.130,00`);
  await expectAccessible(page);
  const networks = page.getByRole('region', { name: 'Redes no mês' }).first();
  const { name, rows } = await sheetBy(page, () => networks.getByRole('button', { name: 'Baixar CSV' }).click());
  expect(name).toBe(`relatorio_${year}-${String(month).padStart(2, '0')}.csv`);
  expect(rows[1]).toEqual([shop.rede, '4130,00', '0,00', '', '342,00']);
  await networks.getByRole('link', { name: 'R$ 4.130,00' }).click();
  await expect(rowsOf(page).filter({ hasText: shop.vendedor })).toHaveCount(2);
  if (isPhone()) return;

  // A whole month of the whole programme: what the analysts' totals say of it and of the one before.
  const first = (back: number) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
  const { salesTotals } = await askApi<Totals>(
    people.administrator,
    'query ($de: String!, $ate: String!) { salesTotals(groupBy: [MONTH], filter: { de: $de, ate: $ate }) { mes vendas totalVenda custo } }',
    { de: first(2), ate: new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10) },
  );
  const [before, now] = salesTotals;
  const [ano, mes] = first(1).split('-').map(Number);
  await page.goto(`/painel/relatorio?ano=${ano}&mes=${mes}`);
  await expect(figure('Total vendido')).toContainText(formatBrl(now!.totalVenda));
  await expect(figure('Total vendido')).toContainText(`mês anterior: ${formatBrl(before!.totalVenda)}`);
  await expect(figure('Vendas aprovadas')).toContainText(`mês anterior: ${formatInteger(String(before!.vendas))}`);
  await expect(figure('Custo dos pontos')).toContainText(formatBrl(now!.custo));
});

test('Mensuração holds a network against its year before the programme; its notes are kept, and it is printed', {
  tag: '@phone',
}, async () => {
  await page.goto('/painel/mensuracao');
  await choose(page, /^Rede/, shop.rede);
  const row = lineOf(shop.rede);
  const numbers = ['1', 'R$ 2.590,00', 'R$ 4.130,00', '59,46%', 'R$ 597,69', 'R$ 4.130,00', '590,99%', 'R$ 4.130,00', '1'];
  const actions = isPhone() ? [] : [''];
  await expectRow(row, shop.rede, [...numbers, formatDate(today()), '-', ...actions]);
  for (const note of ['Primeira conversa com a rede.', 'Meta combinada para dezembro.']) {
    await actOn(page, `Ações: ${shop.rede}`, 'Editar observação');
    await dialog().getByRole('textbox', { name: 'Observação' }).fill('');
    await dialog().getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog().getByText('Observação obrigatório')).toBeVisible();
    await dialog().getByRole('textbox', { name: 'Observação' }).fill(note);
    await dialog().getByRole('button', { name: 'Salvar' }).click();
    await expect(toastOf(page, 'Observação salva com sucesso')).toBeVisible();
    await expect(dialog()).toBeHidden();
    await expectRow(row, shop.rede, [...numbers, formatDate(today()), note, ...actions]);
  }
  await actOn(page, `Ações: ${shop.rede}`, 'Editar observação');
  const log = dialog().getByRole('table', { name: 'Histórico de observações' });
  await expect(log.getByRole('row').nth(1)).toContainText(`Meta combinada para dezembro.${ADMINISTRATOR_NAME}`);
  await expect(log.getByRole('row').nth(2)).toContainText(`Primeira conversa com a rede.${ADMINISTRATOR_NAME}`);
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Cancelar' }).click();
  const { rows } = await sheetBy(page, () => page.getByRole('button', { name: 'Baixar CSV' }).click());
  expect(rows[1]?.slice(0, 5)).toEqual([shop.rede, '1', '2590,00', '4130,00', '59,46']);

  const printed = page.evaluate(() => new Promise((resolve) => Object.assign(window, { print: () => resolve('printed') })));
  await page.getByRole('button', { name: 'Imprimir' }).click();
  expect(await printed).toBe('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Mensuração' })).toBeVisible();
  await expect(row).toBeVisible();
  if (!isPhone()) {
    // As wide as A4 on its side: the whole table is on it.
    const screen = page.viewportSize()!;
    await page.setViewportSize({ ...screen, width: 1046 });
    await expect.poll(() => main().evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(1046);
    await page.setViewportSize(screen);
  }
  await page.emulateMedia({ media: 'screen' });
  await actOn(page, `Ações: ${shop.rede}`, 'Ver histórico da rede');
  await expect(page).toHaveURL(new RegExp(`/painel/historico\\?rede=${shop.networkId}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Histórico' })).toBeVisible();
});

test('Taxa de Sucesso tells of each product what it sells beyond the year before', async () => {
  const [bought, oversold, unbought] = shop.produtos;
  await page.goto('/painel/taxa-sucesso');
  await choose(filters(), /^Rede/, shop.rede);
  await expect(main().getByText('Aumento de vendas: R$ 1.174,00 · 3 de 3 produtos venderam mais que antes')).toBeVisible();
  const expectProduct = (codigo: string, values: readonly string[]) =>
    expect(valuesOf(rowOf(page, codigo))).toHaveText([/^Tinta relatório/, codigo, shop.rede, ...values]);
  await expectProduct(bought, ['R$ 115,67', '24,00', '1', '24,00', '30,00', '6,00', 'R$ 694,00', '25,00%']);
  await expectProduct(oversold, ['R$ 60,00', '3,00', '1', '3,00', '10,00', '7,00', 'R$ 420,00', '233,33%']);
  await expectProduct(unbought, ['R$ 30,00', '0,00', '0', '-', '2,00', '2,00', 'R$ 60,00', 'Novo']);
  await expectAccessible(page);
  const { rows } = await exportedBy(page, 'Exportar tudo (XLSX)');
  expect(rows).toHaveLength(4);
  expect(rows.find((cells) => cells.includes(bought))?.slice(-3)).toEqual(['6', '694', '25']);
  // Another month is in the address, and stays there: nothing of this network was sold in it.
  await choose(filters(), /^Ano/, String(year - 1));
  await expect(rowOf(page, bought)).toContainText('-24,00');
  await expect(page).toHaveURL(new RegExp(`networkId=${shop.networkId}&ano=${year - 1}`));
  await page.reload();
  await expect(rowOf(page, bought)).toContainText('-24,00');
  // A month that the chosen year has not is its nearest, in the field as in the rows.
  await page.goto(`/painel/taxa-sucesso?networkId=${shop.networkId}&ano=${year - 1}&mes=12`);
  await choose(filters(), /^Ano/, String(year));
  await expect(rowOf(page, bought)).toContainText('25,00%');
  await expect(filters().getByRole('combobox', { name: /^Mês/ })).not.toHaveText('');
});

test('Produtos Vendidos has the products of a store by month', async () => {
  const [bought] = shop.produtos;
  await page.goto(`/painel/produtos-vendidos?networkId=${shop.networkId}`);
  await page.getByRole('combobox', { name: 'Loja' }).fill('Relatórios');
  await page.getByRole('option').filter({ hasText: shop.loja }).click();
  await expect(page).toHaveURL(/storeId=\d+/);
  const name = `${MONTHS[month - 1]!.toLowerCase()}/${year}`;
  const row = rowOf(page, bought);
  const values = [/^Tinta relatório/, bought, shop.loja, name, '30,00', 'R$ 115,67', 'R$ 3.470,00', '300,00'];
  await expect(valuesOf(row)).toHaveText(values);
  await expectAccessible(page);
  const csv = await exportedBy(page, 'Exportar tudo (CSV)');
  expect(csv.rows.find((cells) => cells.includes(bought))?.slice(-4)).toEqual(['30,00', '115,67', '3470,00', '300,00']);
  await choose(filters(), /^Ano/, String(year - 1));
  await expect(main().getByText('Sem resultados')).toBeVisible();
});
