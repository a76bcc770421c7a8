import { type Page, request } from '@playwright/test';
import { formatBrl } from '../../server/shared/format.ts';
import { people } from './support/people.ts';
import { pdfOfReceipt } from './support/receipts.ts';
import { leave, openAs, openAsVisitor, signInByForm, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** These tests change nothing of theirs. */
const SELLER = people.otherPhotoSeller;
const CONSUMER = people.cashbackConsumer;

const heading = (page: Page, name: string | RegExp) => page.locator('#root').getByRole('heading', { level: 1, name });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** The server ends the session of the page, as it does when one expires. */
const endSession = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('fidelidade') ?? '{}') as { tokenLoja: string }).tokenLoja);
  const api = await request.newContext({ baseURL: process.env.E2E_URL ?? '', extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  await api.post('/graphql', { data: { query: 'mutation { signOut }' } });
  await api.dispose();
};

/** What a browser tells a tab to which its owner returns. Headless tabs are always visible. */
const comeBack = (page: Page, how: 'focus' | 'online'): Promise<void> =>
  page.evaluate((type) => void window.dispatchEvent(new Event(type)), how);

test('a signed-in member at an entrance lands on the home, and Back leads out', { tag: '@phone-only' }, async ({ browser }) => {
  for (const [who, home] of [
    [SELLER, '/home'],
    [CONSUMER, '/home-consumidor-final'],
  ] as const) {
    const page = await openAs(browser, who);
    await page.goto('/politica-privacidade');
    for (const path of who === SELLER
      ? ['/', '/login', '/cadastrar', '/cadastrar-vendedor/1']
      : ['/', '/login-consumidor-final', '/cadastrar-consumidor-final']) {
      await page.goto(path);
      await expect(heading(page, /^Olá, /)).toBeVisible();
      expect(new URL(page.url()).pathname, path).toBe(home);
    }
    await page.goto('/politica-privacidade');
    await page.goto('/');
    await expect(heading(page, /^Olá, /)).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Política de privacidade')).toBeVisible();
    await leave(page);
  }
});

test('a full load opens at the top; Back and Forward return to the place', { tag: '@phone-only' }, async ({ browser }) => {
  const page = await openAs(browser, SELLER);
  await page.goto('/premios-dia-dia');
  const detail = page.getByRole('link', { name: /^VER DETALHES: / }).last();
  await detail.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);
  await detail.click();
  await expect(page).toHaveURL(/\/premio\//);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/premios-dia-dia$/);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(place - 100);
  await page.goto('/pontuacoes');
  await expect(heading(page, /./)).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.goto('/premios-dia-dia');
  await expect(page.getByRole('link', { name: /^VER DETALHES: / }).last()).toBeAttached();
  expect(await scrolled(page)).toBe(0);
  await leave(page);
});

/** Text twice as large, as a browser's setting makes it. */
const ENLARGE = `document.addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style');
  style.textContent = 'html { font-size: 200% !important }';
  document.head.append(style);
});`;
const NARROW = [
  { who: null, paths: ['/', '/login', '/cadastrar', '/cadastrar-consumidor-final', '/politica-privacidade'] },
  { who: SELLER, paths: ['/home', '/premios-dia-dia', '/experiencias', '/pontuacoes', '/perfil', '/enviar-pontuacao', '/regulamento'] },
  { who: CONSUMER, paths: ['/home-consumidor-final', '/cashback', '/perfil-cliente'] },
] as const;

for (const { name, width, script } of [
  { name: 'at 320 pixels', width: 320, script: '' },
  { name: 'with text twice as large', width: 390, script: ENLARGE },
])
  test(`nothing leaves the screen ${name}`, { tag: '@phone-only' }, async ({ browser }) => {
    for (const { who, paths } of NARROW) {
      const page = who ? await openAs(browser, who) : await openAsVisitor(browser);
      await page.setViewportSize({ width, height: 844 });
      if (script) await page.addInitScript({ content: script });
      for (const path of paths) {
        await page.goto(path);
        await expect(heading(page, /./)).toBeVisible();
        await expect(page.locator('main [role="status"][aria-label="Carregando"]')).toHaveCount(0);
        if (who) await expect(page.getByRole('button', { name: 'Sair' })).toBeInViewport({ ratio: 1 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${path} ${name}`).toBeLessThanOrEqual(width + 1);
      }
      await leave(page);
    }
  });

test('Back closes the menu; closed by its button it leaves no trace, and Forward does not open it', { tag: '@phone-only' }, async ({
  browser,
}) => {
  const page = await openAs(browser, SELLER);
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Extrato' }).click();
  await expect(page).toHaveURL(/\/pontuacoes$/);
  const menu = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Fechar menu' }) });
  const open = page.getByRole('button', { name: 'Abrir menu' });

  await open.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/pontuacoes$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/pontuacoes$/);
  await expect(menu).toBeHidden();

  await open.click();
  await menu.getByRole('button', { name: 'Fechar menu' }).click();
  await expect(menu).toBeHidden();
  await expect.poll(() => page.evaluate(() => (history.state as { dialogos?: number } | null)?.dialogos ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);

  // A link in the sheet leads on, and one step leads back.
  await open.click();
  await menu.getByRole('link', { name: 'Meu Perfil' }).click();
  await expect(page).toHaveURL(/\/perfil$/);
  await expect(heading(page, /./)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(menu).toBeHidden();
  await leave(page);
});

test('Back closes the menu over a prize, and the next Back leaves the prize', { tag: '@phone-only' }, async ({ browser }) => {
  const page = await openAs(browser, SELLER);
  await page.goto('/premios-dia-dia');
  await page.getByRole('article', { name: 'Recarga de celular R$ 20' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/premio\//);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/premio\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/premios-dia-dia$/);
  await leave(page);
});

test('two tabs agree: the balance follows on return, and signing out holds in both', { tag: '@phone-only' }, async ({ browser }) => {
  const page = await openAs(browser, CONSUMER);
  let later = false;
  // What another device changed meanwhile.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: later ? text.replace(/"saldoCashback":"[^"]*"/, '"saldoCashback":"4321.09"') : text });
  });
  await page.goto('/home-consumidor-final');
  await expect(heading(page, /^Olá, /)).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header).not.toContainText(formatBrl('4321.09'));
  later = true;
  const asked: string[] = [];
  page.on('request', (sent) => asked.push((sent.postDataJSON() as { operationName?: string } | null)?.operationName ?? ''));
  // Sooner than that, a return asks nothing.
  await expect
    .poll(async () => {
      await comeBack(page, 'focus');
      return asked;
    })
    .toContain('consumerHome');
  await expect(header).toContainText(formatBrl('4321.09'));

  const other = await page.context().newPage();
  await other.goto('/cashback');
  await expect(heading(other, /./)).toBeVisible();
  await other.getByRole('button', { name: 'Sair' }).click();
  await expect(other).toHaveURL(/\/home-cliente$/);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await leave(page);
});

test('an expired session returns to its page after signing in again', { tag: '@phone-only' }, async ({ browser }) => {
  const page = await openAs(browser, SELLER);
  await page.goto('/experiencias?cidade=Campinas');
  await expect(heading(page, /./)).toBeVisible();
  await endSession(page);
  await page.reload();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole('link', { name: 'Entrar como vendedor' }).click();
  await signInByForm(page, SELLER);
  await expect(page).toHaveURL(/\/experiencias\?cidade=Campinas$/);
  await expect(heading(page, /./)).toBeVisible();
  // Once: the next sign-in leads home again.
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole('link', { name: 'Entrar como vendedor' }).click();
  await signInByForm(page, SELLER);
  await expect(page).toHaveURL(/\/home$/);
  await leave(page);
});

test('on line again, a page that could not load comes by itself, and what waits is shown and sent', { tag: '@phone-only' }, async ({
  browser,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await openAs(browser, CONSUMER);
  await page.goto('/enviar-pontuacao');
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeVisible();
  // The first touch fetches what tells that there is no connection.
  const messenger = page.waitForResponse(/toast-host-/);
  await heading(page, /./).click();
  await messenger;
  await page.context().setOffline(true);
  const file = pdfOfReceipt('sem-rede.pdf');
  // Never sent before, however often the test runs on one server.
  const buffer = Buffer.concat([file.buffer, Buffer.from(`% ${Date.now()}`)]);
  await page.getByLabel('Escolher imagens ou PDF').setInputFiles({ ...file, buffer });
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Aguardando conexão (1)' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(toastOf(page, '1 arquivo(s) enviado(s) com sucesso')).toBeVisible();

  // Neither the member nor the page can be asked for.
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.goto('/cashback');
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await page.unroute('**/graphql');
  await comeBack(page, 'online');
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  await leave(page);
});
