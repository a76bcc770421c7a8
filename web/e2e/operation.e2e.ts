import { expectAccessible } from './support/accessible.ts';
import { addFailedJob } from './support/failed-job.ts';
import { people } from './support/people.ts';
import { postSale } from './support/sales.ts';
import { actOn, answerYes, askApi, balanceOf, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, rowOf } from './support/width.ts';

const REASON = 'Conferência dos saldos até as 15h';

/** Later files need operations that run, also when a test ends in the middle of a pause. */
const resume = async () => {
  const { moneyPause } = await askApi<{ moneyPause: object | null }>(people.administrator, '{ moneyPause { motivo } }');
  const mutation = 'mutation { setMoneyPause(input: { ativa: false }) { ativa } }';
  if (moneyPause) await askApi(people.administrator, mutation);
};
test.beforeEach(resume);
test.afterEach(resume);

test('an operator pauses operations: staff see who did and why, a seller cannot redeem until the resumption', {
  tag: '@phone',
}, async ({ browser, expectErrors }) => {
  // The refusal is a 503, which the browser reports too.
  expectErrors(/answered 503/, /status of 503/);
  // The seller whom the other width's redemptions use: this width's one owes points since then.
  const person = byWidth(people.phonePanelRedeemer, people.redeemer);
  await postSale(person.cpf, byWidth('770000901', '770000902') + test.info().retry, 100);
  const before = await balanceOf(person);
  const operator = await openAs(browser, people.programme);
  await operator.goto('/painel/operacao');
  await expect(operator.getByRole('heading', { name: 'Situação' })).toBeVisible();
  await operator.getByRole('button', { name: 'Pausar operações' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pausar operações' }).click();
  await expect(dialog.getByText('Informe o motivo da pausa')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(REASON);
  await expectAccessible(operator);
  await dialog.getByRole('button', { name: 'Pausar operações' }).click();
  await expect(toastOf(operator, 'Operações pausadas')).toBeVisible();
  const auditor = await openAs(browser, people.auditor);
  await auditor.goto('/painel/lojas');
  for (const page of [operator, auditor])
    await expect(
      page.getByRole('alert').filter({ hasText: /Operações pausadas por .+ em .+: Conferência dos saldos até as 15h/ }),
    ).toBeVisible();
  await expectAccessible(operator);

  const seller = await openAs(browser, person);
  await seller.goto('/premios-dia-dia');
  await seller.getByRole('link', { name: 'VER DETALHES: Garrafa térmica 1 L' }).click();
  await seller.getByRole('button', { name: /^RESGATAR / }).click();
  await answerYes(seller);
  await expect(toastOf(seller, `As operações com pontos e cashback estão pausadas: ${REASON}. Tente de novo mais tarde.`)).toBeVisible();
  expect(await balanceOf(person)).toBe(before);

  await operator.getByRole('button', { name: 'Retomar operações' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Retomar operações' }).click();
  await expect(toastOf(operator, 'Operações retomadas')).toBeVisible();
  await expect(operator.getByRole('alert').filter({ hasText: 'Operações pausadas' })).toBeHidden();
  await seller.getByRole('button', { name: /^RESGATAR / }).click();
  await answerYes(seller);
  await expect(toastOf(seller, 'Resgate realizado com sucesso!')).toBeVisible();
  for (const page of [operator, auditor, seller]) await leave(page);
});

test('a failed job is sent to its queue again, another is discarded', async ({ browser }) => {
  await addFailedJob('expire-held-actions', 'Caixa cheia');
  await addFailedJob('anchor-log', 'Bucket fora do ar');
  const operator = await openAs(browser, people.administrator);
  await operator.goto('/painel/operacao');
  await expect(rowOf(operator, 'Bucket fora do ar')).toContainText('anchor-log');
  await expectAccessible(operator);
  await actOn(operator, 'Ações: expire-held-actions', 'Tentar de novo');
  await expect(toastOf(operator, 'A tarefa voltou para a fila')).toBeVisible();
  await expect(operator.getByText('Caixa cheia')).toBeHidden();
  await actOn(operator, 'Ações: anchor-log', 'Descartar');
  await operator.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(toastOf(operator, 'Tarefa descartada')).toBeVisible();
  await expect(operator.getByText('Bucket fora do ar')).toBeHidden();
  await leave(operator);
});
