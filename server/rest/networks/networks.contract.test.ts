import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';

describe('/api/redes', () => {
  let app: TestApp;
  let admin: SignedIn;
  let operator: SignedIn;
  let auditor: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    [admin, operator, auditor] = (await Promise.all([2, 1, 4].map((level) => buildStaff(app.database, level)))) as [
      SignedIn,
      SignedIn,
      SignedIn,
    ];
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  it('registers, lists with the documented keys, edits, toggles and deletes', async () => {
    const made = await app.rest('POST', '/api/redes', {
      token: admin.token,
      body: { nome: 'Rede Norte', regiao: 'Norte', valorPonto: 0.05 },
    });
    expect(made.status).toBe(200);
    const { id } = made.json;
    expect(
      await app.rest('PUT', `/api/redes/${id}`, {
        token: operator.token,
        body: { nome: 'Rede Norte 2', regiao: 'Norte', valorPonto: '0.06' },
      }),
    ).toMatchObject({ status: 200 });
    const list = await app.rest('GET', '/api/redes?completo=1', { token: admin.token });
    expect(list.json.redes).toContainEqual({
      id,
      nome: 'Rede Norte 2',
      regiao: 'Norte',
      valorPonto: 0.06,
      ativo: 1,
      numeroRevendas: 0,
      numeroParceiros: 0,
      totalVendas: 0,
      totalCusto: 0,
      totalPontos: 0,
      saldoPontos: 0,
      ultimaPontuacao: null,
    });
    expect((await app.rest('PUT', `/api/redes/${id}`, { token: admin.token, body: { ativo: 0 } })).status).toBe(200);
    expect((await app.rest('GET', '/api/redes', { token: auditor.token })).json.redes.map((rede: { id: number }) => rede.id)).not.toContain(
      id,
    );
    expect((await app.rest('DELETE', `/api/redes/${id}`, { token: admin.token })).status).toBe(200);
    expect((await app.rest('DELETE', `/api/redes/${id}`, { token: admin.token })).json).toEqual({
      erro: 'Rede não encontrada',
      codigo: 'NETWORK_NOT_FOUND',
    });
  });

  it('refuses with the documented texts and changes nothing', async () => {
    const { json, status } = await app.rest('POST', '/api/redes', { token: admin.token, body: { nome: ' ', regiao: 'Sul', permissao: 2 } });
    expect(status).toBe(400);
    expect(json.erro).toBe('Informe o nome');
    expect(json.campos).toEqual([
      { field: 'nome', message: 'Informe o nome' },
      { field: 'valorPonto', message: 'Informe o valor do ponto' },
      { field: 'permissao', message: 'Campo não permitido: permissao' },
    ]);
    const network = await buildNetwork(app.database);
    expect(
      (await app.rest('POST', '/api/redes', { token: admin.token, body: { nome: network.nome, regiao: 'Sul', valorPonto: 1 } })).json.erro,
    ).toBe('Rede já cadastrada');
    await buildStore(app.database, { networkId: network.id });
    expect((await app.rest('DELETE', `/api/redes/${network.id}`, { token: admin.token })).json.erro).toBe(
      'Rede não pode ser excluída: possui 1 loja(s) cadastrada(s)',
    );
  });

  it('admits the documented levels only, and hides the value of a point from the others', async () => {
    expect((await app.rest('POST', '/api/redes', { body: {} })).status).toBe(401);
    expect((await app.rest('POST', '/api/redes', { token: auditor.token, body: {} })).status).toBe(403);
    expect((await app.rest('DELETE', '/api/redes/1', { token: operator.token })).status).toBe(403);
    expect((await app.rest('GET', '/api/redes', { token: auditor.token })).json.redes[0].valorPonto).toBeNull();
    expect((await app.rest('GET', '/api/redes', { token: admin.token, audience: 'store' })).status).toBe(401);
    expect((await app.rest('GET', '/api/inexistente', { token: admin.token })).json).toEqual({
      erro: 'Caminho não encontrado',
      codigo: 'PATH_NOT_FOUND',
    });
  });

  it('serves the same list over GraphQL, with its order and its exact total', async () => {
    const answer = await app.graphql(
      'query ($o: ListOptions) { networks(options: $o) { total capped items { id nome valorPonto } } }',
      { o: { sort: 'nome', direction: 'DESC', pageSize: 1 } },
      { token: operator.token },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data.networks.items).toHaveLength(1);
    expect(answer.data.networks.total).toBeGreaterThan(0);
    const refused = await app.graphql('{ networks(options: { sort: "senha" }) { total } }', {}, { token: operator.token });
    expect(refused.errors?.[0]).toMatchObject({
      message: expect.stringContaining('Ordenação desconhecida: senha'),
      extensions: { code: 'LIST_SORT_UNKNOWN' },
    });
    expect((await app.graphql('{ networks { total } }')).status).toBe(401);
  });

  it('answers a repeat with the same key once, and another input under it with 409', async () => {
    const body = { nome: 'Rede Única', regiao: 'Sul', valorPonto: 0.03 };
    const headers = { 'idempotency-key': 'chave-1' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.rest('POST', '/api/redes', { token: admin.token, body, headers })),
    );
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1);
    expect((await app.rest('POST', '/api/redes', { token: admin.token, body: { ...body, regiao: 'Norte' }, headers })).status).toBe(409);
  });
});
