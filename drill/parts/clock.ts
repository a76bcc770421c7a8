import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { truths as dataTruths } from '../../server/modules/integrity/index.ts';
import { openDatabaseAt } from '../../server/open-database.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { addDays, toSaoPauloDate } from '../../server/shared/dates.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore, PASSWORD } from '../../server/test/builders/people.ts';
import { givePoints } from '../../server/test/builders/rewards.ts';
import type { DrillPostgres } from '../postgres.ts';
import { openRig, type Rig } from '../rig.ts';
import type { Unit } from '../unit.ts';
import type { Findings } from '../verify.ts';
import { nextNote } from '../world.ts';
import type { Part } from './part.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOOK_MS = 50;
const JOB_MS = 60_000;
const POINTS = '120.00';
const EXPIRES_IN_DAYS = 10;

/** One api process believes it is another day; the other and the worker have the right time. */
export const clock: Part = {
  name: 'clock',
  what: 'the clock of one api process goes back and forward by hours and weeks: sessions, keys, dates of sales, expiry, jobs',
  run: async ({ folder }) => {
    const prepared = await openRig({ folder, preload: { api: './drill/moved-clock.ts' } });
    try {
      const people = await fill(prepared.postgres);
      const rig = await prepared.startUnits();
      const trial = openTrial(rig, folder, people);
      await sessions(trial);
      await keysAndDates(trial);
      await expiry(trial);
      await jobs(trial);
      await truths(trial);
      return { findings: trial.findings, figures: [`${trial.checked()} expectations`] };
    } finally {
      await prepared.stop();
    }
  },
};

interface People {
  seller: { id: number; cpf: string; token: string };
  admin: { token: string; cpf: string };
  product: string;
}

async function fill({ url }: DrillPostgres): Promise<People> {
  const database = await openDatabaseAt(url(), { maxConnections: 2 });
  try {
    const { id: networkId } = await buildNetwork(database);
    const store = await buildStore(database, { networkId, tipoPontuacao: 1 });
    const seller = await buildSeller(database, { store });
    await givePoints(database, systemClock, { id: seller.id, store }, POINTS, addDays(systemClock.today(), EXPIRES_IN_DAYS));
    return { seller, admin: await buildStaff(database, 2), product: (await buildProduct(database, { valorPontos: '10.00' })).codigo };
  } finally {
    await database.close();
  }
}

function openTrial(rig: Rig, folder: string, people: People) {
  const findings: Findings = new Map();
  let checked = 0;
  const [moved, right] = [rig.apis[0]!, rig.apis[1]!];
  return {
    ...people,
    rig,
    findings,
    moved,
    right,
    checked: () => checked,
    /** From here on the first api is off by that many milliseconds. */
    move: async (milliseconds: number) => {
      const file = path.join(folder, `clock-${moved.port}`);
      // In one step, so that nobody reads a half-written number.
      fs.writeFileSync(`${file}.next`, String(milliseconds));
      fs.renameSync(`${file}.next`, file);
      while (!fs.existsSync(`${file}.seen`) || fs.readFileSync(`${file}.seen`, 'utf8') !== String(milliseconds)) await pause(LOOK_MS);
    },
    expect: (what: string, actual: unknown, expected: unknown) => {
      checked += 1;
      const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
      if (a !== b) findings.set(what, `${a}, not ${b}`);
    },
    balance: async () => {
      const [row] = await rig.sql<{ balance: string }>("select balance from accounts where holder_type = 'SELLER' and holder_id = $1", [
        people.seller.id,
      ]);
      return row?.balance;
    },
  };
}

type Trial = ReturnType<typeof openTrial>;

async function call(unit: Unit, method: string, where: string, authorization: string, body?: object, key?: string) {
  const answer = await fetch(`http://127.0.0.1:${unit.port}${where}`, {
    method,
    headers: { 'content-type': 'application/json', authorization, ...(key ? { 'idempotency-key': key } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  // biome-ignore lint/suspicious/noExplicitAny: a client reads whatever JSON came back
  return { status: answer.status, json: (text.startsWith('{') ? JSON.parse(text) : {}) as any };
}

/** A session expires by the clock of the process asked, and a corrected clock restores what a wrong one refused. */
async function sessions({ seller, moved, right, move, expect }: Trial): Promise<void> {
  const { json } = await call(right, 'POST', '/api/sessoes/parceiro', '', { cpf: seller.cpf, senha: PASSWORD });
  const status = async (unit: Unit) => (await call(unit, 'GET', '/api/resgates', `${json.token}|`)).status;
  expect('a session, clocks right', [await status(moved), await status(right)], [200, 200]);
  await move(73 * HOUR_MS);
  expect('a session, 73 hours forward', [await status(moved), await status(right)], [401, 200]);
  await move(-5 * HOUR_MS);
  expect('a session, five hours back', await status(moved), 200);
  await move(71 * HOUR_MS);
  expect('a session, 71 hours forward', await status(moved), 200);
  await move(0);
  expect('a session, clock put right', [await status(moved), await status(right)], [200, 200]);
}

/** One key is one operation, whatever day the process believes it is; a sale dated tomorrow is refused. */
async function keysAndDates({ seller, product, moved, right, move, expect, balance }: Trial): Promise<void> {
  const query = 'mutation ($input: OwnSaleInput!) { postOwnSale(input: $input) { id } }';
  const sale = (realizadoEm: string) => ({
    query,
    variables: {
      input: { tipoFiscal: 'N', identificador: nextNote(), realizadoEm, itens: [{ codigo: product, qtde: '1', valorUnitario: '10.00' }] },
    },
  });
  const post = (unit: Unit, body: object, key: string) => call(unit, 'POST', '/graphql', `${seller.token}|`, body, key);
  const earlier = new Date(Date.now() - 3 * HOUR_MS);
  const body = sale(toSaoPauloDate(earlier));
  await move(-3 * HOUR_MS);
  const first = await post(moved, body, 'prova-relogio-1');
  await move(2 * DAY_MS);
  const again = [await post(right, body, 'prova-relogio-1'), await post(moved, body, 'prova-relogio-1')];
  const { id } = first.json.data.postOwnSale;
  expect(
    'one key at three times',
    again.map(({ json }) => json.data?.postOwnSale?.id),
    [id, id],
  );
  expect('points of one sale', await balance(), '130.00');
  await move(-2 * DAY_MS);
  const future = await post(moved, sale(systemClock.today()), 'prova-relogio-2');
  expect('a sale of a day that has not come', [future.status < 500, Boolean(future.json.errors), await balance()], [true, true, '130.00']);
  await move(0);
}

/** What a clock in the future expired is returned; corrected clocks expire nothing. */
async function expiry({ admin, moved, right, move, expect, balance }: Trial): Promise<void> {
  const signIn = async (unit: Unit) => {
    const { json } = await call(unit, 'POST', '/api/sessoes/usuario', '', { cpf: admin.cpf, senha: PASSWORD });
    return `|${json.token}`;
  };
  await call(moved, 'POST', '/api/pontuacoes/expirar', await signIn(moved), {});
  expect('nothing is due today', await balance(), '130.00');
  await move(15 * DAY_MS);
  const expired = await call(moved, 'POST', '/api/pontuacoes/expirar', await signIn(moved), {});
  expect('due in a fortnight', [expired.status, await balance()], [200, '10.00']);
  const day = toSaoPauloDate(new Date(Date.now() + 15 * DAY_MS));
  await move(0);
  const given = await call(right, 'POST', `/api/pontuacoes/reativar/${day}`, await signIn(right), {});
  expect('given back by a clock that is right', [given.status, await balance()], [200, '130.00']);
  await call(right, 'POST', `/api/pontuacoes/reativar/${day}`, await signIn(right), {});
  expect('given back once', await balance(), '130.00');
}

/** Work requested by a process with a wrong clock is done soon, not on the day it believes in. */
async function jobs({ rig, admin, moved, move, expect }: Trial): Promise<void> {
  for (const days of [-20, 20]) {
    await move(days * DAY_MS);
    await call(moved, 'POST', '/api/sessoes/usuario/esqueceu-senha', '', { informacao: admin.cpf });
    const [{ n } = { n: 0 }] = await rig.sql<{ n: number }>("select count(*)::int as n from pgboss.job where name not like '\\_\\_%'");
    expect(`a job is asked for, ${days} days off`, n > 0, true);
    const started = Date.now();
    let waiting = 1;
    while (waiting > 0 && Date.now() - started < JOB_MS) {
      await pause(250);
      const [left] = await rig.sql<{ n: number }>(
        "select count(*)::int as n from pgboss.job where name = 'deliverEmail' and state in ('created', 'active')",
      );
      waiting = left!.n;
    }
    expect(`jobs are taken, ${days} days off`, waiting, 0);
  }
  await move(0);
}

/** Log entries follow no clock's order: the chain and every other invariant hold. */
async function truths({ rig, findings }: Trial): Promise<void> {
  for (const { name, sql } of dataTruths) {
    const [row] = await rig.sql<object>(sql);
    if (row) findings.set(`broken: ${name}`, JSON.stringify(row));
  }
}
