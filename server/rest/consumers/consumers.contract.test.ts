import { ledger } from '../../modules/ledger/index.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { sellerForm } from '../../test/builders/forms.ts';
import { buildConsumer, buildSeller, buildStaff, newCpf, PASSWORD } from '../../test/builders/people.ts';

/** A consumer's personal data as the screens send it: a seller's without hobby. */
const consumerForm = (overrides: Record<string, unknown> = {}) => {
  const { hobby: _hobby, ...form } = sellerForm({ nome: 'Consumidora Nova', ...overrides });
  return form;
};

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

  const forgetAttempts = () => app.database.pool.query('delete from rate_limits');

  it('lets an adult register on the storefront and sign in', async () => {
    const form = consumerForm({
      dataNascimento: '1990-03-15',
      senha: 'Senha@2026',
      aceitouPoliticaPrivacidade: true,
      quemIndicou: 'João',
      codigo_cadastro: 'abc',
      tipo_usuario: 'cliente',
    });
    const register = (body: object) => app.rest('POST', '/api/clientes', { body });
    const refusal = async (overrides: object) => (await register({ ...form, ...overrides })).json.erro;
    // The documented order: sex, privacy policy, the other fields, the passwords.
    expect(await refusal({ sexo: '', aceitouPoliticaPrivacidade: false })).toBe('Sexo obrigatório');
    expect(await refusal({ aceitouPoliticaPrivacidade: false, nome: '' })).toBe('Você deve aceitar a politica de privacidade');
    expect(await refusal({ nome: '', senha: '' })).toBe('Nome obrigatório');
    expect(await refusal({ senha: '' })).toBe('Senha obrigatório');
    expect(await refusal({ confirmarSenha: 'outra' })).toBe('Senhas não conferem');
    expect(await refusal({ dataNascimento: '2010-11-21' })).toBe('É preciso ter 18 anos ou mais para se cadastrar');
    expect(await refusal({ saldoCashback: 10 })).toBe('Campo não permitido: saldoCashback');
    const made = await register(form);
    expect(made.status).toBe(200);
    expect(made.json).toEqual({
      cliente: {
        id: expect.any(Number),
        nome: 'Consumidora Nova',
        cpf: form.cpf,
        celular: '11987654321',
        endCidade: 'São Paulo',
        endEstado: 'SP',
        email: null,
        totalProdutosSW: 0,
        saldoCashback: 0,
        ultimoAcessoEm: null,
        criadoEm: expect.any(String),
        ativo: 1,
        telefone: null,
        dataNascimento: '1990-03-15',
        sexo: 'F',
        endRua: 'Avenida Paulista',
        endNumero: '1000',
        endComplemento: null,
        endBairro: 'Bela Vista',
        endCep: '01310100',
        aceitouRegulamento: 0,
      },
    });
    expect(await refusal({})).toBe('Consumidor Final já cadastrado');
    const session = await app.rest('POST', '/api/sessoes/cliente', { body: { cpf: form.cpf, senha: 'Senha@2026' } });
    expect(session.json.cliente).toMatchObject({ ativo: 1, aceitouRegulamento: 0 });
    const { rows } = await app.database.pool.query("select parametros from audit_entries where tipo = 'registerConsumer'");
    expect(JSON.stringify(rows)).not.toContain('Senha@2026');
    await forgetAttempts();
  });

  it('tells the public whether a CPF is taken and nothing else, a few times only', async () => {
    await forgetAttempts();
    const consumer = await buildConsumer(app.database);
    const ask = (cpf: string) => app.rest('GET', `/api/clientes/verificar-cpf/${cpf}`);
    expect((await ask(consumer.cpf)).json).toEqual({ existe: true });
    expect((await ask(newCpf())).json).toEqual({ existe: false });
    const statuses = [];
    for (let count = 0; count < 30; count++) statuses.push((await ask(newCpf())).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    await forgetAttempts();
  });

  it('changes the personal data from the panel, levels 1 and 2 only', async () => {
    const [admin, operator, plus] = await Promise.all([2, 1, 5].map((level) => buildStaff(app.database, level)));
    const [consumer, other] = await Promise.all([buildConsumer(app.database), buildConsumer(app.database)]);
    const edit = (overrides: object, token = operator!.token) =>
      app.rest('PUT', `/api/clientes/${consumer.id}`, { token, body: consumerForm({ cpf: consumer.cpf, ...overrides }) });
    expect((await edit({ nome: 'Outro Nome' })).json).toEqual({ id: consumer.id });
    const { json } = await app.rest('GET', `/api/clientes?cpf=${consumer.cpf}`, { token: admin!.token });
    expect(json.clientes[0]).toMatchObject({ nome: 'Outro Nome', endCep: '01310100', sexo: 'F' });
    expect((await edit({ nome: '' })).json.erro).toBe('Nome obrigatório');
    expect((await edit({ cpf: other.cpf })).json.erro).toBe('Consumidor Final já cadastrado');
    expect((await edit({ cpf: '11111111111' })).json.erro).toBe('CPF não é válido');
    expect((await edit({ dataNascimento: '2999-01-01' })).json.erro).toBe('Data de Nascimento inválido');
    expect((await edit({}, plus!.token)).status).toBe(403);
    const unknown = await app.rest('PUT', '/api/clientes/999999', { token: admin!.token, body: consumerForm() });
    expect(unknown).toMatchObject({ status: 404, json: { erro: 'Consumidor não encontrado' } });
  });

  it('keeps why a consumer was deactivated and ends the sessions', async () => {
    const [admin, operator] = await Promise.all([buildStaff(app.database, 2), buildStaff(app.database, 1)]);
    const consumer = await buildConsumer(app.database);
    const toggle = (body: object, token = admin.token) =>
      app.rest('PUT', '/api/clientes/justificativa', { token, body: { id: consumer.id, ...body } });
    expect((await toggle({ ativo: 0, justificativa: ' ' })).json.erro).toBe('Por favor, informe uma justificativa');
    expect((await toggle({ ativo: 0, justificativa: 'x' }, operator.token)).status).toBe(403);
    expect((await toggle({ id: 999_999, ativo: 0, justificativa: 'x' })).status).toBe(404);
    expect((await toggle({ ativo: 0, justificativa: 'Fraude' })).status).toBe(200);
    expect((await toggle({ ativo: 0, justificativa: 'De novo' })).status).toBe(200);
    expect((await app.rest('GET', `/api/clientes/${consumer.id}/justificativas`, { token: admin.token })).json).toEqual([
      {
        id: expect.any(Number),
        created_at: app.clock.now().toISOString(),
        usuario: { nome: 'Usuário Nível 2' },
        status_anterior: 1,
        status_novo: 0,
        justificativa: 'Fraude',
      },
    ]);
    const own = await app.rest('GET', '/api/clientes', { token: consumer.token, audience: 'store' });
    expect(own.status).toBe(401);
    // Now only level 2 sees the consumer.
    expect((await app.rest('GET', `/api/clientes/${consumer.id}/justificativas`, { token: operator.token })).status).toBe(404);
  });

  it('deletes a consumer who owns nothing, and frees the CPF', async () => {
    const [admin, operator] = await Promise.all([buildStaff(app.database, 2), buildStaff(app.database, 1)]);
    const consumer = await buildConsumer(app.database);
    const remove = (token = admin.token) => app.rest('DELETE', `/api/clientes/${consumer.id}`, { token });
    const open = await app.database.pool.query(
      "insert into redemptions (audience, consumer_id, premio, tipo, qtde, pontos_gastos, saldo_anterior, saldo_novo, status, redemption_code, resgatado_em, prazo_entrega, mes, titular_nome, busca) values ('CONSUMER',$1,'Cashback','cashback',1,0,0,0,0,$2,now(),'2027-01-20','2026-11','','') returning id",
      [consumer.id, `C${consumer.id}`],
    );
    expect((await remove()).json.erro).toBe('Consumidor não pode ser excluído: possui 1 resgate(s) a pagar');
    await app.database.pool.query('update redemptions set status = 1 where id = $1', [open.rows[0].id]);
    const ctx = app.contextFor({ kind: 'system' });
    const input = {
      holderType: 'CONSUMER',
      holderId: consumer.id,
      currency: 'BRL',
      type: 'CASHBACK',
      valor: '1012.50',
      venceEm: null,
      origemTipo: 'TESTE',
      origemId: '1',
      idempotencyKey: `delete-consumer:${consumer.id}`,
    } as const;
    const credited = await app.database.transaction((tx) => ledger.credit({ ...ctx, sql: tx.sql }, input));
    expect((await remove()).json.erro).toBe('Consumidor não pode ser excluído: possui saldo de cashback de R$ 1.012,50');
    await app.database.transaction((tx) =>
      ledger.reverse(
        { ...ctx, sql: tx.sql },
        { entryId: credited.entryId, policy: 'SALDO_NEGATIVO', idempotencyKey: `undo:${consumer.id}` },
      ),
    );
    expect((await remove(operator.token)).status).toBe(403);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await app.rest('GET', `/api/clientes/verificar-cpf/${consumer.cpf}`)).json).toEqual({ existe: false });
  });

  it('lets a consumer and a seller change their own profile, and a new password ends the other sessions', async () => {
    const [consumer, seller] = [await buildConsumer(app.database), await buildSeller(app.database)];
    for (const { path, person, extra, login } of [
      { path: '/api/clientes', person: consumer, extra: { saldoCashback: 0 }, login: '/api/sessoes/cliente' },
      { path: '/api/parceiros', person: seller, extra: { saldoPontos: 0, cartao: null }, login: '/api/sessoes/parceiro' },
    ]) {
      const second = (await app.rest('POST', login, { body: { cpf: person.cpf, senha: PASSWORD } })).json.token;
      const save = (overrides: object, token = person.token) =>
        app.rest('PUT', path, {
          token,
          audience: 'store',
          body: { ...consumerForm({ cpf: person.cpf, nome: 'Nome Próprio' }), aceitouRegulamento: 1, ...extra, ...overrides },
        });
      expect((await save({})).status).toBe(200);
      expect((await save({ senha: '' })).status).toBe(200);
      expect((await save({ sexo: '' })).json.erro).toBe('Sexo obrigatório');
      expect((await save({ cpf: newCpf() })).json.erro).toBe('CPF não pode ser alterado');
      expect((await save({ senha: 'Nova@2026', senhaAntiga: 'errada' })).json.erro).toBe('Senha atual incorreta');
      expect((await save({ nome: 'Com Segunda Sessão' }, second)).status).toBe(200);
      expect((await save({ senha: 'Nova@2026', senhaAntiga: PASSWORD })).status).toBe(200);
      expect((await save({}, second)).status).toBe(401);
      expect((await save({})).status).toBe(200);
      expect((await app.rest('POST', login, { body: { cpf: person.cpf, senha: 'Nova@2026' } })).status).toBe(200);
      expect((await app.rest('PUT', path, { token: person.token, audience: 'store', body: { aceitouRegulamento: 1 } })).status).toBe(200);
    }
    const { json } = await app.rest('PUT', '/api/clientes', {
      token: consumer.token,
      audience: 'store',
      body: { aceitouRegulamento: 1 },
    });
    expect(json.cliente).toMatchObject({ id: consumer.id, nome: 'Nome Próprio', aceitouRegulamento: 1 });
    const { rows } = await app.database.pool.query("select parametros from audit_entries where tipo like 'updateOwn%Profile'");
    expect(JSON.stringify(rows)).not.toContain('Nova@2026');
  });

  it('shows staff the purchases, credits and redemptions of a consumer', async () => {
    const auditor = await buildStaff(app.database, 4);
    const consumer = await buildConsumer(app.database);
    const query = `query ($filter: ConsumerLotsFilter, $sales: ConsumerSalesFilter, $redemptions: RedemptionsOfConsumerFilter) {
      consumerLots(filter: $filter) { items { tipo valor restante } total }
      consumerSales(filter: $sales) { total }
      redemptionsOfConsumer(filter: $redemptions) { total }
    }`;
    const filter = { consumerId: consumer.id };
    const ctx = app.contextFor({ kind: 'system' });
    await app.database.transaction((tx) =>
      ledger.credit(
        { ...ctx, sql: tx.sql },
        {
          holderType: 'CONSUMER',
          holderId: consumer.id,
          currency: 'BRL',
          type: 'CASHBACK',
          valor: '3.10',
          venceEm: null,
          origemTipo: 'TESTE',
          origemId: '2',
          idempotencyKey: `lots:${consumer.id}`,
        },
      ),
    );
    const seen = await app.graphql(query, { filter, sales: filter, redemptions: filter }, { token: auditor.token });
    expect(seen.errors).toBeUndefined();
    expect(seen.data).toEqual({
      consumerLots: { items: [{ tipo: 'CASHBACK', valor: '3.10', restante: '3.10' }], total: 1 },
      consumerSales: { total: 0 },
      redemptionsOfConsumer: { total: 0 },
    });
    const stranger = await app.graphql(query, { filter }, { token: consumer.token, audience: 'store' });
    expect(stranger.errors?.[0].extensions.code).toBe('NOT_ALLOWED');
  });
});
