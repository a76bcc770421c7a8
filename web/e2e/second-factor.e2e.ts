import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from './support/accessible.ts';
import { PASSWORD, people } from './support/people.ts';
import { actOn, askApi, leave, openAs, openAsVisitor, signInByForm, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** An authenticator app that never shows a code twice: each is of a later step, within the one before and after that the server takes. */
const appOf = (secret: string) => {
  const totp = new TOTP({ secret });
  let last = 0;
  return () => {
    const now = totp.counter({ timestamp: Date.now() });
    last = Math.max(last + 1, now - 1);
    return totp.generate({ timestamp: last * 30_000 });
  };
};

const giveCode = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Código de 6 dígitos' }).fill(code);
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
};

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'ENTRAR', exact: true })).toBeVisible();
};

const givePassword = async (page: Page, act: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha atual').fill(PASSWORD);
  await dialog.getByRole('button', { name: act, exact: true }).click();
};

/** Takes the person back to how the demonstration has them. */
const removeFactor = async (page: Page, name: string): Promise<void> => {
  await page.goto('/painel/perfil/segundo-fator');
  await actOn(page, `Ações: ${name}`, 'Remover');
  await givePassword(page, 'Remover');
  await expect(toastOf(page, 'Segundo fator removido com sucesso')).toBeVisible();
  await expect(page.getByText('Você ainda não tem um segundo fator.')).toBeVisible();
};

test('an authenticator app is registered, signs in, and proves an open session without losing its form', { tag: '@phone' }, async ({
  browser,
}) => {
  const { consumers } = await askApi<{ consumers: { items: { id: string; nome: string }[] } }>(
    people.auditor,
    '{ consumers(options: { pageSize: 1 }) { items { id nome } } }',
  );
  const [{ id, nome } = { id: '', nome: '' }] = consumers.items;
  // A device that was signed in before there was a second factor.
  const other = await openAs(browser, people.auditor);
  await other.goto(`/painel/consumidor/${id}`);

  const page = await openAs(browser, people.auditor);
  await page.goto('/painel/perfil');
  await expect(page.getByText('Proteja seu acesso com um segundo fator')).toBeVisible();
  await page.getByRole('link', { name: 'Segundo fator' }).click();
  await expect(page.getByText('Você ainda não tem um segundo fator.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cadastrar aplicativo' }).click();
  await givePassword(page, 'Continuar');
  await expect(page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
  const secret = await page.getByRole('textbox', { name: 'Chave' }).inputValue();
  const nextCode = appOf(secret);
  await page.getByRole('textbox', { name: /^Código de 6 dígitos/ }).fill(nextCode());
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar', exact: true }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Restam 10 códigos.')).toBeVisible();

  await signOut(page);
  await signInByForm(page, people.auditor);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme que é você' })).toBeVisible();
  await expectAccessible(page);
  await giveCode(page, '000000');
  await expect(page.getByText('Código inválido ou já usado')).toBeVisible();
  await giveCode(page, nextCode());
  await expect(page).toHaveURL(/\/painel\/resgates$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Resgates' })).toBeVisible();

  // The other device must prove it before it sees personal data; the reason typed there is sent afterwards.
  await other.getByRole('button', { name: `Mostrar os dados de ${nome}` }).click();
  await other.getByRole('textbox', { name: /^Motivo/ }).fill('Contato do chamado 123');
  await other.getByRole('dialog').getByRole('button', { name: 'Mostrar', exact: true }).click();
  const question = other.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(question).toContainText('O que você preencheu continua na tela.');
  await giveCode(other, nextCode());
  await expect(question).toBeHidden();
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(other.getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/).first()).toBeVisible();

  await page.goto('/painel/perfil/acessos');
  await expect(page.getByText('(Este aparelho)').first()).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar todos os outros' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'SIM', exact: true }).click();
  await expect(toastOf(page, /acessos? encerrados?$/)).toBeVisible();
  await other.goto('/painel/consumidores');
  await expect(other.getByRole('button', { name: 'ENTRAR', exact: true })).toBeVisible();

  await removeFactor(page, 'Celular');
  await leave(page);
  await leave(other);
});

test('a passkey is registered and signs in', async ({ browser }) => {
  const page = await openAsVisitor(browser);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // WebAuthn takes no IP address.
  const home = (process.env.E2E_URL ?? '').replace('127.0.0.1', 'localhost');
  await page.goto(`${home}/painel`);
  await signInByForm(page, people.storeSeller);
  await expect(page).toHaveURL(/\/painel\/dashboard$/);
  await page.goto(`${home}/painel/perfil/segundo-fator`);
  await page.getByRole('button', { name: 'Cadastrar chave de acesso' }).click();
  await givePassword(page, 'Continuar');
  await expect(page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Chave de acesso', { exact: true }).first()).toBeVisible();

  await signOut(page);
  await signInByForm(page, people.storeSeller);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page).toHaveURL(/\/painel\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.goto(`${home}/painel/perfil/segundo-fator`);
  await actOn(page, 'Ações: Este aparelho', 'Remover');
  await givePassword(page, 'Remover');
  await expect(toastOf(page, 'Segundo fator removido com sucesso')).toBeVisible();
  await leave(page);
});
