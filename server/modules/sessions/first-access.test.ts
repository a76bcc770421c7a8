import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveHeld, CHOSEN_PASSWORD, INITIAL_PASSWORD, lastHeld, mailedCode, staffForm } from '../../test/builders/hire.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';

const SET = 'mutation ($input: FirstPasswordInput!) { setFirstPassword(input: $input) { mensagem } }';
const ASK = 'mutation ($input: FirstAccessInput!) { requestFirstAccessCode(input: $input) { mensagem } }';
const RESEND = 'mutation ($id: ID!, $senha: String) { resendFirstAccess(id: $id, senha: $senha) { id situacao } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signInStaff(input: $input) { token } }';

describe('the first access of a member of staff', () => {
  let app: TestApp;
  let maker: SignedIn;
  let approver: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    [maker, approver] = (await Promise.all([buildStaff(app.database, 2), buildStaff(app.database, 2)])) as [SignedIn, SignedIn];
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });
  const runJobs = async () => {
    await app.runJobs();
    await app.runJobs();
  };
  const run = async (query: string, variables: object, token?: string): Promise<string | null> =>
    (await app.graphql(query, variables as Record<string, unknown>, token ? { token } : {})).errors?.[0].extensions.code ?? null;
  const approved = async () => {
    const form = staffForm();
    const { json } = await app.rest('POST', '/api/usuarios', { token: maker.token, body: form });
    expect(await approveHeld(app, await lastHeld(app), approver.token)).toBeNull();
    await runJobs();
    const set = (codigo: string, novaSenha = CHOSEN_PASSWORD, senha = INITIAL_PASSWORD) =>
      run(SET, { input: { cpf: form.cpf, senha, codigo, novaSenha } });
    return { ...form, id: json.id as number, set, code: () => mailedCode(app, form.email) };
  };

  it('is the only thing that the initial password opens, and only with the code from the e-mail', async () => {
    const person = await approved();
    const rest = await app.rest('POST', '/api/sessoes/usuario', { body: { cpf: person.cpf, senha: INITIAL_PASSWORD } });
    expect([rest.status, rest.json]).toEqual([
      403,
      {
        erro: 'Esta é a senha inicial: no primeiro acesso, crie a sua com o código enviado ao seu e-mail.',
        codigo: 'FIRST_PASSWORD_NEEDED',
      },
    ]);
    expect(await run(SIGN_IN, { input: { cpf: person.cpf, senha: INITIAL_PASSWORD } })).toBe('FIRST_PASSWORD_NEEDED');
    expect(await person.set('AAAAA-AAAAA')).toBe('FIRST_ACCESS_CODE_INVALID');
    expect(await person.set(person.code(), CHOSEN_PASSWORD, 'Errada#123x')).toBe('SESSION_CREDENTIALS_WRONG');
    expect(await person.set(person.code(), INITIAL_PASSWORD)).toBe('INPUT_INVALID');
    // Typed in small letters and without the hyphen; a refused password leaves the code valid.
    expect(await person.set(person.code().toLowerCase().replace('-', ' '))).toBeNull();
    expect(await run(SIGN_IN, { input: { cpf: person.cpf, senha: INITIAL_PASSWORD } })).toBe('SESSION_CREDENTIALS_WRONG');
    expect(await run(SIGN_IN, { input: { cpf: person.cpf, senha: CHOSEN_PASSWORD } })).toBeNull();
    // The creator knows the former password alone; the code works once.
    expect(await person.set(person.code(), 'Outra#9Zt4kq')).toBe('SESSION_CREDENTIALS_WRONG');
    expect(await person.set(person.code(), 'Outra#9Zt4kq', CHOSEN_PASSWORD)).toBe('FIRST_ACCESS_DONE');
  });

  it('gives the code of one person to nobody else, and keeps it only as a keyed hash', async () => {
    const [one, two] = [await approved(), await approved()];
    expect(await two.set(one.code())).toBe('FIRST_ACCESS_CODE_INVALID');
    const { rows } = await app.database.pool.query("select uuid_hash from password_recoveries where kind = 'STAFF'");
    expect(JSON.stringify(rows)).not.toContain(one.code().replace('-', ''));
    // It is no link of a member either.
    for (const kind of ['parceiro', 'cliente'])
      expect(
        (await app.rest('POST', `/api/sessoes/${kind}/atualizar-senha`, { body: { uuid: one.code(), novaSenha: CHOSEN_PASSWORD } })).status,
      ).toBe(400);
  });

  it('lets a code be used by one of many at once', async () => {
    const person = await approved();
    const code = person.code();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((letter) => person.set(code, `Escolhida#${letter}7Wq`)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  });

  it('ends a code after 24 hours, and with the next one', async () => {
    const person = await approved();
    const first = person.code();
    app.clock.advanceSeconds(24 * 3_600 + 1);
    expect(await person.set(first)).toBe('FIRST_ACCESS_CODE_INVALID');
    expect(await run(ASK, { input: { cpf: person.cpf, senha: INITIAL_PASSWORD } })).toBeNull();
    await runJobs();
    const second = person.code();
    expect(second).not.toBe(first);
    expect(await run(RESEND, { id: person.id }, maker.token)).toBeNull();
    await runJobs();
    expect(await person.set(second)).toBe('FIRST_ACCESS_CODE_INVALID');
    expect(await person.set(person.code())).toBeNull();
  });

  it('limits tries, and codes asked for by the person or by staff', async () => {
    const person = await approved();
    const tries = [];
    for (let n = 0; n < 6; n++) tries.push(await person.set('BBBBB-BBBBB'));
    expect(tries).toEqual([...Array.from({ length: 5 }, () => 'FIRST_ACCESS_CODE_INVALID'), 'TOO_MANY_ATTEMPTS']);
    expect(await person.set(person.code())).toBe('TOO_MANY_ATTEMPTS');
    const asked = [];
    for (let n = 0; n < 4; n++) asked.push(await run(ASK, { input: { cpf: person.cpf, senha: INITIAL_PASSWORD } }));
    expect(asked).toEqual([null, null, null, 'TOO_MANY_ATTEMPTS']);
    const resent = [];
    for (let n = 0; n < 4; n++) resent.push(await run(RESEND, { id: person.id }, maker.token));
    expect(resent).toEqual([null, null, null, 'TOO_MANY_ATTEMPTS']);
  });

  it('sends a code to nobody without the initial password, nor for an account that waits or is in use', async () => {
    const waiting = staffForm();
    const { json } = await app.rest('POST', '/api/usuarios', { token: maker.token, body: waiting });
    expect(await run(ASK, { input: { cpf: waiting.cpf, senha: INITIAL_PASSWORD } })).toBe('SESSION_PERSON_INACTIVE');
    expect(await run(RESEND, { id: json.id }, maker.token)).toBe('STAFF_NO_FIRST_ACCESS');
    expect(await run(RESEND, { id: approver.id }, maker.token)).toBe('STAFF_NO_FIRST_ACCESS');
    const person = await approved();
    expect(await run(ASK, { input: { cpf: person.cpf, senha: 'Errada#123x' } })).toBe('SESSION_CREDENTIALS_WRONG');
    const operator = await buildStaff(app.database, 1);
    await app.database.pool.query('update staff_users set permissao = 2 where id = $1', [person.id]);
    expect(await run(RESEND, { id: person.id }, operator.token)).toBe('STAFF_ABOVE');
  });

  it('replaces a lost initial password by another, which needs the code just as much', async () => {
    const person = await approved();
    const { data } = await app.graphql(RESEND, { id: person.id, senha: 'Segunda#4Hn8' }, { token: maker.token });
    expect(data.resendFirstAccess).toEqual({ id: String(person.id), situacao: 'PRIMEIRO_ACESSO' });
    await runJobs();
    expect(await run(SIGN_IN, { input: { cpf: person.cpf, senha: 'Segunda#4Hn8' } })).toBe('FIRST_PASSWORD_NEEDED');
    expect(await person.set(person.code())).toBe('SESSION_CREDENTIALS_WRONG');
    expect(await person.set(person.code(), CHOSEN_PASSWORD, 'Segunda#4Hn8')).toBeNull();
    const logged = await app.database.read("select parametros from audit_entries where tipo in ('resendFirstAccess', 'setFirstPassword')");
    for (const secret of ['Segunda#4Hn8', CHOSEN_PASSWORD, person.code()]) expect(JSON.stringify(logged)).not.toContain(secret);
  });
});
