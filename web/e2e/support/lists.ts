import type { Locator, Page } from '@playwright/test';
import { choose } from './session.ts';
import { expect } from './test.ts';

/** Opens the list's filters; `Ver resultados` closes them. */
export const openFilters = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^Filtros/ }).click();
  return page.getByRole('dialog', { name: 'Filtros' });
};

export const closeFilters = async (page: Page): Promise<void> => {
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  await panel.getByRole('button', { name: 'Ver resultados' }).click();
  await expect(panel).toBeHidden();
};

/** Chooses one filter of the list. */
export const filterBy = async (page: Page, label: RegExp, option: string | RegExp): Promise<void> => {
  await choose(await openFilters(page), label, option);
  await closeFilters(page);
};

/** Shows every column of a list on a wide screen, also those that do not fit. */
export const showEveryColumn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Colunas e densidade' }).click();
  const panel = page.getByRole('dialog', { name: 'Colunas e densidade' });
  const unchecked = panel.getByRole('checkbox', { checked: false });
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  for (let left = await unchecked.count(); left > 0; left -= 1) await unchecked.first().click();
  await expect(unchecked).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
};
