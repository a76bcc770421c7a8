import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { leave, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

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
