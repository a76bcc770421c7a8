import fc from 'fast-check';
import type pg from 'pg';
import { AppError, isErrorCode } from '../../platform/errors/app-error.ts';
import { addDays, type CalendarDate } from '../../shared/dates.ts';
import { openTestDatabase } from '../../test/database.ts';
import { dose, testSeed } from '../../test/dose.ts';
import { ledger } from './index.ts';
import type { ReversalPolicy } from './ledger.types.ts';
import type { LedgerContext } from './ledger-context.ts';
import { LedgerModel, type ModelEntry } from './ledger-model.fixture.ts';
import { ledgerTruths } from './ledger-truths.ts';

const SEQUENCES = dose(48);
const SEED = testSeed();
const FIRST_DAY = '2026-03-10';

type Operation =
  | { kind: 'credit'; holder: number; valor: number; life: number | null; delay: number }
  | { kind: 'debit'; holder: number; valor: number }
  | { kind: 'reverse'; holder: number; pick: number; part: number | null; policy: ReversalPolicy; wrong: boolean }
  | { kind: 'return'; holder: number; pick: number; wrong: boolean }
  | { kind: 'expire' }
  | { kind: 'reactivate'; back: number }
  | { kind: 'clock'; days: number }
  | { kind: 'repeat' };

const holder = fc.integer({ min: 0, max: 1 });
const cents = fc.integer({ min: 1, max: 20_000 });
const pick = fc.integer({ min: 0, max: 1_000 });
const rarely = fc.integer({ min: 0, max: 9 }).map((n) => n === 0);
const policy = fc.constantFrom<ReversalPolicy>('SALDO_NEGATIVO', 'SALDO_NEGATIVO', 'DENTRO_DO_SALDO', 'SOMENTE_LIVRES');
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('credit' as const),
      holder,
      valor: cents,
      life: fc.option(fc.integer({ min: -1, max: 70 })),
      delay: fc.constantFrom(0, 0, 0, 2),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('debit' as const), holder, valor: cents }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('reverse' as const), holder, pick, part: fc.option(cents), policy, wrong: rarely }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('return' as const), holder, pick, wrong: rarely }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reactivate' as const), back: fc.integer({ min: 0, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('clock' as const), days: fc.integer({ min: 0, max: 25 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const) }) },
);

const text = (hundredths: number) => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** One sequence in a transaction that is rolled back: each step under a savepoint, followed by the deferred checks. */
class Sequence {
  readonly models = [new LedgerModel(), new LedgerModel()];
  readonly #client: pg.PoolClient;
  readonly #ctx: LedgerContext;
  #today: CalendarDate = FIRST_DAY;
  #steps = 0;
  #last: (() => Promise<unknown>) | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    const clock = { now: () => new Date(`${this.#today}T15:00:00Z`), today: () => this.#today };
    this.#ctx = {
      clock,
      sql: async (sql, params = []) => (await client.query({ name: sql.slice(0, 60), text: sql, values: [...params] })).rows,
    };
  }

  async step(operation: Operation): Promise<void> {
    this.#steps++;
    await this.#client.query('savepoint step');
    const known = this.models.map(({ entries }) => entries.length);
    const refused = await this.#run(operation).then(
      () => null,
      (error: unknown) => {
        if (error instanceof AppError) return error.code;
        // The sequence runs on a bare connection: errors arrive as the SQL raised them, not translated by the database layer.
        const { code, message } = error as { code?: string; message: string };
        if (code === 'P0001' && isErrorCode(message)) return message;
        throw error;
      },
    );
    if (refused) await this.#client.query('rollback to savepoint step');
    const expected = this.#expectation;
    expect({ operation, refused }).toEqual({ operation, refused: expected });
    await this.#client.query('set constraints all immediate; set constraints all deferred; release savepoint step');
    expect({ operation, state: await this.#read(known) }).toEqual({ operation, state: this.#model(known) });
  }

  #expectation: string | null = null;

  async #run(operation: Operation): Promise<unknown> {
    const ctx = this.#ctx;
    const today = this.#today;
    this.#expectation = null;
    const key = { idempotencyKey: `passo:${this.#steps}` };
    switch (operation.kind) {
      case 'credit': {
        const { valor, life, delay } = operation;
        const venceEm = life === null ? null : addDays(today, life);
        const from = addDays(today, delay);
        this.models[operation.holder]!.credit(valor, venceEm, from, today);
        const disponivelEm = new Date(`${from}T00:00:00Z`);
        const origem = { origemTipo: 'TESTE', origemId: String(this.#steps), ...key };
        return this.#keyed(() =>
          ledger.credit(ctx, { ...this.#holder(operation.holder), ...origem, type: 'VENDA', valor: text(valor), venceEm, disponivelEm }),
        );
      }
      case 'debit': {
        this.#expectation = this.models[operation.holder]!.debit(operation.valor, today);
        const origem = { origemTipo: 'TESTE', origemId: String(this.#steps), ...key };
        return this.#keyed(() =>
          ledger.debit(ctx, { ...this.#holder(operation.holder), ...origem, type: 'RESGATE', valor: text(operation.valor) }),
        );
      }
      case 'reverse': {
        const target = this.#target(operation, ({ valor }) => valor > 0);
        if (!target) return;
        const entryId = await this.#entryId(operation.holder, target);
        const { part, policy } = operation;
        this.#expectation = this.models[operation.holder]!.reverse(target, part, policy, today);
        return this.#keyed(() => ledger.reverse(ctx, { entryId, policy, valor: part === null ? undefined : text(part), ...key }));
      }
      case 'return': {
        const target = this.#target(operation, ({ valor }) => valor < 0);
        if (!target) return;
        const entryId = await this.#entryId(operation.holder, target);
        this.#expectation = this.models[operation.holder]!.returnDebit(target, today);
        return this.#keyed(() => ledger.returnDebit(ctx, { entryId, ...key }));
      }
      case 'expire':
        for (const model of this.models) model.expire(today);
        return ledger.expireDue(ctx);
      case 'reactivate': {
        const runDay = addDays(today, -operation.back);
        for (const model of this.models) model.reactivate(runDay, today);
        return ledger.reactivate(ctx, { runDay });
      }
      case 'clock':
        this.#today = addDays(today, operation.days);
        return;
      case 'repeat':
        // The model does nothing: a known key has no effect.
        if (this.#last) expect(await this.#last()).toMatchObject({ replayed: true });
    }
  }

  #keyed(operate: () => Promise<unknown>): Promise<unknown> {
    this.#last = this.#expectation === null ? operate : undefined;
    return operate();
  }

  #holder = (index: number) => ({ holderType: 'SELLER', holderId: index + 1, currency: 'PONTO' }) as const;

  #target(
    { holder, pick, wrong }: { holder: number; pick: number; wrong: boolean },
    fits: (entry: ModelEntry) => boolean,
  ): ModelEntry | undefined {
    const { entries } = this.models[holder]!;
    const candidates = wrong ? entries : entries.filter((entry) => fits(entry) && entry.outstanding !== null);
    return candidates[pick % candidates.length];
  }

  async #entryId(holder: number, entry: ModelEntry): Promise<number> {
    const seq = this.models[holder]!.entries.indexOf(entry) + 1;
    const { rows } = await this.#client.query<{ id: number }>(
      'select e.id from entries e join accounts a on a.id = e.account_id where a.holder_id = $1 and e.seq = $2',
      [holder + 1, seq],
    );
    return rows[0]!.id;
  }

  async #read(known: number[]): Promise<unknown> {
    const { rows } = await this.#client.query({
      name: 'read-state',
      text: `select a.balance, a.debt, a.version, ledger_available(a.id, $1, $2) as available,
          coalesce((select jsonb_agg(concat_ws(' ', l.restante, l.vence_em, (l.disponivel_em at time zone 'UTC')::date) order by l.vence_em nulls last, l.id)
            from lots l where l.account_id = a.id and l.restante > 0), '[]') as lots,
          coalesce((select jsonb_agg(concat_ws(' ', e.type, e.valor, e.loss, e.balance_after, e.debt_after) order by e.seq)
            from entries e where e.account_id = a.id and e.seq > ($3::int[])[a.holder_id]), '[]') as added
        from generate_series(1, 2) h left join accounts a on a.holder_id = h order by h`,
      values: [this.#today, this.#ctx.clock!.now(), known],
    });
    return rows.map((row: { version: number | null }) => (row.version ? row : 'never moved'));
  }

  #model(known: number[]): unknown {
    return this.models.map((model, index) =>
      model.entries.length === 0
        ? 'never moved'
        : {
            balance: text(model.balance),
            debt: text(model.debt),
            version: model.entries.length,
            available: text(model.available(this.#today)),
            lots: model.openLots().map(({ left, until, from }) => [text(left), until, from].filter(Boolean).join(' ')),
            added: model.entries
              .slice(known[index])
              .map(({ type, valor, loss, balanceAfter, debtAfter }) =>
                [type, ...[valor, loss, balanceAfter, debtAfter].map(text)].join(' '),
              ),
          },
    );
  }

  /** Debt stays open only while nothing unexpired is left to pay it. */
  owesOnlyWhenEmpty(): boolean {
    return this.models.every(
      ({ debt, lots }) => debt === 0 || lots.every(({ left, until }) => left === 0 || (until !== null && until < this.#today)),
    );
  }
}

describe('the ledger against its model', () => {
  it(
    `agrees after every step of ${SEQUENCES} random sequences (seed ${SEED})`,
    async () => {
      const database = await openTestDatabase();
      const client = await database.pool.connect();
      let steps = 0;
      try {
        await fc.assert(
          fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 200, size: 'max' }), async (operations) => {
            await client.query('begin');
            try {
              const sequence = new Sequence(client);
              for (const each of operations) {
                await sequence.step(each);
                expect(sequence.owesOnlyWhenEmpty()).toBe(true);
              }
              steps += operations.length;
              for (const { name, sql } of ledgerTruths)
                expect({ name, broken: (await client.query(sql)).rows }).toEqual({ name, broken: [] });
            } finally {
              await client.query('rollback');
            }
          }),
          { numRuns: SEQUENCES, seed: SEED },
        );
      } finally {
        client.release();
        await database.close();
      }
      expect(steps).toBeGreaterThanOrEqual(SEQUENCES * 20);
    },
    30 * 60_000,
  );
});
