import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildStaff, PASSWORD } from '../../test/builders/people.ts';
import { authenticatorApp, buildTotp } from '../../test/builders/second-factors.ts';
import { CONFIRM_TOTP, PROVE, REMOVE, START_TOTP, secondFactorPanel } from './second-factors.fixture.ts';

const held = {} as { app: TestApp };
const { ask, codeOf, signIn, confirm, own, rest, registerTotp } = secondFactorPanel(held);

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

describe('an authenticator app', () => {
  it('is registered by password and first code, with ten recovery codes shown once, and its secret is encrypted', async () => {
    const person = await buildStaff(held.app.database, 1);
    expect(codeOf(await ask(START_TOTP, { senha: 'errada123' }, person.token))).toBe('OWN_PASSWORD_WRONG');
    const { codes, segredo } = await registerTotp(person);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}$/);
    expect(await own(person.token)).toEqual({
      fatores: [{ id: expect.any(String), tipo: 'TOTP', nome: 'Celular' }],
      codigosRestantes: 10,
      obrigatorio: false,
    });
    const [kept] = await held.app.database.read<{ text: string }>(
      `select (select json_agg(f) from second_factors f)::text || (select json_agg(c) from recovery_codes c)::text
         || (select json_agg(a) from audit_entries a)::text || (select json_agg(d) from second_factor_challenges d)::text as text`,
    );
    for (const secret of [segredo, PASSWORD, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(kept!.text).not.toContain(secret);
  });

  it('is asked for after the password; the session opens only with its code', async () => {
    const person = await buildStaff(held.app.database, 1);
    const { phone } = await registerTotp(person);
    held.app.clock.advanceSeconds(60);
    const first = await signIn(person);
    expect(first).toEqual({
      token: null,
      viewer: null,
      segundoFator: { desafio: expect.any(String), totp: true, codigoRecuperacao: true, passkey: null },
    });
    const { desafio } = first.segundoFator;
    expect(codeOf(await ask('{ viewer { nome } }', undefined, desafio))).toBeUndefined();
    expect((await ask('{ viewer { nome } }', undefined, desafio)).data.viewer).toBeNull();
    const { data } = await confirm({ desafio, codigo: phone.code() });
    expect(data.confirmSecondFactor.viewer).toEqual({ nome: 'Usuário Nível 1', segundoFator: true });
    expect((await ask('{ viewer { nome } }', undefined, data.confirmSecondFactor.token)).data.viewer.nome).toBe('Usuário Nível 1');
  });

  it('accepts a code once, also in parallel and also the code of its registration', async () => {
    const person = await buildStaff(held.app.database, 1);
    const { phone } = await registerTotp(person);
    const registered = phone.code();
    expect(codeOf(await confirm({ desafio: (await signIn(person)).segundoFator.desafio, codigo: registered }))).toBe('SECOND_FACTOR_WRONG');
    held.app.clock.advanceSeconds(60);
    const challenges = await Promise.all([1, 2, 3, 4].map(async () => (await signIn(person)).segundoFator.desafio));
    const answers = await Promise.all(challenges.map((desafio) => confirm({ desafio, codigo: phone.code() })));
    expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(3);
    // The step before the accepted one is over, too.
    await held.app.database.pool.query('delete from rate_limits');
    expect(codeOf(await confirm({ desafio: (await signIn(person)).segundoFator.desafio, codigo: phone.code(-30) }))).toBe(
      'SECOND_FACTOR_WRONG',
    );
  });

  it('accepts the code of the step before and after, and none further away', async () => {
    const person = await buildStaff(held.app.database, 1);
    const phone = await buildTotp(held.app, person);
    for (const [offset, code] of [
      [-60, 'SECOND_FACTOR_WRONG'],
      [60, 'SECOND_FACTOR_WRONG'],
      [-30, undefined],
      [30, undefined],
    ] as const)
      expect([offset, codeOf(await confirm({ desafio: (await signIn(person)).segundoFator.desafio, codigo: phone.code(offset) }))]).toEqual(
        [offset, code],
      );
  });

  it('is not read with another SECRET or under another person', async () => {
    const [person, other] = [await buildStaff(held.app.database, 1), await buildStaff(held.app.database, 1)];
    const phone = await buildTotp(held.app, person);
    await held.app.database.pool.query(
      'insert into second_factors (staff_user_id, tipo, nome, segredo) select $1, tipo, nome, segredo from second_factors where staff_user_id = $2',
      [other.id, person.id],
    );
    expect(codeOf(await confirm({ desafio: (await signIn(other)).segundoFator.desafio, codigo: phone.code() }))).toBe(
      'SECOND_FACTOR_WRONG',
    );
  });
});

describe('a challenge', () => {
  it('is used once: a second answer is refused, and a wrong code leaves it open', async () => {
    const person = await buildStaff(held.app.database, 1);
    const phone = await buildTotp(held.app, person);
    const { desafio } = (await signIn(person)).segundoFator;
    expect(codeOf(await confirm({ desafio, codigo: '000000' }))).toBe('SECOND_FACTOR_WRONG');
    expect(codeOf(await confirm({ desafio, codigo: phone.code() }))).toBeUndefined();
    held.app.clock.advanceSeconds(60);
    expect(codeOf(await confirm({ desafio, codigo: phone.code() }))).toBe('SECOND_FACTOR_CHALLENGE_INVALID');
  });

  it('ends after five minutes, and with the access of its person', async () => {
    const person = await buildStaff(held.app.database, 1);
    const phone = await buildTotp(held.app, person);
    const { desafio } = (await signIn(person)).segundoFator;
    held.app.clock.advanceSeconds(306);
    expect(codeOf(await confirm({ desafio, codigo: phone.code() }))).toBe('SECOND_FACTOR_CHALLENGE_INVALID');
    const again = (await signIn(person)).segundoFator.desafio;
    await held.app.database.pool.query('update staff_users set ativo = false where id = $1', [person.id]);
    expect(codeOf(await confirm({ desafio: again, codigo: phone.code() }))).toBe('SESSION_PERSON_INACTIVE');
  });

  it('is not answered by the factor of another person', async () => {
    const [person, thief] = [await buildStaff(held.app.database, 1), await buildStaff(held.app.database, 1)];
    await buildTotp(held.app, person);
    const theirs = await buildTotp(held.app, thief);
    const { desafio } = (await signIn(person)).segundoFator;
    expect(codeOf(await confirm({ desafio, codigo: theirs.code() }))).toBe('SECOND_FACTOR_WRONG');
  });

  it('of a registration belongs to the person and session that opened it', async () => {
    const [person, thief] = [await buildStaff(held.app.database, 1), await buildStaff(held.app.database, 1)];
    const { data } = await ask(START_TOTP, { senha: PASSWORD }, person.token);
    const { desafio, segredo } = data.startTotpRegistration;
    const input = { desafio, nome: 'Celular', codigo: authenticatorApp(held.app, segredo).code() };
    expect(codeOf(await ask(CONFIRM_TOTP, input, thief.token))).toBe('SECOND_FACTOR_CHALLENGE_INVALID');
    const elsewhere = (await signIn(person)).token;
    expect(codeOf(await ask(CONFIRM_TOTP, input, elsewhere))).toBe('SECOND_FACTOR_CHALLENGE_INVALID');
    // Nor does it sign anybody in.
    expect(codeOf(await confirm({ desafio, codigo: input.codigo }))).toBe('SECOND_FACTOR_CHALLENGE_INVALID');
    expect(codeOf(await ask(CONFIRM_TOTP, input, person.token))).toBeUndefined();
  });
});

describe('guessing codes', () => {
  it('is stopped after five tries for the person, wherever they are made, and a right password does not help', async () => {
    const person = await buildStaff(held.app.database, 1);
    const phone = await buildTotp(held.app, person);
    const tries = [
      async () => codeOf(await confirm({ desafio: (await signIn(person)).segundoFator.desafio, codigo: '111111' })),
      async () => codeOf(await ask(PROVE, { codigo: '222222' }, person.token)),
      async () => (await rest(person, '333333')).json.codigo,
      async () => codeOf(await confirm({ desafio: (await signIn(person)).segundoFator.desafio, codigo: 'AAAA-BBBB-CCCC' })),
      async () => codeOf(await ask(PROVE, { codigo: '444444' }, person.token)),
    ];
    for (const attempt of tries) expect(await attempt()).toBe('SECOND_FACTOR_WRONG');
    const { desafio } = (await signIn(person)).segundoFator;
    expect(codeOf(await confirm({ desafio, codigo: phone.code() }))).toBe('TOO_MANY_ATTEMPTS');
    expect(codeOf(await ask(PROVE, { codigo: phone.code() }, person.token))).toBe('TOO_MANY_ATTEMPTS');
    expect((await rest(person, phone.code())).status).toBe(429);
    // Another person is not affected.
    const other = await buildStaff(held.app.database, 1);
    const theirs = await buildTotp(held.app, other);
    expect(codeOf(await confirm({ desafio: (await signIn(other)).segundoFator.desafio, codigo: theirs.code() }))).toBeUndefined();
  });

  it('of the own password in a stolen session is stopped after five tries', async () => {
    const person = await buildStaff(held.app.database, 1);
    for (let tries = 0; tries < 5; tries++)
      expect(codeOf(await ask(START_TOTP, { senha: `errada${tries}` }, person.token))).toBe('OWN_PASSWORD_WRONG');
    expect(codeOf(await ask(START_TOTP, { senha: PASSWORD }, person.token))).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('a recovery code', () => {
  it('is accepted once: of two uses at once, one', async () => {
    const person = await buildStaff(held.app.database, 1);
    const { codes } = await registerTotp(person);
    const challenges = await Promise.all([1, 2].map(async () => (await signIn(person)).segundoFator.desafio));
    const answers = await Promise.all(challenges.map((desafio) => confirm({ desafio, codigo: codes[0]!.toLowerCase() })));
    expect(answers.map(codeOf).toSorted()).toEqual(['SECOND_FACTOR_WRONG', undefined]);
    expect((await own(person.token)).codigosRestantes).toBe(9);
  });

  it('ends with the next ten', async () => {
    const person = await buildStaff(held.app.database, 1);
    const { codes } = await registerTotp(person);
    const again = 'mutation ($input: OwnPasswordInput!) { regenerateRecoveryCodes(input: $input) { codigosRecuperacao } }';
    const { data } = await ask(again, { senha: PASSWORD }, person.token);
    expect(data.regenerateRecoveryCodes.codigosRecuperacao).toHaveLength(10);
    const { desafio } = (await signIn(person)).segundoFator;
    expect(codeOf(await confirm({ desafio, codigo: codes[1] }))).toBe('SECOND_FACTOR_WRONG');
    expect(codeOf(await confirm({ desafio, codigo: data.regenerateRecoveryCodes.codigosRecuperacao[1] }))).toBeUndefined();
  });
});

describe('removing a factor', () => {
  it('takes the password and a fresh proof; with the last one go the recovery codes', async () => {
    const person = await buildStaff(held.app.database, 0);
    await registerTotp(person);
    const [{ id }] = (await own(person.token)).fatores;
    held.app.clock.advanceSeconds(960);
    expect(codeOf(await ask(REMOVE, { id, senha: PASSWORD }, person.token))).toBe('PROOF_NEEDED');
    held.app.clock.advanceSeconds(-960);
    expect(codeOf(await ask(REMOVE, { id, senha: 'errada123' }, person.token))).toBe('OWN_PASSWORD_WRONG');
    const other = await buildStaff(held.app.database, 0);
    expect(codeOf(await ask(REMOVE, { id, senha: PASSWORD }, other.token))).toBe('SECOND_FACTOR_NOT_FOUND');
    expect(codeOf(await ask(REMOVE, { id, senha: PASSWORD }, person.token))).toBeUndefined();
    expect(await own(person.token)).toEqual({ fatores: [], codigosRestantes: 0, obrigatorio: false });
  });

  it('is refused for the last one of a level that must have one, also of two at once', async () => {
    const person = await buildStaff(held.app.database, 1);
    await registerTotp(person);
    await buildTotp(held.app, person);
    await held.app.database.pool.query("update system_settings set niveis_segundo_fator = '{1}' where id = 1");
    try {
      const { fatores } = await own(person.token);
      const answers = await Promise.all(fatores.map(({ id }: { id: string }) => ask(REMOVE, { id, senha: PASSWORD }, person.token)));
      expect(answers.map(codeOf).toSorted()).toEqual(['SECOND_FACTOR_LAST', undefined]);
      expect((await own(person.token)).fatores).toHaveLength(1);
    } finally {
      await held.app.database.pool.query("update system_settings set niveis_segundo_fator = '{}' where id = 1");
    }
  });
});

describe('the documented sign-in', () => {
  it('answers 403 to a person with a factor, and 200 with a code or a recovery code in X-Segundo-Fator', async () => {
    const person = await buildStaff(held.app.database, 1);
    expect((await rest(person)).status).toBe(200);
    const { phone, codes } = await registerTotp(person);
    const refused = await rest(person);
    expect([refused.status, refused.json]).toEqual([
      403,
      {
        erro: 'Este usuário tem um segundo fator: envie o código no cabeçalho X-Segundo-Fator.',
        codigo: 'SECOND_FACTOR_NEEDED',
      },
    ]);
    const wrong = await rest(person, '000000');
    expect([wrong.status, wrong.json]).toEqual([
      403,
      {
        erro: 'Código inválido ou já usado',
        codigo: 'SECOND_FACTOR_WRONG',
        campos: [{ field: 'codigo', message: 'Código inválido ou já usado' }],
      },
    ]);
    expect((await rest(person, 'x'.repeat(300))).status).toBe(403);
    held.app.clock.advanceSeconds(60);
    const right = await rest(person, phone.code());
    expect([right.status, Object.keys(right.json)]).toEqual([200, ['token', 'usuario', 'redesAntifraude']]);
    expect((await rest(person, phone.code())).status).toBe(403);
    expect((await rest(person, codes[3])).status).toBe(200);
    expect((await rest(person, codes[3])).status).toBe(403);
  });

  it('refuses a wrong password with a code as it does without, and uses no code up', async () => {
    const person = await buildStaff(held.app.database, 1);
    const phone = await buildTotp(held.app, person);
    const answer = await held.app.rest('POST', '/api/sessoes/usuario', {
      body: { cpf: person.cpf, senha: 'errada123' },
      headers: { 'X-Segundo-Fator': phone.code() },
    });
    expect([answer.status, answer.json]).toEqual([400, { erro: 'CPF ou senha inválidos', codigo: 'SESSION_CREDENTIALS_WRONG' }]);
    expect((await rest(person, phone.code())).status).toBe(200);
  });
});
