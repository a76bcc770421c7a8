import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildSeller, buildStaff } from '../../test/builders/people.ts';
import { STRONG_SECRET } from '../../test/test-env.ts';

describe('POST /api/enviar-email-contato', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ SUPORTE_EMAIL: 'suporte@exemplo.com' });
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });
  const send = (token: string | undefined, body: unknown) =>
    app.rest('POST', '/api/enviar-email-contato', { ...(token ? { token } : {}), audience: 'store', body });

  it('mails the support who wrote, how to answer and what, escaped', async () => {
    const seller = await buildSeller(app.database);
    const answer = await send(seller.token, { mensagem: '  Meus pontos <b>sumiram</b>\nem maio.  ' });
    expect(answer).toMatchObject({ status: 200, json: { mensagem: 'Mensagem enviada com sucesso' } });
    await app.runJobs();
    const mail = app.ports.mails.at(-1)!;
    expect(mail).toMatchObject({ para: 'suporte@exemplo.com', assunto: `Contato: ${seller.actor.nome}` });
    expect(mail.texto).toContain('Meus pontos <b>sumiram</b>\nem maio.');
    expect(mail.texto).toContain(`Vendedor da Loja ${seller.store.codigo}`);
    expect(mail.texto).toContain(`E-mail: v${seller.cpf}@exemplo.com`);
    expect(mail.html).not.toContain('<b>sumiram</b>');
  });

  it('refuses an empty and a long message, each with its text', async () => {
    const consumer = await buildConsumer(app.database);
    for (const body of [{}, { mensagem: '   ' }, { mensagem: null }])
      expect(await send(consumer.token, body)).toMatchObject({ status: 400, json: { erro: 'Informe uma mensagem' } });
    expect((await send(consumer.token, { mensagem: 'a'.repeat(4_001) })).json.erro).toBe('A mensagem deve ter no máximo 4.000 caracteres');
  });

  it('takes five messages of one member in an hour', async () => {
    const consumer = await buildConsumer(app.database);
    const statuses: number[] = [];
    for (let times = 0; times < 6; times++) statuses.push((await send(consumer.token, { mensagem: `Mensagem ${times}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is for members only', async () => {
    const staff = await buildStaff(app.database, 2);
    expect((await send(undefined, { mensagem: 'Oi' })).status).toBe(401);
    expect((await app.rest('POST', '/api/enviar-email-contato', { token: staff.token, body: { mensagem: 'Oi' } })).status).toBe(403);
  });

  it('says that it is away when no address is configured', async () => {
    const bare = await openTestApp({
      DATABASE_URL: 'postgres://nobody@localhost/none',
      PUBLIC_URL: 'http://localhost',
      SECRET: STRONG_SECRET,
    });
    const seller = await buildSeller(bare.database);
    const answer = await bare.rest('POST', '/api/enviar-email-contato', {
      token: seller.token,
      audience: 'store',
      body: { mensagem: 'Oi' },
    });
    expect(answer.status).toBe(503);
    await bare.close();
  });
});

describe('ownProfile', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());
  const QUERY = '{ ownProfile { id nome cpf email telefone revenda temSenha } }';

  it("answers the member's own data, the store of a seller and never a hash", async () => {
    const [seller, consumer] = [await buildSeller(app.database), await buildConsumer(app.database)];
    const asked = await app.graphql(QUERY, {}, { token: seller.token, audience: 'store' });
    expect(asked.data.ownProfile).toMatchObject({
      id: String(seller.id),
      cpf: seller.cpf,
      revenda: `Loja ${seller.store.codigo}`,
      temSenha: true,
    });
    const other = await app.graphql(QUERY, {}, { token: consumer.token, audience: 'store' });
    expect(other.data.ownProfile).toMatchObject({ id: String(consumer.id), cpf: consumer.cpf, revenda: null });
  });

  it('is nothing for staff and visitors', async () => {
    const staff = await buildStaff(app.database, 2);
    expect((await app.graphql(QUERY, {}, { token: staff.token })).errors?.[0].extensions.code).toBe('NOT_ALLOWED');
    expect((await app.graphql(QUERY)).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
