import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildSeller, buildStaff, buildStore } from '../../test/builders/people.ts';
import { buildReward, givePoints } from '../../test/builders/rewards.ts';
import { closeInTruth, expectTruths } from '../../test/truths.ts';
import { ledger } from '../ledger/index.ts';
import { prizesList } from '../rewards/index.ts';
import {
  bulkChangeRedemptionStatus,
  cancelRedemption,
  cardAfterRedeeming,
  changeRedemptionStatus,
  memberBalanceQuery,
  ownRedemptionsList,
  redeemReward,
  redemptionQuery,
  redemptionsList,
  setDeliveryDate,
  setRedemptionNote,
} from './index.ts';

type Seller = Awaited<ReturnType<typeof buildSeller>>;
let app: TestApp;
let admin: Awaited<ReturnType<typeof buildStaff>>;

beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
});
afterEach(() => expectTruths(app.database));
afterAll(() => closeInTruth(app));

/** A seller with points in a network where a point is worth R$ 0,03: a prize of R$ 3,00 costs 100 points. */
async function sellerWith(points: string, store?: Parameters<typeof buildStore>[1]): Promise<Seller> {
  const seller = await buildSeller(app.database, { store: await buildStore(app.database, store) });
  if (points !== '0') await givePoints(app.database, app.clock, seller, points);
  return seller;
}
const redeem = (seller: Seller, codigoPremio: string, more: object = {}) =>
  runAction(redeemReward, app.contextFor(seller.actor), { codigoPremio, qtde: 1, ...more });
const balanceOf = async (seller: Seller) =>
  (await runQuery(memberBalanceQuery, app.contextFor(seller.actor), { kind: 'SELLER', id: seller.id })).saldoPontos;
const staff = () => app.contextFor(admin.actor);
const stored = async (id: number) =>
  (await app.database.read<Record<string, unknown>>('select * from redemptions where id = $1', [id]))[0]!;

describe('redeeming a prize', () => {
  it('charges what the catalogue shows and keeps price, balances, code and delivery day', async () => {
    const network = await buildNetwork(app.database, { valorPonto: '0.07' });
    const seller = await sellerWith('1000', { networkId: network.id });
    const prize = await buildReward(app.database, { custoTotal: '10.00' });
    const { items } = await runList(prizesList, app.contextFor(seller.actor), {}, { codigo: prize.codigo });
    expect(items).toMatchObject([{ pontos: '143.00', pontosAlternativo: null, categoria: 'Dia a Dia' }]);
    const { id, saldoNovo, redemptionCode } = await redeem(seller, prize.codigo, { qtde: '2', obs: 'Azul' });
    expect([saldoNovo, await cardAfterRedeeming(app.contextFor(seller.actor))]).toEqual(['714.00', null]);
    expect(redemptionCode).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
    expect(await stored(id)).toMatchObject({
      pontos_gastos: '286.00',
      saldo_anterior: '1000.00',
      saldo_novo: '714.00',
      premio: prize.nome,
      obs: 'Azul',
      status: 0,
      network_id: network.id,
    });
    // A new value sets later prices, never those already redeemed.
    await app.database.pool.query('update networks set valor_ponto = 0.01 where id = $1', [network.id]);
    expect((await stored(id)).pontos_gastos).toBe('286.00');
    await expect(redeem(seller, prize.codigo)).rejects.toMatchObject({ code: 'REDEMPTION_INSUFFICIENT_BALANCE' });
    expect(await balanceOf(seller)).toBe('714.00');
  });

  it('writes the note that the type of prize asks for, and prices 220V apart', async () => {
    const seller = await sellerWith('5000');
    const [recharge, bivolt, credit] = await Promise.all([
      buildReward(app.database, { tipo: 'recarga' }),
      buildReward(app.database, { tipo: 'bivolt', custoAlternativo: '4.00' }),
      buildReward(app.database, { tipo: 'credito' }),
    ]);
    await expect(redeem(seller, recharge.codigo)).rejects.toMatchObject({ message: 'Selecione a operadora' });
    await expect(redeem(seller, recharge.codigo, { operator: 'Vivo', mobile: '123' })).rejects.toMatchObject({
      message: 'Informe o celular',
    });
    await expect(redeem(seller, recharge.codigo, { operator: 'Xis' })).rejects.toMatchObject({ message: 'Selecione a operadora' });
    await expect(redeem(seller, credit.codigo)).rejects.toMatchObject({ message: 'Informe seu nome completo' });
    await expect(redeem(seller, bivolt.codigo, { obs: '380V' })).rejects.toMatchObject({ message: 'Selecione a voltagem' });
    const notes = [
      await redeem(seller, recharge.codigo, { obs: 'TIM 11987654321' }),
      await redeem(seller, bivolt.codigo),
      await redeem(seller, bivolt.codigo, { voltage: '220V' }),
      await redeem(seller, credit.codigo, { fullName: 'Maria da Silva' }),
    ];
    expect(await Promise.all(notes.map(async ({ id }) => (({ obs, pontos_gastos }) => [obs, pontos_gastos])(await stored(id))))).toEqual([
      ['TIM (11) 98765-4321', '100.00'],
      ['110V', '100.00'],
      ['220V', '134.00'],
      ['Maria da Silva', '100.00'],
    ]);
    await app.database.pool.query("insert into cards (codigo_barras, numero, seller_id, saldo) values ('789', '5555', $1, 10)", [
      seller.id,
    ]);
    await redeem(seller, credit.codigo);
    expect(await cardAfterRedeeming(app.contextFor(seller.actor))).toMatchObject({ numero: '5555', saldo: '10.00', bloqueado: false });
  });

  it('refuses who may not redeem, what is not there, and quantities that are none', async () => {
    const prize = await buildReward(app.database);
    const hidden = await buildReward(app.database, { ativo: false });
    const closed = await sellerWith('1000', { resgateLiberado: false });
    const newcomer = await buildSeller(app.database, { termsAccepted: false });
    const inactive = await sellerWith('1000');
    await app.database.pool.query('update sellers set ativo = false where id = $1', [inactive.id]);
    const poor = await sellerWith('99.99');
    await expect(redeem(closed, prize.codigo)).rejects.toMatchObject({ message: 'O resgate não está liberado para a sua loja.' });
    await expect(redeem(newcomer, prize.codigo)).rejects.toMatchObject({ code: 'REDEMPTION_TERMS_NOT_ACCEPTED' });
    await expect(redeem(inactive, prize.codigo)).rejects.toMatchObject({ code: 'REDEMPTION_SELLER_INACTIVE' });
    await expect(redeem(poor, prize.codigo)).rejects.toMatchObject({ message: 'Saldo insuficiente: faltam 0,01 pontos.' });
    for (const codigo of [hidden.codigo, 'nada'])
      await expect(redeem(poor, codigo)).rejects.toMatchObject({ code: 'REDEMPTION_PRIZE_UNAVAILABLE' });
    for (const qtde of [0, -1, 1.5, 'x', null, 101])
      await expect(redeem(poor, prize.codigo, { qtde })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    await expect(runAction(redeemReward, staff(), { codigoPremio: prize.codigo, qtde: 1 })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await balanceOf(poor)).toBe('99.99');
  });

  it('refuses while points are owed, until a new credit has paid them', async () => {
    const seller = await sellerWith('0');
    const entryId = await givePoints(app.database, app.clock, seller, '100');
    const prize = await buildReward(app.database);
    await redeem(seller, prize.codigo);
    await app.database.transaction(({ sql }) =>
      ledger.reverse({ sql, clock: app.clock }, { entryId, policy: 'SALDO_NEGATIVO', idempotencyKey: `estorna:${entryId}` }),
    );
    expect(await balanceOf(seller)).toBe('-100.00');
    await expect(redeem(seller, prize.codigo)).rejects.toMatchObject({ code: 'REDEMPTION_DEBT' });
    // The last hundredth is owed too, and says why nothing can be redeemed.
    await givePoints(app.database, app.clock, seller, '99.99');
    await expect(redeem(seller, prize.codigo)).rejects.toMatchObject({ code: 'REDEMPTION_DEBT' });
    await givePoints(app.database, app.clock, seller, '150.01');
    expect((await redeem(seller, prize.codigo)).saldoNovo).toBe('50.00');
  });
});

describe('limits', () => {
  it('allows five redemptions in a São Paulo month; a cancelled one gives its place back, a new month all of them', async () => {
    const seller = await sellerWith('5000');
    const prize = await buildReward(app.database);
    app.clock.moveTo('2027-02-01T02:59:00Z');
    const january = await redeem(seller, prize.codigo);
    expect((await stored(january.id)).mes).toBe('2027-01');
    app.clock.moveTo('2027-02-01T03:00:00Z');
    for (let n = 0; n < 5; n++) await redeem(seller, prize.codigo);
    await expect(redeem(seller, prize.codigo)).rejects.toMatchObject({ code: 'REDEMPTION_MONTH_LIMIT', kind: 'conflict' });
    const [last] = (await runList(redemptionsList, staff(), { search: seller.cpf })).items;
    await runAction(cancelRedemption, staff(), { id: last!.id });
    await redeem(seller, prize.codigo);
    app.clock.moveTo('2027-03-01T12:00:00Z');
    await redeem(seller, prize.codigo);
  });

  it('allows one of a partner in a month, however it is spelt, or one ever by the setting', async () => {
    app.clock.moveTo('2027-03-10T12:00:00Z');
    const seller = await sellerWith('5000');
    const [first, second] = await Promise.all(
      ['Café Pro', 'CAFE  PRO '].map((parceiroComercial) => buildReward(app.database, { parceiroComercial })),
    );
    await expect(redeem(seller, first!.codigo, { qtde: 2 })).rejects.toMatchObject({ code: 'REDEMPTION_PARTNER_QUANTITY' });
    await redeem(seller, first!.codigo);
    await expect(redeem(seller, second!.codigo)).rejects.toMatchObject({ message: 'Você já fez um resgate deste parceiro neste mês.' });
    app.clock.moveTo('2027-04-10T12:00:00Z');
    await app.database.pool.query("update system_settings set janela_parceiro = 'SEMPRE'");
    await expect(redeem(seller, second!.codigo)).rejects.toMatchObject({ message: 'Você já fez um resgate deste parceiro.' });
    await app.database.pool.query("update system_settings set janela_parceiro = 'MES'");
    await redeem(seller, second!.codigo);
  });

  it('holds limits and balance under 64 clients at once', async () => {
    const prize = await buildReward(app.database);
    const partner = await buildReward(app.database, { parceiroComercial: 'JBL' });
    const rich = await sellerWith('100000');
    const poor = await sellerWith('250');
    const attempts = Array.from({ length: 64 }, (_, n) =>
      n % 2 ? redeem(rich, n % 4 === 1 ? prize.codigo : partner.codigo) : redeem(poor, prize.codigo),
    );
    const done = (await Promise.allSettled(attempts)).map((outcome, n) => ({ n, outcome }));
    const won = (who: number) => done.filter(({ n, outcome }) => n % 2 === who && outcome.status === 'fulfilled').length;
    expect([won(1), won(0)]).toEqual([5, 2]);
    const codes = new Set(
      done.flatMap(({ outcome }) => (outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [])),
    );
    expect([...codes].filter((code) => !code.startsWith('REDEMPTION_'))).toEqual([]);
    const [partners] = await app.database.read<{ n: number }>(
      "select count(*) as n from redemptions where seller_id = $1 and parceiro_comercial = 'jbl'",
      [rich.id],
    );
    expect(partners!.n).toBeLessThanOrEqual(1);
    expect(await balanceOf(poor)).toBe('50.00');
  });
});

describe('what staff do with a redemption', () => {
  it('changes status, delivery date and note with a history, and refuses an old view', async () => {
    const seller = await sellerWith('1000');
    const { id } = await redeem(seller, (await buildReward(app.database)).codigo);
    await runAction(changeRedemptionStatus, staff(), { id, status: 2, versao: 1 });
    await runAction(changeRedemptionStatus, staff(), { id, status: 2, versao: 2 });
    await expect(runAction(changeRedemptionStatus, staff(), { id, status: 1, versao: 1 })).rejects.toMatchObject({
      code: 'REDEMPTION_STALE',
    });
    await runAction(setDeliveryDate, staff(), { id, dataEntrega: '25/12/2027' });
    await runAction(setRedemptionNote, staff(), { id, descricao: 'Portaria' });
    for (const [status, text] of [
      [undefined, 'Status é obrigatório.'],
      [3, 'Status inválido.'],
      [9, 'Status inválido.'],
    ] as const)
      await expect(runAction(changeRedemptionStatus, staff(), { id, status })).rejects.toMatchObject({ message: text });
    await expect(runAction(setDeliveryDate, staff(), { id, dataEntrega: '31/02/2027' })).rejects.toMatchObject({
      message: 'Data inválida',
    });
    const details = await runQuery(redemptionQuery, staff(), { id });
    expect(details).toMatchObject({ status: 2, dataEntrega: '2027-12-25', obs: 'Portaria', versao: 4 });
    expect(details.eventos.map(({ tipo, de, para, atorNome }) => [tipo, de, para, atorNome])).toEqual([
      ['OBSERVACAO', null, 'Portaria', 'Usuário Nível 2'],
      ['ENTREGA', null, '2027-12-25', 'Usuário Nível 2'],
      ['STATUS', 'Não entregue', 'Em trânsito', 'Usuário Nível 2'],
    ]);
    expect((await runQuery(redemptionQuery, app.contextFor(seller.actor), { id })).eventos).toEqual([]);
  });

  it('cancels once and for good, giving the points back to their own lots, also under 16 requests at once', async () => {
    const seller = await sellerWith('0');
    await givePoints(app.database, app.clock, seller, '60', '2028-01-01');
    await givePoints(app.database, app.clock, seller, '60', '2028-06-01');
    const { id } = await redeem(seller, (await buildReward(app.database)).codigo);
    const underWay = async () =>
      (await runList(ownRedemptionsList, app.contextFor(seller.actor), {}, { aCaminho: true })).items.map((row) => row.id);
    expect(await underWay()).toEqual([id]);
    const outcomes = await Promise.allSettled(Array.from({ length: 16 }, () => runAction(cancelRedemption, staff(), { id })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(seller)).toBe('120.00');
    expect(await underWay()).toEqual([]);
    const lots = await ledger.openLots(
      { sql: app.database.read, clock: app.clock },
      { holderType: 'SELLER', holderId: seller.id, currency: 'PONTO' },
    );
    expect(lots.map(({ valor, venceEm }) => [valor, venceEm])).toEqual([
      ['60.00', '2028-01-01'],
      ['60.00', '2028-06-01'],
    ]);
    for (const action of [changeRedemptionStatus, cancelRedemption, setDeliveryDate] as const)
      await expect(
        runAction(action as typeof changeRedemptionStatus, staff(), {
          id,
          ...(action === changeRedemptionStatus ? { status: 1 } : action === setDeliveryDate ? { dataEntrega: '2027-01-01' } : {}),
        }),
      ).rejects.toMatchObject({ message: `O resgate ${id} está cancelado e não pode ser alterado.` });
    await runAction(setRedemptionNote, staff(), { id, descricao: 'Desistiu' });
  });

  it('changes many at once or none, with the documented refusals', async () => {
    const seller = await sellerWith('1000');
    const prize = await buildReward(app.database);
    const made = [await redeem(seller, prize.codigo), await redeem(seller, prize.codigo), await redeem(seller, prize.codigo)].map(
      ({ id }) => id,
    );
    expect(await runAction(bulkChangeRedemptionStatus, staff(), { ids: made.join(', '), status: '1' })).toEqual({ alterados: 3 });
    expect(await runAction(bulkChangeRedemptionStatus, staff(), { ids: made, status: 1 })).toEqual({ alterados: 0 });
    for (const [input, text] of [
      [{ ids: made }, 'Status é obrigatório.'],
      [{ ids: [], status: 1 }, 'Informe pelo menos um id.'],
      [{ ids: '', status: 1 }, 'Informe pelo menos um id.'],
      [{ ids: '1,abc', status: 1 }, 'Id inválido encontrado: abc'],
      [{ ids: [1.5], status: 1 }, 'Id inválido encontrado: 1.5'],
    ] as const)
      await expect(runAction(bulkChangeRedemptionStatus, staff(), input)).rejects.toMatchObject({ message: text });
    await runAction(cancelRedemption, staff(), { id: made[1] });
    await expect(runAction(bulkChangeRedemptionStatus, staff(), { ids: made, status: 2 })).rejects.toMatchObject({
      code: 'REDEMPTION_CANCELLED',
    });
    await expect(runAction(bulkChangeRedemptionStatus, staff(), { ids: [made[0], 99_999_999], status: 2 })).rejects.toMatchObject({
      code: 'REDEMPTION_NOT_FOUND',
    });
    expect((await stored(made[0]!)).status).toBe(1);
  });

  it('is held to the networks of the person: another network has no such redemption', async () => {
    const seller = await sellerWith('1000');
    const { id } = await redeem(seller, (await buildReward(app.database)).codigo);
    const other = await buildNetwork(app.database);
    const plus = await buildStaff(app.database, 5, { networkIds: [other.id] });
    const auditor = await buildStaff(app.database, 4);
    const programme = await buildStaff(app.database, 0);
    await expect(runAction(cancelRedemption, app.contextFor(plus.actor), { id })).rejects.toMatchObject({ code: 'REDEMPTION_NOT_FOUND' });
    await expect(runQuery(redemptionQuery, app.contextFor(plus.actor), { id })).rejects.toMatchObject({ code: 'REDEMPTION_NOT_FOUND' });
    expect((await runList(redemptionsList, app.contextFor(plus.actor))).total).toBe(0);
    await expect(runAction(cancelRedemption, app.contextFor(programme.actor), { id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(runAction(cancelRedemption, app.contextFor(seller.actor), { id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await runAction(changeRedemptionStatus, app.contextFor(auditor.actor), { id, status: 1 });
  });
});
