import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildCard } from '../../test/builders/cards.ts';
import { buildSeller, buildStaff } from '../../test/builders/people.ts';
import { buildReward, givePoints } from '../../test/builders/rewards.ts';
import {
  bulkChangeRedemptionStatus,
  cancelRedemption,
  cardAfterRedeeming,
  changeRedemptionStatus,
  redeemReward,
} from '../redemptions/index.ts';
import { blockCard } from './actions/block-card.ts';
import { deliverCard } from './actions/deliver-card.ts';
import { linkCard } from './actions/link-card.ts';
import { releaseCard } from './actions/release-card.ts';
import { unblockCard } from './actions/unblock-card.ts';
import { cardsList } from './index.ts';

type Seller = Awaited<ReturnType<typeof buildSeller>>;
type Staff = Awaited<ReturnType<typeof buildStaff>>;

let app: TestApp;
let operator: Staff;
let prize: { codigo: string };
beforeAll(async () => {
  app = await openTestApp();
  operator = await buildStaff(app.database, 1);
  prize = await buildReward(app.database, { tipo: 'credito', nome: 'Crédito de R$ 3' });
});
// All tests share the stock.
beforeEach(() => app.database.pool.query('delete from card_events; delete from cards'));
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const staff = (who = operator) => app.contextFor(who.actor);
const sellerWithPoints = async () => {
  const seller = await buildSeller(app.database);
  await givePoints(app.database, app.clock, seller, '1000');
  return seller;
};
const redeem = async (seller: Seller, more: object = {}) => {
  const ctx = app.contextFor(seller.actor);
  const redeemed = await runAction(redeemReward, ctx, { codigoPremio: prize.codigo, qtde: 1, ...more });
  return { ...redeemed, cartao: await cardAfterRedeeming(ctx) };
};
const stored = async (id: number) => (await app.database.read<Record<string, unknown>>('select * from cards where id = $1', [id]))[0]!;
const historyOf = (id: number) =>
  app.database.read('select tipo, seller_id, ator_nome from card_events where card_id = $1 order by id', [id]);

describe('credit and cards', () => {
  it('brings the next card of the stock with the first credit, blocked and under the name given', async () => {
    const seller = await sellerWithPoints();
    await buildCard(app.database, { bloqueado: true });
    const card = await buildCard(app.database);
    const later = await buildCard(app.database);
    await expect(redeem(seller)).rejects.toThrow('Informe seu nome completo');
    const first = await redeem(seller, { fullName: 'Ana Maria Lima' });
    expect(first.cartao).toEqual({
      numero: card.numero,
      saldo: '0.00',
      atualizadoEm: expect.any(Date),
      bloqueado: true,
      emDesbloqueio: false,
      entregue: false,
    });
    expect(await stored(card.id)).toMatchObject({ seller_id: seller.id, nome: 'Ana Maria Lima', redemption_id: first.id });
    expect(await historyOf(card.id)).toEqual([{ tipo: 'VINCULO', seller_id: seller.id, ator_nome: seller.actor.nome }]);
    // The next credit uses the same card and asks for no name.
    expect((await redeem(seller)).cartao).toMatchObject({ numero: card.numero });
    expect(await stored(later.id)).toMatchObject({ seller_id: null });
  });

  it('leaves other prizes without a card, and credit too when the stock is empty', async () => {
    const seller = await sellerWithPoints();
    const other = await buildReward(app.database);
    expect((await redeem(seller, { fullName: 'Ana Lima' })).cartao).toBeNull();
    const card = await buildCard(app.database);
    expect((await redeem(seller, { codigoPremio: other.codigo })).cartao).toBeNull();
    expect(await stored(card.id)).toMatchObject({ seller_id: null });
  });

  it('gives one card to a seller who redeems twice at once, and two sellers two cards', async () => {
    const [one, two] = [await sellerWithPoints(), await sellerWithPoints()];
    const cards = [await buildCard(app.database), await buildCard(app.database), await buildCard(app.database)];
    await Promise.all([one, one, two].map((seller) => redeem(seller, { fullName: 'Ana Lima' })));
    const holders = (await Promise.all(cards.map(({ id }) => stored(id)))).map(({ seller_id }) => seller_id);
    expect(holders.filter((holder) => holder === one.id)).toHaveLength(1);
    expect(holders.filter((holder) => holder === two.id)).toHaveLength(1);
  });

  it('delivers the card with the redemption that asked for it, one by one and in bulk', async () => {
    const [one, two] = [await sellerWithPoints(), await sellerWithPoints()];
    const [first, second] = [await buildCard(app.database), await buildCard(app.database)];
    const ordered = await redeem(one, { fullName: 'Ana Lima' });
    const later = await redeem(one);
    const bulk = await redeem(two, { fullName: 'Bia Reis' });
    await runAction(changeRedemptionStatus, staff(), { id: later.id, status: 1 });
    await runAction(changeRedemptionStatus, staff(), { id: ordered.id, status: 2 });
    expect(await stored(first.id)).toMatchObject({ entregue: false });
    await runAction(changeRedemptionStatus, staff(), { id: ordered.id, status: 1 });
    await runAction(bulkChangeRedemptionStatus, staff(), { ids: [bulk.id, later.id], status: 1 });
    for (const { id } of [first, second]) expect(await stored(id)).toMatchObject({ entregue: true, bloqueado: true });
    expect((await historyOf(first.id)).map(({ tipo }) => tipo)).toEqual(['VINCULO', 'ENTREGA']);
  });

  it('takes the card back when its credit is cancelled, unless another credit waits for it or it was delivered', async () => {
    const seller = await sellerWithPoints();
    const card = await buildCard(app.database);
    const first = await redeem(seller, { fullName: 'Ana Lima' });
    const second = await redeem(seller);
    await runAction(cancelRedemption, staff(), { id: first.id });
    expect(await stored(card.id)).toMatchObject({ seller_id: seller.id, redemption_id: second.id });
    await runAction(cancelRedemption, staff(), { id: second.id });
    expect(await stored(card.id)).toMatchObject({ seller_id: null, nome: null, redemption_id: null, bloqueado: false });
    const third = await redeem(seller, { fullName: 'Ana Lima' });
    await runAction(changeRedemptionStatus, staff(), { id: third.id, status: 1 });
    await runAction(cancelRedemption, staff(), { id: third.id });
    expect(await stored(card.id)).toMatchObject({ seller_id: seller.id, entregue: true });
    expect((await historyOf(card.id)).map(({ tipo }) => tipo)).toEqual(['VINCULO', 'LIBERACAO', 'VINCULO', 'ENTREGA']);
  });
});

describe('cards in the hands of staff', () => {
  it('links a card when none was there, for the waiting credit and its name', async () => {
    const seller = await sellerWithPoints();
    const { id: redemptionId } = await redeem(seller, { fullName: 'Ana Maria Lima' });
    const card = await buildCard(app.database);
    await runAction(linkCard, staff(), { id: card.id, cpf: seller.cpf });
    expect(await stored(card.id)).toMatchObject({
      seller_id: seller.id,
      nome: 'Ana Maria Lima',
      redemption_id: redemptionId,
      bloqueado: true,
      entregue: false,
    });
    expect(await historyOf(card.id)).toEqual([{ tipo: 'VINCULO', seller_id: seller.id, ator_nome: operator.actor.nome }]);

    const named = await buildCard(app.database);
    const other = await buildSeller(app.database);
    await runAction(linkCard, staff(), { id: named.id, cpf: other.cpf, nome: 'B. Reis' });
    expect(await stored(named.id)).toMatchObject({ nome: 'B. Reis', redemption_id: null });
  });

  it('refuses a card that is not free, a seller who has one, and a CPF that is nobody’s', async () => {
    const [seller, other] = [await buildSeller(app.database), await buildSeller(app.database)];
    const held = await buildCard(app.database, { sellerId: seller.id });
    const removed = await buildCard(app.database, { bloqueado: true });
    const free = await buildCard(app.database);
    const link = (id: number, cpf: string) => runAction(linkCard, staff(), { id, cpf });
    await expect(link(held.id, other.cpf)).rejects.toThrow('Este cartão não está livre para outro vendedor');
    await expect(link(removed.id, other.cpf)).rejects.toThrow('Este cartão não está livre para outro vendedor');
    await expect(link(free.id, seller.cpf)).rejects.toThrow('Este vendedor já tem um cartão');
    await expect(link(free.id, '52998224725')).rejects.toThrow('Vendedor não encontrado');
    await expect(link(free.id, '123')).rejects.toThrow('CPF não é válido');
    await expect(link(999_999, other.cpf)).rejects.toThrow('Cartão não encontrado');
    expect(await stored(free.id)).toMatchObject({ seller_id: null });
  });

  it('delivers, unblocks and blocks a card that somebody has', async () => {
    const seller = await buildSeller(app.database);
    const { id } = await buildCard(app.database, { sellerId: seller.id, bloqueado: true, emDesbloqueio: true });
    await runAction(deliverCard, staff(), { id });
    await expect(runAction(deliverCard, staff(), { id })).rejects.toThrow('Este cartão já foi entregue');
    await runAction(unblockCard, staff(), { id });
    expect(await stored(id)).toMatchObject({ bloqueado: false, em_desbloqueio: false, entregue: true });
    await expect(runAction(unblockCard, staff(), { id })).rejects.toThrow('Este cartão não está bloqueado');
    await runAction(blockCard, staff(), { id });
    expect(await stored(id)).toMatchObject({ bloqueado: true, seller_id: seller.id });
    await expect(runAction(blockCard, staff(), { id })).rejects.toThrow('Este cartão já está bloqueado');
    expect((await historyOf(id)).map(({ tipo }) => tipo)).toEqual(['ENTREGA', 'DESBLOQUEIO', 'BLOQUEIO']);
    const stock = await buildCard(app.database);
    for (const action of [deliverCard, unblockCard, blockCard, releaseCard])
      await expect(runAction(action, staff(), { id: stock.id })).rejects.toThrow('Este cartão não está com um vendedor');
  });

  it('puts a card back into the stock until it was delivered', async () => {
    const seller = await buildSeller(app.database);
    const wrong = await buildCard(app.database, { sellerId: seller.id, nome: 'Ana', bloqueado: true, emDesbloqueio: true });
    await runAction(releaseCard, staff(), { id: wrong.id });
    expect(await stored(wrong.id)).toMatchObject({ seller_id: null, nome: null, bloqueado: false, em_desbloqueio: false });
    const delivered = await buildCard(app.database, { sellerId: seller.id, entregue: true });
    await expect(runAction(releaseCard, staff(), { id: delivered.id })).rejects.toThrow('Este cartão já foi entregue');
  });

  it('admits levels 1 and 2, and those narrowed to networks to their own sellers and the stock', async () => {
    const [mine, other] = [await buildSeller(app.database), await buildSeller(app.database)];
    const own = await buildCard(app.database, { sellerId: mine.id });
    const foreign = await buildCard(app.database, { sellerId: other.id });
    const free = await buildCard(app.database);
    await buildCard(app.database, { bloqueado: true });
    const narrow = await buildStaff(app.database, 1, { networkIds: [mine.store.networkId] });
    const { items } = await runList(cardsList, staff(narrow), { sort: 'codigoBarras' });
    expect(items.map(({ id }) => id)).toEqual([own.id, free.id]);
    await expect(runAction(deliverCard, staff(narrow), { id: foreign.id })).rejects.toThrow('Cartão não encontrado');
    await expect(runAction(linkCard, staff(narrow), { id: free.id, cpf: other.cpf })).rejects.toThrow('Vendedor não encontrado');
    for (const level of [0, 3, 4, 5])
      await expect(runAction(deliverCard, staff(await buildStaff(app.database, level)), { id: own.id })).rejects.toThrow(
        'Você não tem permissão para esta ação.',
      );
    await runAction(deliverCard, staff(narrow), { id: own.id });
  });
});
