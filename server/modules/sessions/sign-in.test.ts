import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../app.ts';
import { actorKey } from '../../platform/actor.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildSeller, buildStaff, newCpf, PASSWORD } from '../../test/builders/people.ts';
import { testEnv } from '../../test/test-env.ts';
import { findActor } from './actors.ts';

const SIGN_IN = 'mutation ($input: SignInInput!) { signInStaff(input: $input) { token viewer { kind nome } } }';
const VIEWER = '{ viewer { kind id aceitouRegulamento } }';

let app: TestApp;
const signIn = (path: string, cpf: string, senha = PASSWORD) => app.rest('POST', `/api/sessoes/${path}`, { body: { cpf, senha } });
const viewerOf = async (token: string, audience: 'panel' | 'store' = 'panel') =>
  (await app.graphql(VIEWER, {}, { token, audience })).data.viewer;
/** Clears the attempts of earlier tests. */
const calm = () => app.database.pool.query('delete from rate_limits');

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(calm);
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('signing in', () => {
  it('opens a session of the right audience, through both doors, by a CPF with or without mask', async () => {
    const [staff, seller, consumer] = [
      await buildStaff(app.database, 1),
      await buildSeller(app.database),
      await buildConsumer(app.database),
    ];
    const masked = staff.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
    const first = await signIn('usuario', masked);
    expect([first.status, first.json.usuario.id]).toEqual([200, staff.id]);
    expect(await viewerOf(first.json.token)).toMatchObject({ kind: 'STAFF', id: String(staff.id) });
    const second = await app.graphql(SIGN_IN, { input: { cpf: staff.cpf, senha: PASSWORD } });
    expect(second.data.signInStaff.viewer.kind).toBe('STAFF');
    expect(await viewerOf((await signIn('parceiro', seller.cpf)).json.token, 'store')).toMatchObject({
      kind: 'SELLER',
      id: String(seller.id),
    });
    expect(await viewerOf((await signIn('cliente', consumer.cpf)).json.token, 'store')).toMatchObject({
      kind: 'CONSUMER',
      id: String(consumer.id),
    });
  });

  it('keeps neither the token nor the password in the log or the table', async () => {
    const staff = await buildStaff(app.database, 2);
    const { token } = (await signIn('usuario', staff.cpf)).json;
    const [kept] = await app.database.read<{ text: string }>(
      'select (select json_agg(a) from audit_entries a)::text || (select json_agg(s) from sessions s)::text as text',
    );
    expect(kept?.text).not.toContain(token);
    expect(kept?.text).not.toContain(PASSWORD);
    expect(kept?.text).toContain('signInStaff');
  });

  it('refuses an unknown CPF, a wrong password and another audience with one and the same text', async () => {
    const [staff, seller] = [await buildStaff(app.database, 2), await buildSeller(app.database)];
    const answers = [
      await signIn('usuario', staff.cpf, 'errada123'),
      await signIn('usuario', newCpf()),
      await signIn('usuario', seller.cpf),
      await signIn('cliente', seller.cpf),
    ];
    for (const { status, json } of answers)
      expect([status, json]).toEqual([400, { erro: 'CPF ou senha inválidos', codigo: 'SESSION_CREDENTIALS_WRONG' }]);
  });

  it('refuses an inactive person only after the right password', async () => {
    const seller = await buildSeller(app.database);
    await app.database.pool.query('update sellers set ativo = false where id = $1', [seller.id]);
    expect((await signIn('parceiro', seller.cpf)).json).toMatchObject({ erro: 'Parceiro não tem permissão para acessar a loja.' });
    expect((await signIn('parceiro', seller.cpf, 'errada123')).json).toMatchObject({ erro: 'CPF ou senha inválidos' });
  });
});

describe('guessing passwords', () => {
  it('is stopped after five tries, also with the right password, until the quarter of an hour is over', async () => {
    const staff = await buildStaff(app.database, 2);
    for (let tries = 0; tries < 5; tries++) expect((await signIn('usuario', staff.cpf, `errada${tries}`)).status).toBe(400);
    const refused = await signIn('usuario', staff.cpf);
    expect([refused.status, refused.json.codigo]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await signIn('usuario', (await buildStaff(app.database, 2)).cpf)).status).toBe(200);
  });

  it('counts the tries at every process together', async () => {
    const { database, ports, clock } = app;
    const second = await buildApp({ database, ports, env: testEnv(), clock, report: (error) => app.reported.push(error) });
    const server = http.createServer(second.handle);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const staff = await buildStaff(database, 2);
    const doors = [app.url, `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
    const tryAt = async (url: string) =>
      (
        await fetch(`${url}/api/sessoes/usuario`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ cpf: staff.cpf, senha: 'errada123' }),
        })
      ).status;
    const answers: number[] = [];
    for (let tries = 0; tries < 8; tries++) answers.push(await tryAt(doors[tries % 2]!));
    expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await second.close();
  });

  it('gives a person five new tries after the right password', async () => {
    const staff = await buildStaff(app.database, 2);
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 4; tries++) expect((await signIn('usuario', staff.cpf, 'errada123')).status).toBe(400);
      expect((await signIn('usuario', staff.cpf)).status).toBe(200);
    }
  });

  it('evaluates exactly five of two hundred at once, and keeps answering', async () => {
    const staff = await buildStaff(app.database, 2);
    const answers = await Promise.all(Array.from({ length: 200 }, () => signIn('usuario', staff.cpf, 'errada123')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(195);
    await calm();
    expect((await signIn('usuario', staff.cpf)).status).toBe(200);
  });

  it('does not keep many people from signing in at once', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => buildStaff(app.database, 2)));
    const answers = await Promise.all(people.map(({ cpf }) => signIn('usuario', cpf)));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  });
});

describe('a session', () => {
  it('is read only from the position of its own audience', async () => {
    const [staff, seller] = [await buildStaff(app.database, 2), await buildSeller(app.database)];
    expect(await viewerOf(staff.token, 'panel')).toMatchObject({ kind: 'STAFF' });
    expect(await viewerOf(staff.token, 'store')).toBeNull();
    expect(await viewerOf(seller.token, 'store')).toMatchObject({ kind: 'SELLER' });
    expect(await viewerOf(seller.token, 'panel')).toBeNull();
    for (const authorization of [staff.token, `Bearer ${staff.token}x`, `|${staff.token}x`, '|', '||', `|${'a'.repeat(5_000)}`])
      expect((await app.rest('GET', '/api/redes', { headers: { authorization } })).status).toBe(401);
  });

  it('ends after 72 hours without use and after 30 days in any case', async () => {
    const staff = await buildStaff(app.database, 2);
    const start = app.clock.now();
    const { token } = (await signIn('usuario', staff.cpf)).json;
    // The request does not wait for recording its use.
    const untilUseIsNoted = async () => {
      for (let tries = 0; tries < 100; tries++) {
        const noted = await app.database.read('select 1 from sessions where ultimo_uso_em = $1', [app.clock.now()]);
        if (noted.length > 0) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    app.clock.advanceDays(2.9);
    expect(await viewerOf(token)).not.toBeNull();
    await untilUseIsNoted();
    app.clock.advanceDays(2.9);
    expect(await viewerOf(token)).not.toBeNull();
    await untilUseIsNoted();
    app.clock.advanceDays(3.1);
    expect(await viewerOf(token)).toBeNull();
    app.clock.moveTo(start.toISOString());
    const second = (await signIn('usuario', staff.cpf)).json.token;
    for (let day = 0; day < 28; day += 2) {
      app.clock.advanceDays(2);
      expect(await viewerOf(second)).not.toBeNull();
      // A late write must not move the last use back.
      await untilUseIsNoted();
    }
    app.clock.advanceDays(2.1);
    expect(await viewerOf(second)).toBeNull();
    app.clock.moveTo(start.toISOString());
  });

  it('ends on sign-out, and only that one', async () => {
    const staff = await buildStaff(app.database, 2);
    const [one, other] = [(await signIn('usuario', staff.cpf)).json.token, (await signIn('usuario', staff.cpf)).json.token];
    expect((await app.graphql('mutation { signOut }', {}, { token: one })).data.signOut).toBe(true);
    expect(await viewerOf(one)).toBeNull();
    expect(await viewerOf(other)).not.toBeNull();
  });

  it('ends at once when its person is deactivated, moved or removed', async () => {
    const [staff, seller] = [await buildStaff(app.database, 2), await buildSeller(app.database)];
    await app.database.pool.query('update staff_users set permissao = 4 where id = $1', [staff.id]);
    expect((await app.rest('DELETE', '/api/redes/1', { token: staff.token })).status).toBe(403);
    await app.database.pool.query('update staff_users set ativo = false where id = $1', [staff.id]);
    expect(await viewerOf(staff.token)).toBeNull();
    await app.database.pool.query('update sellers set excluido_em = now() where id = $1', [seller.id]);
    expect(await viewerOf(seller.token, 'store')).toBeNull();
  });

  it('is looked up together with those of other requests of the same moment, each for itself', async () => {
    const [one, other, gone] = await Promise.all([1, 2, 3].map(() => buildStaff(app.database, 2)));
    const seller = await buildSeller(app.database);
    await app.database.pool.query('update staff_users set ativo = false where id = $1', [gone!.id]);
    const now = app.clock.now();
    const { read } = app.database;
    let statements = 0;
    app.database.read = (text, params) => {
      statements += 1;
      return read(text, params);
    };
    const shown = [
      { panel: one!.token },
      { panel: other!.token },
      { panel: one!.token },
      { panel: gone!.token },
      { panel: seller.token },
      { store: seller.token },
    ];
    const found = await Promise.all(shown.map((tokens) => findActor(app.database, tokens, now)));
    app.database.read = read;
    expect(found.map(({ actor }) => actorKey(actor))).toEqual([
      `staff:${one!.id}`,
      `staff:${other!.id}`,
      `staff:${one!.id}`,
      'anonymous',
      'anonymous',
      `seller:${seller.id}`,
    ]);
    expect(statements).toBe(1);
    // None of it is stored.
    await app.database.pool.query('update staff_users set ativo = false where id = $1', [one!.id]);
    expect((await findActor(app.database, { panel: one!.token }, now)).actor.kind).toBe('anonymous');
  });

  it('ends elsewhere when the person takes a new password, which needs the old one', async () => {
    const staff = await buildStaff(app.database, 1);
    const [one, other] = [(await signIn('usuario', staff.cpf)).json.token, (await signIn('usuario', staff.cpf)).json.token];
    const put = (body: object) => app.rest('PUT', '/api/usuarios', { token: one, body });
    expect((await put({ nome: 'Ana', senha: 'NovaSenha1', senhaAntiga: 'errada' })).json).toMatchObject({ erro: 'Senha atual incorreta' });
    const changed = await put({ nome: 'Ana', senha: 'NovaSenha1', senhaAntiga: PASSWORD });
    expect([changed.status, changed.json]).toEqual([200, { nome: 'Ana', senha: null }]);
    expect(await viewerOf(one)).not.toBeNull();
    expect(await viewerOf(other)).toBeNull();
    expect((await signIn('usuario', staff.cpf)).status).toBe(400);
    expect((await signIn('usuario', staff.cpf, 'NovaSenha1')).status).toBe(200);
  });
});

describe('the terms', () => {
  it('are accepted once by a seller or consumer, keep their first date, and are not for staff', async () => {
    const seller = await buildSeller(app.database, { termsAccepted: false });
    const accept = (token: string, audience: 'panel' | 'store') =>
      app.graphql('mutation { acceptTerms { aceitouRegulamento } }', {}, { token, audience });
    expect(await viewerOf(seller.token, 'store')).toMatchObject({ aceitouRegulamento: false });
    expect((await accept(seller.token, 'store')).data.acceptTerms).toEqual({ aceitouRegulamento: true });
    const since = () => app.database.read('select aceitou_regulamento_em from sellers where id = $1', [seller.id]);
    const first = await since();
    app.clock.advanceDays(1);
    await accept(seller.token, 'store');
    expect(await since()).toEqual(first);
    expect(await viewerOf(seller.token, 'store')).toMatchObject({ aceitouRegulamento: true });
    expect((await accept((await buildStaff(app.database, 2)).token, 'panel')).errors?.[0].extensions.code).toBe('NOT_ALLOWED');
    expect((await app.graphql('mutation { acceptTerms { aceitouRegulamento } }')).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
