import { randomUUID } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import pg from 'pg';
import { openTestApp, type RestAnswer, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildSeller, buildStaff, newCpf, PASSWORD } from '../../test/builders/people.ts';

/** What the product did: each statement it sent, and each password it hashed or compared and at what cost. */
const work: string[] = [];

/** Each request has its own, in the log and in GraphQL errors. */
const REQUEST_ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const COMPARED = 'verify $argon2id$v=19$m=19456,t=2,p=1';
const KINDS = [
  // Staff always have one.
  { path: 'usuario', mutation: 'signInStaff', table: 'staff_users', noPassword: "''", build: () => buildStaff(app.database, 2) },
  { path: 'parceiro', mutation: 'signInSeller', table: 'sellers', noPassword: 'null', build: () => buildSeller(app.database) },
  { path: 'cliente', mutation: 'signInConsumer', table: 'consumers', noPassword: 'null', build: () => buildConsumer(app.database) },
] as const;
const MEMBERS = KINDS.slice(1);

let app: TestApp;
const post = (path: string, body: object) => () => app.rest('POST', path, { body });
const forgetTries = () => app.database.pool.query('delete from rate_limits');

beforeAll(async () => {
  app = await openTestApp();
  const { hash, verify } = argon2;
  jest.spyOn(argon2, 'hash').mockImplementation((...given) => {
    work.push(`hash ${JSON.stringify(given[1])}`);
    return hash(...given);
  });
  jest.spyOn(argon2, 'verify').mockImplementation((...given) => {
    work.push(`verify ${String(given[0]).split('$').slice(0, 4).join('$')}`);
    return verify(...given);
  });
  const { query } = pg.Client.prototype;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | { text: string }];
    work.push(timeless(typeof asked === 'string' ? asked : asked.text));
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query);
});
beforeEach(forgetTries);
afterAll(async () => {
  jest.restoreAllMocks();
  expect(app.reported).toEqual([]);
  await app.close();
});

/** Time-dependent; the tag follows from the body. */
const OWN_HEADERS = ['date', 'x-request-id', 'etag'];
const timeless = (text: string) => text.replaceAll(REQUEST_ID, '…').replace(/^\d+$|(?<=Aguarde )\d+/, '…');

/** Everything visible from outside, and the work behind it. */
async function seen(ask: () => Promise<RestAnswer>) {
  work.length = 0;
  const { status, headers, bytes } = await ask();
  return {
    status,
    headers: [...headers].filter(([name]) => !OWN_HEADERS.includes(name)).map(([name, value]) => [name, timeless(value)]),
    body: timeless(bytes.toString('utf8')),
    work: [...work],
  };
}

/** Fails when an answer, or the work behind it, differs from the first; returns the first. */
async function alike(...asks: (() => Promise<RestAnswer>)[]) {
  const [first, ...others] = await asks.reduce<Promise<Awaited<ReturnType<typeof seen>>[]>>(
    async (before, ask) => [...(await before), await seen(ask)],
    Promise.resolve([]),
  );
  for (const other of others) expect(other).toEqual(first);
  return first!;
}

describe('who is not registered is answered like whoever mistypes a password', () => {
  it.each(KINDS)(
    'at /api/sessoes/$path and by $mutation: one password is compared, at one cost, and nothing else is asked',
    async (kind) => {
      const { path, mutation, table, noPassword, build } = kind;
      const [known, inactive, bare] = [await build(), await build(), await build()];
      await app.database.pool.query(`update ${table} set ativo = false where id = $1`, [inactive.id]);
      await app.database.pool.query(`update ${table} set senha_hash = ${noPassword} where id = $1`, [bare.id]);
      const elsewhere = await KINDS.find((one) => one !== kind)!.build();
      const cpfs = [known, { cpf: newCpf() }, inactive, bare, elsewhere].map(({ cpf }) => cpf);
      const rest = await alike(...cpfs.map((cpf) => post(`/api/sessoes/${path}`, { cpf, senha: 'errada123' })));
      expect([rest.status, rest.work.filter((one) => /^(hash|verify) /.test(one))]).toEqual([400, [COMPARED]]);
      const query = `mutation ($input: SignInInput!) { ${mutation}(input: $input) { token } }`;
      const graphql = await alike(...cpfs.map((cpf) => post('/graphql', { query, variables: { input: { cpf, senha: 'errada123' } } })));
      expect(graphql.body).toContain('SESSION_CREDENTIALS_WRONG');
      expect(graphql.work.filter((one) => /^(hash|verify) /.test(one))).toEqual([COMPARED]);
      // A password too long to be valid is compared with the dummy hash.
      await forgetTries();
      await alike(...cpfs.map((cpf) => post(`/api/sessoes/${path}`, { cpf, senha: 'x'.repeat(129) })));
    },
  );

  it.each(KINDS)('at /api/sessoes/$path when there were too many tries', async ({ path, build }) => {
    const cpfs = [(await build()).cpf, newCpf()];
    for (const cpf of cpfs) for (let tries = 0; tries < 5; tries++) await post(`/api/sessoes/${path}`, { cpf, senha: 'errada123' })();
    const { status } = await alike(...cpfs.map((cpf) => post(`/api/sessoes/${path}`, { cpf, senha: PASSWORD })));
    expect(status).toBe(429);
  });
});

describe('who asks for a new password', () => {
  it.each(MEMBERS)('at /api/sessoes/$path is answered the same with the same work, known or not', async ({ path, table, build }) => {
    const [known, gone] = [await build(), await build()];
    await app.database.pool.query(`update ${table} set ativo = false where id = $1`, [gone.id]);
    const [{ email } = { email: '' }] = await app.database.read<{ email: string }>(`select email from ${table} where id = $1`, [known.id]);
    const named = [known.cpf, newCpf(), gone.cpf, email, 'ninguem@exemplo.com'];
    const { status } = await alike(...named.map((informacao) => post(`/api/sessoes/${path}/esqueceu-senha`, { informacao })));
    expect(status).toBe(200);
    expect(app.ports.fakeJobs.sent.splice(0).map(({ name }) => name)).toEqual(named.map(() => 'sendRecovery'));
  });

  it.each(MEMBERS)('at /api/sessoes/$path learns of a code only whether it is good', async ({ path, build }) => {
    const linkOf = async (variant: string, { cpf }: { cpf: string }) => {
      await post(`/api/sessoes/${variant}/esqueceu-senha`, { informacao: cpf })();
      await app.runJobs();
      return /esqueceu-senha\/([0-9a-f-]{36})/.exec(app.ports.mails.at(-1)!.texto)![1]!;
    };
    const other = MEMBERS.find((one) => one.path !== path)!;
    const [used, late] = [await linkOf(path, await build()), await linkOf(path, await build())];
    await post(`/api/sessoes/${path}/atualizar-senha`, { uuid: used, novaSenha: 'SenhaNova@1' })();
    const foreign = await linkOf(other.path, await other.build());
    await app.database.pool.query("update password_recoveries set expira_em = '2020-01-01' where usado_em is null and kind = $1", [
      path === 'cliente' ? 'CONSUMER' : 'SELLER',
    ]);
    const codes = [randomUUID(), used, late, foreign];
    const checked = await alike(...codes.map((uuid) => post(`/api/sessoes/${path}/validar-recuperacao`, { uuid })));
    expect(JSON.parse(checked.body)).toMatchObject({ valido: false });
    const refused = await alike(...codes.map((uuid) => post(`/api/sessoes/${path}/atualizar-senha`, { uuid, novaSenha: 'SenhaNova@1' })));
    expect([refused.status, refused.work.some((one) => /^(hash|verify) /.test(one))]).toEqual([400, false]);
  });
});
