import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { askApi, leave, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/width.ts';

const SELLER = '{ sellers(options: { pageSize: 1, search: "Lucas Martins" }) { items { nome cpf revenda } } }';
const CONSUMER = '{ consumers(options: { pageSize: 1, sort: "criadoEm" }) { items { nome cpf } } }';

interface Found {
  nome: string;
  cpf: string;
  revenda?: string;
}

const formatted = (cpf: string) => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar no painel' });
const open = async (page: Page) => {
  await page.goto('/painel/perfil');
  const press = () => (isPhone() ? page.getByRole('button', { name: 'Buscar no painel' }).click() : page.keyboard.press('ControlOrMeta+K'));
  await expect(page.getByRole('button', { name: /^Buscar/ })).toBeVisible();
  await press();
  await expect(palette(page)).toBeVisible();
};
const type = (page: Page, text: string) => palette(page).getByRole('combobox').fill(text);

test('a CPF opens its person, and a store is offered again', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  const { sellers } = await askApi<{ sellers: { items: Found[] } }>(people.administrator, SELLER);
  const [person] = sellers.items;
  await open(page);
  await type(page, formatted(person!.cpf));
  const hit = palette(page).getByRole('option', { name: new RegExp(`^${person!.nome}.*${formatted(person!.cpf)} · ${person!.revenda}`) });
  await expect(hit).toBeEnabled();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: person!.nome })).toBeVisible();
  await expect(page.getByText(formatted(person!.cpf)).first()).toBeVisible();

  await open(page);
  // Of the person nothing is kept on the device.
  await expect(palette(page).getByRole('group', { name: 'Recentes' })).toHaveCount(0);
  await type(page, person!.revenda!);
  await palette(page)
    .getByRole('option', { name: new RegExp(`^${person!.revenda}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: person!.revenda! })).toBeVisible();
  await open(page);
  await expect(palette(page).getByRole('group', { name: 'Recentes' })).toBeVisible();
  await expect(palette(page).getByRole('option', { name: person!.revenda! }).first()).toBeVisible();
  await type(page, 'nada que exista');
  await expect(palette(page).getByText('Nada encontrado')).toBeVisible();
  await leave(page);
});

test('who sees masks finds a consumer masked, and only by the whole CPF', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.auditor);
  const { consumers } = await askApi<{ consumers: { items: Found[] } }>(people.administrator, CONSUMER);
  const [person] = consumers.items;
  await open(page);
  await type(page, person!.cpf.slice(2, 10));
  await expect(palette(page).getByText('Nada encontrado')).toBeVisible();
  await type(page, person!.cpf);
  await expect(palette(page).getByRole('option', { name: new RegExp(`^${person!.nome}.*\\*{3}\\.`) })).toBeVisible();
  await expect(palette(page).getByText(formatted(person!.cpf))).toHaveCount(0);
  await leave(page);
});

test('a number finds its redemption before people whose documents hold it', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  const { redemptions } = await askApi<{ redemptions: { items: { id: string; premio: string }[] } }>(
    people.administrator,
    '{ redemptions(filter: {}, options: { pageSize: 1, sort: "id", direction: ASC }) { items { id premio } } }',
  );
  const [redemption] = redemptions.items;
  await open(page);
  await type(page, redemption!.id);
  if (redemption!.id.length > 1) {
    const first = palette(page).getByRole('group').first();
    await expect(first).toHaveAccessibleName('Com exatamente este número');
    await expect(first.getByRole('option').first()).toContainText(redemption!.premio);
  }
  await leave(page);
});

test('an action is found by its verb and opens its menu on the right screen, within the box', { tag: '@phone' }, async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  await open(page);
  await type(page, 'exportar loja');
  await palette(page).getByRole('option', { name: 'Exportar lojas' }).click();
  await expect(page).toHaveURL(/\/painel\/lojas$/i);
  await expect(page.getByRole('menuitem', { name: 'Exportar tudo (XLSX)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page);
  await type(page, 'gerar lote');
  await palette(page).getByRole('option', { name: 'Gerar lote de pagamentos' }).click();
  await expect(page.getByRole('dialog')).toContainText('Gerar um lote com os pagamentos aprovados?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page);
  await type(page, 'inativar');
  await expect(palette(page).getByRole('option', { name: /^Inativar vendedor/ })).toBeVisible();
  await type(page, 'a');
  const [box, list] = await Promise.all([palette(page).boundingBox(), palette(page).getByRole('listbox').boundingBox()]);
  expect(list!.y + list!.height).toBeLessThanOrEqual(box!.y + box!.height + 1);
  expect(list!.x + list!.width).toBeLessThanOrEqual(box!.x + box!.width + 1);
  await leave(page);
  const auditor = await openAs(browser, people.auditor);
  await open(auditor);
  await type(auditor, 'gerar lote');
  await expect(palette(auditor).getByText('Nada encontrado')).toBeVisible();
  await leave(auditor);
});
