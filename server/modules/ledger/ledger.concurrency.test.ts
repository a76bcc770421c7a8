import type pg from 'pg';
import { AppError } from '../../platform/errors/app-error.ts';
import { ledger } from './index.ts';
import { openLedger } from './ledger.fixture.ts';
import type { Holder } from './ledger.types.ts';

let books: Awaited<ReturnType<typeof openLedger>>;

beforeAll(async () => {
  books = await openLedger({ maxConnections: 64 });
});
afterEach(async () => expect(await books.broken()).toEqual([]));
afterAll(() => books.close());

const earn = (holder: Holder, valor: string, venceEm: string | null = '2027-09-10') =>
  books.act((ctx) => ledger.credit(ctx, { ...holder, ...books.document(), type: 'VENDA', valor, venceEm }));
const redeem = (holder: Holder, valor: string, more: object = {}) =>
  books.act((ctx) => ledger.debit(ctx, { ...holder, ...books.document(), type: 'RESGATE', valor, ...more }));
const position = (holder: Holder) => books.act((ctx) => ledger.available(ctx, holder));
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));

/** How many succeeded, and how many were refused for each reason; anything but a refusal fails the test. */
function tally(results: PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) {
    if (result.status === 'rejected' && !(result.reason instanceof AppError)) throw result.reason;
    const outcome = result.status === 'fulfilled' ? 'done' : (result.reason as AppError).code;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

describe('many at once', () => {
  it('lets exactly one of 64 clients redeem a whole balance', async () => {
    const seller = books.holder();
    await earn(seller, '60.00');
    await earn(seller, '40.00', '2026-05-01');
    expect(tally(await times(64, () => redeem(seller, '100.00')))).toEqual({ done: 1, LEDGER_INSUFFICIENT_BALANCE: 63 });
    expect(await position(seller)).toEqual({ available: '0.00', balance: '0.00', debt: '0.00' });
  });

  it('lets exactly 100 of 500 redeem from an account worth 100, spread over lots', async () => {
    const seller = books.holder();
    for (let lot = 0; lot < 8; lot++) await earn(seller, '12.50', `2026-0${4 + (lot % 4)}-01`);
    expect(tally(await times(500, () => redeem(seller, '1.00')))).toEqual({ done: 100, LEDGER_INSUFFICIENT_BALANCE: 400 });
    expect(await position(seller)).toMatchObject({ balance: '0.00' });
  });

  it('writes one entry for one key sent 20 times, each answered the same', async () => {
    const seller = books.holder();
    await earn(seller, '100.00');
    const document = books.document();
    const spent = await times(20, () => redeem(seller, '30.00', document));
    expect(tally(spent)).toEqual({ done: 20 });
    const answers = spent.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
    expect(new Set(answers.map((answer) => answer?.entryId)).size).toBe(1);
    expect(answers.filter((answer) => answer?.replayed === false)).toHaveLength(1);
    expect(await position(seller)).toMatchObject({ balance: '70.00' });
  });

  it('opens one account for 20 first credits at once, and keeps them all', async () => {
    const seller = books.holder();
    expect(tally(await times(20, () => earn(seller, '1.00')))).toEqual({ done: 20 });
    expect(await position(seller)).toMatchObject({ balance: '20.00' });
  });

  it('gives one key to one of two accounts that use it at the same time', async () => {
    const document = books.document();
    const sellers = [books.holder(), books.holder()];
    const counts = tally(
      await times(20, (index) =>
        books.act((ctx) => ledger.credit(ctx, { ...sellers[index % 2]!, ...document, type: 'VENDA', valor: '5.00', venceEm: null })),
      ),
    );
    expect(counts).toEqual({ done: 10, LEDGER_KEY_REUSED: 10 });
    const balances = await Promise.all(sellers.map(position));
    expect(balances.map(({ balance }) => balance).sort()).toEqual(['0.00', '5.00']);
  });

  it('cancels a redemption once for 20 cancellations under different keys', async () => {
    const seller = books.holder();
    await earn(seller, '50.00');
    const { entryId } = await redeem(seller, '50.00');
    const results = await times(20, (index) =>
      books.act((ctx) => ledger.returnDebit(ctx, { entryId, idempotencyKey: `devolve:${entryId}:${index}` })),
    );
    expect(tally(results)).toEqual({ done: 1, LEDGER_ALREADY_RETURNED: 19 });
    expect(await position(seller)).toMatchObject({ available: '50.00' });
  });

  it('never lets a cancelled sale and a redemption both keep the points', async () => {
    for (let round = 0; round < 20; round++) {
      const seller = books.holder();
      const sale = await earn(seller, '100.00');
      const reversal = () =>
        books.act((ctx) =>
          ledger.reverse(ctx, { entryId: sale.entryId, policy: 'SALDO_NEGATIVO', idempotencyKey: `cancela:${sale.entryId}` }),
        );
      const counts = tally(
        await Promise.allSettled(round % 2 ? [reversal(), redeem(seller, '100.00')] : [redeem(seller, '100.00'), reversal()]),
      );
      const { balance, debt } = await position(seller);
      expect([balance, debt]).toEqual(counts.done === 2 ? ['-100.00', '100.00'] : ['0.00', '0.00']);
    }
  });

  it('survives expiry batches, reactivations, imports and redemptions over the same accounts at once', async () => {
    const sellers = Array.from({ length: 12 }, () => books.holder());
    for (const seller of sellers) {
      await earn(seller, '40.00', '2026-03-09');
      await earn(seller, '40.00');
    }
    const anyOf = (index: number) => sellers[index % sellers.length]!;
    const results = await times(240, async (index) => {
      if (index % 24 === 0) return books.act((ctx) => ledger.expireDue(ctx, { limit: 5 }));
      if (index % 24 === 1) return books.act((ctx) => ledger.reactivate(ctx, { runDay: books.today(), limit: 5 }));
      if (index % 24 === 2) {
        const shuffled = sellers.toSorted(() => Math.random() - 0.5);
        return books.act((ctx) =>
          ledger.creditMany(
            ctx,
            shuffled.map((seller) => ({ ...seller, ...books.document(), type: 'VENDA', valor: '1.00', venceEm: null })),
          ),
        );
      }
      return redeem(anyOf(index * 7), '3.00');
    });
    const { done, LEDGER_INSUFFICIENT_BALANCE = 0, ...others } = tally(results);
    expect(others).toEqual({});
    expect(done! + LEDGER_INSUFFICIENT_BALANCE).toBe(240);
  });

  it('resolves two transactions that take two accounts in opposite orders: both end, nothing is lost', async () => {
    const [one, other] = [books.holder(), books.holder()];
    const transfer = (from: Holder, to: Holder) =>
      books.act(async (ctx) => {
        await ledger.credit(ctx, { ...from, ...books.document(), type: 'AJUSTE', valor: '1.00', venceEm: null });
        await new Promise((resolve) => setTimeout(resolve, 20));
        await ledger.credit(ctx, { ...to, ...books.document(), type: 'AJUSTE', valor: '1.00', venceEm: null });
      });
    expect(tally(await Promise.allSettled([transfer(one, other), transfer(other, one)]))).toEqual({ done: 2 });
    expect(await position(one)).toMatchObject({ balance: '2.00' });
    expect(await position(other)).toMatchObject({ balance: '2.00' });
  });
});

describe('lock', () => {
  it('lets transactions that name their accounts first take them in any order without a deadlock', async () => {
    const [one, other] = [books.holder(), books.holder()];
    await earn(one, '10.00');
    await earn(other, '10.00');
    let attempts = 0;
    const counts = tally(
      await times(30, (index) =>
        books.act(async (ctx) => {
          attempts++;
          const [from, to] = index % 2 ? [one, other] : [other, one];
          await ledger.lock(ctx, [from, to, books.holder()]);
          await ledger.debit(ctx, { ...from, ...books.document(), type: 'AJUSTE', valor: '0.10' });
          await ledger.credit(ctx, { ...to, ...books.document(), type: 'AJUSTE', valor: '0.10', venceEm: null });
        }),
      ),
    );
    expect([counts, attempts]).toEqual([{ done: 30 }, 30]);
  });
});

describe('a batch of credits', () => {
  it('makes nobody wait whose account is not in it', async () => {
    const [inside, outside] = [books.holder(), books.holder()];
    await earn(outside, '10.00');
    await books.act(async (ctx) => {
      await ledger.creditMany(ctx, [{ ...inside, ...books.document(), type: 'VENDA', valor: '1.00', venceEm: null }]);
      expect(await redeem(outside, '4.00')).toMatchObject({ available: '6.00' });
    });
  });
});

describe('what the database refuses by itself', () => {
  let seller: Holder;
  let client: pg.PoolClient;
  beforeAll(async () => {
    seller = books.holder();
    await earn(seller, '100.00');
    await redeem(seller, '30.00');
    client = await books.database.pool.connect();
  });
  afterAll(() => client.release());

  const account = `(select id from accounts where holder_id = $1)`;
  const credit = `(select id from entries where account_id = ${account} and seq = 1)`;
  const spent = `(select id from entries where account_id = ${account} and seq = 2)`;
  const lot = `(select id from lots where account_id = ${account})`;
  const entry = (seq: number, valor: string, after: string, more = '0') =>
    `insert into entries (account_id, seq, type, valor, balance_after, debt_after, origem_tipo, origem_id, idempotency_key, regra, ator, dia, criado_em)
     values (${account}, ${seq}, 'AJUSTE', ${valor}, ${after}, ${more}, 'X', '1', 'a-mao', '{}', 'eu', '2026-03-10', now())`;
  const move = (set: string) => `update accounts set ${set} where holder_id = $1`;

  it.each<[string, string[], RegExp]>([
    ['an entry changed', [`update entries set valor = 1 where id = ${credit}`], /LEDGER_APPEND_ONLY/],
    ['an entry deleted', [`delete from entries where id = ${spent}`], /LEDGER_APPEND_ONLY/],
    ['entries truncated', ['truncate entries cascade'], /LEDGER_APPEND_ONLY/],
    ['a consumption changed', [`update consumptions set valor = 1 where lot_id = ${lot}`], /LEDGER_APPEND_ONLY/],
    ['a consumption deleted', [`delete from consumptions where lot_id = ${lot}`], /LEDGER_APPEND_ONLY/],
    ['consumptions truncated', ['truncate consumptions'], /LEDGER_APPEND_ONLY/],
    ['a lot deleted', [`delete from lots where id = ${lot}`], /LEDGER_APPEND_ONLY/],
    ['a lot made to live longer', [`update lots set vence_em = '2099-01-01' where id = ${lot}`], /LEDGER_APPEND_ONLY/],
    ['a lot made bigger', [`update lots set valor = 1000 where id = ${lot}`], /LEDGER_APPEND_ONLY/],
    ['an account deleted', ['delete from accounts where holder_id = $1'], /LEDGER_APPEND_ONLY/],
    ['an account given to somebody else', [move('holder_id = 99999')], /LEDGER_APPEND_ONLY/],
    ['a balance raised', [move('balance = balance + 1')], /LEDGER_OUT_OF_BALANCE/],
    ['a balance raised and the version too', [move('balance = balance + 1, version = version + 1')], /LEDGER_OUT_OF_BALANCE/],
    ['a balance lowered', [move('balance = 0')], /LEDGER_OUT_OF_BALANCE/],
    ['a version taken back', [move('version = 1, balance = 100')], /LEDGER_OUT_OF_BALANCE/],
    ['a debt invented', [move('debt = 5')], /LEDGER_OUT_OF_BALANCE/],
    ['a negative debt', [move('debt = -5')], /accounts_amounts/],
    ['a balance that is not a number', [move(`balance = 'NaN'`)], /accounts_amounts/],
    ['a lot refilled', [`update lots set restante = 100 where id = ${lot}`], /LEDGER_OUT_OF_BALANCE/],
    ['a lot emptied', [`update lots set restante = 0, version = version + 1 where id = ${lot}`], /LEDGER_OUT_OF_BALANCE/],
    ['a lot below zero', [`update lots set restante = -1 where id = ${lot}`], /lots_amounts/],
    ['a lot above its value', [`update lots set restante = 101 where id = ${lot}`], /lots_amounts/],
    ['a lot of no number', [`update lots set restante = 'NaN' where id = ${lot}`], /lots_amounts/],
    ['an entry without its account', [entry(3, '50', '120')], /LEDGER_OUT_OF_BALANCE/],
    ['an entry in place of another', [entry(2, '50', '150')], /entries_account_id_seq_unique/],
    ['a credit without a lot', [move('balance = balance + 50, version = version + 1'), entry(3, '50', '120')], /LEDGER_OUT_OF_BALANCE/],
    [
      'a debit without consumptions',
      [move('balance = balance - 50, version = version + 1'), entry(3, '-50', '20')],
      /LEDGER_OUT_OF_BALANCE/,
    ],
    ['an entry that skips one', [move('balance = balance + 50, version = version + 2'), entry(4, '50', '120')], /LEDGER_OUT_OF_BALANCE/],
    [
      'a second lot on an old credit',
      [`insert into lots (account_id, credit_entry_id, valor, restante, disponivel_em) values (${account}, ${credit}, 50, 50, now())`],
      /LEDGER_OUT_OF_BALANCE/,
    ],
    [
      'a second consumption of an old debit',
      [
        `update lots set restante = restante - 5, version = version + 1 where id = ${lot}`,
        `insert into consumptions (entry_id, lot_id, seq, valor, remaining_after) select ${spent}, id, version, 5, restante from lots where id = ${lot}`,
      ],
      /LEDGER_OUT_OF_BALANCE/,
    ],
    [
      'a debit that gives back part of what it takes',
      [
        move('balance = balance - 5, version = version + 1'),
        entry(3, '-5', '65'),
        `update lots set restante = restante - 5, version = version + 2 where id = ${lot}`,
        `insert into consumptions (entry_id, lot_id, seq, valor, remaining_after, returned)
         select e.id, l.id, l.version - 1 + part, case part when 0 then 10 else 5 end, case part when 0 then 60 else 65 end, part = 1
         from entries e, lots l, generate_series(0, 1) part where e.idempotency_key = 'a-mao' and l.id = ${lot}`,
      ],
      /LEDGER_OUT_OF_BALANCE/,
    ],
    [
      'an account opened with a balance',
      [`insert into accounts (holder_type, holder_id, currency, balance) values ('SELLER', $1 + 70000, 'PONTO', 10)`],
      /LEDGER_OUT_OF_BALANCE/,
    ],
    [
      'an account of nobody',
      [`insert into accounts (holder_type, holder_id, currency) values ('STORE', $1, 'PONTO')`],
      /accounts_holder_type/,
    ],
    ['an expiry written by hand', [entry(3, '-50', '20').replace('AJUSTE', 'EXPIRACAO')], /entries_expiry/],
  ])('refuses %s, at the latest at commit', async (_, statements, message) => {
    await client.query('begin');
    const attempt = async () => {
      for (const statement of statements) await client.query(statement, statement.includes('$1') ? [seller.holderId] : []);
      await client.query('commit');
    };
    await expect(attempt()).rejects.toThrow(message);
    await client.query('rollback');
    expect(await position(seller)).toEqual({ available: '70.00', balance: '70.00', debt: '0.00' });
  });

  it('gives nothing to spend while there is a debt, whatever the lots hold', async () => {
    const spendable = async () => {
      const { rows } = await client.query(`select ledger_available(${account}, '2026-03-10') as valor`, [seller.holderId]);
      return rows[0]?.valor as string;
    };
    await client.query('begin');
    expect(await spendable()).toBe('70.00');
    await client.query(move('debt = 5'), [seller.holderId]);
    expect(await spendable()).toBe('0.00');
    await client.query('rollback');
  });

  it('refuses a reversal written by hand beyond the credit', async () => {
    await client.query('begin');
    const attempt = async () => {
      await client.query(move('debt = debt + 200, balance = balance - 200, version = version + 1'), [seller.holderId]);
      await client.query(
        `insert into entries (account_id, seq, type, valor, balance_after, debt_after, origem_tipo, origem_id, idempotency_key, reverses_entry_id, regra, ator, dia, criado_em)
         values (${account}, 3, 'ESTORNO', -200, -130, 200, 'X', '1', 'a-mao', ${credit}, '{}', 'eu', '2026-03-10', now())`,
        [seller.holderId],
      );
      await client.query('commit');
    };
    await expect(attempt()).rejects.toThrow(/LEDGER_OUT_OF_BALANCE/);
    await client.query('rollback');
  });

  it('admits the ledger inside a savepoint, beside work that was undone', async () => {
    const saver = books.holder();
    await books.database.transaction(async (tx) => {
      await tx.savepoint(() => ledger.credit(tx, { ...saver, ...books.document(), type: 'VENDA', valor: '9.00', venceEm: null }));
      await expect(
        tx.savepoint(() => ledger.debit(tx, { ...saver, ...books.document(), type: 'RESGATE', valor: '10.00' })),
      ).rejects.toMatchObject({ code: 'LEDGER_INSUFFICIENT_BALANCE' });
    });
    expect(await position(saver)).toMatchObject({ balance: '9.00' });
  });
});
