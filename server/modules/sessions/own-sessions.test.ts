import { agentName } from '../../shared/agent-name.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildSeller, buildStaff, PASSWORD, type SignedIn } from '../../test/builders/people.ts';

let app: TestApp;
const OWN = '{ ownSessions { id dispositivo ip atual } }';
const END = 'mutation ($id: ID!) { endOwnSession(id: $id) }';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

const enter = async ({ cpf }: SignedIn, agent: string): Promise<string> => {
  const answer = await app.rest('POST', '/api/sessoes/usuario', { body: { cpf, senha: PASSWORD }, headers: { 'user-agent': agent } });
  return answer.json.token;
};
const own = async (token: string) => (await app.graphql(OWN, {}, { token })).data.ownSessions;
const isSignedIn = async (token: string) => (await app.graphql('{ viewer { nome } }', {}, { token })).data.viewer !== null;
/** A member of staff without the session that the builder opens. */
const newcomer = async () => {
  const person = await buildStaff(app.database, 1);
  await app.database.pool.query("delete from sessions where kind = 'STAFF' and person_id = $1", [person.id]);
  return person;
};

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => app.database.pool.query('delete from outgoing_messages'));
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('the own sessions', () => {
  it('are listed with their devices, without those that ended or are of others', async () => {
    const person = await newcomer();
    await enter(await newcomer(), CHROME);
    const [desk, phone, gone] = [await enter(person, CHROME), await enter(person, SAFARI), await enter(person, CHROME)];
    await app.graphql('mutation { signOut }', {}, { token: gone });
    app.clock.advanceSeconds(1_200);
    const seen = await own(phone);
    expect(seen).toHaveLength(2);
    expect(seen).toEqual(
      expect.arrayContaining([
        { id: expect.any(String), dispositivo: 'Chrome no Windows', ip: '127.0.0.1', atual: false },
        { id: expect.any(String), dispositivo: 'Safari no iOS', ip: '127.0.0.1', atual: true },
      ]),
    );
    expect((await own(desk)).find(({ atual }: { atual: boolean }) => atual).dispositivo).toBe('Chrome no Windows');
  });

  it('end one by one or all others at once', async () => {
    const person = await newcomer();
    const [here, there, elsewhere] = [await enter(person, CHROME), await enter(person, SAFARI), await enter(person, 'curl/8')];
    const [other] = (await own(here)).filter(({ dispositivo }: { dispositivo: string }) => dispositivo === 'Safari no iOS');
    expect((await app.graphql(END, { id: other.id }, { token: here })).data.endOwnSession).toBe(true);
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(elsewhere)]).toEqual([true, false, true]);
    expect((await app.graphql(END, { id: other.id }, { token: here })).errors?.[0].extensions.code).toBe('OWN_SESSION_NOT_FOUND');
    const all = await app.graphql('mutation { endOtherOwnSessions }', {}, { token: here });
    expect(all.data.endOtherOwnSessions).toBe(1);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
  });

  it('of somebody else are not found, neither those of a seller with the same id', async () => {
    const [person, victim, seller] = [await newcomer(), await newcomer(), await buildSeller(app.database)];
    const [mine, theirs] = [await enter(person, CHROME), await enter(victim, CHROME)];
    const rows = await app.database.read<{ id: number }>(
      "select id from sessions where (kind = 'STAFF' and person_id = $1) or (kind = 'SELLER' and person_id = $2)",
      [victim.id, seller.id],
    );
    expect(rows).toHaveLength(2);
    for (const { id } of rows) {
      const refused = await app.graphql(END, { id }, { token: mine });
      expect(refused.errors?.[0]).toMatchObject({ message: 'Acesso não encontrado', extensions: { code: 'OWN_SESSION_NOT_FOUND' } });
    }
    await app.graphql('mutation { endOtherOwnSessions }', {}, { token: mine });
    expect(await isSignedIn(theirs)).toBe(true);
    expect((await app.graphql('{ viewer { nome } }', {}, { token: seller.token, audience: 'store' })).data.viewer).not.toBeNull();
  });
});

describe('a sign-in by a new device', () => {
  const mails = () =>
    app.database.read<{ destino: string; assunto: string; texto: string }>('select destino, assunto, texto from outgoing_messages');

  it('is told by e-mail once for each device of a member of staff, without what the device calls itself', async () => {
    const person = await newcomer();
    await enter(person, CHROME);
    await enter(person, CHROME);
    expect(await mails()).toHaveLength(1);
    await enter(person, 'Sua conta foi bloqueada: acesse http://golpe.exemplo.com Chrome/1 Windows');
    const [first, second, ...rest] = await mails();
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ destino: `u${person.cpf}@exemplo.com`, assunto: 'Entrada por um aparelho novo' });
    expect(first!.texto).toContain('Chrome no Windows, endereço 127.0.0.1, em 20/11/2026');
    expect(second!.texto).not.toContain('golpe');
  });

  it('is not told to sellers, nor of a refused sign-in', async () => {
    const [person, seller] = [await newcomer(), await buildSeller(app.database)];
    await app.rest('POST', '/api/sessoes/parceiro', { body: { cpf: seller.cpf, senha: PASSWORD }, headers: { 'user-agent': CHROME } });
    await app.rest('POST', '/api/sessoes/usuario', { body: { cpf: person.cpf, senha: 'errada123' }, headers: { 'user-agent': CHROME } });
    expect(await mails()).toEqual([]);
  });
});

describe('the name of a device', () => {
  it.each([
    [CHROME, 'Chrome no Windows'],
    [SAFARI, 'Safari no iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox no macOS'],
    [`${CHROME} Edg/141.0.0.0`, 'Edge no Windows'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', 'Chrome no Android'],
    ['curl/8.5.0', 'Aparelho não identificado'],
    ['', 'Aparelho não identificado'],
  ])('is read from %s', (agent, name) => {
    expect(agentName(agent)).toBe(name);
  });
});
