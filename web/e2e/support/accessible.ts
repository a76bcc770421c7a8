import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { isPhone } from './width.ts';

const GRAVE = ['moderate', 'serious', 'critical'];

/** A tooltip is at the end of the body and is read with the element it describes. GraphiQL has no options for its roles and names. */
const NOT_OURS = ['[role=tooltip]', '.graphiql-container', '.graphiql-dialog'];
/** Our own parts inside GraphiQL. Of nested parts the inner one decides. */
const OURS_WITHIN = '.console-own';

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
  if ((await page.locator(OURS_WITHIN).count()) > 0) axe.include('html').include(OURS_WITHIN);
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

/** Changes the system's theme and waits until the screen has rendered in it: React renders after the media query has changed. */
const showTheme = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((isDark) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).color.match(/\d+/g) ?? []).map(Number);
    return red + green + blue > 384 === isDark;
  }, colorScheme === 'dark');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Parts of each screen that a walk has already checked, by route. */
const checked = new Map<string, Set<string>>();

/** Whether the screen has a part that no earlier walk of its route met. Findings depend on tags, classes and attributes, not on the texts. */
const hasNewParts = async (page: Page, route: string): Promise<boolean> => {
  await settle(page);
  const parts = await page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName}.${element.className} ${element.getAttributeNames().sort().join()} ${element.role}`;
    return [
      ...new Set([...document.querySelectorAll('main *')].map((element) => `${nameOf(element.parentElement!)} > ${nameOf(element)}`)),
    ];
  });
  const known = checked.get(route) ?? new Set();
  const isNew = parts.some((part) => !known.has(part));
  checked.set(route, new Set([...known, ...parts]));
  return isNew;
};

/**
 * The findings of the current screen in the light theme, and those of its colours in the dark theme. A screen that shows nothing but what an
 * earlier level met on the same route is not analysed again: that would take half of a run.
 */
export const findingsInBothThemes = async (
  page: Page,
  { route, without }: { route: string; without: readonly string[] },
): Promise<Record<'light' | 'dark', Finding[]>> => {
  if (!(await hasNewParts(page, route))) return { light: [], dark: [] };
  const light = await graveFindings(page, without);
  await showTheme(page, 'dark');
  const dark = await graveFindings(page, without, COLOUR_RULES);
  await showTheme(page, 'light');
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
