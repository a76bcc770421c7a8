import '../../rest/index.ts';
import { allActions } from '../../platform/actions/action.ts';
import { hashToken } from '../../platform/auth/tokens.ts';
import { permissions } from '../../policy/permissions.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildStaff, newCpf, type SignedIn } from '../../test/builders/people.ts';
import { buildTotp } from '../../test/builders/second-factors.ts';
import { findPerson } from '../sessions/index.ts';
import { CONFIRM_TOTP, PROVE, START_TOTP, secondFactorPanel } from './second-factors.fixture.ts';

const held = {} as { app: TestApp };
const { ask, codeOf, signIn, confirm, registerTotp } = secondFactorPanel(held);
const REVEAL = 'mutation ($input: ID!) { revealConsumer(id: $input, motivo: "Pedido do chamado 123") { cpf } }';
const RESET = 'mutation ($input: ID!) { resetStaffFactors(id: $input) { id } }';
const APPROVE = 'mutation ($input: ID!) { approveHeldAction(id: $input, versao: 1) { id } }';
const mails = () =>
  held.app.database.read<{ destino: string; assunto: string }>('select destino, assunto from outgoing_messages order by id');
const requireLevels = (levels: string) =>
  held.app.database.pool.query('update system_settings set niveis_segundo_fator = $1 where id = 1', [levels]);

beforeAll(async () => {
  held.app = await openTestApp();
});
beforeEach(async () => {
  await held.app.database.pool.query('delete from rate_limits');
  await held.app.database.pool.query('delete from outgoing_messages');
  await requireLevels('{}');
  held.app.clock.advanceSeconds(600);
});
afterAll(async () => {
  expect(held.app.reported).toEqual([]);
  await held.app.close();
});

/** By hand: approvals, payouts, limits, personal data, staff, the second factors themselves, and rules that credit without a reviewer. */
const FRESH = [
  'approveHeldAction',
  'approvePayouts',
  'askPayoutReversal',
  'confirmPayoutReversal',
  'createPayoutBatch',
  'createStaffUser',
  'declineHeldAction',
  'downloadPayoutBatch',
  'dropPayoutReversal',
  'readBankReturn',
  'regenerateRecoveryCodes',
  'removeSecondFactor',
  'resetStaffFactors',
  'revealConsumer',
  'revealLink',
  'revealPixKey',
  'saveCreditRule',
  'setStaffUserActive',
  'startPasskeyRegistration',
  'startTotpRegistration',
  'takeBackCredits',
  'updateAdvancedSettings',
  'updateReviewSettings',
  'updateStaffUser',
];

describe('a fresh proof', () => {
  it('is needed for the actions of the list written by hand', () => {
    const fresh = allActions().filter(({ freshProof }) => freshProof);
    expect(fresh.map(({ name }) => name).toSorted()).toEqual(FRESH);
  });

  it('is asked of whoever has a factor fifteen minutes after the last one, and the action runs after it', async () => {
    const [person, consumer] = [await buildStaff(held.app.database, 2), await buildConsumer(held.app.database)];
    const { phone } = await registerTotp(person);
    const reveal = () => ask(REVEAL, consumer.id as never, person.token);
    held.app.clock.advanceSeconds(15 * 60);
    expect((await reveal()).data.revealConsumer.cpf).toBe(consumer.cpf);
    held.app.clock.advanceSeconds(1);
    const refused = await reveal();
    expect([refused.status, refused.errors?.[0].message, refused.errors?.[0].extensions]).toEqual([
      200,
      'Confirme que é você com o segundo fator para continuar.',
      { code: 'PROOF_NEEDED', kind: 'forbidden', requestId: expect.any(String) },
    ]);
    expect(codeOf(await ask(PROVE, { codigo: '000000' }, person.token))).toBe('SECOND_FACTOR_WRONG');
    expect(codeOf(await reveal())).toBe('PROOF_NEEDED');
    expect(codeOf(await ask(PROVE, { codigo: phone.code() }, person.token))).toBeUndefined();
    expect((await reveal()).data.revealConsumer.cpf).toBe(consumer.cpf);
  });

  it('is asked in every session once a factor exists, each for itself, and not of whoever has none', async () => {
    const [person, consumer] = [await buildStaff(held.app.database, 2), await buildConsumer(held.app.database)];
    const old = (await signIn(person)).token;
    const reveal = (token: string) => ask(REVEAL, consumer.id as never, token);
    expect(codeOf(await reveal(old))).toBeUndefined();
    const { phone } = await registerTotp(person);
    // The session that was opened with the password alone has proved nothing.
    expect(codeOf(await reveal(old))).toBe('PROOF_NEEDED');
    expect(codeOf(await ask(APPROVE, 999_999 as never, old))).toBe('PROOF_NEEDED');
    expect(codeOf(await reveal(person.token))).toBeUndefined();
    held.app.clock.advanceSeconds(60);
    const { data } = await confirm({ desafio: (await signIn(person)).segundoFator.desafio, codigo: phone.code() });
    expect(codeOf(await reveal(data.confirmSecondFactor.token))).toBeUndefined();
    expect(codeOf(await reveal(old))).toBe('PROOF_NEEDED');
  });

  it('comes in X-Segundo-Fator over REST, for that request and the next minutes', async () => {
    const person = await buildStaff(held.app.database, 2);
    const phone = await buildTotp(held.app, person);
    let mails = 0;
    const create = (code?: string) =>
      held.app.rest('POST', '/api/usuarios', {
        token: person.token,
        body: { nome: 'Ana Prado', cpf: newCpf(), email: `ana${++mails}@exemplo.com`, senha: 'Lontra-azul-77', permissao: 0 },
        ...(code ? { headers: { 'X-Segundo-Fator': code } } : {}),
      });
    const refused = await create();
    expect([refused.status, refused.json]).toEqual([
      403,
      { erro: 'Confirme que é você com o segundo fator para continuar.', codigo: 'PROOF_NEEDED' },
    ]);
    expect([(await create('123456')).json.codigo, (await create('x')).status]).toEqual(['SECOND_FACTOR_WRONG', 400]);
    expect((await create(phone.code())).status).toBe(200);
    expect((await create()).status).toBe(200);
    // GraphQL has its own step and reads no header.
    held.app.clock.advanceSeconds(16 * 60);
    const { errors } = await held.app.graphql(REVEAL, { input: 1 }, { token: person.token, headers: { 'X-Segundo-Fator': phone.code() } });
    expect(errors?.[0].extensions.code).toBe('PROOF_NEEDED');
  });
});

describe('a level that must have a second factor', () => {
  it('is by default each that approves payouts', async () => {
    const [column] = await held.app.database.read<{ levels: string }>(
      "select column_default as levels from information_schema.columns where table_name = 'system_settings' and column_name = 'niveis_segundo_fator'",
    );
    expect(column?.levels).toBe("'{1,2}'::integer[]");
    expect(permissions['payout:manage'].staff).toEqual([1, 2]);
  });

  it('does nothing but register one, at either door, with an access token and in a job', async () => {
    const person = await buildStaff(held.app.database, 1);
    const other = await buildStaff(held.app.database, 0);
    await requireLevels('{1,2}');
    const { token } = await signIn(person);
    const { data } = await ask('{ viewer { segundoFator segundoFatorPendente abilities } }', undefined, token);
    expect(data.viewer).toEqual({
      segundoFator: false,
      segundoFatorPendente: true,
      abilities: ['password:recover', 'programme:read', 'secondFactor:manageOwn', 'session:create', 'session:end', 'viewer:read'],
    });
    for (const query of ['{ networks { total } }', '{ staffUsers { total } }', '{ ownSessions { id } }'])
      expect(codeOf(await ask(query, undefined, token))).toBe('SECOND_FACTOR_REQUIRED');
    const readOnly = `ana_${'x'.repeat(43)}`;
    await held.app.database.pool.query(
      "insert into access_tokens (nome, token_hash, escopos, staff_user_id, expira_em) values ('Painel', $1, '{CADASTROS}', $2, '2100-01-01')",
      [hashToken(readOnly), person.id],
    );
    const byToken = () => held.app.graphql('{ networks { total } }', {}, { headers: { authorization: `Bearer ${readOnly}` } });
    expect(codeOf(await byToken())).toBe('SECOND_FACTOR_REQUIRED');
    expect(await findPerson(held.app.database, 'STAFF', person.id)).toMatchObject({ mustRegisterFactor: true });
    const rest = await held.app.rest('GET', '/api/redes', { token });
    expect([rest.status, rest.json]).toEqual([
      403,
      { erro: 'Seu nível exige um segundo fator. Cadastre um em Segundo fator para continuar.', codigo: 'SECOND_FACTOR_REQUIRED' },
    ]);
    expect((await held.app.rest('PUT', '/api/usuarios', { token, body: { nome: 'Ana' } })).json.codigo).toBe('SECOND_FACTOR_REQUIRED');
    expect(codeOf(await ask('{ networks { total } }', undefined, other.token))).toBeUndefined();
    await registerTotp(person, token);
    expect(codeOf(await byToken())).toBeUndefined();
    expect(codeOf(await ask('{ networks { total } }', undefined, token))).toBeUndefined();
    expect((await held.app.rest('GET', '/api/redes', { token })).status).toBe(200);
  });
});

describe('resetting the factors of another member of staff', () => {
  it('takes two people, ends their sessions and tells them', async () => {
    const [first, second, lost] = await Promise.all([2, 2, 1].map((level) => buildStaff(held.app.database, level)));
    await buildTotp(held.app, lost!);
    const reset = (who: SignedIn, id: number) => ask(RESET, id as never, who.token);
    expect(codeOf(await reset(first!, lost!.id))).toBe('SECOND_PERSON_NEEDED');
    expect(await mails()).toEqual([]);
    expect((await ask('{ viewer { segundoFator } }', undefined, lost!.token)).data.viewer.segundoFator).toBe(true);
    const [request] = await held.app.database.read<{ id: number; resumo: string }>(
      "select id, resumo from held_actions where action = 'resetStaffFactors' and status = 'AGUARDA'",
    );
    expect(request!.resumo).toBe('Redefinir o segundo fator de Usuário Nível 1');
    // Neither who asked nor whose factor it is decides.
    expect(codeOf(await ask(APPROVE, request!.id as never, first!.token))).toBe('HELD_ACTION_SAME_PERSON');
    await held.app.database.pool.query('update sessions set prova_em = $2 where person_id = $1', [lost!.id, held.app.clock.now()]);
    expect(codeOf(await ask(APPROVE, request!.id as never, lost!.token))).toBe('SECOND_FACTOR_OWN');
    expect(codeOf(await ask(APPROVE, request!.id as never, second!.token))).toBeUndefined();
    expect((await ask('{ viewer { nome } }', undefined, lost!.token)).data.viewer).toBeNull();
    expect((await signIn(lost!)).token).toEqual(expect.any(String));
    expect((await mails())[0]).toEqual({ destino: `u${lost!.cpf}@exemplo.com`, assunto: 'Seu segundo fator foi redefinido' });
  });

  it('is refused for oneself, for whoever has more rights or none to reset, and asks for a fresh proof', async () => {
    const [operator, administrator] = [await buildStaff(held.app.database, 1), await buildStaff(held.app.database, 2)];
    await buildTotp(held.app, administrator);
    const reset = (who: SignedIn, id: number) => ask(RESET, id as never, who.token);
    expect(codeOf(await reset(operator, operator.id))).toBe('SECOND_FACTOR_OWN');
    expect(codeOf(await reset(operator, administrator.id))).toBe('STAFF_ABOVE');
    expect(codeOf(await reset(administrator, operator.id))).toBe('PROOF_NEEDED');
    const other = await buildStaff(held.app.database, 2);
    expect(codeOf(await reset(other, operator.id))).toBe('SECOND_FACTOR_NONE');
    expect(codeOf(await reset(other, 999_999))).toBe('STAFF_NOT_FOUND');
    expect(codeOf(await reset(await buildStaff(held.app.database, 5), operator.id))).toBe('NOT_ALLOWED');
  });
});

describe('a change of the own factors', () => {
  it('is told by e-mail, and registering another one asks for a proof of the first', async () => {
    const person = await buildStaff(held.app.database, 1);
    const { phone } = await registerTotp(person);
    expect(await mails()).toEqual([{ destino: `u${person.cpf}@exemplo.com`, assunto: 'Novo segundo fator no seu acesso' }]);
    held.app.clock.advanceSeconds(16 * 60);
    expect(codeOf(await ask(START_TOTP, { senha: 'Teste@2026' }, person.token))).toBe('PROOF_NEEDED');
    expect(codeOf(await ask(CONFIRM_TOTP, { desafio: 'x', nome: 'Outro', codigo: phone.code() }, person.token))).toBe(
      'SECOND_FACTOR_CHALLENGE_INVALID',
    );
  });
});
