import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { salesTemplateColumns } from '../../server/modules/imports/sales-sheet.ts';
import { writeXlsx } from '../../server/platform/sheets/write-sheet.ts';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { today } from './support/receipts.ts';
import { balanceOf, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth } from './support/width.ts';

const FILE = 'vendas-da-semana.xlsx';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** 4 and 6 units of a 12.50-point product, in a store with factor 1. */
const POINTS = 125;

const spreadsheet = async () => {
  const sale = {
    cpf: people.uploadedSeller.cpf,
    cnpj: '06990590000123',
    tipoFiscal: 'N',
    realizadoEm: today(),
    codigo: 'SW0110',
    valorUnitario: '219.90',
    valorDesconto: '0',
  };
  const first = byWidth(990_000_001, 990_000_011);
  const rows = [
    { ...sale, identificador: String(first), qtde: '4' },
    { ...sale, identificador: String(first + 1), qtde: '6' },
    { ...sale, identificador: String(first + 2), qtde: '1', codigo: 'NAO-EXISTE' },
  ];
  return {
    name: FILE,
    mimeType: XLSX,
    buffer: await buffer(writeXlsx(salesTemplateColumns, rows, { sheetName: 'Vendas', textCells: true })),
  };
};

test.describe.configure({ mode: 'serial' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openAs(browser, people.operator);
});
test.afterAll(() => leave(page));

const check = async () => {
  await page.getByLabel('Planilha de vendas').setInputFiles(await spreadsheet());
  await page.getByRole('button', { name: 'Verificar arquivo' }).click();
  await expect(page.getByText('Nada foi gravado ainda. Confira e confirme.')).toBeVisible();
};

test('a spreadsheet is tried out before anything is recorded', { tag: '@phone' }, async () => {
  const before = await balanceOf(people.uploadedSeller);
  await page.goto('/painel/processar/vendas');
  await page.getByRole('button', { name: 'Verificar arquivo' }).click();
  await expect(toastOf(page, 'Selecione um arquivo primeiro')).toBeVisible();
  await expectAccessible(page);
  await check();
  const refused = page.getByRole('table', { name: 'Linhas recusadas' });
  await expect(refused.getByRole('row').filter({ hasText: 'NAO-EXISTE' })).toBeVisible();
  await expectAccessible(page);
  expect(await balanceOf(people.uploadedSeller)).toBe(before);
});

test('confirmed, its sales are recorded and the refused line can be downloaded', { tag: '@phone' }, async () => {
  const before = await balanceOf(people.uploadedSeller);
  await page.getByRole('button', { name: 'Processar 2 vendas' }).click();
  await expect(page.getByText('2 venda(s) processada(s)')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('table', { name: 'Linhas recusadas' })).toContainText('NAO-EXISTE');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar relatório de erros' }).click(),
  ]);
  expect((await readFile(await download.path())).length).toBeGreaterThan(0);
  expect(await balanceOf(people.uploadedSeller)).toBe(before + POINTS);
});

test('the same file again records nothing', { tag: '@phone' }, async () => {
  const before = await balanceOf(people.uploadedSeller);
  await page.getByRole('button', { name: 'Enviar outra planilha' }).click();
  await check();
  await expect(page.getByText('Este arquivo já foi enviado. Processar de novo não registra nada outra vez.')).toBeVisible();
  await expect(page.getByText(/^Nada a processar/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Processar \d/ })).toHaveCount(0);
  expect(await balanceOf(people.uploadedSeller)).toBe(before);
});
