import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildSeller, buildStaff } from '../../test/builders/people.ts';

describe('/api/clientes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  it('lists consumers with the documented keys, inactive ones for level 2 only', async () => {
    const [admin, auditor] = await Promise.all([buildStaff(app.database, 2), buildStaff(app.database, 4)]);
    const consumer = await buildConsumer(app.database);
    const gone = await buildConsumer(app.database);
    await app.database.pool.query('update consumers set ativo = false where id = $1', [gone.id]);
    const list = async (token: string, query = '') =>
      (await app.rest('GET', `/api/clientes-painel?page=1&perPage=50${query}`, { token })).json;
    const { data, totalRecords } = await list(auditor.token);
    expect(totalRecords).toBe(1);
    expect(data).toEqual([
      {
        id: consumer.id,
        nome: consumer.actor.nome,
        cpf: consumer.cpf,
        celular: '11987654321',
        endCidade: null,
        endEstado: null,
        email: `c${consumer.cpf}@exemplo.com`,
        totalProdutosSW: 0,
        saldoCashback: 0,
        ultimoAcessoEm: null,
        criadoEm: expect.any(String),
        ativo: 1,
      },
    ]);
    expect((await list(admin.token)).totalRecords).toBe(2);
    expect((await list(admin.token, '&ativo=1')).totalRecords).toBe(1);
    const file = await app.rest('GET', '/api/clientes-painel/exportar?search=', { token: auditor.token });
    expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('shows a consumer the own row and nobody else anything', async () => {
    const [one, other] = await Promise.all([buildConsumer(app.database), buildConsumer(app.database)]);
    const find = (cpf: string) => app.rest('GET', `/api/clientes?cpf=${cpf}`, { token: one.token, audience: 'store' });
    expect((await find(one.cpf)).json.clientes).toEqual([expect.objectContaining({ id: one.id, telefone: null, aceitouRegulamento: 1 })]);
    expect((await find(other.cpf)).json.clientes).toEqual([]);
    const seller = await buildSeller(app.database);
    expect((await app.rest('GET', `/api/clientes?cpf=${one.cpf}`, { token: seller.token, audience: 'store' })).status).toBe(403);
    expect((await app.rest('GET', '/api/clientes-painel', { token: one.token, audience: 'store' })).status).toBe(403);
    expect((await app.rest('GET', '/api/clientes')).status).toBe(401);
  });
});
