import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { photoOfReceipt } from './support/receipts.ts';
import { leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth } from './support/width.ts';

/** Chromium's "fast 3G" preset, in bytes per second. */
const FAST_3G = { offline: false, latency: 150, downloadThroughput: (1_600 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };

/** Records every loading indicator that appeared: it may be gone before a test looks. */
const REMEMBER_WAITING = `
  window.waitedFor = [];
  new MutationObserver(() => {
    for (const { ariaLabel } of document.querySelectorAll('[role="status"][aria-label], [role="progressbar"][aria-label]'))
      if (!window.waitedFor.includes(ariaLabel)) window.waitedFor.push(ariaLabel);
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['role', 'aria-label'] });`;
const waitedFor = (page: Page) => page.evaluate(() => (window as unknown as { waitedFor: string[] }).waitedFor);

test('on a slow network a consumer sees that the home is coming, and a photo on its way', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, byWidth(people.cashbackConsumer, people.phoneCashbackConsumer));
  await page.addInitScript({ content: REMEMBER_WAITING });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', FAST_3G);

  // Requested before the client loads, the home's answer may leave nothing to wait for, so delay it here.
  await page.route('**/graphql', async (route) => {
    const isHome = route.request().postData()?.includes('consumerHome');
    if (isHome) await expect(page.getByRole('status', { name: 'Carregando' })).toBeVisible({ timeout: 60_000 });
    await route.continue();
  });
  await page.goto('/home-consumidor-final');
  await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'RESGATAR' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0);
  expect(await waitedFor(page)).toContain('Carregando');

  await page.unroute('**/graphql');
  await page.goto('/enviar-pontuacao');
  await page.getByLabel('Escolher imagens ou PDF').setInputFiles([(await photoOfReceipt(byWidth(9601, 9611))).file], { timeout: 60_000 });
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(toastOf(page, '1 arquivo(s) enviado(s) com sucesso')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^Acompanhar nota-/ })).toBeVisible();
  expect(await waitedFor(page)).toContain('Envio dos arquivos');
  await leave(page);
});
