import type { Browser, Page } from '@playwright/test';
import { cpfOf } from '../../server/demo/people.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Person, people } from './support/people.ts';
import { photoOfReceipt } from './support/receipts.ts';
import { fillRegistration } from './support/registration.ts';
import { sell } from './support/sales.ts';
import { answerYes, askApi, balanceOf, leave, openAsVisitor, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, isPhone } from './support/width.ts';

const DESKTOP = { cpf: cpfOf(100_520_000), nome: 'Rita Moura Sales', refused: 9501, resent: 9502, celular: '11976540001' };
const PHONE: typeof DESKTOP = { cpf: cpfOf(100_520_007), nome: 'Davi Reis Prado', refused: 9511, resent: 9512, celular: '11976540002' };
const PRIZE = 'Garrafa térmica 1 L';
const UNITS = 400;

test.describe.configure({ mode: 'serial' });
let page: Page;
let ours: typeof DESKTOP;
const person = (): Person => ({ audience: 'parceiro', cpf: ours.cpf });
test.beforeAll(async ({ browser }: { browser: Browser }) => {
  ours = byWidth(DESKTOP, PHONE);
  page = await openAsVisitor(browser);
});
test.afterAll(() => leave(page));

const sendPhoto = async (number: number) => {
  await page.getByLabel('Escolher imagens ou PDF').setInputFiles([(await photoOfReceipt(number)).file]);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(toastOf(page, '1 arquivo(s) enviado(s) com sucesso')).toBeVisible();
};
/** The seller's newest receipt, once the server has looked for its code. */
const newestReceipt = async (): Promise<string> => {
  let id = '';
  const read = async () => {
    const answer = await askApi<{ ownSubmissions: { items: { id: string; lida: boolean }[] } }>(
      person(),
      '{ ownSubmissions(options: { pageSize: 1 }) { items { id lida } } }',
    );
    const [newest] = answer.ownSubmissions.items;
    id = newest?.id ?? '';
    return newest?.lida;
  };
  await expect.poll(read, { timeout: 60_000 }).toBe(true);
  return id;
};

test('somebody registers in a store, enters and accepts the regulation', { tag: '@phone' }, async () => {
  await page.goto('/cadastrar');
  await fillRegistration(page, ours);
  await page.getByRole('checkbox', { name: /política de privacidade/ }).check();
  await page.getByRole('button', { name: 'CADASTRAR', exact: true }).click();
  await expect(toastOf(page, 'Cadastro realizado com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  const terms = page.getByRole('dialog', { name: 'Regulamento do programa de fidelidade' });
  await expect(terms.getByRole('button', { name: 'Aceitar' })).toBeDisabled();
  await terms.getByRole('checkbox', { name: 'Li e concordo com o regulamento' }).check();
  await terms.getByRole('button', { name: 'Aceitar' }).click();
  await expect(terms).toBeHidden();
  await expect(page.getByRole('region', { name: 'O que dá para resgatar' })).toContainText('Ainda nenhum prêmio com o seu saldo.');
  await expectAccessible(page);
});

test('a note is sent, followed while it waits, and refused', { tag: '@phone' }, async () => {
  await page.goto('/enviar-pontuacao');
  await sendPhoto(ours.refused);
  await page.getByRole('button', { name: /^Acompanhar nota-/ }).click();
  const steps = page.getByRole('dialog', { name: 'O que aconteceu com esta nota' });
  await expect(steps.getByRole('listitem').first()).toContainText('Enviada');
  await expect(steps.getByRole('listitem').last()).toContainText('Em análise');
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'Fechar' }).click();
  const id = await newestReceipt();
  await askApi(people.operator, 'mutation ($id: ID!) { rejectSubmission(id: $id, motivo: "Vendedor divergente") { id } }', { id });
});

test('the refusal says why and how to fix it; the note is sent again with what can be kept', { tag: '@phone' }, async () => {
  await page.goto('/pontuacoes');
  const refused = page.getByRole('region', { name: 'NOTAS NÃO PROCESSADAS' });
  await refused.getByRole('button', { name: 'Acompanhar' }).click();
  const steps = page.getByRole('dialog', { name: 'O que aconteceu com esta nota' });
  await expect(steps.getByRole('listitem').last()).toContainText('Vendedor divergente');
  await expect(steps.getByText('Como resolver')).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Contestar' })).toBeVisible();
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Enviar novamente' }).click();
  const card = page.getByRole('region', { name: 'Reenvio de nota' });
  await expect(card).toContainText('Vendedor divergente');
  await expect(card.getByRole('button', { name: 'Usar o mesmo arquivo' })).toBeVisible();
  await expectAccessible(page);
  // The receipt of the seller's own sale, which has another access key.
  await card.getByRole('button', { name: 'Enviar outra nota' }).click();
  await sendPhoto(ours.resent);
});

test('the approved note gives points, which the home explains and says what they reach', { tag: '@phone' }, async () => {
  const submissionId = await newestReceipt();
  await sell({
    cpf: ours.cpf,
    tipoFiscal: 'C',
    identificador: `6600${ours.resent}`,
    itens: [{ codigo: 'SW0210', qtde: String(UNITS), valorUnitario: '389.90' }],
    submissionId,
  });
  await page.goto('/home');
  const reach = page.getByRole('region', { name: 'O que dá para resgatar' });
  await expect(reach).toContainText(/Você já pode resgatar \d+ prêmio/);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^8\.800,00 pontos da nota 6600\d+: como foram calculados$/ }).click();
  const explained = page.getByRole('dialog', { name: 'Como seus pontos foram calculados' });
  await expect(explained.getByText(/ = 400 × 22,00 × fator 1; vence /)).toBeVisible();
  await explained.getByRole('button', { name: 'Acompanhar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lançada' })).toContainText('8.800,00 pontos creditados');
  await page.goto('/home');
  await page.getByRole('link', { name: 'Como este saldo se formou' }).click();
  const entries = page.getByRole('heading', { name: 'COMO SEU SALDO SE FORMOU' });
  await expect(entries).toBeVisible();
  if (!isPhone()) await expect(entries).toBeInViewport();
});

test('a prize is redeemed, and its voucher prints alone', { tag: '@phone' }, async () => {
  const before = await balanceOf(person());
  await page.goto('/premio/PR001');
  await page.getByRole('button', { name: /^RESGATAR / }).click();
  await answerYes(page);
  await expect(toastOf(page, 'Resgate realizado com sucesso!')).toBeVisible();
  await page.getByRole('link', { name: `Ver voucher: ${PRIZE}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Voucher' })).toBeVisible();
  expect(await balanceOf(person())).toBeLessThan(before);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText(PRIZE).filter({ visible: true }).first()).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await page.emulateMedia({ media: null });
});
