import type { Page } from '@playwright/test';
import { formatDecimal, formatPoints } from '../../server/shared/format.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Person, people } from './support/people.ts';
import { todayTyped } from './support/receipts.ts';
import { POINTS_PER_UNIT, postSale } from './support/sales.ts';
import { actOn, answerYes, askApi, balanceOf, choose, giveReason, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, rowOf } from './support/width.ts';

const SALES = { desktop: ['770000001', '770000002'], phone: ['770000101', '770000102'] } as const;
const UNITS = 600;
const SALE_POINTS = UNITS * POINTS_PER_UNIT;

const saleNumbers = () => byWidth(SALES.desktop, SALES.phone);
const whole = (points: number) => formatPoints(points.toFixed(2));

test.describe.configure({ mode: 'serial' });
let seller: Page;
let staff: Page;
let person: Person;
/** The seller's name. */
let nome = '';
test.beforeAll(async ({ browser }) => {
  person = byWidth(people.redeemer, people.phonePanelRedeemer);
  ({ nome } = (await askApi<{ viewer: { nome: string } }>(person, '{ viewer { nome } }')).viewer);
  await postSale(person.cpf, saleNumbers()[0], UNITS);
  seller = await openAs(browser, person);
  staff = await openAs(browser, people.administrator);
});
test.afterAll(async () => {
  await leave(seller);
  await leave(staff);
});

/** Redeems the open prize and returns its cost; the confirmation and toasts show the balances. */
const redeem = async (prize: string): Promise<number> => {
  const before = await balanceOf(person);
  await seller.getByRole('button', { name: /^RESGATAR / }).click();
  const question = seller.getByRole('dialog', { name: `Tem certeza que deseja resgatar 1 x ${prize} por ` });
  await expect(question).toContainText(`Saldo atual${whole(before)} pontos`);
  const title = (await question.getByRole('heading').textContent()) ?? '';
  const cost = Number((/por ([\d.]+) pontos/.exec(title)?.[1] ?? '').replaceAll('.', ''));
  await expect(question).toContainText(`Saldo depois do resgate${whole(before - cost)} pontos`);
  await answerYes(seller);
  await expect(toastOf(seller, 'Resgate realizado com sucesso!')).toBeVisible();
  await expect(toastOf(seller, `Seu saldo atual é de ${whole(before - cost)} pontos`)).toBeVisible();
  await expect(seller).toHaveURL(/\/resgates$/);
  await expect(seller.getByRole('article', { name: prize }).first()).toContainText('Não entregue');
  expect(await balanceOf(person)).toBe(before - cost);
  return cost;
};

test('the catalogue says what the balance reaches; a prize is redeemed after a question with both balances', {
  tag: '@phone',
}, async () => {
  await seller.goto('/premios-dia-dia');
  await expect(seller.getByRole('article', { name: 'Garrafa térmica 1 L' })).toContainText('Você já pode resgatar');
  await expect(seller.getByRole('article', { name: 'Air fryer 4 L' })).toContainText(/Você já pode resgatar|Falta/);
  await expectAccessible(seller);
  await seller.getByRole('searchbox', { name: 'Buscar prêmios...' }).fill('garrafa');
  await seller.getByRole('button', { name: 'Buscar' }).click();
  await seller.getByRole('link', { name: 'VER DETALHES: Garrafa térmica 1 L' }).click();
  await expect(seller.getByRole('heading', { level: 1, name: 'Garrafa térmica 1 L' })).toBeVisible();
  await expectAccessible(seller);
  expect(await redeem('Garrafa térmica 1 L')).toBe(2997);
  await expectAccessible(seller);
});

test('a prize of two voltages is redeemed in 220V', { tag: '@phone' }, async () => {
  await seller.goto('/premio/PR006');
  await choose(seller, /^Voltagem/, '220V');
  expect(await redeem('Ventilador de mesa 40 cm')).toBeGreaterThan(5000);
  await expect(seller.getByRole('article', { name: 'Ventilador de mesa 40 cm' }).first()).toContainText('220V');
});

test('a recharge asks for operator and phone, a credit for the full name', { tag: '@phone' }, async () => {
  await seller.goto('/premio/PR008');
  await seller.getByRole('button', { name: /^RESGATAR / }).click();
  await expect(toastOf(seller, 'Selecione a operadora')).toBeVisible();
  await choose(seller, /^Operadora/, 'Vivo');
  await seller.getByRole('textbox', { name: 'Celular' }).fill('11987654321');
  await expectAccessible(seller);
  await redeem('Recarga de celular R$ 20');
  await seller.goto('/premio/PR010');
  await seller.getByRole('button', { name: /^RESGATAR / }).click();
  await expect(toastOf(seller, 'Informe seu nome completo')).toBeVisible();
  await seller.getByRole('textbox', { name: 'Nome completo' }).fill(nome);
  await redeem('Crédito no cartão R$ 50');
});

test('the voucher shows the code and who it belongs to', { tag: '@phone' }, async () => {
  await seller.goto('/resgates');
  await seller.getByRole('link', { name: 'Ver voucher: Garrafa térmica 1 L' }).first().click();
  await expect(seller.getByRole('heading', { level: 1, name: 'Voucher' })).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Copiar código' })).toBeVisible();
  await expectAccessible(seller);
});

const openList = async () => {
  await staff.goto(`/painel/resgates?busca=${encodeURIComponent(nome)}`);
  await expect(rowOf(staff, nome)).toBeVisible();
};
const row = (prize: string) => rowOf(staff, prize);

test('staff see the redemption, change its status and promise a day', { tag: '@phone' }, async () => {
  await openList();
  await expect(row('Garrafa térmica 1 L')).toContainText('Não entregue');
  await expectAccessible(staff);
  const menu = `Ações: Garrafa térmica 1 L de ${nome}`;
  await actOn(staff, menu, 'Alterar status');
  await choose(staff.getByRole('dialog'), /^Status/, 'Em trânsito');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(staff, 'Status atualizado com sucesso')).toBeVisible();
  await expect(row('Garrafa térmica 1 L')).toContainText('Em trânsito');
  await actOn(staff, menu, 'Data de entrega');
  await staff.getByRole('dialog').getByRole('textbox', { name: 'Data de entrega' }).fill(todayTyped());
  await staff.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(staff, 'Data de entrega alterada com sucesso')).toBeVisible();
  await expect(row('Garrafa térmica 1 L')).toContainText(todayTyped());
  await actOn(staff, menu, 'Histórico');
  await expect(staff.getByRole('dialog')).toContainText('Em trânsito');
  await staff.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
});

test('cancelling a redemption gives the points back', { tag: '@phone' }, async () => {
  const before = await balanceOf(person);
  await openList();
  await actOn(staff, `Ações: Ventilador de mesa 40 cm de ${nome}`, 'Cancelar resgate');
  await giveReason(staff, 'Produto errado', 'Cancelar resgate', 'Modelo fora de linha');
  await expect(toastOf(staff, 'Resgate cancelado com sucesso')).toBeVisible();
  await expect(row('Ventilador de mesa 40 cm')).toContainText('Cancelado');
  const after = await balanceOf(person);
  expect(after - before).toBeGreaterThan(5000);
  await seller.goto('/resgates');
  await expect(seller.getByRole('article', { name: 'Ventilador de mesa 40 cm' }).first()).toContainText(
    'Cancelado pela equipe: Produto errado: Modelo fora de linha',
  );
  await expect(seller.getByRole('banner')).toContainText(`${whole(after)} pontos`);
});

test('several redemptions change their status at once', { tag: '@phone' }, async () => {
  await openList();
  for (const prize of ['Recarga de celular', 'Crédito no cartão']) await row(prize).getByRole('checkbox').check();
  await expect(staff.getByText('2 selecionados')).toBeVisible();
  await staff.getByRole('region', { name: 'Ações em lote' }).getByRole('button', { name: 'Alterar status' }).click();
  await choose(staff.getByRole('dialog'), /^Status/, 'Entregue');
  await staff.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(staff, 'Status atualizado com sucesso')).toBeVisible();
  for (const prize of ['Recarga de celular', 'Crédito no cartão']) await expect(row(prize)).toContainText('Entregue');
});

test('cancelling a sale whose points were spent leaves a debt that the seller sees', { tag: '@phone' }, async () => {
  // First spend almost everything that is left.
  await seller.goto('/premio/PR005');
  await redeem('Liquidificador 900 W');
  const before = await balanceOf(person);
  expect(before).toBeLessThan(SALE_POINTS);
  await staff.goto('/painel/pontuacoes');
  await actOn(staff, new RegExp(`^Ações: ${nome}, ${saleNumbers()[0]}`), 'Cancelar');
  await expect(staff.getByRole('dialog', { name: 'Cancelar esta pontuação?' })).toContainText(
    `${formatDecimal(SALE_POINTS.toFixed(2))} pontos`,
  );
  await expectAccessible(staff);
  await giveReason(staff, 'Outro motivo', 'Cancelar pontuação');
  await expect(staff.getByRole('dialog').getByText('Explique o motivo')).toBeVisible();
  await giveReason(staff, 'Nota duplicada', 'Cancelar pontuação', 'Lançada duas vezes');
  await expect(toastOf(staff, 'Pontuação cancelada com sucesso')).toBeVisible();
  const debt = formatDecimal((SALE_POINTS - before).toFixed(2));
  await expect(toastOf(staff, `${nome} já tinha gasto parte dos pontos: fica com débito de ${debt} pontos.`)).toBeVisible();
  await expect(staff.getByRole('heading', { level: 1, name: 'Pontuações Pendentes' })).toBeVisible();
  const owed = before - SALE_POINTS;
  expect(await balanceOf(person)).toBe(owed);
  await seller.goto('/pontuacoes');
  await expect(seller.getByText('Venda cancelada').first()).toBeVisible();
  await expect(
    seller.getByText(`a nota ${saleNumbers()[0]} foi cancelada pela equipe (nota duplicada: Lançada duas vezes)`).first(),
  ).toBeVisible();
  await expectAccessible(seller);
  await seller.goto('/premio/PR008');
  await expect(seller.getByRole('banner')).toContainText(`${whole(owed)} pontos`);
  await expect(seller.getByRole('button', { name: /^RESGATAR / })).toBeDisabled();
  await expect(seller.getByText(/^Faltam /)).toBeVisible();
  // The next sale pays off the debt first.
  await postSale(person.cpf, saleNumbers()[1], 10);
  expect(await balanceOf(person)).toBe(owed + 10 * POINTS_PER_UNIT);
});

test('the support view shows the event with reason and author, and offers an answer without names', { tag: '@phone' }, async () => {
  const { viewer } = await askApi<{ viewer: { nome: string } }>(people.administrator, '{ viewer { nome } }');
  await staff.goto(`/painel/parceiro/${person.cpf}`);
  await staff.getByRole('tab', { name: 'Atendimento' }).click();
  const events = staff.getByRole('region', { name: 'Últimos acontecimentos' });
  await expect(events).toContainText('Venda cancelada');
  await expect(events).toContainText(`foi cancelada por ${viewer.nome} (nota duplicada: Lançada duas vezes)`);
  await expect(staff.getByRole('region', { name: 'Notas em análise' })).toBeVisible();
  await expect(staff.getByRole('region', { name: 'O que vence em 90 dias' })).toBeVisible();
  const answers = staff.getByRole('region', { name: 'Respostas prontas' });
  await expect(answers).toContainText('Seu saldo hoje é de');
  await expect(answers).not.toContainText(viewer.nome);
  await expectAccessible(staff);
  await answers.getByRole('button', { name: 'Copiar resposta: Saldo' }).click();
  await expect(toastOf(staff, 'Resposta copiada')).toBeVisible();
});
