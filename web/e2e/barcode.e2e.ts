import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { DEMO_PRODUCTS } from '../../server/demo/catalogue.ts';
import { photoOfBarcode, videoOfBarcode } from './support/barcode.ts';
import { people } from './support/people.ts';
import { leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

const PRODUCT = DEMO_PRODUCTS[0]!;
const EAN13 = PRODUCT.gtin.slice(1);
/** UPC-A and EAN-8 with valid check digits, belonging to no product. */
const UPC_A = '0036000291452';
const EAN_8 = '96385074';

/** Chromium's fake camera reads this file, so write it before the browser starts. */
const video = path.join(os.tmpdir(), `fidelidade-camera-${EAN13}.y4m`);
if (!fs.existsSync(video)) {
  fs.writeFileSync(`${video}.${process.pid}`, videoOfBarcode(EAN13));
  fs.renameSync(`${video}.${process.pid}`, video);
}
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`],
  },
});

/** Opens a seller's typed sale and records requests to other sites (there must be none). */
async function openSale(browser: Browser, { camera = true, script }: { camera?: boolean; script?: string } = {}) {
  const page = await openAs(browser, people.otherTypingSeller);
  if (camera) await page.context().grantPermissions(['camera']);
  if (script) await page.addInitScript({ content: script });
  const outside: string[] = [];
  const readers: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== process.env.E2E_URL) outside.push(request.url());
    if (url.pathname.endsWith('.wasm')) readers.push(url.pathname);
  });
  await page.goto('/enviar-pontuacao');
  return { page, outside, readers };
}

const openReader = async (page: Page) => {
  await page.getByRole('button', { name: 'Ler código de barras' }).click();
  return page.getByRole('dialog', { name: 'Ler código de barras' });
};
const expectProduct = async (page: Page) => {
  await expect(page.getByRole('region', { name: 'Produto', exact: true })).toContainText(new RegExp(PRODUCT.nome, 'i'));
  await expect(page.getByRole('textbox', { name: 'Quantidade' })).toBeVisible();
};
const sendPhoto = async (page: Page, gtin: string) =>
  page
    .getByLabel('Tirar foto do código', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(await photoOfBarcode(gtin));
/** Stands in for the browser's own BarcodeDetector, which this Chromium lacks. */
const ownReader = (found: string) => `
  window.BarcodeDetector = class {
    static getSupportedFormats() { return Promise.resolve(['ean_13', 'ean_8', 'upc_a']); }
    detect() { return Promise.resolve(${found}); }
  };`;

test('the camera reads the code of a product with our own reader, without asking another site', { tag: '@phone' }, async ({ browser }) => {
  const { page, outside, readers } = await openSale(browser, { script: 'delete window.BarcodeDetector;' });
  await openReader(page);
  await expectProduct(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect([outside, readers.length]).toEqual([[], 1]);
  await leave(page);
});

test("the camera reads with the browser's own reader where there is one, and nothing is fetched for it", async ({ browser }) => {
  const { page, outside, readers } = await openSale(browser, { script: ownReader(`[{ rawValue: '${EAN13}' }]`) });
  await openReader(page);
  await expectProduct(page);
  expect([outside, readers]).toEqual([[], []]);
  await leave(page);
});

for (const [who, script] of [
  ['our reader', 'delete window.BarcodeDetector;'],
  ["a browser's own reader that finds nothing", ownReader('[]')],
] as const)
  test(`without permission for the camera a photo is read by ${who}, and a code can be typed`, { tag: '@phone' }, async ({ browser }) => {
    const { page } = await openSale(browser, { camera: false, script });
    const dialog = await openReader(page);
    await expect(dialog.getByText(/O acesso à câmera não foi permitido/)).toBeVisible();
    for (const other of [UPC_A, EAN_8]) {
      await sendPhoto(page, other);
      await expect(toastOf(page, 'Não há produto com esse código!')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await openReader(page);
    }
    await sendPhoto(page, EAN13);
    await expectProduct(page);
    await page.getByRole('button', { name: 'Trocar produto' }).click();
    await (await openReader(page)).getByRole('button', { name: 'Digitar o código' }).click();
    await page.getByRole('textbox', { name: 'Código do produto' }).fill('1000');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expectProduct(page);
    await leave(page);
  });

test('a device without a camera says so, and what to do', async ({ browser }) => {
  const none = "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));";
  const { page } = await openSale(browser, { script: none });
  const dialog = await openReader(page);
  await expect(dialog.getByText(/Não encontramos uma câmera/)).toBeVisible();
  await sendPhoto(page, EAN13);
  await expectProduct(page);
  await leave(page);
});
