import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildStaff, PASSWORD, type SignedIn } from '../../test/builders/people.ts';
import { softwarePasskey } from '../../test/builders/second-factors.ts';
import { CONFIRM_PASSKEY, PROVE, START_PASSKEY, START_PROOF, secondFactorPanel } from './second-factors.fixture.ts';

const held = {} as { app: TestApp };
const { ask, codeOf, signIn, confirm } = secondFactorPanel(held);

beforeAll(async () => {
  held.app = await openTestApp();
});
beforeEach(async () => {
  await held.app.database.pool.query('delete from rate_limits');
  // No code of an earlier test is of this moment.
  held.app.clock.advanceSeconds(600);
});
afterAll(async () => {
  expect(held.app.reported).toEqual([]);
  await held.app.close();
});

describe('a passkey', () => {
  const home = { origin: 'http://localhost:4000', rpId: 'localhost' };

  async function registerPasskey(person: SignedIn, passkey = softwarePasskey(home)) {
    const { data } = await ask(START_PASSKEY, { senha: PASSWORD }, person.token);
    const { desafio, opcoes } = data.startPasskeyRegistration;
    expect(opcoes.rp).toEqual({ id: 'localhost', name: 'Experiências SW' });
    const answer = await ask(CONFIRM_PASSKEY, { desafio, nome: 'Notebook', passkey: passkey.create(opcoes) }, person.token);
    return { passkey, answer };
  }

  it('is registered and signs its person in, verified by its signature', async () => {
    const person = await buildStaff(held.app.database, 1);
    const { passkey, answer } = await registerPasskey(person);
    expect(answer.data.confirmPasskeyRegistration.codigosRecuperacao).toHaveLength(10);
    const { segundoFator } = await signIn(person);
    expect(segundoFator).toMatchObject({ totp: false, codigoRecuperacao: true });
    expect(segundoFator.passkey.allowCredentials).toEqual([{ id: passkey.id, transports: ['internal'], type: 'public-key' }]);
    const { data } = await confirm({ desafio: segundoFator.desafio, passkey: passkey.get(segundoFator.passkey) });
    expect(data.confirmSecondFactor.viewer.nome).toBe('Usuário Nível 1');
  });

  it('is refused with a signature of another challenge, site, key or person, and when it is replayed', async () => {
    const [person, other] = [await buildStaff(held.app.database, 1), await buildStaff(held.app.database, 1)];
    const { passkey } = await registerPasskey(person);
    const { passkey: theirs } = await registerPasskey(other);
    const { segundoFator } = await signIn(person);
    const { desafio } = segundoFator;
    const right = passkey.get(segundoFator.passkey);
    const wrong = [
      passkey.get({ challenge: 'b3V0cm8' }),
      passkey.get(segundoFator.passkey, 'https://localhost.exemplo.com'),
      theirs.get(segundoFator.passkey),
      { ...theirs.get(segundoFator.passkey), id: passkey.id, rawId: passkey.id },
      { ...right, response: { ...right.response, signature: 'AAAA' } },
      {},
      { id: passkey.id },
      { ...right, response: null },
      { ...right, response: { clientDataJSON: 7 } },
    ];
    for (const answer of wrong) expect(codeOf(await confirm({ desafio, passkey: answer }))).toBe('PASSKEY_WRONG');
    expect(codeOf(await confirm({ desafio, passkey: right }))).toBeUndefined();
    expect(codeOf(await confirm({ desafio, passkey: right }))).toBe('SECOND_FACTOR_CHALLENGE_INVALID');
    const next = await signIn(person);
    expect(codeOf(await confirm({ desafio: next.segundoFator.desafio, passkey: right }))).toBe('PASSKEY_WRONG');
  });

  it('is not registered from another site, nor twice', async () => {
    const [person, other] = [await buildStaff(held.app.database, 1), await buildStaff(held.app.database, 1)];
    const passkey = softwarePasskey(home);
    const { data } = await ask(START_PASSKEY, { senha: PASSWORD }, person.token);
    const { desafio, opcoes } = data.startPasskeyRegistration;
    const from = (origin: string) =>
      ask(CONFIRM_PASSKEY, { desafio, nome: 'Notebook', passkey: passkey.create(opcoes, origin) }, person.token);
    expect(codeOf(await from('https://exemplo.com.br'))).toBe('PASSKEY_WRONG');
    expect(codeOf(await from(home.origin))).toBeUndefined();
    expect(codeOf((await registerPasskey(other, passkey)).answer)).toBe('PASSKEY_TAKEN');
  });

  it('proves a session', async () => {
    const person = await buildStaff(held.app.database, 1);
    const { passkey } = await registerPasskey(person);
    held.app.clock.advanceSeconds(960);
    const { data } = await ask(START_PROOF, undefined, person.token);
    const { desafio, passkey: options } = data.startSecondFactorProof;
    expect(codeOf(await ask(PROVE, { passkey: passkey.get(options) }, person.token))).toBe('INPUT_INVALID');
    expect((await ask(PROVE, { desafio, passkey: passkey.get(options) }, person.token)).data.proveSecondFactor).toBe(true);
  });
});
