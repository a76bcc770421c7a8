import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { isPhone } from './width.ts';

const GRAVE = ['moderate', 'serious', 'critical'];

/** A tooltip is at the end of the body and is read with the element it describes. GraphiQL has no options for its roles and names. */
const NOT_OURS = ['[role=tooltip]', '.graphiql-container', '.graphiql-dialog'];

/** Waits until the screen has loaded and finished fading in. */
const settle = async (page: Page): Promise<void> => {
  await expect(page).toHaveTitle(/./);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
};

interface Finding {
  id: string;
  nodes: string[];
}

/** All axe findings on the current screen but minor ones, except in the given parts; with `rules`, only findings of those rules. */
export const graveFindings = async (page: Page, without: readonly string[] = [], rules?: string[]): Promise<Finding[]> => {
  await settle(page);
  // There are no frames to collect; skipping axe's extra page halves the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) });
  for (const part of [...without, ...NOT_OURS]) axe.exclude(part);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
};

/** The rules whose result depends on the colours of a theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The findings of the current screen in the light theme, and those of its colours in the dark theme. */
export const findingsInBothThemes = async (page: Page, without: readonly string[] = []): Promise<Record<'light' | 'dark', Finding[]>> => {
  const light = await graveFindings(page, without);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await graveFindings(page, without, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return { light, dark };
};

/**
 * Expects no accessibility barriers on the current screen: of the panel at a desk's width, of the storefront at a phone's, because axe takes
 * a quarter of a run. The walk of screens also checks the panel at a phone's width.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const isPanel = new URL(page.url()).pathname.startsWith('/painel');
  if (isPanel === isPhone()) return;
  expect(await graveFindings(page), `accessibility of ${page.url()}`).toEqual([]);
};
