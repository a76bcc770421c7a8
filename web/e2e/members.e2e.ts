import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { pdfOfReceipt } from './support/receipts.ts';
import { leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth } from './support/width.ts';

test('a seller changes the profile and writes to the support', { tag: '@phone' }, async ({ browser }) => {
  const seller = await openAs(browser, byWidth(people.redeemer, people.phonePanelRedeemer));
  await seller.goto('/perfil');
  await expect(seller.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible();
  await expect(seller.getByLabel(/^CPF/)).toHaveAttribute('readonly', '');
  await expectAccessible(seller);
  await seller.getByLabel(/^Complemento/).fill('Fundos');
  await seller.getByRole('button', { name: 'ATUALIZAR' }).click();
  await expect(toastOf(seller, 'Dados atualizado com sucesso')).toBeVisible();
  await seller.reload();
  await expect(seller.getByLabel(/^Complemento/)).toHaveValue('Fundos');

  await seller.goto('/contato');
  await expect(seller.getByText('Segunda a sexta, das 9h às 18h.')).toBeVisible();
  await expectAccessible(seller);
  await seller.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(toastOf(seller, 'Informe uma mensagem')).toBeVisible();
  const message = seller.getByLabel(/^Mensagem/);
  await message.fill('Minha venda de ontem não apareceu.');
  await seller.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(toastOf(seller, 'Mensagem enviada com sucesso')).toBeVisible();
  await expect(message).toHaveValue('');
  await leave(seller);
});

test('a consumer chooses notices and takes the data', { tag: '@phone' }, async ({ browser }) => {
  const consumer = await openAs(browser, byWidth(people.cashbackConsumer, people.phoneCashbackConsumer));
  await consumer.goto('/perfil-cliente');
  await expect(consumer.getByLabel(/^Telefone/)).toHaveCount(0);
  await consumer.getByRole('link', { name: 'Privacidade e avisos' }).click();
  await expect(consumer).toHaveURL(/\/privacidade$/);
  await consumer.getByRole('switch', { name: 'E-mail' }).click();
  await expect(toastOf(consumer, 'Preferência salva')).toBeVisible();
  await expectAccessible(consumer);
  const download = consumer.waitForEvent('download');
  await consumer.getByRole('button', { name: 'Baixar em JSON' }).click();
  expect((await download).suggestedFilename()).toBe('meus-dados.json');
  await leave(consumer);
});

test('a receipt sent without a connection waits on the phone, survives a reload and goes by itself', { tag: '@phone' }, async ({
  browser,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED .*\/graphql/);
  const seller = await openAs(browser, byWidth(people.otherPhotoSeller, people.phoneQueueSeller));
  // Everything responds except the upload, like a connection lost midway.
  const isSending = (headers: Record<string, string>) => (headers['content-type'] ?? '').startsWith('multipart/form-data');
  await seller.route('**/graphql', (route) => (isSending(route.request().headers()) ? route.abort() : route.fallback()));
  await seller.goto('/enviar-pontuacao');
  const file = pdfOfReceipt(`sem-conexao-${byWidth('desktop', 'phone')}.pdf`);
  await seller
    .locator('input[type=file][multiple]')
    .setInputFiles({ ...file, buffer: Buffer.concat([file.buffer, Buffer.from(`% ${Date.now()}`)]) });
  await seller.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(seller.getByText('Aguardando conexão (1)')).toBeVisible();
  await seller.reload();
  await expect(seller.getByText('Aguardando conexão (1)')).toBeVisible();
  await expectAccessible(seller);
  await seller.unroute('**/graphql');
  await seller.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(toastOf(seller, '1 arquivo(s) enviado(s) com sucesso')).toBeVisible();
  await expect(seller.getByText('Aguardando conexão (1)')).toHaveCount(0);
  await leave(seller);
});

test('the shell opens without a connection and keeps nothing about a person', async ({ browser, baseURL, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  expect(await (await context.request.get('/manifest.webmanifest')).json()).toMatchObject({ display: 'standalone', lang: 'pt-BR' });
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'ENTRAR', exact: true })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${baseURL}/login`);
  await expect(page.getByRole('button', { name: 'ENTRAR', exact: true })).toBeVisible();
  await context.close();
});
