import { writeFileSync } from 'node:fs';
import { formatPoints } from '../../../server/shared/format.ts';
import { people } from '../support/people.ts';
import { photoOfReceipt } from '../support/receipts.ts';
import { postSale } from '../support/sales.ts';
import { balanceOf } from '../support/session.ts';
import { answerYes, expect, PHONE, seeToast, signIn, test } from './journey.ts';
import type { Page } from './page.ts';

test.use({ viewport: PHONE });

const PRIZE = 'Garrafa térmica 1 L';
/** A journey that is retried or repeated sends another receipt. */
const RECEIPT = 9_701;
/** Enough for the prize, whatever the seller's balance. */
const UNITS = 600;

/** Dismisses the banners shown on entry. */
const leaveGreeting = async (page: Page): Promise<void> => {
  await page.role('dialog').role('button', 'Fechar').click();
  await page.role('dialog').seeNone();
};

test('a seller sends a photograph of a receipt, redeems a prize and sees the new balance and the voucher', async ({ tab: page }, info) => {
  const person = people.otherPhotoSeller;
  await postSale(person.cpf, String(Date.now()), UNITS);
  const photo = await photoOfReceipt(RECEIPT + info.repeatEachIndex);
  const file = info.outputPath(photo.file.name);
  writeFileSync(file, photo.file.buffer);

  await page.goTo('/login');
  await signIn(page, person);
  await leaveGreeting(page);
  await page.role('heading', /^Olá, /, 1).see();
  await page.goTo('/enviar-pontuacao');
  await page.label('Tirar foto').give(file);
  await page.text('1 arquivo selecionado').see();
  await page.role('button', 'Enviar').click();
  await seeToast(page, '1 arquivo(s) enviado(s) com sucesso');
  await page.role('heading', 'Recebemos suas notas').see();

  const before = await balanceOf(person);
  await page.goTo('/premios-dia-dia');
  await page.role('link', `VER DETALHES: ${PRIZE}`).click();
  await page.role('heading', PRIZE, 1).see();
  await page.role('button', /^RESGATAR /).click();
  const question = await page.role('dialog', new RegExp(`resgatar 1 x ${PRIZE}`)).see(/Saldo depois do resgate/);
  const [, after = ''] = /Saldo depois do resgate\s*([\d.]+) pontos/.exec(question) ?? [];
  await answerYes(page);
  await seeToast(page, 'Resgate realizado com sucesso!');
  expect(after).not.toBe(formatPoints(before.toFixed(2)));
  await page.role('banner').see(`${after} pontos`);
  await page.role('link', `Ver voucher: ${PRIZE}`).click();
  await page.role('heading', /^Voucher/, 1).see();
  await page.text(PRIZE).see();
});

test('a consumer takes the cashback out by PIX and sees it among the redemptions', async ({ tab: page }) => {
  await page.goTo('/login-consumidor-final');
  await signIn(page, people.consumer);
  await leaveGreeting(page);
  await page.role('heading', /^Olá, /, 1).see();
  await page.role('link', 'RESGATAR').click();
  const [amount] = /R\$\s[\d.,]+/.exec(await page.role('region', 'Seu cashback').see(/R\$/)) ?? [''];
  await page.role('combobox', /^Tipo de chave PIX/).choose('CPF');
  await page.role('textbox', 'Chave PIX').seeValue(/^100\.000\.017/);
  await page.role('button', 'RESGATAR CASHBACK').click();
  await answerYes(page);
  await seeToast(page, 'Cashback resgatado com sucesso!');
  await page.text('Você já fez um resgate nesta campanha!').see();
  await page.goTo('/resgates-cliente');
  await page.role('heading', 'Meus Resgates', 1).see();
  await page.role('region').role('listitem').holding(amount).see('Não');
});
