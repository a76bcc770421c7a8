import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { askApi, balanceOf, leave, openAsVisitor, signInByForm, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/width.ts';

/** A product of the typed-sales store with points and enough stock. */
const PRODUCT_CODE = '1000';
const POINTS = 25;

test('a seller types a sale by product code and has its points at once', { tag: '@phone' }, async ({ browser }) => {
  // At one width the rules were accepted long ago; at the other the sale is the seller's first action.
  const isFirstTime = isPhone();
  const person = isFirstTime ? people.typingSeller : people.otherTypingSeller;
  const identificador = isFirstTime ? '880000012' : '880000011';
  const page = await openAsVisitor(browser);
  await page.goto('/login');
  await signInByForm(page, person);
  if (isFirstTime) {
    await expect(page.getByRole('button', { name: 'Aceitar' })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Li e concordo com o regulamento' }).check();
    await page.getByRole('button', { name: 'Aceitar' }).click();
  }
  const before = await balanceOf(person);
  await page.getByRole('main').getByRole('link', { name: 'Lançar venda' }).click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(toastOf(page, 'Adicione itens antes de processar')).toBeVisible();

  const entry = page.getByRole('region', { name: 'Produto', exact: true });
  await entry.getByRole('textbox', { name: 'Código do produto' }).fill('NAO-EXISTE');
  await entry.getByRole('button', { name: 'Buscar' }).click();
  await expect(toastOf(page, 'Produto não participante')).toBeVisible();
  await entry.getByRole('textbox', { name: 'Código do produto' }).fill(PRODUCT_CODE);
  await entry.getByRole('button', { name: 'Buscar' }).click();
  await entry.getByRole('textbox', { name: 'Quantidade' }).fill('2');
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('region', { name: 'Itens da venda' })).toContainText('25,00 pontos');

  await page.getByRole('textbox', { name: 'Número fiscal' }).fill(identificador);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(toastOf(page, /^Você ganhou 25,00 pontos\. Novo saldo: /)).toBeVisible();
  await expect(page.getByText('Busque um produto pelo código e adicione à venda.')).toBeVisible();
  expect(await balanceOf(person)).toBe(before + POINTS);
  const shown = new Intl.NumberFormat('pt-BR').format(Math.floor(before + POINTS));
  await expect(page.getByRole('banner')).toContainText(`${shown} pontos`);

  await page.goto('/pontuacoes');
  await page.getByRole('button', { name: `Nota ${identificador}` }).click();
  await expect(page.getByRole('dialog').getByText(/^25,00 = 2 × 12,50 × fator 1; vence /)).toBeVisible();
  await expectAccessible(page);
  const { ownPostings } = await askApi<{ ownPostings: { items: { identificador: string }[] } }>(
    person,
    '{ ownPostings { items { identificador } } }',
  );
  expect(ownPostings.items[0]?.identificador).toBe(identificador);
  await leave(page);
});
