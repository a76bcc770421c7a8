import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const GRAVE = ['serious', 'critical'];

/** A screen is judged once it has loaded and nothing of it fades in any more. */
const settle = async (page: Page): Promise<void> => {
  await expect(page).toHaveTitle(/./);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
};

/** The screen as it stands has nothing that keeps people out: no serious and no critical finding of axe. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  const grave = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  expect(grave, `accessibility of ${page.url()}`).toEqual([]);
};
