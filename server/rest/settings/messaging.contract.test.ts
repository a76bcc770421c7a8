import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';

const TOKEN = 'segredo-do-provedor-1234';

describe('/api/configuracoes', () => {
  let app: TestApp;
  let operator: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    operator = await buildStaff(app.database, 1);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });
  const read = async () => (await app.rest('GET', '/api/configuracoes', { token: operator.token })).json;
  const save = (body: object) => app.rest('POST', '/api/configuracoes', { token: operator.token, body });
  const test = (celular: unknown) => app.rest('POST', '/api/configuracoes/teste', { token: operator.token, body: { celular } });
  const stored = async () => (await app.database.pool.query('select url, token, codigo from messaging_settings')).rows;

  it('has its four fields, empty, before the first save, and a test message has nowhere to go', async () => {
    expect(await read()).toEqual([{ url: '', token: '', codigo: '', id: 1 }]);
    expect(await test('11987654321')).toMatchObject({ status: 409, json: { erro: 'Error enviar menssagem' } });
    expect((await save({ url: 'https://203.1.113.9/envio', codigo: 'C1' })).json.erro).toBe('Token obrigatório');
  });

  it('keeps one provider and never sends its token back whole', async () => {
    expect((await save({ url: 'https://203.1.113.9/envio', token: TOKEN, codigo: 'C1' })).json).toEqual({ id: 1 });
    const [shown] = await read();
    expect(shown).toEqual({ url: 'https://203.1.113.9/envio', token: '••••1234', codigo: 'C1', id: 1 });
    // Sending the settings back unchanged keeps the token.
    expect((await save({ ...shown, codigo: 'C2' })).status).toBe(200);
    expect((await save({ ...shown, token: '', codigo: 'C3' })).status).toBe(200);
    expect(await stored()).toEqual([{ url: 'https://203.1.113.9/envio', token: TOKEN, codigo: 'C3' }]);
    expect((await save({ ...shown, token: 'curto' })).status).toBe(200);
    expect((await read())[0].token).toBe('••••');
    await save({ ...shown, token: TOKEN });
    const { rows } = await app.database.pool.query("select parametros from audit_entries where tipo = 'updateMessagingSettings'");
    expect(JSON.stringify(rows)).not.toContain(TOKEN);
  });

  it('refuses addresses inside the network and forms that are not filled', async () => {
    const refusal = async (url: string) => (await save({ url, token: TOKEN, codigo: 'C1' })).json.erro;
    for (const url of [
      'https://127.0.0.1/',
      'https://169.254.169.254/latest',
      'https://10.0.0.8/x',
      'https://[::1]/',
      'https://localhost/x',
    ])
      expect(await refusal(url)).toMatch(/^Error ao salvar configurações\. Endereço não permitido/);
    expect(await refusal('http://203.1.113.9/')).toMatch(/use https/);
    expect(await refusal('https://a:b@203.1.113.9/')).toMatch(/sem usuário/);
    expect(await refusal('ftp://exemplo.com')).toBe('URL inválido');
    expect(await refusal('')).toBe('URL obrigatório');
    expect((await save({ url: 'https://203.1.113.9/', token: TOKEN, codigo: '' })).json.erro).toBe('Código obrigatório');
    const plus = await buildStaff(app.database, 5);
    expect((await app.rest('GET', '/api/configuracoes', { token: plus.token })).status).toBe(403);
  });

  it('sends a test message and tells how it went', async () => {
    const asked: { url: string; body: unknown }[] = [];
    app.ports.safeFetch = async (url, { body }) => {
      asked.push({ url, body: JSON.parse(body ?? 'null') });
      return { status: 200, body: '' };
    };
    expect((await test('')).json.erro).toBe('Celular obrigatório');
    expect((await test('123')).json.erro).toBe('Celular inválido');
    const sent = (await test('11987654321')).json;
    const state = async () =>
      (
        await app.graphql(
          'query ($id: ID!) { testMessage(id: $id) { estado ultimoErro } }',
          { id: sent.id },
          {
            token: operator.token,
          },
        )
      ).data.testMessage;
    expect(await state()).toEqual({ estado: 'NA_FILA', ultimoErro: null });
    await app.runJobs();
    expect(asked).toEqual([
      { url: 'https://203.1.113.9/envio', body: { codigo: 'C1', numero: '5511987654321', mensagem: expect.stringContaining('teste') } },
    ]);
    expect(await state()).toEqual({ estado: 'ENVIADA', ultimoErro: null });
  });
});
