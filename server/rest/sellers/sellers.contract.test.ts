import { inflateRawSync } from 'node:zlib';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { sellerForm } from '../../test/builders/forms.ts';
import { buildSeller, buildStaff, buildStore, newCpf, type SignedIn } from '../../test/builders/people.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever JSON came back
type Json = any;

describe('/api/parceiros', () => {
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
  const forgetAttempts = () => app.database.pool.query('delete from rate_limits');

  it('registers from the panel, lists with the documented keys, edits and deletes', async () => {
    const store = await buildStore(app.database);
    const form = sellerForm({ cnpjRevenda: store.cnpj, hobby: 'Pintura' });
    const made = await app.rest('POST', '/api/parceiros', { token: operator.token, body: form });
    expect(made.status).toBe(200);
    const { id } = made.json;
    const found = async () => (await app.rest('GET', `/api/parceiros?cpf=${form.cpf}`, { token: auditor.token })).json;
    expect(await found()).toEqual({
      totalRecords: 1,
      parceiros: [
        {
          id,
          nome: 'Vendedora Nova',
          cpf: form.cpf,
          celular: '11987654321',
          telefone: null,
          email: null,
          dataNascimento: '1990-03-15',
          sexo: 'F',
          endRua: 'Avenida Paulista',
          endNumero: '1000',
          endComplemento: null,
          endBairro: 'Bela Vista',
          endCidade: 'São Paulo',
          endEstado: 'SP',
          endCep: '01310100',
          hobby: 'Pintura',
          cnpjRevenda: store.cnpj,
          revenda: `Loja ${store.codigo}`,
          codRevenda: store.codigo,
          cnpjCddRevendaMaster: null,
          totalPontos: 0,
          saldoPontos: 0,
          ultimaPontuacao: null,
          ultimoAcessoEm: null,
          quemIndicou: null,
          ativo: 1,
          aceitouRegulamento: 0,
        },
      ],
    });
    const other = await buildStore(app.database);
    const edited = await app.rest('PUT', `/api/parceiros/${id}`, {
      token: operator.token,
      body: { ...form, nome: 'Vendedora Mudada', dataNascimento: '19900315', cnpjRevenda: other.cnpj },
    });
    expect(edited.status).toBe(200);
    expect((await found()).parceiros[0]).toMatchObject({ nome: 'Vendedora Mudada', cnpjRevenda: other.cnpj });
    expect((await app.rest('DELETE', `/api/parceiros/${id}`, { token: admin.token })).status).toBe(200);
    expect(await found()).toEqual({ parceiros: [], totalRecords: 0 });
    expect((await app.rest('POST', '/api/parceiros', { token: operator.token, body: form })).status).toBe(200);
  });

  it('refuses with the documented texts', async () => {
    const store = await buildStore(app.database);
    const taken = await buildSeller(app.database, { store });
    const create = async (overrides: object) =>
      (await app.rest('POST', '/api/parceiros', { token: operator.token, body: sellerForm({ cnpjRevenda: store.cnpj, ...overrides }) }))
        .json.erro;
    expect(await create({ sexo: '' })).toBe('Sexo obrigatório');
    expect(await create({ nome: ' ' })).toBe('Nome obrigatório');
    expect(await create({ cpf: '11111111111' })).toBe('CPF não é válido');
    expect(await create({ cpf: taken.cpf })).toBe('Vendedor Loja já cadastrado');
    expect(await create({ dataNascimento: '31022000' })).toBe('Data de Nascimento inválido');
    expect(await create({ dataNascimento: '2999-01-01' })).toBe('Data de Nascimento inválido');
    expect(await create({ celular: '11' })).toBe('Celular inválido');
    expect(await create({ cnpjRevenda: '' })).toBe('Loja obrigatório');
    expect(await create({ cnpjRevenda: '12ABC34501DE35' })).toBe('Loja não encontrada');
    expect(await create({ permissao: 2 })).toBe('Campo não permitido: permissao');
  });

  it('tells the public whether a CPF is taken and nothing else, a few times only', async () => {
    await forgetAttempts();
    const seller = await buildSeller(app.database);
    const ask = async (cpf: string) => (await app.rest('GET', `/api/parceiros?cpf=${cpf}`)).json;
    expect(await ask(seller.cpf)).toEqual({ parceiros: [{ existe: true }], totalRecords: 1 });
    expect(await ask(newCpf())).toEqual({ parceiros: [], totalRecords: 0 });
    expect((await app.rest('GET', `/api/parceiros?cpf=${seller.cpf}`, { token: seller.token, audience: 'store' })).json.parceiros).toEqual([
      { existe: true },
    ]);
    expect((await app.rest('GET', '/api/parceiros')).status).toBe(401);
    expect((await app.rest('GET', `/api/parceiros/verificar-cpf/${seller.cpf}`)).json).toEqual({ existe: true });
    const statuses = [];
    for (let count = 0; count < 30; count++) statuses.push((await app.rest('GET', `/api/parceiros/verificar-cpf/${newCpf()}`)).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    // The panel's own checks do not count.
    expect((await app.rest('GET', `/api/parceiros?cpf=${seller.cpf}`, { token: operator.token })).status).toBe(200);
    await forgetAttempts();
  });

  it('lets an adult register on the storefront and sign in', async () => {
    const store = await buildStore(app.database);
    const form = sellerForm({ idRevenda: store.id, senha: 'Senha@2026', aceitouPoliticaPrivacidade: true, quemIndicou: 'João' });
    const register = (body: object) => app.rest('POST', '/api/parceiros', { body });
    const refusal = async (overrides: object) => (await register({ ...form, ...overrides })).json.erro;
    expect(await refusal({ aceitouPoliticaPrivacidade: false, nome: '' })).toBe('Você deve aceitar a politica de privacidade');
    expect(await refusal({ confirmarSenha: 'outra' })).toBe('Senhas não conferem');
    expect(await refusal({ idRevenda: '' })).toBe('Selecione uma revenda.');
    expect(await refusal({ idRevenda: 999_999 })).toBe('Loja não encontrada');
    expect(await refusal({ dataNascimento: '2010-11-21' })).toBe('É preciso ter 18 anos ou mais para se cadastrar');
    expect(await refusal({ senha: 'curta' })).toBe('A senha deve ter pelo menos 8 caracteres');
    expect((await register(form)).status).toBe(200);
    expect(await refusal({})).toBe('Vendedor Loja já cadastrado');
    const session = await app.rest('POST', '/api/sessoes/parceiro', { body: { cpf: form.cpf, senha: 'Senha@2026' } });
    expect(session.json.parceiro).toMatchObject({ ativo: 1, aceitouRegulamento: 0, cnpjRevenda: store.cnpj });
    const { rows } = await app.database.pool.query('select parametros from audit_entries where tipo = $1', ['registerSeller']);
    expect(JSON.stringify(rows)).not.toContain('Senha@2026');
    await forgetAttempts();
  });

  it('keeps why a seller was deactivated and ends the sessions', async () => {
    const seller = await buildSeller(app.database);
    const toggle = (body: object, token = admin.token) => app.rest('PUT', `/api/parceiros/${seller.id}`, { token, body });
    expect((await toggle({ ativo: 0, justificativa: ' ' })).json.erro).toBe('Por favor, informe uma justificativa');
    expect((await toggle({ ativo: 0, justificativa: 'x' }, operator.token)).status).toBe(403);
    expect((await toggle({ ativo: 0, justificativa: 'Saiu da loja' })).status).toBe(200);
    // The second time changes nothing.
    expect((await toggle({ ativo: 0, justificativa: 'De novo' })).status).toBe(200);
    expect((await app.rest('GET', `/api/parceiros/${seller.id}/justificativas`, { token: admin.token })).json).toEqual([
      {
        id: expect.any(Number),
        created_at: app.clock.now().toISOString(),
        usuario: { nome: 'Usuário Nível 2' },
        status_anterior: 1,
        status_novo: 0,
        justificativa: 'Saiu da loja',
      },
    ]);
    const viewer = await app.graphql('{ viewer { nome } }', {}, { token: seller.token, audience: 'store' });
    expect(viewer.data?.viewer ?? null).toBeNull();
    // Now only level 2 sees the seller.
    expect((await app.rest('GET', `/api/parceiros?cpf=${seller.cpf}`, { token: auditor.token })).json.parceiros).toEqual([]);
    expect((await app.rest('GET', `/api/parceiros/${seller.id}/justificativas`, { token: auditor.token })).status).toBe(404);
    expect((await app.rest('GET', `/api/parceiros?cpf=${seller.cpf}`, { token: admin.token })).json.parceiros).toHaveLength(1);
  });

  it('does not delete a seller who still owns something', async () => {
    const seller = await buildSeller(app.database);
    await app.database.pool.query(
      "insert into redemptions (audience, seller_id, store_id, network_id, premio, tipo, qtde, pontos_gastos, saldo_anterior, saldo_novo, status, redemption_code, resgatado_em, prazo_entrega, mes, titular_nome, busca) values ('SELLER',$1,$2,$3,'Prêmio','geral',1,0,0,0,0,$4,now(),'2027-01-20','2026-11','','')",
      [seller.id, seller.store.id, seller.store.networkId, `T${seller.id}`],
    );
    expect((await app.rest('DELETE', `/api/parceiros/${seller.id}`, { token: admin.token })).json.erro).toBe(
      'Vendedor não pode ser excluído: possui 1 resgate(s) a entregar',
    );
    expect((await app.rest('DELETE', `/api/parceiros/${seller.id}`, { token: operator.token })).status).toBe(403);
  });

  it('pages, searches and sorts, and keeps staff to their stores', async () => {
    const store = await buildStore(app.database);
    const sellers = await Promise.all([1, 2, 3].map(() => buildSeller(app.database, { store })));
    const { rows } = await app.database.pool.query('select nome from networks where id = $1', [store.networkId]);
    const rede = encodeURIComponent(rows[0].nome);
    const list = async (query: string, token = auditor.token) => (await app.rest('GET', `/api/parceiros?${query}`, { token })).json;
    const page = await list(`rede=${rede}&page=1&perPage=2&sortField=nome&sortOrder=desc&ativo=1`);
    expect(page.totalRecords).toBe(3);
    expect(page.parceiros).toHaveLength(2);
    expect((await list(`search=${sellers[0]!.cpf.replace(/^(...)(...)(...)/, '$1.$2.$3-')}`)).parceiros.map(({ id }: Json) => id)).toEqual([
      sellers[0]!.id,
    ]);
    expect(await app.rest('GET', '/api/parceiros?sortField=senha', { token: auditor.token })).toMatchObject({ status: 400 });
    const stranger = await buildStaff(app.database, 3, { storeIds: [(await buildStore(app.database)).id] });
    expect((await list(`rede=${rede}`, stranger.token)).totalRecords).toBe(0);
    const regional = await buildStaff(app.database, 1, { networkIds: [(await buildStore(app.database)).networkId] });
    const body = sellerForm({ cnpjRevenda: store.cnpj });
    expect((await app.rest('PUT', `/api/parceiros/${sellers[0]!.id}`, { token: regional.token, body })).status).toBe(404);
    expect((await app.rest('POST', '/api/parceiros', { token: regional.token, body })).json.erro).toBe('Loja não encontrada');
  });

  it('exports the rows in view of the network as parceiros.xlsx', async () => {
    const seller = await buildSeller(app.database);
    const { rows } = await app.database.pool.query('select nome from networks where id = $1', [seller.store.networkId]);
    const file = await app.rest('GET', `/api/parceiros/export?rede=${encodeURIComponent(rows[0].nome)}&ativo=1`, { token: auditor.token });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="parceiros.xlsx"');
    expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
    expect(sheetText(file.bytes)).toContain(seller.cpf);
    expect((await app.rest('GET', '/api/parceiros/export')).status).toBe(401);
    expect((await app.rest('GET', '/api/parceiros/export', { token: seller.token, audience: 'store' })).status).toBe(403);
  });
});

/** All inflated parts of the archive as one text, to search for a value. */
function sheetText(bytes: Buffer): string {
  let text = '';
  for (let at = bytes.indexOf('PK\u0003\u0004'); at >= 0; at = bytes.indexOf('PK\u0003\u0004', at + 4)) {
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    try {
      text += inflateRawSync(bytes.subarray(start), { finishFlush: 2 }).toString('utf8');
    } catch {
      text += '';
    }
  }
  return text;
}
