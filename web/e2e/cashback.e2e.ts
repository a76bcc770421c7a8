import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatCpf } from '../../server/shared/cpf.ts';
import { expectAccessible } from './support/accessible.ts';
import { isReady, type Payment, readPayments, rowOfPayment } from './support/payments.ts';
import { type Person, people } from './support/people.ts';
import { photoOfReceipt, todayTyped } from './support/receipts.ts';
import { actOn, answerYes, askApi, choose, giveReason, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, isPhone, rowOf } from './support/width.ts';

const RECEIPTS = { desktop: [9301, 9302], phone: [9311, 9312] } as const;
const PENDING = '/painel/processar/pontuacoes-pendentes-cashback';
/** SW-product totals of two receipts: 300.00 and 334.54 earn 6.00 and 6.69. */
const SW = ['300', '334,54'] as const;

interface Sent {
  id: string;
  nomeArquivo: string;
}

test.describe.configure({ mode: 'serial' });
let consumer: Page;
let operator: Page;
let staff: Page;
let person: Person;
let nome = '';
let sent: Sent[] = [];
let payment: Payment;

/** The client's content; until it renders, the page's first frame shows the same (ADR 15). */
const client = () => consumer.locator('#root');

/** The consumer's receipts in sending order, once the server has read them all. */
const readReceipts = async (): Promise<Sent[]> => {
  const filter = { cpf: person.cpf };
  const { pendingCashback } = await askApi<{ pendingCashback: { items: { id: string }[] } }>(
    people.operator,
    'query ($filter: PendingCashbackFilter) { pendingCashback(filter: $filter) { items { id } } }',
    { filter },
  );
  const found: (Sent & { lida: boolean })[] = [];
  for (const { id } of pendingCashback.items) {
    const { submissionReview } = await askApi<{ submissionReview: Sent & { lida: boolean } }>(
      people.operator,
      'query ($id: ID!) { submissionReview(id: $id) { id nomeArquivo lida } }',
      { id },
    );
    if (submissionReview.lida) found.push(submissionReview);
  }
  return found.sort((a, b) => a.nomeArquivo.localeCompare(b.nomeArquivo));
};

/** Approves one receipt in the review workspace. */
const approve = async ({ id }: Sent, total: string, sw: string): Promise<void> => {
  await operator.goto(`/painel/processar/nova-venda?nota=${id}`);
  const form = operator.getByRole('form', { name: 'Venda' });
  await expect(form.getByRole('textbox', { name: 'Nome do Cliente' })).toHaveValue(nome);
  await expect(form.getByRole('textbox', { name: 'CPF' })).toHaveValue(formatCpf(person.cpf));
  // The access key identifies the issuing store.
  await expect(form.getByRole('combobox', { name: 'Lojas' })).toHaveValue(/^Casa das Tintas Paulista/);
  await form.getByRole('textbox', { name: 'Data da Venda' }).fill(todayTyped());
  await form.getByRole('textbox', { name: 'Valor total da nota' }).fill(total);
  await form.getByRole('textbox', { name: 'Valor em produtos SW' }).fill(sw);
  await expectAccessible(operator);
  await form.getByRole('button', { name: 'ENVIAR' }).click();
};

test.beforeAll(async ({ browser }) => {
  person = byWidth(people.cashbackConsumer, people.phoneCashbackConsumer);
  ({ nome } = (await askApi<{ viewer: { nome: string } }>(person, '{ viewer { nome } }')).viewer);
  consumer = await openAs(browser, person);
  operator = await openAs(browser, people.operator);
  staff = await openAs(browser, people.administrator);
});
test.afterAll(async () => {
  for (const page of [consumer, operator, staff]) await leave(page);
});

test('a consumer without notes sees the whole way to the threshold, and nothing to take out', { tag: '@phone' }, async () => {
  await consumer.goto('/home-consumidor-final');
  await expect(client().getByText('Faltam R$ 500,00 reais em produtos SW para ter cashback disponível')).toBeVisible();
  await expect(consumer.getByRole('button', { name: 'RESGATAR' })).toBeDisabled();
  await expectAccessible(consumer);
  await consumer.goto('/cashback');
  await expect(consumer.getByText('Cashback não disponível')).toBeVisible();
  await expect(consumer.getByText('Nenhum cashback disponível para resgate')).toBeVisible();
  await expectAccessible(consumer);
});

test('the consumer sends two notes', { tag: '@phone' }, async () => {
  const photos = await Promise.all(byWidth(RECEIPTS.desktop, RECEIPTS.phone).map((number) => photoOfReceipt(number)));
  await consumer.goto('/enviar-pontuacao');
  await consumer.getByLabel('Escolher imagens ou PDF').setInputFiles(photos.map(({ file }) => file));
  await consumer.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(toastOf(consumer, '2 arquivo(s) enviado(s) com sucesso')).toBeVisible();
  await expect.poll(async () => (await readReceipts()).length, { timeout: 30_000 }).toBe(2);
  sent = await readReceipts();
});

test('staff find the notes in the queue of cashback and approve the first: below the threshold', { tag: '@phone' }, async () => {
  await operator.goto(`${PENDING}?busca=${person.cpf}`);
  await expect(rowOf(operator, nome)).toContainText(formatCpf(person.cpf));
  await expectAccessible(operator);
  await approve(sent[0]!, '450', SW[0]);
  await expect(toastOf(operator, `Venda processada com sucesso: R$ 6,00 de cashback para ${nome}`)).toBeVisible();
  await consumer.goto('/home-consumidor-final');
  await expect(client().getByText('Faltam R$ 200,00 reais em produtos SW para ter cashback disponível')).toBeVisible();
  await expect(client().getByText('1 nota em análise')).toBeVisible();
});

test('more in SW products than the note is worth is refused; the second note passes the threshold', { tag: '@phone' }, async () => {
  await approve(sent[1]!, '300', SW[1]);
  await expect(toastOf(operator, 'Informe somente valores válidos')).toBeVisible();
  await operator.getByRole('textbox', { name: 'Valor total da nota' }).fill('500');
  await operator.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(toastOf(operator, `Venda processada com sucesso: R$ 6,69 de cashback para ${nome}`)).toBeVisible();
  await consumer.goto('/home-consumidor-final');
  await expect(client().getByText('R$ 634,54 de R$ 500,00 em produtos SW')).toBeVisible();
  await expectAccessible(consumer);
});

test('the consumer takes everything out by PIX, once in the campaign', { tag: '@phone' }, async () => {
  await consumer.getByRole('link', { name: 'RESGATAR', exact: true }).click();
  await expect(consumer.getByRole('region', { name: 'Seu cashback' })).toContainText('R$ 12,69');
  await choose(consumer, /^Tipo de chave PIX/, 'E-mail');
  await consumer.getByRole('button', { name: 'RESGATAR CASHBACK' }).click();
  await expect(toastOf(consumer, 'Por favor, preencha o tipo de chave PIX e a chave')).toBeVisible();
  await choose(consumer, /^Tipo de chave PIX/, 'CPF');
  await expect(consumer.getByRole('textbox', { name: 'Chave PIX' })).toHaveValue(formatCpf(person.cpf));
  await expectAccessible(consumer);
  await consumer.getByRole('button', { name: 'RESGATAR CASHBACK' }).click();
  await answerYes(consumer);
  await expect(toastOf(consumer, 'Cashback resgatado com sucesso!')).toBeVisible();
  await expect(consumer).toHaveURL(/home-consumidor-final$/);
  await expect(consumer.getByText('Você já fez um resgate nesta campanha!')).toBeVisible();
  await expect(consumer.getByText('Próxima Campanha')).toBeVisible();
  await expectAccessible(consumer);
  await consumer.goto('/resgates-cliente');
  await expect(consumer.getByRole('heading', { level: 1, name: 'Meus Resgates' })).toBeVisible();
  await expect(rowOf(consumer, 'R$ 12,69')).toContainText('Não');
  await expectAccessible(consumer);
});

test('staff find the payment held: it is the first one to this key, and see the key only on request', { tag: '@phone' }, async () => {
  await staff.goto(`/painel/resgates/resgates-consumidor?busca=${person.cpf}`);
  const row = rowOf(staff, nome);
  await expect(row).toContainText(/Retido até \d\d\/\d\d \d\d:\d\d/);
  const checkbox = row.getByRole('checkbox');
  await expect(checkbox).toBeDisabled();
  const reason = /Retido até .*: primeiro pagamento para esta chave/;
  if (isPhone()) await expect(checkbox).toHaveAccessibleName(reason);
  else {
    await checkbox.locator('xpath=ancestor::*[@aria-label][1]').hover();
    await expect(staff.getByRole('tooltip', { name: reason })).toBeVisible();
  }
  await expect(row).not.toContainText(person.cpf);
  await expectAccessible(staff);
  const menu = new RegExp(`^Ações: Resgate \\d+ de ${nome}$`);
  await actOn(staff, menu, 'Ver chave PIX');
  await expect(staff.getByRole('dialog').getByRole('textbox', { name: 'Chave PIX' })).toHaveValue(person.cpf);
  await expectAccessible(staff);
  await staff.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await staff.getByRole('button', { name: menu }).click();
  await expect(staff.getByRole('menuitem', { name: /Aprovar pagamento/ })).toHaveAttribute('aria-disabled', 'true');
  await staff.keyboard.press('Escape');
});

test('each tab counts the rows that the search leaves, and opens them', { tag: '@phone' }, async () => {
  await staff.goto(`/painel/resgates/resgates-consumidor?busca=${person.cpf}`);
  const tab = (name: RegExp) => staff.getByRole('tab', { name });
  await expect(tab(/^Todos 1$/)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(/^Pagos 0$/)).toBeVisible();
  await tab(/^A aprovar 1$/).click();
  await expect(staff).toHaveURL(/etapa=A_APROVAR/);
  await expect(staff).toHaveURL(new RegExp(`busca=${person.cpf}`));
  await expect(tab(/^A aprovar 1$/)).toHaveAttribute('aria-selected', 'true');
  await expect(rowOf(staff, nome)).toContainText('Retido até');
  await expectAccessible(staff);
  await tab(/^Pagos 0$/).click();
  await expect(rowOf(staff, nome)).toBeHidden();
  await staff.goBack();
  await expect(rowOf(staff, nome)).toBeVisible();
});

/** A payment of the demonstration whose hold is over; each width takes one of its own. */
const approvable = async (): Promise<Payment> => {
  const open = (await readPayments()).filter((item) => isReady(item) && !item.duasPessoas);
  return byWidth(open.at(0), open.at(-1))!;
};

test('staff approve a payment whose hold is over and make a batch for the bank', { tag: '@phone' }, async () => {
  payment = await approvable();
  await staff.goto(`/painel/resgates/resgates-consumidor?busca=${payment.redemptionCode}`);
  const row = rowOf(staff, payment.cliente);
  await actOn(staff, new RegExp(`^Ações: Resgate ${payment.id} de `), 'Aprovar pagamento');
  await expect(toastOf(staff, '1 pagamento aprovado')).toBeVisible();
  await expect(row).toContainText('Aprovado');
  await staff.getByRole('button', { name: 'Gerar lote' }).click();
  await expect(staff.getByRole('dialog')).toContainText(/^Gerar um lote com os pagamentos aprovados\?\d+ pagamentos?, R\$/);
  const download = staff.waitForEvent('download');
  await answerYes(staff);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lote_pix_\d+\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.split('\n')[0]).toBe('id;nome;cpf;tipoChave;chave;valor;txid;brCode');
  expect(csv).toContain(`;${payment.pontosGastos};RESGATE${payment.id};000201`);
  await expect(row).toContainText('Em lote');
});

test("the bank's answer closes the payment, and names the lines that it cannot read", { tag: '@phone' }, async () => {
  const { id, pontosGastos, cliente } = payment;
  const csv = `id;valor;situacao;motivo;endToEndId\n${id};${pontosGastos};PAGO;;E2E${id}\n99999999;1,00;PAGO;;\n`;
  await actOn(staff, 'Ações: Resgates Consumidor', 'Retorno do banco');
  const dialog = staff.getByRole('dialog', { name: 'Retorno do banco' });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'retorno.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'PROCESSAR' }).click();
  await expect(staff.getByRole('dialog')).toContainText('Retorno lido: 1 pagos, 0 devolvidos, 0 já registrados.');
  await expect(staff.getByRole('dialog')).toContainText('Linha 3: Resgate não está em nenhum lote');
  await staff.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(rowOf(staff, cliente)).toContainText('Pago');
});

test('the detail of a payment tells its life: each move with its person, its batch and its line', { tag: '@phone' }, async () => {
  await staff.goto(`/painel/resgates/resgates-consumidor?busca=${payment.redemptionCode}`);
  await rowOfPayment(staff, payment).getByRole('link').first().click();
  const steps = staff
    .getByRole(isPhone() ? 'dialog' : 'region', { name: /^Detalhes: / })
    .getByRole('list', { name: 'Vida do pagamento' })
    .getByRole('listitem');
  await expect(steps).toHaveCount(4);
  const { viewer } = await askApi<{ viewer: { nome: string } }>(people.administrator, '{ viewer { nome } }');
  const moment = String.raw`\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d`;
  await expect(steps.nth(0)).toHaveText(new RegExp(`^Solicitado${moment}Pedido por ${payment.cliente}$`));
  await expect(steps.nth(1)).toHaveText(new RegExp(`^Aprovado${moment}Por ${viewer.nome}$`));
  await expect(steps.nth(2)).toHaveText(new RegExp(`^Em lote${moment}Por ${viewer.nome}Lote \\d+, linha \\d+ do arquivo$`));
  await expect(steps.nth(3)).toHaveText(
    new RegExp(`^Pago${moment}Retorno do lote \\d+ lido por ${viewer.nome}Número no banco: E2E${payment.id}$`),
  );
  await expectAccessible(staff);
});

test('cancelling a note that was paid leaves a debt in reais', { tag: '@phone' }, async () => {
  await staff.goto(`/painel/pontuacoes-cashback?busca=${person.cpf}`);
  await expect(rowOf(staff, 'R$ 6,00')).toBeVisible();
  await expectAccessible(staff);
  await rowOf(staff, 'R$ 6,00')
    .getByRole('button', { name: /^Ações/ })
    .click();
  await staff.getByRole('menuitem', { name: 'Cancelar', exact: true }).click();
  await expect(staff.getByRole('dialog', { name: 'Cancelar esta pontuação?' })).toContainText('R$ 6,00 de cashback');
  await giveReason(staff, 'Venda devolvida', 'Cancelar pontuação');
  await expect(toastOf(staff, 'Pontuação cancelada com sucesso')).toBeVisible();
  await expect(toastOf(staff, `${nome} já tinha resgatado parte do cashback: fica com débito de R$ 6,00.`)).toBeVisible();
  await expect(staff.getByRole('heading', { level: 1, name: 'Pontuações pendentes cashback' })).toBeVisible();
  await staff.goto(`/painel/pontuacoes-cashback/encerrado?busca=${person.cpf}`);
  await expect(rowOf(staff, nome)).toContainText('Cancelada');
  await expectAccessible(staff);
  await consumer.goto('/home-consumidor-final');
  await expect(client().getByText('Há R$ 6,00 a compensar de compras canceladas')).toBeVisible();
});
