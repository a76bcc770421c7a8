import { formatDecimal } from '../../server/shared/format.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Person, people } from './support/people.ts';
import { askApi, leave, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

const phone = { tag: '@phone-only' } as const;

test('a consumer is greeted once, in one dialog with the introduction and the banners', phone, async ({ browser }) => {
  const page = await openAs(browser, people.paidConsumer, { isGreeted: false });
  await page.goto('/home-consumidor-final');
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('dialog', { name: 'Boas-vindas ao Experiências SW' })).toBeVisible();
  await expect(dialog).toContainText('1 de 4');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Próximo' }).click();
  await expect(page.getByRole('dialog', { name: 'Seu cashback cai no PIX' })).toContainText('2 de 4');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.locator('#root').getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Destaques' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await leave(page);
});

test('the home says what is under way, by which day, and leads to it', phone, async ({ browser }) => {
  const { redemptions } = await askApi<{ redemptions: { items: { cpf: string }[] } }>(
    people.administrator,
    '{ redemptions(options: { pageSize: 50 }, filter: { status: NOT_DELIVERED }) { items { cpf } } }',
  );
  const greeting: readonly string[] = [people.photoSeller.cpf, people.typingSeller.cpf];
  const seller: Person = { audience: 'parceiro', cpf: redemptions.items.find(({ cpf }) => !greeting.includes(cpf))!.cpf };
  const { ownRedemptions } = await askApi<{ ownRedemptions: { items: { premio: string }[] } }>(
    seller,
    '{ ownRedemptions(options: { pageSize: 3 }, filter: { aCaminho: true }) { items { premio } } }',
  );
  const { premio } = ownRedemptions.items[0]!;
  const page = await openAs(browser, seller);
  await page.goto('/home');
  const underWay = page.getByRole('region', { name: 'A caminho' });
  const link = underWay.getByRole('link').first();
  await expect(link).toContainText(`${premio} a caminho, `);
  await expect(link).toHaveText(/, (chega|era para chegar) até (domingo|segunda|terça|quarta|quinta|sexta|sábado) \d\d\/\d\d$/);
  await link.click();
  await expect(page.getByRole('main')).toContainText(premio);
  await leave(page);
});

test('the terms begin with six lines and hold the figures in force', phone, async ({ browser }) => {
  const { cashbackDashboard: figures } = await askApi<{ cashbackDashboard: { valorResgateLiberado: string } }>(
    people.paidConsumer,
    '{ cashbackDashboard { valorResgateLiberado } }',
  );
  const page = await openAs(browser, people.paidConsumer);
  await page.goto('/regulamento');
  const lines = page.getByRole('article').getByRole('listitem');
  await expect(lines).toHaveCount(6);
  await expect(lines.nth(2)).toContainText(`a partir de R$\u00a0${formatDecimal(figures.valorResgateLiberado)}`);
  await expect(lines.nth(3)).toContainText(/^A campanha vai de \d\d\/\d\d\/\d{4} a /);
  await expectAccessible(page);
  await leave(page);
});
