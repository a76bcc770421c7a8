import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

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

/** What keeps people out of the screen as it stands, but for some parts of it: the serious and the critical findings of axe. */
export const graveFindings = async (page: Page, without: readonly string[] = []): Promise<{ id: string; nodes: string[] }[]> => {
  await settle(page);
  // There are no frames to gather: without the page that would gather them it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const part of without) axe.exclude(part);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
};

/** Nothing keeps people out of the screen as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await graveFindings(page), `accessibility of ${page.url()}`).toEqual([]);
};
