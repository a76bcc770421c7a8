import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting } from '../../test/approve-waiting.ts';
import { storeForm } from '../../test/builders/forms.ts';
import { buildConsumer, buildNetwork, buildSeller, buildStaff, buildStore, newCnpj, type SignedIn } from '../../test/builders/people.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever JSON came back
type Json = any;

describe('/api/revendas', () => {
  let app: TestApp;
  let admin: SignedIn;
  let operator: SignedIn;
  let auditor: SignedIn;
  let plus: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    [admin, operator, auditor, plus] = (await Promise.all([2, 1, 4, 5].map((level) => buildStaff(app.database, level)))) as [
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
    ];
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const generic = async (token: string, filtros: object = {}, more = '') =>
    (await app.rest('GET', `/api/revendas?pagina=1&limite=-1&filtros=${encodeURIComponent(JSON.stringify(filtros))}${more}`, { token }))
      .json;
  const factors = async (id: number) =>
    (await app.database.read('select fator_pontuacao, vigente_em from store_factors where store_id = $1 order by vigente_em', [
      id,
    ])) as Json[];

  it('registers a store, lists it with the documented keys, switches it and deletes it', async () => {
    const network = await buildNetwork(app.database);
    const form = storeForm({ rede: network.nome, cnpj: '12.ABC.345/01DE-35', telefone: '(11) 3333-4444' });
    const made = await app.rest('POST', '/api/revendas', { token: operator.token, body: form });
    expect(made).toMatchObject({ status: 200 });
    const { id } = made.json;
    const page = await generic(admin.token, { completo: 1, rede: network.nome });
    expect(page).toEqual({
      count: 1,
      fileLink: null,
      rows: [
        {
          id,
          codigo: form.codigo,
          nomeFantasia: 'Loja Nova',
          nome: network.nome,
          rede: network.nome,
          razaoSocial: 'Loja Nova Ltda',
          cnpj: '12ABC34501DE35',
          cnpjCddRevendaMaster: form.cnpjCddRevendaMaster,
          telefone: '1133334444',
          celular: '11987654321',
          endCidade: 'São Paulo',
          endRua: 'Avenida Paulista',
          endNumero: '1000',
          endComplemento: null,
          endBairro: 'Bela Vista',
          endEstado: 'SP',
          endCep: '01310100',
          criadoEm: app.clock.now().toISOString(),
          numeroParceiros: 0,
          totalVendas: 0,
          totalPontos: 0,
          saldoPontos: 0,
          ultimaPontuacao: null,
          lancamentoRelatorio: 0,
          lancamentoManual: 0,
          tipoPontuacao: 1,
          fatorPontuacao: 2,
          cenario: 0,
          ativo: 1,
          ativoClientes: 0,
          resgateLiberado: 1,
          email: null,
          responsavel: 'Ana',
        },
      ],
    });
    for (const change of [{ ativoClientes: 1 }, { resgateLiberado: 0 }])
      expect((await app.rest('PUT', `/api/revendas/${id}`, { token: plus.token, body: change })).status).toBe(200);
    expect((await generic(admin.token, { cnpjRevenda: '12.abc.345/01de-35' })).rows[0]).toMatchObject({
      ativoClientes: 1,
      resgateLiberado: 0,
    });
    expect((await app.rest('GET', `/api/revendas/cnpj/12ABC34501DE35`, { token: auditor.token })).json).toEqual({
      resgateLiberado: 0,
      cenario: 0,
    });
    expect((await app.rest('DELETE', `/api/revendas/${id}`, { token: plus.token })).status).toBe(200);
    expect((await generic(admin.token, { rede: network.nome })).count).toBe(0);
    // Code and CNPJ are available again.
    expect((await app.rest('POST', '/api/revendas', { token: operator.token, body: form })).status).toBe(200);
  });

  it('sums what its sellers earned, uploads apart from what was posted', async () => {
    const seller = await buildSeller(app.database);
    const { store } = seller;
    const post = (origem: string, pontos: string, status = 'APROVADA') =>
      app.database.pool.query(
        `insert into postings (audience, seller_id, store_id, network_id, origem, tipo_fiscal, identificador, identificador_chave, realizado_em,
           pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo, status,
           parceiro_nome, revenda_nome, busca)
         values ('SELLER', $1, $2, $3, $4, 'N', $5, $5, '2026-11-01', '2026-11-02T12:00:00Z', '2028-05-02', 100, 0, $6, $6, 0, 0.03, 1, $7, '', '', '')`,
        [seller.id, store.id, store.networkId, origem, `${origem}${status}`, pontos, status],
      );
    await post('PLANILHA', '10.50');
    await post('FOTO', '4.25');
    await post('PAINEL', '99', 'CANCELADA');
    expect((await generic(admin.token, { cnpjRevenda: store.cnpj })).rows[0]).toMatchObject({
      numeroParceiros: 1,
      totalVendas: 200,
      totalPontos: 14.75,
      lancamentoRelatorio: 10.5,
      lancamentoManual: 4.25,
      ultimaPontuacao: '2026-11-02T12:00:00.000Z',
    });
    const sorted = await generic(admin.token, {}, `&ordenacao=${encodeURIComponent('{"campo":"totalPontos","direcao":"desc"}')}`);
    expect(sorted.rows[0].cnpj).toBe(store.cnpj);
    expect((await app.rest('DELETE', `/api/revendas/${store.id}`, { token: admin.token })).json.erro).toBe(
      'Loja não pode ser excluída: possui 1 vendedor(es) cadastrado(s)',
    );
  });

  it('refuses with the documented texts, scoring type and network first', async () => {
    const { json, status } = await app.rest('POST', '/api/revendas', { token: operator.token, body: { email: 'x' } });
    expect(status).toBe(400);
    expect(json.campos.map(({ message }: Json) => message)).toEqual([
      'Tipo de pontuação obrigatório',
      'Rede obrigatório',
      'Código obrigatório',
      'CNPJ obrigatório',
      'CNPJ CD obrigatório',
      'Nome Fantasia obrigatório',
      'Razão Social obrigatório',
      'Responsável obrigatório',
      'E-mail inválido',
      'Celular obrigatório',
      'CEP obrigatório',
      'Rua obrigatório',
      'Número obrigatório',
      'Bairro obrigatório',
      'Cidade obrigatório',
      'Estado obrigatório',
    ]);
    const store = await buildStore(app.database);
    const create = async (overrides: object) =>
      (await app.rest('POST', '/api/revendas', { token: operator.token, body: storeForm({ networkId: store.networkId, ...overrides }) }))
        .json.erro;
    expect(await create({ codigo: store.codigo })).toBe('Código em uso por outra Loja');
    expect(await create({ cnpj: store.cnpj })).toBe('CNPJ já cadastrado');
    expect(await create({ cnpj: '11222333000182' })).toBe('CNPJ não é válido');
    expect(await create({ celular: '119' })).toBe('Celular inválido');
    expect(await create({ fatorPontuacao: 11 })).toBe('Fator de pontuação inválido');
    expect(await create({ endEstado: 'SPX' })).toBe('Estado inválido');
    expect(await create({ rede: 'Rede que não existe' })).toBe('Rede obrigatório');
  });

  it('keeps the history of a changed factor, so that older sales keep theirs', async () => {
    const store = await buildStore(app.database, { fatorPontuacao: 1 });
    const edit = async (overrides: object) => {
      const answer = await app.rest('PUT', `/api/revendas/${store.id}`, {
        token: operator.token,
        body: storeForm({ networkId: store.networkId, codigo: store.codigo, cnpj: store.cnpj, cenario: 2, ...overrides }),
      });
      await approveWaiting(app);
      return answer;
    };
    // More than twice the factor takes a second person.
    expect((await edit({ fatorPontuacao: 3 })).status).toBe(409);
    expect(await factors(store.id)).toEqual([
      { fator_pontuacao: 1, vigente_em: '2020-01-01' },
      { fator_pontuacao: 3, vigente_em: app.clock.today() },
    ]);
    expect((await edit({ fatorPontuacao: 4, fatorVigenteEm: '2026-01-10' })).status).toBe(409);
    expect(await factors(store.id)).toEqual([
      { fator_pontuacao: 1, vigente_em: '2020-01-01' },
      { fator_pontuacao: 4, vigente_em: '2026-01-10' },
    ]);
    expect((await edit({ fatorPontuacao: 5, fatorVigenteEm: '2999-01-01' })).json.erro).toBe('A vigência do fator não pode ser futura');
    expect((await generic(admin.token, { cnpjRevenda: store.cnpj })).rows[0]).toMatchObject({ fatorPontuacao: 4, cenario: 2 });
  });

  it('shows the public only what choosing needs', async () => {
    const store = await buildStore(app.database);
    const gone = await buildStore(app.database);
    await app.rest('PUT', `/api/revendas/${gone.id}`, { token: admin.token, body: { ativo: 0 } });
    const { json } = await app.rest('GET', '/api/revendas?ativo=1');
    expect(json.revendas).toContainEqual({ id: store.id, cnpj: store.cnpj, nomeFantasia: `Loja ${store.codigo}` });
    expect(json.revendas.map(({ id }: Json) => id)).not.toContain(gone.id);
    for (const query of [`cnpj=${store.cnpj}`, 'ativo=0', 'pagina=1&limite=-1'])
      expect(Object.keys((await app.rest('GET', `/api/revendas?${query}`)).json.revendas[0])).toEqual(['id', 'cnpj', 'nomeFantasia']);
    expect((await app.rest('GET', `/api/revendas/${store.id}`)).json).toEqual({
      id: store.id,
      cnpj: store.cnpj,
      nomeFantasia: `Loja ${store.codigo}`,
    });
    for (const nobody of ['999999999', 'x', '-1', gone.id])
      expect(await app.rest('GET', `/api/revendas/${nobody}`)).toMatchObject({ status: 200, json: {} });
    expect((await app.rest('GET', `/api/revendas?cnpj=${store.cnpj}`, { token: auditor.token })).json.revendas[0]).toMatchObject({
      razaoSocial: `Loja ${store.codigo}`,
    });
    const picked = await app.graphql('query ($s: String) { storeOptions(search: $s, audience: CONSUMERS) { id nomeFantasia } }', {
      s: store.codigo,
    });
    expect(picked.data.storeOptions).toEqual([{ id: String(store.id), nomeFantasia: `Loja ${store.codigo}` }]);
  });

  it('keeps everybody to their own stores: another one does not exist for them', async () => {
    const mine = await buildStore(app.database);
    const other = await buildStore(app.database);
    const seller3 = await buildStaff(app.database, 3, { storeIds: [mine.id] });
    const regional = await buildStaff(app.database, 1, { networkIds: [mine.networkId] });
    for (const { token } of [seller3, regional]) {
      expect((await generic(token)).rows.map(({ id }: Json) => id)).toEqual([mine.id]);
      expect((await app.rest('GET', '/api/revendas?ativo=1', { token })).json.revendas).toHaveLength(1);
    }
    const body = storeForm({ networkId: other.networkId, cenario: 0 });
    expect(await app.rest('PUT', `/api/revendas/${other.id}`, { token: regional.token, body })).toMatchObject({
      status: 404,
      json: { erro: 'Loja não encontrada' },
    });
    expect(
      (await app.rest('POST', '/api/revendas', { token: regional.token, body: storeForm({ networkId: other.networkId }) })).json.erro,
    ).toBe('Rede não encontrada');
    const seller = await buildSeller(app.database, { store: mine });
    const terms = async (cnpj: string, token: string) =>
      (await app.rest('GET', `/api/revendas/cnpj/${cnpj}`, { token, audience: 'store' })).json;
    expect(await terms(mine.cnpj, seller.token)).toEqual({ resgateLiberado: 1, cenario: 0 });
    expect(await terms(other.cnpj, seller.token)).toMatchObject({ erro: 'Loja não encontrada' });
    expect(await terms(mine.cnpj, (await buildConsumer(app.database)).token)).toEqual({ resgateLiberado: 1, cenario: 0 });
    await app.rest('PUT', `/api/revendas/${other.id}`, { token: plus.token, body: { ativo: 0 } });
    expect((await generic(auditor.token, { cnpjRevenda: other.cnpj })).count).toBe(0);
    expect((await generic(admin.token, { cnpjRevenda: other.cnpj, ativo: 0 })).count).toBe(1);
  });

  it('admits the documented levels only', async () => {
    for (const [method, path] of [
      ['POST', '/api/revendas'],
      ['PUT', '/api/revendas/1'],
      ['DELETE', '/api/revendas/1'],
    ] as const) {
      expect((await app.rest(method, path, { body: {} })).status).toBe(401);
      expect((await app.rest(method, path, { token: auditor.token, body: {} })).status).toBe(403);
    }
    const store = await buildStore(app.database);
    expect((await app.rest('PUT', `/api/revendas/${store.id}`, { token: operator.token, body: { ativo: 0 } })).status).toBe(403);
    expect((await app.rest('DELETE', `/api/revendas/${store.id}`, { token: operator.token })).status).toBe(403);
    expect((await app.rest('GET', `/api/revendas/cnpj/${store.cnpj}`)).status).toBe(401);
  });

  it('gives code and CNPJ to one of many who register them at once, and links a download', async () => {
    const network = await buildNetwork(app.database);
    const body = storeForm({ networkId: network.id, cnpj: newCnpj() });
    const answers = await Promise.all(Array.from({ length: 6 }, () => app.rest('POST', '/api/revendas', { token: admin.token, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { fileLink } = await generic(admin.token, { rede: network.nome }, '&download=1&fileName=lojas');
    const file = await fetch(new URL(fileLink, app.url));
    expect(file.status).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    const taken = await app.graphql('query ($c: String) { storeTaken(cnpj: $c) }', { c: String(body.cnpj) }, { token: operator.token });
    expect(taken.data).toEqual({ storeTaken: true });
  });
});
