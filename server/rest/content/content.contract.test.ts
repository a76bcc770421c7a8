import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';

describe('what consumers are shown: /api/lojas-participantes and /api/produtos-cliente', () => {
  let app: TestApp;
  let operator: SignedIn;
  let consumer: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    operator = await buildStaff(app.database, 1);
    consumer = await buildConsumer(app.database);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const panel = (method: string, path: string, body?: unknown) => app.rest(method, `/api/${path}`, { token: operator.token, body });
  const store = (path: string) => app.rest('GET', `/api/${path}`, { token: consumer.token, audience: 'store' });

  it('registers, renames and deactivates a store, with booleans as the document says', async () => {
    const made = await panel('POST', 'lojas-participantes', { nome: '  Casa das Tintas  ', ativo: true });
    expect([made.status, made.json]).toEqual([200, { id: expect.any(Number) }]);
    const { id } = made.json;
    const criadoEm = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect((await panel('GET', 'lojas-participantes')).json).toEqual({ lojas: [{ id, nome: 'Casa das Tintas', ativo: true, criadoEm }] });
    expect((await store('lojas-participantes/ativas')).json).toEqual({ lojas: [{ id, nome: 'Casa das Tintas' }] });
    expect((await panel('PUT', `lojas-participantes/${id}`, { nome: 'Casa das Cores' })).json).toEqual({ id });
    expect((await panel('PUT', `lojas-participantes/${id}`, { nome: 'Casa das Cores', ativo: false })).status).toBe(200);
    expect((await panel('GET', 'lojas-participantes')).json.lojas).toEqual([{ id, nome: 'Casa das Cores', ativo: false, criadoEm }]);
    expect((await store('lojas-participantes/ativas')).json).toEqual({ lojas: [] });
  });

  it('registers and changes a product; what is not sent stays', async () => {
    const { id } = (await panel('POST', 'produtos-cliente', { nome: 'Verniz', descricao: ' Incolor ' })).json;
    expect((await store('produtos-cliente/ativos')).json).toEqual({ produtos: [{ id, nome: 'Verniz', descricao: 'Incolor' }] });
    expect((await panel('PUT', `produtos-cliente/${id}`, { ativo: 0 })).status).toBe(200);
    expect((await panel('GET', 'produtos-cliente')).json).toEqual({
      produtos: [{ id, nome: 'Verniz', descricao: 'Incolor', ativo: false, criadoEm: expect.any(String) }],
    });
    expect((await panel('PUT', `produtos-cliente/${id}`, { nome: 'Verniz', descricao: '', ativo: true })).status).toBe(200);
    expect((await store('produtos-cliente/ativos')).json.produtos).toEqual([{ id, nome: 'Verniz', descricao: null }]);
  });

  it('refuses with the documented text, an unknown row with 404, and a name that is there in other letters', async () => {
    for (const path of ['lojas-participantes', 'produtos-cliente']) {
      for (const body of [{}, { nome: '   ' }, { nome: null }])
        expect((await panel('POST', path, body)).json).toMatchObject({ erro: 'Nome é obrigatório', campos: [{ field: 'nome' }] });
      expect((await panel('PUT', `${path}/1`, {})).json.erro).toBe('Nome é obrigatório');
      expect((await panel('PUT', `${path}/99999`, { nome: 'X' })).status).toBe(404);
      expect((await panel('POST', path, { nome: 'X', ativo: 'talvez' })).status).toBe(400);
      await panel('POST', path, { nome: 'Depósito São João' });
      expect((await panel('POST', path, { nome: 'DEPOSITO SAO JOAO' })).status).toBe(409);
      const { id } = (await panel('POST', path, { nome: 'Outro nome' })).json;
      expect((await panel('PUT', `${path}/${id}`, { nome: 'depósito são joão' })).status).toBe(409);
    }
    const both = await Promise.all(Array.from({ length: 6 }, () => panel('POST', 'lojas-participantes', { nome: 'Ao mesmo tempo' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('admits levels 1 and 2 to the panel side and members to the storefront side', async () => {
    const plus = await buildStaff(app.database, 5);
    const seller = await buildSeller(app.database);
    for (const [list, active] of [
      ['lojas-participantes', 'ativas'],
      ['produtos-cliente', 'ativos'],
    ] as const) {
      for (const [method, path] of [
        ['GET', list],
        ['POST', list],
        ['PUT', `${list}/1`],
      ] as const) {
        expect((await app.rest(method, `/api/${path}`, { body: method === 'GET' ? undefined : {} })).status).toBe(401);
        expect((await app.rest(method, `/api/${path}`, { token: plus.token, body: method === 'GET' ? undefined : {} })).status).toBe(403);
      }
      expect((await app.rest('GET', `/api/${list}`, { token: consumer.token, audience: 'store' })).status).toBe(403);
      expect((await app.rest('GET', `/api/${list}/${active}`)).status).toBe(401);
      expect((await panel('GET', `${list}/${active}`)).status).toBe(403);
      expect((await app.rest('GET', `/api/${list}/${active}`, { token: seller.token, audience: 'store' })).status).toBe(200);
    }
  });

  it('serves the same over GraphQL', async () => {
    const run = (query: string) => app.graphql(query, {}, { token: operator.token });
    const { data } = await run('mutation { createClientProduct(input: { nome: "Selador", descricao: "18 L" }) { id } }');
    const { id } = data.createClientProduct;
    await run(`mutation { updateClientProduct(id: ${id}, input: { ativo: false }) { id } }`);
    const list = await run('{ clientProducts(options: { search: "selador" }) { total items { id nome descricao ativo } } }');
    expect(list.data.clientProducts).toEqual({ total: 1, items: [{ id, nome: 'Selador', descricao: '18 L', ativo: false }] });
    const store = await run('mutation { createParticipatingStore(input: { nome: "Nova" }) { id } }');
    await run(`mutation { updateParticipatingStore(id: ${store.data.createParticipatingStore.id}, input: { nome: "Nova 2" }) { id } }`);
    expect((await run('{ participatingStores(options: { search: "nova" }) { items { nome } } }')).data.participatingStores.items).toEqual([
      { nome: 'Nova 2' },
    ]);
  });
});
