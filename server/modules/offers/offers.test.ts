import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { CatalogueError, type CatalogueOffer } from '../../platform/ports/experience-catalogue.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { discountedPoints } from '../../shared/money.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { byTwoPeople } from '../../test/approve-waiting.ts';
import { buildOffer, listedOffer } from '../../test/builders/offers.ts';
import { buildSeller, buildStaff } from '../../test/builders/people.ts';
import { buildReward, givePoints } from '../../test/builders/rewards.ts';
import { cancelRedemption, redeemReward, redemptionQuery } from '../redemptions/index.ts';
import { removeOfferDiscount } from './actions/remove-offer-discount.ts';
import {
  applyOfferDiscount,
  experienceCategoriesQuery,
  experienceCitiesQuery,
  experiencesQuery,
  offersList,
  offersOnSaleList,
  syncOffers,
  updateOfferPoints,
} from './index.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof buildStaff>>;

beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const staff = () => app.contextFor(admin.actor);
const sync = (offers: CatalogueOffer[]) => {
  app.ports.experiences = { readOffers: async () => offers };
  return runAction(syncOffers, staff(), {});
};
const edit = (id: number, pontos: unknown) => runAction(updateOfferPoints, staff(), { id, pontos });
const discount = (ofertas: unknown, porcentagem: unknown) => runAction(applyOfferDiscount, staff(), { ofertas, porcentagem });
const stored = async () => (await runList(offersList, staff(), { pageSize: -1, sort: 'offerId', direction: 'asc' }, {})).items;
const storedOne = async (offerId: string) => (await stored()).find((row) => row.offerId === offerId)!;
async function sellerWith(points: string) {
  const seller = await buildSeller(app.database);
  await givePoints(app.database, app.clock, seller, points);
  return seller;
}
type Seller = Awaited<ReturnType<typeof buildSeller>>;
const redeem = (seller: Seller, codigoPremio: string, qtde = 1) =>
  runAction(redeemReward, app.contextFor(seller.actor), { codigoPremio, qtde });

describe('syncing with the third party', () => {
  it('brings new offers in hidden, renews known ones and keeps their points and discount', async () => {
    expect(await sync([listedOffer('S1'), listedOffer('S2')])).toEqual({ atualizadas: 0, criadas: 2, total: 2 });
    const first = await storedOne('S1');
    expect(first).toMatchObject({ pontos: '0.00', situacao: 'NOVA', pontosDesconto: null });
    await edit(Number(first.id), 500);
    await discount([first.id], '10');
    const renamed = listedOffer('S1', { name: 'Outro nome', partner: { id: 'S1', name: 'Outro parceiro' }, location: null });
    expect(await sync([renamed, listedOffer('S2'), listedOffer('S3')])).toEqual({ atualizadas: 2, criadas: 1, total: 3 });
    expect(await storedOne('S1')).toMatchObject({
      id: first.id,
      nome: 'Outro nome',
      parceiro: 'Outro parceiro',
      cidade: null,
      pontos: '500.00',
      pontosDesconto: '450.00',
      situacao: 'ATIVA',
    });
  });

  it('deactivates what is no longer listed, and a return brings it back as it was', async () => {
    await sync([listedOffer('S2')]);
    expect(await storedOne('S1')).toMatchObject({ situacao: 'INATIVA', pontos: '500.00' });
    await sync([listedOffer('S1'), listedOffer('S2')]);
    expect(await storedOne('S1')).toMatchObject({ situacao: 'ATIVA', pontos: '500.00' });
    const [entry] = await app.database.read("select parametros from audit_entries where tipo = 'syncOffers' order by id desc limit 1");
    expect(entry).toEqual({ parametros: { atualizadas: 2, criadas: 0, total: 2, desativadas: 0 } });
  });

  it('changes nothing the second time, and five at once come to the same', async () => {
    const before = await stored();
    const offers = [listedOffer('S1'), listedOffer('S2')];
    await Promise.all(Array.from({ length: 5 }, () => sync(offers)));
    expect(await stored()).toEqual(before.map((row) => ({ ...row, sincronizadoEm: expect.any(Date) })));
    const fresh = Array.from({ length: 20 }, (_, index) => listedOffer(`N${index}`));
    const answers = await Promise.all(Array.from({ length: 4 }, () => sync([...offers, ...fresh])));
    expect(answers.map(({ criadas }) => criadas).sort((a, b) => a - b)).toEqual([0, 0, 0, 20]);
    await sync(offers);
  });

  it('refuses with the documented text and writes nothing when the catalogue cannot be read', async () => {
    const before = await stored();
    app.ports.experiences = { readOffers: () => Promise.reject(new CatalogueError('página 1: respondeu 500')) };
    await expect(runAction(syncOffers, staff(), {})).rejects.toMatchObject({
      code: 'OFFER_SYNC_FAILED',
      kind: 'unavailable',
      message: 'Erro ao sincronizar ofertas',
      cause: expect.objectContaining({ message: 'página 1: respondeu 500' }),
    });
    expect(await stored()).toEqual(before);
  });
});

describe('points and discounts of offers', () => {
  it('sets whole points from 0, as a number or as text', async () => {
    const id = await buildOffer(app.database, listedOffer('P1'), '0');
    await edit(id, '1500');
    expect((await storedOne('P1')).pontos).toBe('1500.00');
    await edit(id, 0);
    expect(await storedOne('P1')).toMatchObject({ pontos: '0.00', situacao: 'NOVA' });
    for (const [pontos, message] of [
      [undefined, 'Informe os pontos'],
      ['', 'Informe os pontos'],
      [-1, 'Informe os pontos em número inteiro'],
      [1.5, 'Informe os pontos em número inteiro'],
      ['dez', 'Informe os pontos em número inteiro'],
      [10_000_000, 'Informe os pontos em número inteiro'],
    ] as const)
      await expect(edit(id, pontos)).rejects.toMatchObject({ code: 'INPUT_INVALID', message });
    await expect(edit(999_999, 10)).rejects.toMatchObject({ code: 'OFFER_NOT_FOUND' });
  });

  it('takes the percentage off the points, up to a whole one: twice 10 % stays 10 %, and new points carry it along', async () => {
    const [a, b] = [await buildOffer(app.database, listedOffer('D1'), '999'), await buildOffer(app.database, listedOffer('D2'), '1000')];
    expect(await discount([a, b, a], '12,5%')).toEqual({ alterados: 2 });
    expect([(await storedOne('D1')).pontosDesconto, (await storedOne('D2')).pontosDesconto]).toEqual(['875.00', '875.00']);
    await discount([b], 10);
    await discount([b], 10);
    expect((await storedOne('D2')).pontosDesconto).toBe('900.00');
    await byTwoPeople(app, edit(b, 55));
    expect(await storedOne('D2')).toMatchObject({ pontos: '55.00', pontosDesconto: '50.00' });
    for (const [pontos, porcentagem] of [
      ['1', '99.99'],
      ['333', '33.33'],
      ['9999999', '0.01'],
    ] as const) {
      await byTwoPeople(app, edit(b, pontos));
      await byTwoPeople(app, discount([b], porcentagem));
      expect((await storedOne('D2')).pontosDesconto).toBe(discountedPoints({ pontos, porcentagem }));
    }
    expect(await runAction(removeOfferDiscount, staff(), { ofertas: [b] })).toEqual({ alterados: 1 });
    expect(await storedOne('D2')).toMatchObject({ desconto: null, pontosDesconto: null });
  });

  it('asks for a percentage between 0 and 100 and for offers that exist, all or none', async () => {
    const id = await buildOffer(app.database, listedOffer('D3'), '100');
    for (const empty of [undefined, '', '%'])
      await expect(discount([id], empty)).rejects.toMatchObject({ message: 'Informe a porcentagem de desconto' });
    for (const wrong of [0, 100, -5, 101, 'x', '10.123', Number.NaN])
      await expect(discount([id], wrong)).rejects.toMatchObject({ message: 'Informe uma porcentagem de desconto entre 0 e 100' });
    for (const none of [undefined, [], null])
      await expect(discount(none, 10)).rejects.toMatchObject({ message: 'Selecione pelo menos uma oferta' });
    await expect(discount([id, 999_999], 10)).rejects.toMatchObject({ code: 'OFFER_NOT_FOUND' });
    expect((await storedOne('D3')).desconto).toBeNull();
  });

  it('is for operators and administrators', async () => {
    const [operator, plus, seller] = [
      await buildStaff(app.database, 1),
      await buildStaff(app.database, 5),
      await buildSeller(app.database),
    ];
    const id = await buildOffer(app.database, listedOffer('D4'), '100');
    await runAction(updateOfferPoints, app.contextFor(operator.actor), { id, pontos: 200 });
    for (const actor of [plus.actor, seller.actor])
      for (const attempt of [
        () => runAction(updateOfferPoints, app.contextFor(actor), { id, pontos: 1 }),
        () => runAction(applyOfferDiscount, app.contextFor(actor), { ofertas: [id], porcentagem: 10 }),
        () => runAction(syncOffers, app.contextFor(actor), {}),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe('the store of a seller', () => {
  it('shows what is listed and worth points, at the discounted price, by category, experience, city and search', async () => {
    await app.database.pool.query('update offers set ativo = false');
    const spa = {
      category: { id: 'bem-estar', name: 'Bem-estar' },
      subCategory: { id: 'spa', name: 'Spa' },
      experience: { id: 'massagem', title: 'Massagem' },
    };
    const cheap = await buildOffer(app.database, listedOffer('L1'), '100');
    await buildOffer(app.database, listedOffer('L2', { ...spa, location: { city: 'Recife', region: 'PE' } }), '50');
    await buildOffer(app.database, listedOffer('L3', { ...spa, location: null }), '70');
    await buildOffer(app.database, listedOffer('HIDDEN', { category: { id: 'nova', name: 'Nova' } }), '0');
    await discount([cheap], 50);
    const seller = app.contextFor((await buildSeller(app.database)).actor);
    const codes = async (filter: Record<string, unknown> = {}, search = '') =>
      (await runList(offersOnSaleList, seller, { sort: 'nome', ...(search ? { search } : {}) }, filter)).items.map(({ codigo }) => codigo);
    expect(await codes()).toEqual(['L1', 'L2', 'L3']);
    expect(await codes({ cities: ['Recife', 'São Paulo'] })).toEqual(['L1', 'L2']);
    expect(await codes({}, 'sao paulo jantar')).toEqual(['L1']);
    const categories = await runQuery(experienceCategoriesQuery, seller);
    expect(categories).toEqual([
      { id: 0, nome: 'DIA A DIA', foto: '/catalogo/dia-a-dia.webp', subcategories: [] },
      { id: expect.any(Number), nome: 'Bem-estar', foto: null, subcategories: [{ id: expect.any(Number), name: 'Spa' }] },
      {
        id: expect.any(Number),
        nome: 'Gastronomia',
        foto: '/catalogo/jantar-para-dois.svg',
        subcategories: [{ id: expect.any(Number), name: 'Restaurantes' }],
      },
    ]);
    const wellness = categories[1]!;
    expect(await codes({ categories: [wellness.id] })).toEqual(['L2', 'L3']);
    const [massage] = await runQuery(experiencesQuery, seller, {
      categories: [wellness.id],
      subcategories: [wellness.subcategories[0]!.id],
    });
    expect(massage).toEqual({
      id: expect.any(Number),
      title: 'Massagem',
      mainImageUrl: null,
      ofertas: 2,
      aPartirDe: '50.00',
      cidades: ['Recife'],
    });
    const experiences = await runQuery(experiencesQuery, seller, {});
    expect(experiences.find(({ title }) => title !== 'Massagem')).toMatchObject({ aPartirDe: '50.00', cidades: ['São Paulo'] });
    expect(await runQuery(experienceCitiesQuery, seller, { categories: [wellness.id], experience: massage!.id })).toEqual([
      { name: 'Recife', localizedName: 'Recife - PE' },
    ]);
    const [first] = (await runList(offersOnSaleList, seller, {}, { codigo: 'L1' })).items;
    expect(first).toMatchObject({ pontos: '50.00', pontosSemDesconto: '100.00' });
    await expect(runList(offersOnSaleList, staff(), {}, {})).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('does not offer what a prize of the same code would be redeemed instead of', async () => {
    await buildOffer(app.database, listedOffer('CLASH'), '10');
    const prize = await buildReward(app.database, { codigo: 'CLASH' });
    const seller = app.contextFor((await buildSeller(app.database)).actor);
    expect((await runList(offersOnSaleList, seller, {}, { codigo: 'CLASH' })).items).toEqual([]);
    await app.database.pool.query('update rewards set ativo = false where id = $1', [prize.id]);
    expect((await runList(offersOnSaleList, seller, {}, { codigo: 'CLASH' })).items).toHaveLength(1);
  });
});

describe('redeeming an offer', () => {
  it('charges what the store shows, keeps the name and price, and its voucher says where and how', async () => {
    const id = await buildOffer(app.database, listedOffer('R1'), '300');
    await discount([id], 15);
    const seller = await sellerWith('1000');
    const redeemed = await redeem(seller, 'R1');
    expect(redeemed).toMatchObject({ saldoNovo: '745.00' });
    await byTwoPeople(app, edit(id, 5));
    const voucher = await runQuery(redemptionQuery, app.contextFor(seller.actor), { id: redeemed.id });
    expect(voucher).toMatchObject({
      codigo: 'R1',
      premio: 'Oferta R1',
      tipo: 'experiencia',
      pontosGastos: '255.00',
      parceiroComercial: 'Parceiro R1',
      condicoes: 'Reserve com 7 dias de antecedência.',
      local: { address1: 'Rua Augusta, 10', city: 'São Paulo' },
    });
  });

  it('refuses what is hidden, withdrawn, unknown, dearer than the balance or more than one', async () => {
    const seller = await sellerWith('100');
    await buildOffer(app.database, listedOffer('R2'), '101');
    const hidden = await buildOffer(app.database, listedOffer('R3'), '0');
    await expect(redeem(seller, 'R2')).rejects.toMatchObject({ code: 'REDEMPTION_INSUFFICIENT_BALANCE' });
    for (const code of ['R3', 'NADA']) await expect(redeem(seller, code)).rejects.toMatchObject({ code: 'REDEMPTION_PRIZE_UNAVAILABLE' });
    await edit(hidden, 10);
    await expect(redeem(seller, 'R3', 2)).rejects.toMatchObject({ code: 'REDEMPTION_PARTNER_QUANTITY' });
    await app.database.pool.query("update offers set ativo = false where offer_id = 'R3'");
    await expect(redeem(seller, 'R3')).rejects.toMatchObject({ code: 'REDEMPTION_PRIZE_UNAVAILABLE' });
  });

  it('allows one of a partner a month, by CNPJ when it is known, and cancelling gives the place back', async () => {
    const seller = await sellerWith('1000');
    const partner = (id: string, name: string, cnpj?: string) => ({ partner: { id, name, ...(cnpj ? { cnpj } : {}) } });
    await buildOffer(app.database, listedOffer('Q1', partner('a', 'Café da Ladeira')), '10');
    await buildOffer(app.database, listedOffer('Q2', partner('b', 'CAFE DA  LADEIRA')), '10');
    await buildOffer(app.database, listedOffer('Q3', partner('c', 'Nome um', '11222333000181')), '10');
    await buildOffer(app.database, listedOffer('Q4', partner('d', 'Nome dois', '11.222.333/0001-81')), '10');
    const first = await redeem(seller, 'Q1');
    await expect(redeem(seller, 'Q2')).rejects.toMatchObject({ code: 'REDEMPTION_PARTNER_LIMIT' });
    await redeem(seller, 'Q3');
    await expect(redeem(seller, 'Q4')).rejects.toMatchObject({ code: 'REDEMPTION_PARTNER_LIMIT' });
    await runAction(cancelRedemption, staff(), { id: first.id });
    await redeem(seller, 'Q2');
    app.clock.advanceDays(31);
    await redeem(seller, 'Q4');
  });

  it('lets exactly one of several at once through, and no more than five a month', async () => {
    const seller = await sellerWith('1000');
    await buildOffer(app.database, listedOffer('T0', { partner: { id: 't', name: 'Um só' } }), '10');
    const attempts = await Promise.allSettled(Array.from({ length: 4 }, () => redeem(seller, 'T0')));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (let index = 1; index <= 5; index++) await buildOffer(app.database, listedOffer(`T${index}`), '10');
    for (let index = 1; index <= 4; index++) await redeem(seller, `T${index}`);
    await expect(redeem(seller, 'T5')).rejects.toMatchObject({ code: 'REDEMPTION_MONTH_LIMIT' });
  });
});
