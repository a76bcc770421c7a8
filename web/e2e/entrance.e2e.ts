import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { PASSWORD, people } from './support/people.ts';
import { leave, openAs, signInByForm, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { openMenu } from './support/width.ts';

/** Expands every group of the panel's menu, then reads all entries. */
const menuEntries = async (page: Page): Promise<string[]> => {
  const menu = (await openMenu(page)).getByRole('list', { name: 'Telas' });
  const folded = menu.getByRole('button', { expanded: false });
  for (let groups = await folded.count(); groups > 0; groups--) await folded.first().click();
  await expect(folded).toHaveCount(0);
  return menu.getByRole('link').allTextContents();
};

/** Expects the panel's login, or the page with links to the seller and consumer logins. */
const expectWayIn = async (page: Page, of: 'panel' | 'storefront'): Promise<void> => {
  await expect(page).toHaveURL(of === 'panel' ? /\/painel$/ : /:\d+\/$/);
  if (of === 'panel') await expect(page.getByRole('button', { name: 'ENTRAR', exact: true })).toBeEnabled();
  else await expect(page.getByRole('heading', { level: 1, name: 'Vender e comprar aqui vale mais' })).toBeVisible();
};

test('the public pages open', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', '/login', '/login-consumidor-final', '/painel', '/politica-privacidade']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('a visitor of a private page is led to the way in', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/painel/dashboard', '/painel/redes', '/painel/processar/pontuacoes-pendentes']) {
    await page.goto(path);
    await expectWayIn(page, 'panel');
  }
  for (const path of ['/home', '/pontuacoes', '/enviar-pontuacao', '/premios-dia-dia']) {
    await page.goto(path);
    await expectWayIn(page, 'storefront');
  }
});

test('staff sign in with a CPF and a password; a wrong password is refused', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/painel');
  await page.getByRole('button', { name: 'ENTRAR' }).click();
  await expect(page.getByText('CPF obrigatório')).toBeVisible();
  await signInByForm(page, people.administrator, 'errada');
  await expect(toastOf(page, /incorret|inválid/i)).toBeVisible();
  await expectWayIn(page, 'panel');
  await signInByForm(page, people.administrator, PASSWORD);
  await expect(page).toHaveURL(/\/painel\/dashboard$/);
  await expect(toastOf(page, 'Olá, Marina Duarte!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Conta de Marina Duarte' })).toBeVisible();
  await page.getByRole('button', { name: 'Conta de Marina Duarte' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expectWayIn(page, 'panel');
  await page.goto('/painel/redes');
  await expectWayIn(page, 'panel');
});

test('the auditor begins at the redemptions and is led there from the dashboard', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/painel');
  await signInByForm(page, people.auditor);
  const redemptions = page.getByRole('heading', { level: 1, name: 'Resgates' });
  await expect(redemptions).toBeVisible();
  await page.goto('/painel/dashboard');
  await expect(page).toHaveURL(/\/painel\/resgates$/);
  await expect(redemptions).toBeVisible();
});

test('a session that the server no longer knows is cleared and leads to the way in', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/redes');
  await expect(page.getByRole('heading', { level: 1, name: 'Redes' })).toBeVisible();
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('fidelidade') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('fidelidade', JSON.stringify({ ...stored, tokenPainel: 'nobody-has-this-token' }));
  });
  await page.reload();
  await expectWayIn(page, 'panel');
  expect(await page.evaluate(() => localStorage.getItem('fidelidade'))).toBeNull();
  await leave(page);
});

test('each level sees the entries it may open, and no other page opens by its address', { tag: '@phone' }, async ({ browser }) => {
  const administrator = await openAs(browser, people.administrator);
  await administrator.goto('/painel/dashboard');
  const all = await menuEntries(administrator);
  expect(all).toEqual(expect.arrayContaining(['Dashboard', 'Redes', 'Lojas', 'Vendedores', 'Resgates', 'Pontuações Pendentes', 'Rede']));
  await leave(administrator);

  const auditor = await openAs(browser, people.auditor);
  await auditor.goto('/painel/resgates');
  const few = await menuEntries(auditor);
  expect(few).toContain('Resgates');
  for (const forbidden of ['Dashboard', 'Redes', 'Pontuações Pendentes', 'Upload Vendas', 'Rede', 'Loja'])
    expect(few).not.toContain(forbidden);
  await auditor.goto('/painel/redes');
  await expect(auditor.getByText('Você não tem acesso a esta tela')).toBeVisible();
  await expectAccessible(auditor);
  await leave(auditor);

  const storeSeller = await openAs(browser, people.storeSeller);
  await storeSeller.goto('/painel/dashboard');
  expect(await menuEntries(storeSeller)).not.toContain('Upload Vendas');
  await leave(storeSeller);
});

test('sellers have no page of the panel, and staff none of the storefront', { tag: '@phone' }, async ({ browser }) => {
  const seller = await openAs(browser, people.otherPhotoSeller);
  await seller.goto('/painel/redes');
  await expectWayIn(seller, 'panel');
  await leave(seller);
  const operator = await openAs(browser, people.operator);
  await operator.goto('/premios-dia-dia');
  await expectWayIn(operator, 'storefront');
  await leave(operator);
});

test('a screen whose code fails says so inside the panel and can be tried again', { tag: '@phone' }, async ({ browser, expectErrors }) => {
  expectErrors(/crash screen: Algo deu errado nesta tela/);
  const page = await openAs(browser, people.operator);
  const code = '**/assets/networks-page-*.js';
  await page.route(code, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }));
  await page.goto('/painel/redes');
  await expect(page.getByText('Algo deu errado nesta tela')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redes' })).toBeVisible();
  await leave(page);
});
