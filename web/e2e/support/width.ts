import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Whether the test runs at phone width. */
export const isPhone = (): boolean => /\bphone\b/.test(test.info().project.name);

/** Each width has its own records, so that both can also follow each other on one server. */
export const byWidth = <Desktop, Phone>(desktop: Desktop, phone: Phone): Desktop | Phone => (isPhone() ? phone : desktop);

/** Rows of the open list: table rows, or cards on a phone. */
export const rowsOf = (page: Page): Locator => (isPhone() ? page.getByRole('region').getByRole('listitem') : page.getByRole('row'));

/** The first row of the list containing the text. */
export const rowOf = (page: Page, text: string | RegExp): Locator => rowsOf(page).filter({ hasText: text }).first();

/** The panel's menu; on a phone it opens with a button. */
export const openMenu = async (page: Page): Promise<Locator> => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  if (isPhone()) await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  return menu;
};

/** Goes to a screen of the panel by typing its name into the menu. */
export const goByMenu = async (page: Page, name: string): Promise<void> => {
  const menu = await openMenu(page);
  await menu.getByRole('searchbox', { name: 'Buscar no menu' }).fill(name);
  await menu.getByRole('link', { name, exact: true }).click();
};
