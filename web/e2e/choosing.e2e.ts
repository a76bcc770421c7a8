import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { type Person, people } from './support/people.ts';
import { postSale } from './support/sales.ts';
import { askApi, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

const RECHARGE = 'Recarga de celular R$ 20';
const GOAL = { codigo: 'PR004', nome: 'Air fryer 4 L' };
/** Height of the list in pixels when every prize was a card of its own. */
const CARDS_HEIGHT = 7_100;

const phone = { tag: '@phone-only' } as const;
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const pictureOf = (row: ReturnType<typeof rows>) => row.locator('img').first();

/** Width in pixels of the first row's picture, once it is drawn. */
const pictureWidth = async (page: Page): Promise<number> => {
  await expect(pictureOf(rows(page).first())).toBeVisible();
  return Math.round((await pictureOf(rows(page).first()).boundingBox())?.width ?? 0);
};

/** Id of a top-up that the seller redeemed, a new one if there is none. */
const rechargeOf = async (person: Person): Promise<string> => {
  const { ownRedemptions } = await askApi<{ ownRedemptions: { items: { id: string; premio: string }[] } }>(
    person,
    '{ ownRedemptions(options: { pageSize: -1 }) { items { id premio } } }',
  );
  const found = ownRedemptions.items.find(({ premio }) => premio === RECHARGE);
  if (found) return found.id;
  await postSale(person.cpf, '770000331', 100);
  const { redeemReward } = await askApi<{ redeemReward: { id: string } }>(
    person,
    'mutation ($input: RedeemRewardInput!) { redeemReward(input: $input) { id } }',
    { input: { codigoPremio: 'PR008', qtde: 1, operator: 'TIM', mobile: '11987654321' } },
  );
  return redeemReward.id;
};

/** Number of everyday prizes that the server lets this seller redeem. */
const affordable = async (): Promise<number> => {
  const { prizes } = await askApi<{ prizes: { total: number } }>(
    people.chooser,
    '{ prizes(options: { pageSize: 1 }, filter: { aoAlcance: true, categoria: "Dia a Dia" }) { total } }',
  );
  return prizes.total;
};

test('the list of prizes has one row per prize, and filters that reload and Back keep', phone, async ({ browser }) => {
  const page = await openAs(browser, people.chooser);
  await page.goto('/premios-dia-dia');
  const recharge = page.getByRole('article', { name: RECHARGE });
  await expect(recharge).toContainText(/[\d.]+,\d\d pontos por R\$ 1/);
  await expect(recharge).toContainText(/Você já pode resgatar|Faltam? [\d.]+ pontos?/);
  await expect(page.getByRole('article', { name: 'Garrafa térmica 1 L' })).not.toContainText('por R$');
  expect(await pictureWidth(page)).toBe(96);
  const all = await rows(page).count();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  console.info(`${all} prizes: ${height} px`);
  expect(height).toBeLessThan(CARDS_HEIGHT / 2);
  await expectAccessible(page);

  const reached = await affordable();
  const now = page.getByRole('button', { name: 'Posso resgatar agora' });
  await now.click();
  await expect(now).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(reached);
  await expect(rows(page).filter({ hasText: 'Você já pode resgatar' })).toHaveCount(reached);
  await page.reload();
  await expect(now).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(reached);
  await page.goBack();
  await expect(rows(page)).toHaveCount(all);

  await page.getByRole('button', { name: 'Até 2.500 pontos' }).click();
  await expect(page).toHaveURL(/\?ate=2500$/);
  await expect(recharge).toBeVisible();
  await expect(page.getByRole('article', { name: GOAL.nome })).toHaveCount(0);
  await page.getByRole('button', { name: 'Experiências', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Vale cinema para dois' })).toBeVisible();
  await expect(recharge).toHaveCount(0);
  await page.getByRole('link', { name: 'Loja de experiências' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'EXPERIÊNCIAS' })).toBeVisible();
  await leave(page);
});

test('an experience shows picture, city and lowest price, and its offers theirs', phone, async ({ browser }) => {
  const page = await openAs(browser, people.chooser);
  await page.goto('/experiencias');
  await page.getByRole('link', { name: 'Ver produtos: Gastronomia' }).click();
  const experience = rows(page).first();
  await expect(experience).toContainText(/a partir de [\d.]+ pontos/);
  await expect(experience).toContainText(/São Paulo|Campinas|Belo Horizonte|Curitiba|Recife|Salvador|Rio de Janeiro|On-line/);
  expect(await pictureWidth(page)).toBe(96);
  await expectAccessible(page);
  await experience.getByRole('link').click();
  await expect(rows(page).first()).toContainText(/[\d.]+ pontos/);
  await expect(pictureOf(rows(page).first())).toBeVisible();
  await leave(page);
});

test('a seller pins a prize as the goal, sees it on the home and unpins it', phone, async ({ browser }) => {
  await askApi(people.chooser, 'mutation { setOwnGoal(codigo: null) { id } }');
  const page = await openAs(browser, people.chooser);
  await page.goto(`/premio/${GOAL.codigo}`);
  await page.getByRole('button', { name: 'Definir como minha meta' }).click();
  await expect(toastOf(page, 'Meta definida: acompanhe no início.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tirar da minha meta' })).toBeVisible();
  await page.goto('/home');
  const goal = page.getByRole('region', { name: 'Minha meta' });
  await expect(goal).toContainText(GOAL.nome);
  await expect(goal).toContainText(/Você já pode resgatar|Faltam? [\d.]+ pontos?/);
  await expect(pictureOf(goal)).toBeVisible();
  await expectAccessible(page);
  await goal.getByRole('link').click();
  await page.getByRole('button', { name: 'Tirar da minha meta' }).click();
  await expect(page.getByRole('button', { name: 'Definir como minha meta' })).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'O que dá para resgatar' })).toBeVisible();
  await expect(goal).toHaveCount(0);
  await leave(page);
});

test('a top-up has nothing to collect, cashback nothing to deliver, and an unknown voucher one message', phone, async ({ browser }) => {
  const id = await rechargeOf(people.phoneRedeemer);
  const page = await openAs(browser, people.phoneRedeemer);
  await page.goto(`/resgates/${id}`);
  await expect(page.getByText('Não é preciso retirar nada', { exact: false })).toBeVisible();
  await expect(page.getByText('documento com foto', { exact: false })).toHaveCount(0);
  await page.goto('/resgates/999999999');
  await expect(page.getByText('Voucher não encontrado')).toBeVisible();
  await expect(page.getByText('Resgate não encontrado')).toHaveCount(0);
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await leave(page);

  const { ownConsumerRedemptions } = await askApi<{ ownConsumerRedemptions: { items: { id: string }[] } }>(
    people.paidConsumer,
    '{ ownConsumerRedemptions(options: { pageSize: 1 }) { items { id } } }',
  );
  const consumer = await openAs(browser, people.paidConsumer);
  await consumer.goto(`/resgates/${ownConsumerRedemptions.items[0]?.id}`);
  await expect(consumer.getByText('O valor é pago por PIX', { exact: false })).toBeVisible();
  await expect(consumer.getByText(/^(A pagar|Em trânsito|Pago|Cancelado)$/)).toBeVisible();
  await expect(consumer.getByText('Não entregue')).toHaveCount(0);
  await leave(consumer);
});
