import { ledger } from './index.ts';
import { openLedger } from './ledger.fixture.ts';
import type { CreditInput, Holder } from './ledger.types.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;
let books: Ledger;
let seller: Holder;

beforeAll(async () => {
  books = await openLedger();
});
beforeEach(() => {
  books.moveTo('2026-03-10');
  seller = books.holder();
});
afterEach(async () => expect(await books.broken()).toEqual([]));
afterAll(() => books.close());

const earn = (valor: string, venceEm: string | null = '2027-09-10', more: Partial<CreditInput> = {}) =>
  books.act((ctx) => ledger.credit(ctx, { ...seller, ...books.document(), type: 'VENDA', valor, venceEm, ...more }));
const redeem = (valor: string, more: object = {}) =>
  books.act((ctx) => ledger.debit(ctx, { ...seller, ...books.document(), type: 'RESGATE', valor, ...more }));
const cancelSale = (entryId: number, more: object = {}) =>
  books.act((ctx) => ledger.reverse(ctx, { entryId, policy: 'SALDO_NEGATIVO', idempotencyKey: `cancela:${entryId}`, ...more }));
const cancelRedemption = (entryId: number, idempotencyKey = `devolve:${entryId}`) =>
  books.act((ctx) => ledger.returnDebit(ctx, { entryId, idempotencyKey }));
const expire = () => books.act((ctx) => ledger.expireDue(ctx));
const reactivate = (runDay: string) => books.act((ctx) => ledger.reactivate(ctx, { runDay }));
const position = () => books.act((ctx) => ledger.available(ctx, seller));
const lots = async () =>
  (await books.act((ctx) => ledger.openLots(ctx, seller))).map(({ valor, venceEm }) => `${valor} até ${venceEm ?? 'sempre'}`);
const refusal = (code: string) => expect.objectContaining({ name: 'AppError', code });

describe('credits and debits', () => {
  it('makes a lot of a credit and answers what may be spent', async () => {
    const result = await earn('87.50');
    expect(result).toMatchObject({ valor: '87.50', balance: '87.50', available: '87.50', debt: '0.00', replayed: false });
    expect(result.lots).toEqual([{ lotId: expect.any(Number), valor: '87.50', venceEm: '2027-09-10' }]);
  });

  it('spends the earliest expiry first, not the earliest credit, and what never expires last', async () => {
    await earn('30.00', null);
    await earn('50.00', '2027-09-10');
    await earn('20.00', '2026-04-01');
    const { lots: taken, available } = await redeem('60.00');
    expect(taken.map(({ valor, venceEm }) => [valor, venceEm])).toEqual([
      ['20.00', '2026-04-01'],
      ['40.00', '2027-09-10'],
    ]);
    expect(available).toBe('40.00');
  });

  it('spends a lot through its last day, and not on the next, though no batch ran', async () => {
    await earn('10.00', '2026-03-11');
    books.moveTo('2026-03-11');
    await redeem('4.00');
    books.moveTo('2026-03-12');
    expect(await position()).toEqual({ available: '0.00', balance: '6.00', debt: '0.00' });
    await expect(redeem('1.00')).rejects.toEqual(refusal('LEDGER_INSUFFICIENT_BALANCE'));
  });

  it('shows what is alive by the clock, and apart from it what passed its day', async () => {
    await earn('10.00', '2026-03-11');
    await earn('5.00', null);
    const shown = async (day: string) => {
      books.moveTo(day);
      return books.act((ctx) => ledger.standing(ctx, seller));
    };
    const alive = { shown: '15.00', available: '15.00', waiting: '0.00', expired: '0.00', debt: '0.00' };
    expect(await shown('2026-03-10')).toEqual(alive);
    expect(await shown('2026-03-11')).toEqual(alive);
    expect(await shown('2026-03-12')).toEqual({ ...alive, shown: '5.00', available: '5.00', expired: '10.00' });
  });

  it('does not spend a lot before its time', async () => {
    await earn('10.00', null, { disponivelEm: new Date('2026-03-12T12:00:00Z') });
    await expect(redeem('1.00')).rejects.toEqual(refusal('LEDGER_INSUFFICIENT_BALANCE'));
    books.moveTo('2026-03-12');
    expect(await redeem('10.00')).toMatchObject({ balance: '0.00' });
  });

  it('spends to the last hundredth and refuses one more', async () => {
    await earn('100.00');
    await expect(redeem('100.01')).rejects.toEqual(refusal('LEDGER_INSUFFICIENT_BALANCE'));
    expect(await redeem('100.00')).toMatchObject({ balance: '0.00', available: '0.00' });
    await expect(redeem('0.01')).rejects.toEqual(refusal('LEDGER_INSUFFICIENT_BALANCE'));
  });

  it('takes a campaign redemption from the lots of that campaign only', async () => {
    await earn('5.00', '2026-04-01', { type: 'CASHBACK', campanhaId: 2 });
    await earn('7.00', '2026-05-01', { type: 'CASHBACK', campanhaId: 1 });
    await expect(redeem('8.00', { campanhaId: 1 })).rejects.toEqual(refusal('LEDGER_INSUFFICIENT_BALANCE'));
    await redeem('7.00', { campanhaId: 1 });
    expect(await lots()).toEqual(['5.00 até 2026-04-01']);
  });

  it.each(['0.00', '-1.00', 'NaN', 'Infinity', '0.001', '1000000000000.00'])('refuses the value %s', async (valor) => {
    await expect(earn(valor)).rejects.toEqual(refusal('LEDGER_INVALID_VALUE'));
    await expect(redeem(valor)).rejects.toEqual(refusal('LEDGER_INVALID_VALUE'));
    await expect(
      books.act((ctx) => ledger.creditMany(ctx, [{ ...seller, ...books.document(), type: 'VENDA', valor, venceEm: null }])),
    ).rejects.toEqual(refusal('LEDGER_INVALID_VALUE'));
    expect(await position()).toEqual({ available: '0.00', balance: '0.00', debt: '0.00' });
  });
});

describe('keys', () => {
  it('answers a repeated key with the first result and writes nothing', async () => {
    const document = books.document();
    const first = await earn('10.00', '2027-09-10', document);
    const voucher = books.document();
    const spent = await redeem('4.00', voucher);
    const again = await earn('10.00', '2027-09-10', document);
    expect(again).toEqual({ ...first, available: '6.00', replayed: true });
    expect(await redeem('4.00', voucher)).toEqual({ ...spent, replayed: true });
    expect(await position()).toMatchObject({ balance: '6.00' });
  });

  it('refuses a key that comes back with another payload, another holder or another kind of operation', async () => {
    const document = books.document();
    await earn('10.00', '2027-09-10', document);
    for (const change of [{ valor: '11.00' }, { venceEm: null }, { origemId: 'outra' }, { type: 'AJUSTE' as const }, books.holder()])
      await expect(earn('10.00', '2027-09-10', { ...document, ...change })).rejects.toEqual(refusal('LEDGER_KEY_REUSED'));
    await expect(redeem('10.00', document)).rejects.toEqual(refusal('LEDGER_KEY_REUSED'));
    expect(await position()).toMatchObject({ balance: '10.00' });
  });
});

describe('reversal of a credit', () => {
  it('takes its own lot first, then the others FEFO, and owes the rest; the next credit pays before it can be spent', async () => {
    const sale = await earn('100.00', '2027-09-10');
    await earn('30.00', '2026-04-01');
    await redeem('110.00');
    expect(await cancelSale(sale.entryId)).toMatchObject({ valor: '-100.00', balance: '-80.00', debt: '80.00', available: '0.00' });
    await expect(redeem('0.01')).rejects.toEqual(refusal('LEDGER_DEBT_OUTSTANDING'));
    expect(await earn('50.00')).toMatchObject({ balance: '-30.00', debt: '30.00', lots: [] });
    expect(await earn('50.00')).toMatchObject({ balance: '20.00', debt: '0.00', available: '20.00', lots: [{ valor: '20.00' }] });
  });

  it('leaves the other lots alone when its own still holds everything', async () => {
    await earn('30.00', '2026-04-01');
    const sale = await earn('100.00', '2027-09-10');
    await cancelSale(sale.entryId);
    expect(await lots()).toEqual(['30.00 até 2026-04-01']);
  });

  it('stops at zero and records the loss under DENTRO_DO_SALDO', async () => {
    const sale = await earn('100.00');
    await redeem('70.00');
    expect(await cancelSale(sale.entryId, { policy: 'DENTRO_DO_SALDO' })).toMatchObject({
      valor: '-30.00',
      loss: '70.00',
      balance: '0.00',
      debt: '0.00',
    });
    await expect(cancelSale(sale.entryId, { idempotencyKey: 'outra' })).rejects.toEqual(refusal('LEDGER_ALREADY_REVERSED'));
  });

  it('refuses under SOMENTE_LIVRES what was spent, even when other lots could pay', async () => {
    const sale = await earn('100.00', '2026-04-01');
    await earn('500.00', '2027-09-10');
    await redeem('0.01');
    await expect(cancelSale(sale.entryId, { policy: 'SOMENTE_LIVRES' })).rejects.toEqual(refusal('LEDGER_POINTS_SPENT'));
    const free = await earn('10.00');
    expect(await cancelSale(free.entryId, { policy: 'SOMENTE_LIVRES' })).toMatchObject({ valor: '-10.00' });
  });

  it('happens once: the same key answers again, another key is refused', async () => {
    const sale = await earn('10.00');
    const first = await cancelSale(sale.entryId);
    expect(await cancelSale(sale.entryId)).toEqual({ ...first, replayed: true });
    await expect(cancelSale(sale.entryId, { idempotencyKey: `outra:${sale.entryId}` })).rejects.toEqual(refusal('LEDGER_ALREADY_REVERSED'));
  });

  it('takes parts back for corrections, never more than there was', async () => {
    const sale = await earn('100.00');
    await cancelSale(sale.entryId, { valor: '30.00', type: 'CORRECAO', idempotencyKey: `corrige:${sale.entryId}:70.00` });
    await expect(cancelSale(sale.entryId, { valor: '70.01' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'LEDGER_REVERSAL_TOO_LARGE',
      message: 'O estorno passa do que resta deste crédito (70,00).',
    });
    expect(await cancelSale(sale.entryId)).toMatchObject({ valor: '-70.00', balance: '0.00' });
    await expect(cancelSale(sale.entryId, { valor: '70.01' })).rejects.toEqual(refusal('LEDGER_KEY_REUSED'));
  });

  it('reverses only credits that exist', async () => {
    await earn('10.00');
    const spent = await redeem('5.00');
    await expect(cancelSale(spent.entryId)).rejects.toEqual(refusal('LEDGER_NOT_A_CREDIT'));
    await expect(cancelSale(999_999_999)).rejects.toEqual(refusal('LEDGER_ENTRY_NOT_FOUND'));
    await expect(cancelSale(spent.entryId, { policy: 'NENHUMA' })).rejects.toEqual(refusal('LEDGER_NOT_A_CREDIT'));
  });

  it('charges nobody twice for points that expired unspent, and never reactivates them', async () => {
    const sale = await earn('100.00', '2026-03-10');
    await redeem('40.00');
    await earn('200.00', '2027-09-10');
    books.moveTo('2026-03-11');
    await expire();
    expect(await cancelSale(sale.entryId)).toMatchObject({ valor: '-100.00', balance: '160.00', available: '160.00' });
    expect(await reactivate('2026-03-11')).toEqual({ accounts: 0, lots: 0, total: '0.00' });
    expect(await lots()).toEqual(['160.00 até 2027-09-10']);
  });

  it('lists the redemptions that the credit paid for', async () => {
    const sale = await earn('100.00');
    const spent = await redeem('70.00');
    const returned = await redeem('10.00');
    await cancelRedemption(returned.entryId);
    const paid = await books.act((ctx) => ledger.debitsPaidBy(ctx, sale.entryId));
    expect(paid).toEqual([{ entryId: spent.entryId, origemTipo: 'TESTE', origemId: expect.any(String), valor: '70.00' }]);
  });
});

describe('a cancelled redemption', () => {
  it('gives back to the same lots with their own days', async () => {
    await earn('20.00', '2026-06-01');
    await earn('50.00', '2027-09-10');
    const before = await lots();
    const spent = await redeem('60.00');
    expect(await cancelRedemption(spent.entryId)).toMatchObject({ valor: '60.00', balance: '70.00', available: '70.00' });
    expect(await lots()).toEqual(before);
  });

  it.each([
    ['29 days ahead', '2026-04-08', ['10.00 até 2026-04-08', '20.00 até 2026-04-09']],
    ['30 days ahead', '2026-04-09', ['30.00 até 2026-04-09']],
  ])('lets the returned part of a lot that expires %s live 30 days, not the part never spent', async (_, venceEm, left) => {
    await earn('30.00', venceEm);
    const spent = await redeem('20.00');
    await cancelRedemption(spent.entryId);
    expect(await lots()).toEqual(left);
  });

  it('revives only what was spent of a lot that has expired since', async () => {
    await earn('30.00', '2026-03-20');
    const spent = await redeem('20.00');
    books.moveTo('2026-03-25');
    expect(await cancelRedemption(spent.entryId)).toMatchObject({ balance: '30.00', available: '20.00' });
    await expire();
    expect(await lots()).toEqual(['20.00 até 2026-04-24']);
  });

  it('pays an open debt first', async () => {
    const sale = await earn('100.00');
    const spent = await redeem('80.00');
    await cancelSale(sale.entryId);
    expect(await cancelRedemption(spent.entryId)).toMatchObject({ balance: '0.00', debt: '0.00', available: '0.00' });
  });

  it('happens once, and only to a redemption', async () => {
    const sale = await earn('100.00', '2026-03-10');
    const spent = await redeem('80.00');
    const first = await cancelRedemption(spent.entryId);
    expect(await cancelRedemption(spent.entryId)).toEqual({ ...first, replayed: true });
    await expect(cancelRedemption(spent.entryId, 'outra')).rejects.toEqual(refusal('LEDGER_ALREADY_RETURNED'));
    await expect(cancelRedemption(sale.entryId)).rejects.toEqual(refusal('LEDGER_NOT_A_DEBIT'));
    books.moveTo('2026-03-11');
    await expire();
    const [expiry] = await books.act((ctx) => ledger.statement(ctx, seller, { limit: 1 }));
    await expect(cancelRedemption(expiry!.entryId)).rejects.toEqual(refusal('LEDGER_NOT_A_DEBIT'));
  });
});

describe('expiry and reactivation', () => {
  it('writes one entry for each lot due, once', async () => {
    await earn('10.00', '2026-03-10');
    await earn('15.00', '2026-03-09', {});
    await earn('20.00', '2026-03-11');
    books.moveTo('2026-03-11');
    expect(await expire()).toEqual({ accounts: 1, lots: 2, total: '25.00' });
    expect(await expire()).toEqual({ accounts: 0, lots: 0, total: '0.00' });
    const lines = await books.act((ctx) => ledger.statement(ctx, seller, { limit: 2 }));
    expect(lines.map(({ type, valor, balanceAfter }) => [type, valor, balanceAfter])).toEqual([
      ['EXPIRACAO', '-10.00', '20.00'],
      ['EXPIRACAO', '-15.00', '30.00'],
    ]);
    const keys = await books.database.read<{ idempotency_key: string }>(
      `select idempotency_key from entries where type = 'EXPIRACAO' and account_id = (select id from accounts where holder_id = $1)`,
      [seller.holderId],
    );
    expect(keys.every(({ idempotency_key }) => /^expira:lote:\d+:2026-03-(09|10)$/.test(idempotency_key))).toBe(true);
  });

  it('is read in a statement at the end of the last day of its own lot', async () => {
    await earn('10.00', '2026-03-11');
    await earn('5.00', '2026-03-15');
    books.moveTo('2026-03-20');
    await expire();
    const lines = await books.database.read(
      `select s.valor, s.dia, s.criado_em from statement_lines s join accounts a on a.id = s.account_id
       where a.holder_id = $1 and s.type = 'EXPIRACAO' and not s.is_lot order by s.criado_em`,
      [seller.holderId],
    );
    // The last second of the day in São Paulo.
    expect(lines).toEqual([
      { valor: '-10.00', dia: '2026-03-11', criado_em: new Date('2026-03-12T02:59:59.000Z') },
      { valor: '-5.00', dia: '2026-03-15', criado_em: new Date('2026-03-16T02:59:59.000Z') },
    ]);
  });

  it('expires one lot alone, and accounts in bounded rounds', async () => {
    books.moveTo('2026-03-12');
    await expire();
    const [first] = (await earn('10.00', '2026-03-10')).lots;
    await earn('5.00', '2026-03-10');
    seller = books.holder();
    await earn('7.00', '2026-03-10');
    expect(await books.act((ctx) => ledger.expireDue(ctx, { lotId: first!.lotId }))).toEqual({ accounts: 1, lots: 1, total: '10.00' });
    expect(await books.act((ctx) => ledger.expireDue(ctx, { limit: 1 }))).toEqual({ accounts: 1, lots: 1, total: '5.00' });
    expect(await books.act((ctx) => ledger.expireDue(ctx, { holderType: 'CONSUMER' }))).toMatchObject({ accounts: 0 });
    expect(await books.act((ctx) => ledger.expireDue(ctx, { limit: 1 }))).toEqual({ accounts: 1, lots: 1, total: '7.00' });
  });

  it('returns what expired in the runs of a day, once, for 30 days', async () => {
    books.moveTo('2026-05-01');
    await expire();
    await earn('10.00', '2026-05-01');
    await redeem('4.00');
    books.moveTo('2026-05-02');
    await expire();
    books.moveTo('2026-05-04');
    expect(await reactivate('2026-05-03')).toMatchObject({ lots: 0 });
    expect(await reactivate('2026-05-02')).toEqual({ accounts: 1, lots: 1, total: '6.00' });
    expect(await reactivate('2026-05-02')).toMatchObject({ lots: 0 });
    expect(await lots()).toEqual(['6.00 até 2026-06-03']);
    books.moveTo('2026-06-04');
    await expire();
    expect(await position()).toEqual({ available: '0.00', balance: '0.00', debt: '0.00' });
  });

  it('pays an open debt with what it returns', async () => {
    books.moveTo('2026-07-01');
    await earn('10.00', '2026-07-01');
    await earn('10.00', '2026-07-01');
    const sale = await earn('15.00', '2027-09-10');
    books.moveTo('2026-07-02');
    await redeem('15.00');
    await expire();
    await cancelSale(sale.entryId);
    expect(await reactivate('2026-07-02')).toEqual({ accounts: 1, lots: 2, total: '20.00' });
    expect(await position()).toEqual({ available: '5.00', balance: '5.00', debt: '0.00' });
    expect(await lots()).toEqual(['5.00 até 2026-08-01']);
  });
});

describe('many credits at once', () => {
  const sales = (count: number): CreditInput[] =>
    Array.from({ length: count }, () => ({ ...seller, ...books.document(), type: 'VENDA', valor: '10.00', venceEm: '2027-09-10' }));

  it('does what single credits do: debt first, then lots, in the order given', async () => {
    const sale = await earn('15.00');
    await redeem('15.00');
    await cancelSale(sale.entryId);
    expect(await books.act((ctx) => ledger.creditMany(ctx, sales(3)))).toEqual({ created: 3, replayed: 0, total: '30.00' });
    expect(await position()).toEqual({ available: '15.00', balance: '15.00', debt: '0.00' });
    const lines = await books.act((ctx) => ledger.statement(ctx, seller, { limit: 3 }));
    expect(lines.map(({ balanceAfter, debtAfter }) => [balanceAfter, debtAfter])).toEqual([
      ['15.00', '0.00'],
      ['5.00', '0.00'],
      ['-5.00', '5.00'],
    ]);
  });

  it('skips what an earlier run wrote, and refuses a key with another payload or twice in a batch', async () => {
    const batch = sales(4);
    await books.act((ctx) => ledger.creditMany(ctx, batch.slice(0, 2)));
    expect(await books.act((ctx) => ledger.creditMany(ctx, batch))).toEqual({ created: 2, replayed: 2, total: '20.00' });
    expect(await books.act((ctx) => ledger.creditMany(ctx, batch))).toMatchObject({ created: 0, replayed: 4 });
    await expect(books.act((ctx) => ledger.creditMany(ctx, [{ ...batch[0]!, valor: '9.00' }]))).rejects.toEqual(
      refusal('LEDGER_KEY_REUSED'),
    );
    const [twice] = sales(1);
    await expect(books.act((ctx) => ledger.creditMany(ctx, [twice!, twice!]))).rejects.toEqual(refusal('LEDGER_KEY_REUSED'));
    expect(await books.act((ctx) => ledger.creditMany(ctx, []))).toMatchObject({ created: 0, replayed: 0 });
    expect(await position()).toMatchObject({ balance: '40.00' });
  });
});
