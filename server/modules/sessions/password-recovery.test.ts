import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildSeller, newCpf, PASSWORD } from '../../test/builders/people.ts';

const INVALID = 'Link de recuperação inválido ou expirado. Solicite um novo.';
const NEW = 'SenhaNova@1';

let app: TestApp;
const call = (variant: string, path: string, body: unknown) => app.rest('POST', `/api/sessoes/${variant}/${path}`, { body });
const ask = (variant: string, informacao: string) => call(variant, 'esqueceu-senha', { informacao });
const check = async (variant: string, uuid: string) => (await call(variant, 'validar-recuperacao', { uuid })).json;
const reset = (variant: string, uuid: string, novaSenha = NEW) => call(variant, 'atualizar-senha', { uuid, novaSenha });

/** Requests a link, runs the jobs and returns the code from the last e-mail. */
async function linkFor(variant: string, informacao: string): Promise<string> {
  expect((await ask(variant, informacao)).status).toBe(200);
  await app.runJobs();
  return /esqueceu-senha\/([0-9a-f-]{36})/.exec(app.ports.mails.at(-1)?.texto ?? '')?.[1] ?? '';
}

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await app.database.pool.query('delete from rate_limits');
  app.ports.mails.length = 0;
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('asking for a new password', () => {
  it('answers known and unknown people alike and does the same work before it answers', async () => {
    const seller = await buildSeller(app.database);
    const known = await ask('parceiro', seller.cpf);
    const jobs = app.ports.fakeJobs.sent.map(({ name }) => name);
    const unknown = await ask('parceiro', newCpf());
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    expect(known.json).toEqual({ mensagem: expect.stringContaining('Se os dados estiverem cadastrados') });
    expect(app.ports.fakeJobs.sent.map(({ name }) => name)).toEqual([...jobs, ...jobs]);
    await app.runJobs();
    expect(app.ports.mails.map(({ para }) => para)).toEqual([`v${seller.cpf}@exemplo.com`]);
  });

  it('takes a CPF or an e-mail in any case, of the asked audience only, and leaves no link for inactive people', async () => {
    const consumer = await buildConsumer(app.database);
    expect(await linkFor('cliente', `C${consumer.cpf}@EXEMPLO.com`)).toMatch(/^[0-9a-f-]{36}$/);
    expect(app.ports.mails.at(-1)?.texto).toContain('?tipo=cliente');
    app.ports.mails.length = 0;
    await linkFor('parceiro', consumer.cpf);
    await app.database.pool.query('update consumers set ativo = false where id = $1', [consumer.id]);
    await linkFor('cliente', consumer.cpf);
    expect(app.ports.mails).toEqual([]);
  });

  it('keeps the code only as a hash once the e-mail has gone', async () => {
    const uuid = await linkFor('parceiro', (await buildSeller(app.database)).cpf);
    const [kept] = await app.database.read<{ text: string }>(
      'select (select json_agg(r) from password_recoveries r)::text || (select json_agg(m) from outgoing_messages m)::text || (select json_agg(a) from audit_entries a)::text as text',
    );
    expect(kept?.text).not.toContain(uuid);
  });

  it('is refused without the documented information and after five times in an hour', async () => {
    expect((await ask('parceiro', ' ')).json.erro).toBe('Informe seu email ou CPF primeiro');
    expect((await call('cliente', 'esqueceu-senha', {})).json.erro).toBe('Informe seu email ou CPF primeiro');
    const cpf = newCpf();
    for (let times = 0; times < 5; times++) expect((await ask('parceiro', cpf)).status).toBe(200);
    expect((await ask('parceiro', cpf)).status).toBe(429);
  });
});

describe('a recovery link', () => {
  it('sets the new password, ends every session of the person and the other links, and works once', async () => {
    const seller = await buildSeller(app.database);
    const [first, second] = [await linkFor('parceiro', seller.cpf), await linkFor('parceiro', seller.cpf)];
    expect(await check('parceiro', first)).toEqual({ valido: true, mensagem: 'Link de recuperação válido.' });
    expect((await reset('parceiro', first)).json).toEqual({ mensagem: 'Senha alterada com sucesso.' });
    expect((await app.graphql('{ viewer { id } }', {}, { token: seller.token, audience: 'store' })).data.viewer).toBeNull();
    const signIn = (senha: string) => app.rest('POST', '/api/sessoes/parceiro', { body: { cpf: seller.cpf, senha } });
    expect([(await signIn(PASSWORD)).status, (await signIn(NEW)).status]).toEqual([400, 200]);
    for (const used of [first, second]) {
      expect(await check('parceiro', used)).toEqual({ valido: false, mensagem: INVALID });
      expect((await reset('parceiro', used, 'OutraSenha1')).json.erro).toBe(INVALID);
    }
  });

  it('is good for its own audience and for sixty minutes', async () => {
    const uuid = await linkFor('cliente', (await buildConsumer(app.database)).cpf);
    expect(await check('parceiro', uuid)).toMatchObject({ valido: false });
    expect((await reset('parceiro', uuid)).status).toBe(400);
    app.clock.advanceDays(59 / 1440);
    expect(await check('cliente', uuid)).toMatchObject({ valido: true });
    app.clock.advanceDays(2 / 1440);
    expect(await check('cliente', uuid)).toMatchObject({ valido: false });
    expect((await reset('cliente', uuid)).status).toBe(400);
  });

  it('refuses an empty or short password with its text and stays usable', async () => {
    const uuid = await linkFor('parceiro', (await buildSeller(app.database)).cpf);
    expect((await reset('parceiro', uuid, '')).json.erro).toBe('Informe sua nova senha primeiro');
    expect((await reset('parceiro', uuid, 'curta')).json.erro).toBe('A senha deve ter pelo menos 8 caracteres');
    expect((await reset('parceiro', uuid)).status).toBe(200);
  });

  it('is used by exactly one of twenty at once', async () => {
    const uuid = await linkFor('parceiro', (await buildSeller(app.database)).cpf);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => reset('parceiro', uuid, `SenhaNova@${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.erro === INVALID)).toHaveLength(19);
  });

  it('works through GraphQL too', async () => {
    const { cpf } = await buildConsumer(app.database);
    const request = await app.graphql(
      'mutation ($input: RequestPasswordRecoveryInput!) { requestPasswordRecovery(input: $input) { mensagem } }',
      {
        input: { kind: 'CONSUMER', informacao: cpf },
      },
    );
    expect(request.errors).toBeUndefined();
    await app.runJobs();
    const uuid = /esqueceu-senha\/([0-9a-f-]{36})/.exec(app.ports.mails.at(-1)?.texto ?? '')?.[1];
    const checked = await app.graphql('query ($uuid: String!) { checkPasswordRecovery(kind: CONSUMER, uuid: $uuid) { valido } }', { uuid });
    expect(checked.data.checkPasswordRecovery.valido).toBe(true);
    const done = await app.graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { mensagem } }', {
      input: { kind: 'CONSUMER', uuid, novaSenha: NEW },
    });
    expect(done.data.resetPassword.mensagem).toBe('Senha alterada com sucesso.');
  });
});
