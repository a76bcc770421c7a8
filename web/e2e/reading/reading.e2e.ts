import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { type Person, people } from '../support/people.ts';
import { photoOfReceipt, todayTyped } from '../support/receipts.ts';
import { saleForm } from '../support/review-desk.ts';
import { askApi, balanceOf, leave, openAs, toastOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { byWidth } from '../support/width.ts';

/** A picture takes five seconds of one core, and the demonstration's own receipts may be read before it. */
const READING_MS = 150_000;
/** The most keys that a receipt read right may cost its reviewer. */
const MOST_KEYS = 5;
/** Five products with their quantities. */
const FIVE = [
  [1, 2],
  [13, 1],
  [20, 3],
  [33, 1],
  [48, 4],
] as const;

test.setTimeout(300_000);

/** Sends one photo by the screen and answers what the member then reads about it. */
const sendAndRead = async (page: Page, file: Awaited<ReturnType<typeof photoOfReceipt>>['file']): Promise<string> => {
  await page.goto('/enviar-pontuacao');
  await page.getByLabel('Escolher imagens ou PDF').setInputFiles([file]);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(toastOf(page, '1 arquivo(s) enviado(s) com sucesso')).toBeVisible();
  const line = page
    .getByRole('listitem')
    .filter({ hasText: file.name })
    .getByText(/^Nota de R\$/);
  await expect(line).toBeVisible({ timeout: READING_MS });
  await expectAccessible(page);
  return (await line.textContent()) ?? '';
};

/** The number after 'estimativa de'. */
const amountIn = (line: string): number => Number(/estimativa de \D*([\d.,]*\d)/.exec(line)![1]!.replaceAll('.', '').replace(',', '.'));

const newestOf = async (person: Person) => {
  const { ownSubmissions } = await askApi<{ ownSubmissions: { items: { id: string; cashback: string | null }[] } }>(
    person,
    '{ ownSubmissions(options: { pageSize: 1 }) { items { id cashback } } }',
  );
  return ownSubmissions.items[0]!;
};

/** The desk on this receipt, with its form filled. */
const openDesk = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/painel/processar/nova-venda?nota=${id}`);
  await expect(page.getByText('Lida da foto')).toBeVisible();
  await expect(saleForm(page).getByRole('textbox', { name: 'Data da Venda', exact: true })).toHaveValue(todayTyped());
};

test('a seller reads an estimate, the reviewer confirms five items with one key, and the estimate is credited', { tag: '@phone' }, async ({
  browser,
}) => {
  const seller = byWidth(people.otherPhotoSeller, people.phoneQueueSeller);
  const before = await balanceOf(seller);
  const { file, total } = await photoOfReceipt(byWidth(7101, 7102), FIVE);
  const member = await openAs(browser, seller);
  const line = await sendAndRead(member, file);
  expect(line).toContain(`Nota de R$\u00a0${total} de ${todayTyped().slice(0, 5)}, 5 produtos do programa, estimativa de `);
  expect(line).toContain('em análise');
  const estimate = amountIn(line);
  await leave(member);

  const page = await openAs(browser, people.operator);
  await openDesk(page, (await newestOf(seller)).id);
  await expect(saleForm(page).getByRole('list', { name: 'Itens' }).getByRole('listitem')).toHaveCount(FIVE.length);
  await expect(saleForm(page).getByText(`R$\u00a0${total}`)).toBeVisible();
  await expectAccessible(page);
  let keys = 0;
  await page.keyboard.press('a');
  keys += 1;
  await expect(toastOf(page, 'Venda processada com sucesso')).toBeVisible();
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  await expect.poll(() => balanceOf(seller)).toBeCloseTo(before + estimate, 2);
  await leave(page);
});

test("a consumer's purchase is read, and the reviewer's form holds store, day, total and products", async ({ browser }) => {
  const consumer = people.reviewedConsumer;
  const { file, total } = await photoOfReceipt(7201, [[1, 1]]);
  const member = await openAs(browser, consumer);
  const line = await sendAndRead(member, file);
  expect(line).toMatch(/1 produto do programa, estimativa de R\$.*, em análise\.$/);
  const estimate = amountIn(line);
  await leave(member);
  const page = await openAs(browser, people.operator);
  await openDesk(page, (await newestOf(consumer)).id);
  const form = saleForm(page);
  await expect(form.getByRole('textbox', { name: 'Valor total da nota', exact: true })).toHaveValue(total);
  await expect(form.getByRole('textbox', { name: /^Valor em produtos/ })).toHaveValue(total);
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(toastOf(page, 'Venda processada com sucesso')).toBeVisible();
  expect(estimate).toBeGreaterThan(0);
  // A campaign carries the fractions of its earlier purchases, so a cent may be added.
  const isCredited = async () => {
    const { cashback } = await newestOf(consumer);
    return cashback !== null && [0, 1].includes(Math.round(100 * (Number(cashback) - estimate)));
  };
  await expect.poll(isCredited).toBe(true);
  await leave(page);
});
