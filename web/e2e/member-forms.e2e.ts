import type { Locator, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { cpfOf } from '../../server/demo/people.ts';
import { formatCpf } from '../../server/shared/cpf.ts';
import { expectAccessible } from './support/accessible.ts';
import { PASSWORD, people } from './support/people.ts';
import { photoOfReceipt } from './support/receipts.ts';
import { choose, leave, openAs, openAsVisitor, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** A CPF that nobody has, also when the tests are repeated. */
const newCpf = () => cpfOf(700_000_000 + (Date.now() % 90_000_000));
const toasts = (page: Page) => page.locator('.notistack-SnackbarContainer').getByRole('status');

/** Expects that the toast and the control have no common pixel. */
const expectApart = async (toast: Locator, control: Locator): Promise<void> => {
  await expect(async () => {
    const [upper, lower] = [await toast.boundingBox(), await control.boundingBox()].sort((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
  }).toPass();
};

test('a consumer registers in three steps and loses nothing', { tag: '@phone-only' }, async ({ browser }) => {
  const page = await openAsVisitor(browser);
  const typed = (name: string) => page.getByRole('textbox', { name });
  const next = page.getByRole('button', { name: 'Continuar' });
  await page.goto('/cadastrar-consumidor-final?codigo_cadastro=NAOEXISTE');
  await expect(page.getByText('Código de cadastro NAOEXISTE: vale assim que você concluir.')).toBeVisible();
  await expect(page.getByText('Passo 1 de 3')).toBeVisible();

  // The toast, the first wrong field on the screen and the focus agree; the toast covers no main button.
  await next.click();
  await expect(toastOf(page, 'Sexo obrigatório')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Sexo/ })).toBeFocused();
  await expect(page.getByText('Nome obrigatório')).toBeVisible();
  await expectApart(toasts(page).first(), next);
  await expectAccessible(page);
  await choose(page, /^Sexo/, 'Feminino');
  await expect(toastOf(page, 'Sexo obrigatório')).toBeHidden();

  await typed('Nome').fill('Renata Prado');
  await typed('CPF').fill(newCpf());
  await typed('Data de Nascimento').fill('15/03/1990');
  await next.click();
  await expect(page.getByRole('heading', { name: 'Contato' })).toBeFocused();
  await typed('E-mail').fill('renata.prado@exemplo.com.br');
  await typed('Celular').fill('11987654321');
  await page.reload();
  await expect(page.getByText('Passo 2 de 3')).toBeVisible();
  await expect(typed('Celular')).toHaveValue('(11) 98765-4321');
  await page.goBack();
  await expect(typed('Nome')).toHaveValue('Renata Prado');
  await next.click();
  await next.click();
  await expect(page.getByText('Passo 3 de 3')).toBeVisible();
  await expectAccessible(page);
  await typed('CEP').fill('01310100');
  await typed('CEP').blur();
  await expect(typed('Rua')).toHaveValue('Avenida Paulista');
  await typed('Número').fill('10');
  for (const label of [/^Senha/, /^Confirmar Senha/]) await page.getByLabel(label).first().fill(PASSWORD);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(PASSWORD);
  await page.getByRole('checkbox', { name: /política de privacidade/ }).check();
  await page.getByRole('button', { name: 'CADASTRAR', exact: true }).click();
  await expect(toastOf(page, 'Código de cadastro não encontrado: o código não foi usado')).toBeVisible();
  await expect(page).toHaveURL(/\/home-consumidor-final$/);
  await leave(page);
});

test('a typed sale survives a reload, and odd amounts are not taken silently', { tag: '@phone-only' }, async ({ browser }) => {
  const page = await openAs(browser, people.otherTypingSeller);
  await page.goto('/enviar-pontuacao');
  const entry = page.getByRole('region', { name: 'Produto', exact: true });
  const send = page.getByRole('button', { name: 'Enviar', exact: true });
  await send.click();
  await expect(toastOf(page, 'Adicione itens antes de processar')).toBeVisible();
  await expectApart(toasts(page).first(), send);
  await entry.getByRole('textbox', { name: 'Código do produto' }).fill('NAO-EXISTE');
  await entry.getByRole('button', { name: 'Buscar' }).click();
  await expect(toastOf(page, 'Produto não participante')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);

  await entry.getByRole('textbox', { name: 'Código do produto' }).fill('1000');
  await entry.getByRole('button', { name: 'Buscar' }).click();
  const quantity = entry.getByRole('textbox', { name: 'Quantidade' });
  const add = entry.getByRole('button', { name: 'Adicionar' });
  await quantity.fill('');
  await quantity.pressSequentially('-50');
  await add.click();
  await expect(entry.getByText('O valor não pode ser negativo')).toBeVisible();
  await expect(page.getByText('Busque um produto pelo código e adicione à venda.')).toBeVisible();
  await quantity.fill('1');
  const price = entry.getByRole('textbox', { name: 'Valor unitário' });
  const usual = await price.inputValue();
  await price.fill('999.999,99');
  await add.click();
  const question = page.getByRole('dialog', { name: 'Confirma o valor?' });
  await expect(question).toContainText('R$ 999.999,99 por unidade');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'NÃO', exact: true }).click();
  await expect(question).toBeHidden();
  await price.fill(usual);
  await add.click();
  const items = page.getByRole('region', { name: 'Itens da venda' });
  await expect(items).toContainText('pontos');
  await page.getByRole('textbox', { name: 'Número fiscal' }).fill('880099001');
  await page.reload();
  await expect(items).toContainText('pontos');
  await expect(page.getByRole('textbox', { name: 'Número fiscal' })).toHaveValue('880099001');
  await items.getByRole('button', { name: /^Remover/ }).click();
  await expect(page.getByText('Busque um produto pelo código e adicione à venda.')).toBeVisible();
  await leave(page);
});

test('files that would be refused are named before they are sent', { tag: '@phone-only' }, async ({ browser }) => {
  const page = await openAs(browser, people.otherPhotoSeller);
  await page.goto('/enviar-pontuacao');
  const { file } = await photoOfReceipt(9950);
  const good = sharp(file.buffer);
  const picture = async (name: string, changed: Sharp) => ({ name, mimeType: 'image/jpeg', buffer: await changed.jpeg().toBuffer() });
  const files = page.getByLabel('Escolher imagens ou PDF');
  await files.setInputFiles([{ name: 'vazia.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }]);
  await expect(toastOf(page, 'vazia.jpg está vazio (0 bytes). Escolha outro arquivo.')).toBeVisible();
  await files.setInputFiles([{ name: 'texto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }]);
  await expect(toastOf(page, 'texto.jpg não abre como imagem. Tire outra foto ou escolha outro arquivo.')).toBeVisible();
  await files.setInputFiles([file]);
  await expect(page.getByText('1 arquivo selecionado')).toBeVisible();
  await files.setInputFiles([
    await picture('escura.jpg', good.clone().linear(0.15, 0)),
    await picture('tremida.jpg', good.clone().blur(8)),
    await picture('cortada.jpg', good.clone().resize(240)),
  ]);
  await expect(page.getByText('A foto está escura.')).toBeVisible();
  await expect(page.getByText('A foto está fora de foco.')).toBeVisible();
  await expect(page.getByText('A imagem é pequena ou está cortada.')).toBeVisible();
  await expect(page.getByText('Pode ser recusada: escura.jpg, tremida.jpg, cortada.jpg. Se der, tire outra foto.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar mesmo assim' })).toBeVisible();
  await expectAccessible(page);
  for (const name of ['escura.jpg', 'tremida.jpg', 'cortada.jpg']) await page.getByRole('button', { name: `Remover ${name}` }).click();
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeVisible();
  // The server refuses the file; the hint to press again would promise what cannot happen.
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { errors: [{ message: 'Arquivo inválido', extensions: { code: 'UPLOAD_INVALID' } }] } }),
  );
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(toastOf(page, 'Arquivo inválido')).toBeVisible();
  await expect(page.getByText(/Toque em Enviar para tentar de novo/)).toBeHidden();
  await leave(page);
});

test('the PIX key and its holder are shown before the last press', { tag: '@phone-only' }, async ({ browser }) => {
  const page = await openAs(browser, people.consumer);
  // Whether this consumer can redeem depends on other tests, so the voucher is invented; nothing is confirmed.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('cashbackVoucher')) return route.fallback();
    return route.fulfill({
      json: {
        data: {
          cashbackVoucher: {
            __typename: 'CashbackVoucher',
            codigo: 'ABCDE23456',
            valor: '12.69',
            ultimoDiaResgate: null,
            chaveCpfDoTitular: true,
          },
          cashbackDashboard: {
            __typename: 'CashbackDashboard',
            jaResgatouCashback: false,
            mostrarCardFaltam: false,
            faltamParaCashback: '0.00',
            saldoCashback: '12.69',
          },
        },
      },
    });
  });
  await page.goto('/cashback');
  const redeem = page.getByRole('button', { name: 'RESGATAR CASHBACK' });
  await redeem.click();
  const question = page.getByRole('dialog', { name: /^Resgatar R\$.12,69 de cashback\?$/ });
  await expect(question).toContainText(`Chave PIX (CPF)${formatCpf(people.consumer.cpf)}`);
  await expect(question).toContainText(/Titular\S+/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'NÃO', exact: true }).click();
  await choose(page, /^Tipo de chave PIX/, 'Telefone');
  await page.getByRole('textbox', { name: 'Chave PIX' }).fill('11987654321');
  await redeem.click();
  await expect(question).toContainText('Chave PIX (Telefone)(11) 98765-4321');
  await question.getByRole('button', { name: 'NÃO', exact: true }).click();
  await leave(page);
});
