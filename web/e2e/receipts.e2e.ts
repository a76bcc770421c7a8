import type { Page } from '@playwright/test';
import { formatCpf } from '../../server/shared/cpf.ts';
import { expectAccessible } from './support/accessible.ts';
import { OPERATOR_NAME, type Person, people } from './support/people.ts';
import { pdfOfReceipt, photoOfReceipt, todayTyped } from './support/receipts.ts';
import { expectReceipt, READING_MS } from './support/review-desk.ts';
import { actOn, answerYes, askApi, balanceOf, choose, leave, openAs, openAsVisitor, signInByForm, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, isPhone, rowsOf } from './support/width.ts';

/** Numbers of the receipts sent at each width. */
const RECEIPTS = { desktop: [9001, 9002, 9003, 9004], phone: [9201, 9202, 9203, 9204] } as const;
const PENDING = '/painel/processar/pontuacoes-pendentes';
const QUANTITY = 3;
const POINTS = 37.5;

/** Ids of the seller's receipts by file name, once the server has read them all. */
const receiptsByName = async ({ cpf }: Person): Promise<Map<string, string>> => {
  const filter = { cpf };
  const { pendingSubmissions } = await askApi<{ pendingSubmissions: { items: { id: string }[] } }>(
    people.operator,
    'query ($filter: PendingSubmissionsFilter) { pendingSubmissions(filter: $filter) { items { id } } }',
    { filter },
  );
  const names = new Map<string, string>();
  for (const { id } of pendingSubmissions.items) {
    const { submissionReview } = await askApi<{ submissionReview: { nomeArquivo: string; lida: boolean } }>(
      people.operator,
      'query ($id: ID!) { submissionReview(id: $id) { nomeArquivo lida } }',
      { id },
    );
    if (submissionReview.lida) names.set(submissionReview.nomeArquivo, id);
  }
  return names;
};

test.describe('receipts, from the seller to the points', () => {
  test.describe.configure({ mode: 'serial' });
  let seller: Page;
  let operator: Page;
  let administrator: Page;
  let person: Person;
  /** The seller's name. */
  let nome = '';
  let ids: Map<string, string>;
  let chave = '';
  const numbers = () => byWidth(RECEIPTS.desktop, RECEIPTS.phone);
  const photo = (index: number) => `nota-${numbers()[index]}.jpg`;
  const pdf = () => `danfe-${numbers()[3]}.pdf`;
  const idOf = (name: string) => ids.get(name) ?? '';
  const review = (page: Page, name: string) => page.goto(`/painel/processar/nova-venda?nota=${idOf(name)}`);
  const rowOfReceipt = (page: Page, name: string) => rowsOf(page).filter({ has: page.locator(`a[href$="nota=${idOf(name)}"]`) });
  const saleForm = (page: Page) => page.getByRole('form', { name: 'Venda' });

  test.beforeAll(async ({ browser }) => {
    person = byWidth(people.photoSeller, people.phoneQueueSeller);
    ({ nome } = (await askApi<{ viewer: { nome: string } }>(person, '{ viewer { nome } }')).viewer);
    // On desktop this is the seller's first sign-in.
    seller = isPhone() ? await openAs(browser, person) : await openAsVisitor(browser);
    operator = await openAs(browser, people.operator);
    administrator = await openAs(browser, people.administrator);
  });
  test.afterAll(async () => {
    for (const page of [seller, operator, administrator]) await leave(page);
  });

  test('a seller signs in for the first time and accepts the regulation', async () => {
    await seller.goto('/login');
    await signInByForm(seller, people.photoSeller);
    const terms = seller.getByRole('dialog', { name: 'Regulamento do programa de fidelidade' });
    await expect(terms.getByRole('button', { name: 'Aceitar' })).toBeDisabled();
    await expectAccessible(seller);
    await terms.getByRole('checkbox', { name: 'Li e concordo com o regulamento' }).check();
    await terms.getByRole('button', { name: 'Aceitar' }).click();
    await expect(terms).toBeHidden();
    await seller.reload();
    await expect(seller.getByRole('heading', { level: 1, name: 'Olá, Lorenzo' })).toBeVisible();
    await expect(terms).toBeHidden();
    await expectAccessible(seller);
  });

  test('the seller sends photos and a PDF, and sees them in analysis', { tag: '@phone' }, async () => {
    const [number, second, third] = numbers();
    const first = await photoOfReceipt(number);
    chave = first.chave;
    await seller.goto('/enviar-pontuacao');
    await seller.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(toastOf(seller, 'Selecione um arquivo primeiro')).toBeVisible();
    await seller
      .getByLabel('Escolher imagens ou PDF')
      .setInputFiles([first.file, (await photoOfReceipt(second)).file, (await photoOfReceipt(third)).file, pdfOfReceipt(pdf())]);
    await expect(seller.getByText('4 arquivos selecionados')).toBeVisible();
    await expectAccessible(seller);
    await seller.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(toastOf(seller, '4 arquivo(s) enviado(s) com sucesso')).toBeVisible();
    await expect(seller.getByRole('heading', { name: 'Recebemos suas notas' })).toBeVisible();
    await expect(seller.getByText('Em análise')).toHaveCount(4);
    await expectAccessible(seller);
    const read = async () => {
      ids = await receiptsByName(person);
      return [...ids.keys()];
    };
    await expect.poll(read, { timeout: READING_MS }).toEqual(expect.arrayContaining([photo(0), photo(1), photo(2), pdf()]));
  });

  test('staff find the receipts in the queue and open one: the picture beside a form that the QR code has filled', {
    tag: '@phone',
  }, async () => {
    await operator.goto(PENDING);
    await choose(operator, /^Buscar Por/, 'CPF');
    await operator.getByRole('searchbox', { name: 'Buscar nota' }).fill(person.cpf);
    await expect(operator).toHaveURL(/buscarPor=CPF&busca=|busca=\d+&buscarPor=CPF/);
    const row = rowOfReceipt(operator, photo(0));
    await expect(row).toContainText(formatCpf(person.cpf));
    await expectAccessible(operator);
    await row.getByRole('link').first().click();
    await expect(operator.getByRole('img', { name: 'Nota enviada' })).toBeVisible();
    const form = saleForm(operator);
    await expect(form.getByRole('textbox', { name: 'Identificador' })).toHaveValue(chave);
    await expect(form.getByText('lido do QR')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'CPF' })).toHaveValue(formatCpf(person.cpf));
    await expect(form.getByRole('textbox', { name: 'Vendedor Loja' })).toHaveValue(`${nome} (Casa das Tintas Paulista)`);
    await expect(form.getByRole('combobox', { name: /^Tipo Fiscal/ })).toContainText('Cupom fiscal');
    await expectAccessible(operator);
  });

  test('a colleague sees who has it in analysis, in the list and on opening it', { tag: '@phone' }, async () => {
    await administrator.goto(`${PENDING}?busca=${encodeURIComponent(nome)}`);
    const held = `Em análise por ${OPERATOR_NAME}`;
    await expect(administrator.getByText(held)).toBeVisible();
    await review(administrator, photo(0));
    await expect(administrator.getByRole('alert').filter({ hasText: held })).toBeVisible();
    await expect(saleForm(administrator)).toBeHidden();
    await expectAccessible(administrator);
  });

  test('processing a receipt gives the points and goes on to the next', { tag: '@phone' }, async () => {
    const before = await balanceOf(person);
    const form = saleForm(operator);
    await form.getByRole('textbox', { name: 'Data da Venda' }).fill(todayTyped());
    await form.getByRole('button', { name: 'Adicionar item' }).click();
    await expect(toastOf(operator, 'Informe todos os campos para adicionar um item')).toBeVisible();
    await form.getByRole('combobox', { name: 'Produto' }).fill('1000');
    await operator.getByRole('option', { name: /1000/ }).click();
    await form.getByRole('textbox', { name: 'Quantidade' }).fill(String(QUANTITY));
    await form.getByRole('button', { name: 'Adicionar item' }).click();
    await expect(form.getByRole('list', { name: 'Itens' }).getByRole('listitem')).toHaveCount(1);
    await form.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(toastOf(operator, `37,50 pontos para ${nome}`)).toBeVisible();
    await expectReceipt(operator, { after: { id: idOf(photo(0)) } });
    expect(await balanceOf(person)).toBe(before + POINTS);
  });

  test('rejecting goes by keyboard or by a press, with the reason', { tag: '@phone' }, async () => {
    await review(operator, photo(1));
    await expect(saleForm(operator)).toBeVisible();
    if (isPhone()) await operator.getByRole('button', { name: 'REPROVAR' }).click();
    else await operator.keyboard.press('r');
    const dialog = operator.getByRole('dialog', { name: 'Reprovar nota' });
    await expect(dialog.getByRole('button', { name: 'Nota Ilegível' })).toBeVisible();
    await expectAccessible(operator);
    if (isPhone()) await dialog.getByRole('button', { name: 'Nota Ilegível' }).click();
    else await operator.keyboard.press('2');
    await expect(toastOf(operator, 'Nota reprovada com sucesso')).toBeVisible();
    await expectReceipt(operator, { after: { id: idOf(photo(1)) } });
  });

  test('ending a receipt asks first; who comes later is told who was faster', { tag: '@phone' }, async () => {
    await administrator.goto(`${PENDING}?busca=${encodeURIComponent(nome)}`);
    const row = rowOfReceipt(administrator, pdf());
    await expect(row).toBeVisible();
    await review(operator, pdf());
    await operator.getByRole('button', { name: 'ENCERRAR' }).click();
    await expect(operator.getByRole('dialog', { name: 'Encerrar esta nota?' })).toContainText(nome);
    await answerYes(operator);
    await expect(toastOf(operator, 'Pontuação encerrada com sucesso')).toBeVisible();
    await expectReceipt(operator, { after: { id: idOf(pdf()) } });
    await row.getByRole('button', { name: /^Ações/ }).click();
    await administrator.getByRole('menuitem', { name: 'Encerrar', exact: true }).click();
    await answerYes(administrator);
    await expect(toastOf(administrator, `Esta nota já foi decidida por ${OPERATOR_NAME} às `)).toBeVisible();
    await review(administrator, pdf());
    await expect(administrator.getByRole('alert').filter({ hasText: 'Esta nota já saiu da fila.' })).toBeVisible();
  });

  test('the seller reads in the statement what a number is made of, what is in analysis and why a receipt was refused', {
    tag: '@phone',
  }, async () => {
    await seller.goto('/pontuacoes');
    await expectAccessible(seller);
    await seller.getByRole('button', { name: `Nota ${chave}` }).click();
    const dialog = seller.getByRole('dialog', { name: 'Como seus pontos foram calculados' });
    await expect(dialog.getByText(/^37,50 = 3 × 12,50 × fator 1; vence \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
    await expectAccessible(seller);
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(
      seller
        .getByRole('region', { name: /^EM ANÁLISE/ })
        .getByText('Em análise', { exact: true })
        .first(),
    ).toBeVisible();
    const refused = seller.getByRole('region', { name: /^NOTAS NÃO PROCESSADAS/ });
    await expect(refused.getByText('Nota Ilegível').first()).toBeVisible();
    await expect(refused.getByText('Encerrada').first()).toBeVisible();
    await expect(refused.getByRole('link', { name: 'Enviar novamente' }).first()).toBeVisible();
  });

  test('staff read the approved sale, its items and its history', { tag: '@phone' }, async () => {
    await administrator.goto('/painel/pontuacoes');
    await expect(rowsOf(administrator).filter({ hasText: nome }).first()).toBeVisible();
    await expectAccessible(administrator);
    await actOn(administrator, new RegExp(`^Ações: ${nome}, ${chave}`), 'Itens');
    await expect(administrator.getByRole('dialog')).toContainText('12,50');
    await expectAccessible(administrator);
  });
});

test('a seller sends a receipt from the phone and follows it', { tag: '@phone-only' }, async ({ browser }) => {
  const page = await openAs(browser, people.otherPhotoSeller);
  await page.goto('/home');
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Enviar nota' }).first().click();
  await page.getByLabel('Tirar foto').setInputFiles((await photoOfReceipt(9100)).file);
  await expect(page.getByText('1 arquivo selecionado')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(toastOf(page, '1 arquivo(s) enviado(s) com sucesso')).toBeVisible();
  await page.getByRole('link', { name: 'Acompanhar' }).click();
  await expect(
    page
      .getByRole('region', { name: /^EM ANÁLISE/ })
      .getByText('Em análise', { exact: true })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await leave(page);
});
