import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { people, SECOND_ADMINISTRATOR_NAME } from './support/people.ts';
import { expectReceipt, sendReceipts } from './support/review-desk.ts';
import { leave, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, rowOf } from './support/width.ts';

/** How many rows a list says it has. */
const totalOf = async (page: Page): Promise<number> => {
  const pager = page.getByText(/de [\d.]+ resultados|^Sem resultados$/).first();
  await expect(pager).toBeVisible();
  return Number(/de ([\d.]+) resultados/.exec((await pager.textContent()) ?? '')?.[1]?.replaceAll('.', '') ?? 0);
};

for (const [who, person] of [
  ['an administrator', people.administrator],
  ['the seller of two stores', people.storeSeller],
] as const) {
  test(`each number of the morning is the total of the list it leads to, for ${who}`, { tag: '@phone' }, async ({ browser }) => {
    const page = await openAs(browser, person);
    await page.goto('/painel/dashboard');
    const morning = page.getByRole('region', { name: 'Para hoje' });
    await expect(morning).toBeVisible();
    await expect(morning.locator('.MuiSkeleton-root')).toHaveCount(0);
    await expectAccessible(page);
    const numbers = await morning
      .locator('dd a')
      .evaluateAll((links) => links.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent ?? '' })));
    const counted = numbers.filter(({ href, text }) => /^[\d.]+$/.test(text) && href.includes('?'));
    expect(counted.length).toBeGreaterThan(1);
    for (const { href, text } of counted) {
      await page.goto(href);
      expect({ href, total: await totalOf(page) }).toEqual({ href, total: Number(text.replaceAll('.', '')) });
    }
    await leave(page);
  });
}

test('who has receipts under review is told, and leads to them', { tag: '@phone' }, async ({ browser }) => {
  await sendReceipts(byWidth(people.photoSeller, people.phoneQueueSeller), [byWidth(9441, 9442)]);
  // Reviews in no other test, and so has only this receipt.
  const desk = await openAs(browser, people.secondAdministrator);
  await desk.goto('/painel/processar/pontuacoes-pendentes');
  await desk.getByRole('button', { name: 'Revisar fila' }).click();
  const { parceiro } = await expectReceipt(desk);
  const page = await openAs(browser, people.administrator);
  await page.goto('/painel/dashboard');
  const held = page
    .getByRole('region', { name: 'Para hoje' })
    .getByRole('link', { name: `${SECOND_ADMINISTRATOR_NAME}, em análise agora: Vendedores` });
  await expect(held).toHaveText('1');
  await held.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pontuações Pendentes' })).toBeVisible();
  expect(await totalOf(page)).toBe(1);
  await expect(rowOf(page, parceiro)).toBeVisible();
  await leave(page);
  await leave(desk);
});
