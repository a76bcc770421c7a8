import { openTestApp, type TestApp } from '../../test/app.ts';
import { sellerForm } from '../../test/builders/forms.ts';
import { type BuiltStore, buildConsumer, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';

describe('/api/codigos-cadastro, /api/pontuacoes-codigo and /api/pontuacoes/codigo', () => {
  let app: TestApp;
  let admin: SignedIn;
  let team: SignedIn;
  let store: BuiltStore;
  beforeAll(async () => {
    app = await openTestApp();
    [admin, team] = (await Promise.all([2, 0].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn];
    store = await buildStore(app.database);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  it('registers, lists under rows, edits and deletes, with numbers or text', async () => {
    const made = await app.rest('POST', '/api/codigos-cadastro', {
      token: admin.token,
      body: { codigo: 'feira', pontos: 100, usos: '5', expiraEm: '31/12/2026' },
    });
    expect(made).toMatchObject({ status: 200, json: { id: expect.any(Number) } });
    const { id } = made.json;
    expect((await app.rest('GET', '/api/codigos-cadastro', { token: team.token })).json).toEqual({
      rows: [{ id, codigo: 'FEIRA', pontos: 100, usos: 5, usosRealizados: 0, expiraEm: '2026-12-31' }],
    });
    const body = { codigo: 'FEIRA2', pontos: '50.5', usos: 2, expiraEm: '' };
    expect((await app.rest('PUT', `/api/codigos-cadastro/${id}`, { token: admin.token, body })).status).toBe(200);
    expect((await app.rest('GET', '/api/codigos-cadastro?search=feira2', { token: team.token })).json.rows).toMatchObject([
      { codigo: 'FEIRA2', pontos: 50.5, usos: 2, expiraEm: null },
    ]);
    expect((await app.rest('POST', '/api/codigos-cadastro', { token: admin.token, body })).json).toMatchObject({
      erro: 'Código já cadastrado',
    });
    expect((await app.rest('DELETE', `/api/codigos-cadastro/${id}`, { token: admin.token })).status).toBe(200);
    expect((await app.rest('DELETE', `/api/codigos-cadastro/${id}`, { token: admin.token })).json).toEqual({
      erro: 'Código não encontrado',
      codigo: 'REGISTRATION_CODE_NOT_FOUND',
    });
  });

  it('tells a new seller what the code gave, and shows it to the staff and to the seller', async () => {
    await app.rest('POST', '/api/codigos-cadastro', { token: admin.token, body: { codigo: 'OLA', pontos: 30, usos: 1 } });
    const form = sellerForm({ idRevenda: store.id, senha: 'Senha@2026', aceitouPoliticaPrivacidade: true, codigo_cadastro: 'ola' });
    const registered = await app.rest('POST', '/api/parceiros', { body: form });
    expect(registered.json).toEqual({ id: expect.any(Number), mensagem: 'Código de cadastro aplicado: 30 pontos' });
    const late = await app.rest('POST', '/api/parceiros', { body: { ...form, ...sellerForm() } });
    expect(late).toMatchObject({ status: 200, json: { mensagem: 'Código de cadastro esgotado: o código não foi usado' } });
    expect((await app.rest('GET', '/api/pontuacoes-codigo?search=ola', { token: team.token })).json).toEqual({
      rows: [
        {
          id: expect.any(Number),
          codigo: 'OLA',
          parceiro: { nome: 'Vendedora Nova', cpf: form.cpf },
          pontos: 30,
          dataUtilizacao: app.clock.now().toISOString(),
        },
      ],
      totalRecords: 1,
    });
    const session = await app.rest('POST', '/api/sessoes/parceiro', { body: { cpf: form.cpf, senha: 'Senha@2026' } });
    expect((await app.rest('GET', '/api/pontuacoes/codigo', { token: session.json.token, audience: 'store' })).json).toEqual({
      pontuacoes: [{ codigo: 'OLA', pontos: 30, dataUtilizacao: app.clock.now().toISOString() }],
    });
  });

  it('hands out the addresses that register with a code', async () => {
    const { json } = await app.rest('POST', '/api/codigos-cadastro', { token: admin.token, body: { codigo: 'A&B', pontos: 1, usos: 1 } });
    const answer = await app.graphql(
      'query ($id: ID!) { registrationLinks(id: $id) { vendedor consumidor } }',
      { id: json.id },
      { token: team.token },
    );
    const { registrationLinks } = answer.data;
    expect(new URL(registrationLinks.vendedor)).toMatchObject({ pathname: '/cadastrar', search: '?codigo_cadastro=A%26B' });
    expect(new URL(registrationLinks.consumidor).pathname).toBe('/cadastrar-consumidor-final');
  });

  it('admits the documented levels and audiences only', async () => {
    expect((await app.rest('POST', '/api/codigos-cadastro', { body: {} })).status).toBe(401);
    expect((await app.rest('POST', '/api/codigos-cadastro', { token: team.token, body: {} })).status).toBe(403);
    expect((await app.rest('GET', '/api/codigos-cadastro', { token: (await buildStaff(app.database, 4)).token })).status).toBe(403);
    const [seller, consumer] = [await buildSeller(app.database), await buildConsumer(app.database)];
    expect((await app.rest('GET', '/api/pontuacoes-codigo', { token: seller.token, audience: 'store' })).status).toBe(403);
    expect((await app.rest('GET', '/api/pontuacoes/codigo', { token: consumer.token, audience: 'store' })).status).toBe(403);
  });
});
