import type { Page } from '@playwright/test';
import { formatDate } from '../../server/shared/dates.ts';
import { expectAccessible } from './support/accessible.ts';
import { exportedBy } from './support/downloads.ts';
import { filterBy, showEveryColumn } from './support/lists.ts';
import { ADMINISTRATOR_NAME, people } from './support/people.ts';
import { today, todayTyped } from './support/receipts.ts';
import { askAnew, madeSince } from './support/report-runs.ts';
import { openReportShop, type ReportShop, sendPurchases } from './support/report-shop.ts';
import { actOn, askApi, choose, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, isPhone, openMenu, rowOf } from './support/width.ts';

const [year = 0, month = 0] = today().split('-').map(Number);

let page: Page;
let shop: ReportShop;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  shop = await openReportShop(byWidth('Sul', 'Oeste'), byWidth(3, 4));
  await sendPurchases(shop);
  page = await openAs(browser, people.administrator);
});
test.afterAll(() => leave(page));

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
const filters = () => main().getByRole('search');
const chips = () => page.getByRole('list', { name: 'Redes com alerta' });
/** A row's value in the column with that title. */
const cellOf = (codigo: string, field: string, title: string) =>
  isPhone()
    ? rowOf(page, codigo)
        .locator('dt', { hasText: new RegExp(`^${title}$`) })
        .locator('xpath=following-sibling::dd[1]')
    : rowOf(page, codigo).locator(`[data-field="${field}"]`);
const save = async (text: string) => {
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, text)).toBeVisible();
  await expect(dialog()).toBeHidden();
};
/** The red number next to Antifraude in the menu. */
const expectBadge = async (networks: number) => {
  const menu = await openMenu(page);
  await expect(menu.getByTitle(networks === 1 ? '1 rede em alerta' : `${networks} redes em alerta`)).toHaveText(String(networks));
  if (isPhone()) await page.keyboard.press('Escape');
};
const alerts = async () => {
  const { viewer } = await askApi<{ viewer: { redesAntifraude: string[] } }>(people.administrator, '{ viewer { redesAntifraude } }');
  return viewer.redesAntifraude;
};

test('what is scored beyond the purchases is flagged, noted and released, and the alerts come and go with it', {
  tag: '@phone',
}, async () => {
  const [bought, oversold, unbought] = shop.produtos;
  const others = (await alerts()).filter((rede) => rede !== shop.rede).length;
  await page.goto('/painel/processar/relatorios');
  const begun = Date.now();
  for (const title of ['Antifraude', 'Compras x Pontuação']) await askAnew(page, title);
  await madeSince(begun, ['ANTIFRAUDE', 'COMPRAS_PONTUACAO']);
  expect(await alerts()).toContain(shop.rede);

  await page.goto('/painel/antifraude');
  await expectBadge(others + 1);
  await chips().getByRole('link', { name: shop.rede }).click();
  await expect(page).toHaveURL(new RegExp(`networkId=${shop.networkId}&alerta=true`));
  if (!isPhone()) await showEveryColumn(page);
  // 3 bought, 10 scored, at 4 points each.
  await expect(cellOf(oversold, 'qtdAf', 'Qtd. AF')).toHaveText('7,00');
  await expect(cellOf(oversold, 'saldoPontos', 'Saldo de Pontos')).toHaveText('28,00');
  await expect(rowOf(page, oversold).getByTitle('Rede com alerta')).toBeVisible();
  // 24 bought, 30 scored, at 10 points each; products never bought raise no alert.
  await expect(cellOf(bought, 'saldoPontos', 'Saldo de Pontos')).toHaveText('60,00');
  await expect(rowOf(page, unbought)).toBeHidden();
  await expectAccessible(page);

  const act = (label: string, product = /^Ações: Tinta relatório B/) => actOn(page, product, label);
  await act('Editar observação');
  await dialog().getByRole('textbox', { name: 'Observação' }).fill('A rede mandou a nota que faltava.');
  await save('Observação salva com sucesso');
  await act('Editar liberação');
  await dialog().getByRole('textbox', { name: 'Quantidade liberada' }).fill('4,50');
  await expectAccessible(page);
  await save('Liberação salva com sucesso');
  await expect(cellOf(oversold, 'qtdAf', 'Qtd. AF')).toHaveText('2,50');
  await expect(cellOf(oversold, 'saldoPontos', 'Saldo de Pontos')).toHaveText('10,00');
  await expect(cellOf(oversold, 'observacao', 'Observação')).toHaveText('A rede mandou a nota que faltava.');
  await act('Editar liberação');
  const log = dialog().getByRole('table', { name: 'Histórico de liberações' });
  await expect(log.getByRole('row').nth(1)).toContainText(`4,50${ADMINISTRATOR_NAME}`);
  await dialog().getByRole('textbox', { name: 'Quantidade liberada' }).fill('2,50');
  await save('Liberação salva com sucesso');
  await expect(rowOf(page, oversold)).toBeHidden();
  await expect(chips().getByRole('link', { name: shop.rede })).toBeVisible();
  await act('Editar liberação', /^Ações: Tinta relatório A/);
  await dialog().getByRole('textbox', { name: 'Quantidade liberada' }).fill('6');
  await save('Liberação salva com sucesso');
  // Nothing exceeds the stock any more: the network leaves the alerts at once and the badge drops by one.
  await expect(chips().getByRole('link', { name: shop.rede })).toBeHidden();
  await expect(main().getByText('Sem resultados')).toBeVisible();
  await expectBadge(others);

  await page.goto(`/painel/antifraude?networkId=${shop.networkId}`);
  await expect(cellOf(oversold, 'liberado', 'Liberado')).toHaveText('7,00');
  await expect(rowOf(page, oversold).getByTitle('Rede com alerta')).toBeHidden();
  await expect(cellOf(unbought, 'qtdVendida', 'Qtd. Vendida')).toHaveText('Sem compras');
  // A negative release subtracts.
  await act('Editar liberação');
  await dialog().getByRole('textbox', { name: 'Quantidade liberada' }).fill('-1');
  await save('Liberação salva com sucesso');
  await expect(cellOf(oversold, 'qtdAf', 'Qtd. AF')).toHaveText('1,00');
  await expectBadge(others + 1);
  const { rows } = await exportedBy(page, 'Exportar tudo (CSV)');
  expect(rows.find((cells) => cells.includes(oversold))?.slice(3, 10)).toEqual([
    '3,00',
    '10,00',
    '6,00',
    '1,00',
    '4,00',
    '4,00',
    'A rede mandou a nota que faltava.',
  ]);
});

test('a stock that cannot be is red until a count is inserted, and the count clears the alert', { tag: '@phone' }, async () => {
  const [bought, oversold] = shop.produtos;
  const others = (await alerts()).filter((rede) => rede !== shop.rede).length;
  await page.goto(`/painel/antifraude?networkId=${shop.networkId}`);
  await actOn(page, /^Ações: Tinta relatório B/, 'Ver compras e estoque');
  await expect(page.getByRole('heading', { level: 1, name: 'Compras x Pontuação' })).toBeVisible();
  if (!isPhone()) await showEveryColumn(page);
  const stock = () => cellOf(oversold, 'saldoEstoque', 'Saldo Estoque');
  await expect(stock().getByTitle('Pontuou mais do que poderia existir')).toHaveText('-7,00');
  await expect(rowOf(page, bought)).toBeHidden();
  await page.goto(`/painel/compras-pontuacao?networkId=${shop.networkId}`);
  const fields = [
    'dataUltimoPedido',
    'qtdUltimoPedido',
    'dataPenultimoPedido',
    'qtdPenultimoPedido',
    'qtdVendida',
    'qtdPontuada',
    'saldoEstoque',
  ];
  const day = (typed: number) => formatDate(`${year - 1}-${String(month).padStart(2, '0')}-${String(typed).padStart(2, '0')}`);
  if (!isPhone()) {
    for (const [index, text] of [day(20), '4,00', day(5), '20,00', '24,00', '30,00', '-6,00'].entries())
      await expect(cellOf(bought, fields[index]!, '')).toHaveText(text);
  }
  await expectAccessible(page);

  await actOn(page, /^Ações: Tinta relatório B/, 'Inserir estoque');
  await expect(dialog().getByText('Nenhum saldo inserido até aqui.')).toBeVisible();
  await expect(dialog().getByRole('textbox', { name: 'Data do relatório' })).toHaveValue(todayTyped());
  await dialog().getByRole('textbox', { name: 'Saldo' }).fill('12,50');
  await expectAccessible(page);
  await save('Saldo salvo com sucesso');
  await expect(stock()).toHaveText('12,50');
  await expect(stock().getByTitle('Pontuou mais do que poderia existir')).toBeHidden();
  await actOn(page, /^Ações: Tinta relatório B/, 'Inserir estoque');
  const log = dialog().getByRole('table', { name: 'Histórico de alterações' });
  await expect(log.getByRole('row').nth(1)).toContainText(`12,50${todayTyped()}${ADMINISTRATOR_NAME}`);
  await dialog().getByRole('button', { name: 'Cancelar' }).click();
  const { rows } = await exportedBy(page, 'Exportar tudo (XLSX)');
  expect(rows.find((cells) => cells.includes(oversold))?.slice(-1)).toEqual(['12.5']);
  // The first count adds to the purchases: 15.5 against 10, less the 6 released.
  await page.goto(`/painel/antifraude?networkId=${shop.networkId}`);
  await expect(cellOf(oversold, 'qtdVendida', 'Qtd. Vendida')).toHaveText('15,50');
  await expect(cellOf(oversold, 'qtdAf', 'Qtd. AF')).toHaveText('0,00');
  await expectBadge(others);

  // A month is generated when first viewed, which on the phone's turn happened before its network existed.
  if (isPhone()) return;
  // Changing the year updates the URL; in the month of the orders all units were in stock.
  await page.goto(`/painel/compras-pontuacao?networkId=${shop.networkId}`);
  await choose(filters(), /^Ano/, String(year - 1));
  await expect(page).toHaveURL(new RegExp(`ano=${year - 1}`));
  await expect(cellOf(bought, 'saldoEstoque', 'Saldo Estoque')).toHaveText('24,00', { timeout: 30_000 });
  await page.reload();
  await expect(cellOf(bought, 'saldoEstoque', 'Saldo Estoque')).toHaveText('24,00');
});

test('a card comes into the stock, goes to a seller and gets its balance by a file', async () => {
  const numero = '5555000099990001';
  await page.goto('/painel/cadastrar/cartao');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Informe o código de barras')).toBeVisible();
  await page.getByRole('textbox', { name: 'Código de barras' }).fill('789999000111');
  await page.getByRole('textbox', { name: 'Número' }).fill(numero);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Cartão cadastrado com sucesso')).toBeVisible();
  await page.goto(`/painel/cartoes?busca=${numero}`);
  await expect(rowOf(page, numero)).toContainText('Estoque');
  await actOn(page, `Ações: ${numero}`, 'Vincular a vendedor');
  await dialog().getByRole('textbox', { name: 'CPF do vendedor' }).fill(shop.cpf);
  await save('Cartão vinculado com sucesso');
  await page.goto('/painel/processar/saldo-cartao');
  const csv = `Número do Cartão;Saldo\n${numero};150,75\n5555000099999999;10,00\n`;
  await page.getByLabel('Arquivo de saldos').setInputFiles({ name: 'saldos.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'PROCESSAR', exact: true }).click();
  await expect(main().getByText('1 linhas de saldo processado')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('table', { name: 'Linhas recusadas' })).toContainText('Cartão não encontrado');
  await page.goto('/painel/cartoes');
  await filterBy(page, /^Rede/, shop.rede);
  await expect(page).toHaveURL(/networkId=/);
  await expect(main().getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, numero)).toContainText('R$ 150,75');
  await expect(rowOf(page, numero)).toContainText(shop.vendedor);
  await expectAccessible(page);
  const { rows } = await exportedBy(page, 'Exportar tudo (XLSX)');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual(expect.arrayContaining([numero, shop.rede, shop.vendedor, '150.75']));
  await actOn(page, `Ações: ${numero}`, 'Histórico');
  await expect(dialog().getByRole('table')).toContainText(`Vinculado ao vendedor${shop.vendedor}${ADMINISTRATOR_NAME}`);
});

test('who may not read these reports is told so', async ({ browser }) => {
  const operatorOfNetwork = await openAs(browser, people.networkStaff);
  for (const path of ['antifraude', 'compras-pontuacao', 'taxa-sucesso', 'cartoes']) {
    await operatorOfNetwork.goto(`/painel/${path}`);
    await expect(operatorOfNetwork.getByText('Você não tem acesso a esta tela')).toBeVisible();
  }
  await leave(operatorOfNetwork);
  // Staff limited to two stores see only those stores and nothing of this network.
  const storeSeller = await openAs(browser, people.storeSeller);
  await storeSeller.goto('/painel/produtos-vendidos');
  const rows = storeSeller.locator('[role="row"][data-id]');
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasNotText: /Casa das Tintas Paulista|Depósito Ipiranga/ })).toHaveCount(0);
  await storeSeller.goto(`/painel/produtos-vendidos?networkId=${shop.networkId}`);
  await expect(storeSeller.getByText('Sem resultados')).toBeVisible();
  await leave(storeSeller);
});
