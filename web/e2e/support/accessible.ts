import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const GRAVE = ['serious', 'critical'];

/** The screen as it stands has nothing that keeps people out: no serious and no critical finding of axe. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  expect(grave, `accessibility of ${page.url()}`).toEqual([]);
};
