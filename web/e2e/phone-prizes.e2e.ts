import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { postSale } from './support/sales.ts';
import { answerYes, balanceOf, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

const RECHARGE = 'Recarga de celular R$ 20';

test('a seller redeems a recharge on the phone, from the bar under the thumb to the voucher', { tag: '@phone-only' }, async ({
  browser,
}) => {
  const person = people.phoneRedeemer;
  await postSale(person.cpf, '770000003', 100);
  const before = await balanceOf(person);
  const page = await openAs(browser, person);
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Atalhos' }).last().getByRole('link', { name: 'Resgatar' }).click();
  await expect(page.getByRole('article', { name: RECHARGE })).toContainText('Você já pode resgatar');
  await expectAccessible(page);
  await page.getByRole('link', { name: `VER DETALHES: ${RECHARGE}` }).click();
  await page.getByRole('combobox', { name: /^Operadora/ }).click();
  await page.getByRole('option', { name: 'TIM' }).click();
  await page.getByRole('textbox', { name: 'Celular' }).fill('11987654321');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^RESGATAR / }).click();
  await expectAccessible(page);
  await answerYes(page);
  await expect(toastOf(page, 'Resgate realizado com sucesso!')).toBeVisible();
  expect(await balanceOf(person)).toBe(before - 667);
  await page
    .getByRole('link', { name: `Ver voucher: ${RECHARGE}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Voucher' })).toBeVisible();
  await expectAccessible(page);
  await leave(page);
});
