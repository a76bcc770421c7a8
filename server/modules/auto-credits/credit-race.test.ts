import { setTimeout as sleep } from 'node:timers/promises';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { SignedIn } from '../../test/builders/people.ts';
import { closeInTruth } from '../../test/truths.ts';
import { type AutoCreditDesk, autoCreditDesk } from './auto-credit.fixture.ts';

const ROUNDS = 10;

/** SQL of what the network of $2 rule credited on the day of $1. */
const creditedToday = (column: 'valor' | 'custo') =>
  `(select coalesce(sum(d.${column}), 0) from auto_decisions d join credit_rules c on c.network_id = d.network_id
    where c.id = $2 and d.decidida_em::date = $1::timestamptz::date ${column === 'valor' ? 'and d.rule_id = c.id' : ''})`;

/** A receipt of a seller earns 20 points (0.60 BRL), one of a consumer 2 BRL. */
describe('two automatic credits that race for the last of a bound', () => {
  let app: TestApp;
  let desk: AutoCreditDesk;
  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-11-05T15:00:00Z');
    desk = await autoCreditDesk(app);
  });
  afterAll(() => closeInTruth(app));

  /** Sends a receipt whose automatic decision only the race makes. */
  async function send(who: SignedIn, { send: sendTo } = desk): Promise<number> {
    const id = await sendTo(who);
    app.ports.fakeJobs.sent.length = 0;
    return id;
  }

  /** Decides about both at the same time, each on its own connection. */
  const together = (first: number, second: number) => Promise.all([desk.decide(first), desk.decide(second)]);

  /** Decides about the second while the first, which has passed its checks, waits to write its decision. */
  async function whileFirstWrites(first: number, second: number): Promise<void> {
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('lock table auto_decisions in share mode');
      const deciding = desk.decide(first);
      await untilBlocked(1);
      const both = Promise.all([deciding, desk.decide(second)]);
      await untilBlocked(2);
      await client.query('commit');
      await both;
    } finally {
      client.release(true);
    }
  }

  async function untilBlocked(count: number): Promise<void> {
    for (let tries = 0; tries < 3_000; tries++) {
      const [row] = await desk.query<{ blocked: number }>(
        "select count(*)::int as blocked from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (row!.blocked >= count) return;
      await sleep(10);
    }
    throw new Error(`fewer than ${count} connections wait for a lock`);
  }

  /** One is credited, and the other waits for its reviewer with the bound as the reason. */
  async function expectOneCredited(ids: number[], reason: string): Promise<void> {
    const rows = await desk.query(
      `select d.creditada, d.razoes, s.status, (select count(*)::int from postings p where p.submission_id = s.id) as vendas
       from submissions s join auto_decisions d on d.submission_id = s.id where s.id = any($1::int[]) order by d.creditada desc`,
      [ids],
    );
    expect(rows).toEqual([
      { creditada: true, razoes: [], status: 'POSTADA', vendas: 1 },
      { creditada: false, razoes: [reason], status: 'PENDENTE', vendas: 0 },
    ]);
  }

  const orders = [
    ['at the same time', together],
    ['while the first writes', whileFirstWrites],
  ] as const;

  describe.each(orders)('%s', (_name, race) => {
    beforeEach(() => app.clock.advanceDays(1));

    async function rounds(reason: string, receipts: () => Promise<[number, number]>): Promise<void> {
      for (let round = 0; round < ROUNDS; round++) {
        const ids = await receipts();
        await race(...ids);
        await expectOneCredited(ids, reason);
      }
    }

    it('leave one to a reviewer by the bound of a member', async () => {
      await desk.switchOn({ limiteMembro: '30' });
      await rounds('LIMITE_MEMBRO', async () => {
        const seller = await desk.seller();
        return [await send(seller), await send(seller)];
      });
    });

    it('leave one to a reviewer by the bound of a consumer who buys in two networks', async () => {
      const other = await autoCreditDesk(app);
      for (const each of [desk, other]) await each.switchOn({ limiteMembro: '3' }, await each.ruleId('CONSUMER'));
      await rounds('LIMITE_MEMBRO', async () => {
        const consumer = await desk.consumer();
        return [await send(consumer), await send(consumer, other)];
      });
    });

    it('leave one of two members to a reviewer by the bound of a day', async () => {
      const rule = await desk.switchOn({ limiteMembro: '5000' });
      await rounds('LIMITE_DIA', async () => {
        await desk.query(`update credit_rules set limite_dia = 30 + ${creditedToday('valor')} where id = $2`, [app.clock.now(), rule]);
        return [await send(await desk.seller()), await send(await desk.seller())];
      });
    });

    it('leave one of a seller and a consumer to a reviewer by the daily ceiling in BRL', async () => {
      await desk.switchOn({}, await desk.ruleId('CONSUMER'));
      const rule = await desk.switchOn();
      await rounds('TETO', async () => {
        await desk.query(`update review_settings set teto_reais_dia = 2.30 + ${creditedToday('custo')}`, [app.clock.now(), rule]);
        return [await send(await desk.seller()), await send(await desk.consumer())];
      });
      await desk.query('update review_settings set teto_reais_dia = 0');
    });
  });
});
