import { postSale } from '../../modules/postings/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';

describe('/api/simulacoes', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });
  const janela = { de: '2026-11', ate: '2026-11' };
  const send = (body: unknown, who = admin) => app.rest('POST', '/api/simulacoes', { token: who.token, body });

  it('answers totals, networks, stores, products and sellers, now and then', async () => {
    const network = await buildNetwork(app.database, { valorPonto: '0.05' });
    const store = await buildStore(app.database, { networkId: network.id, fatorPontuacao: 2 });
    const seller = await buildSeller(app.database, { store });
    const product = await buildProduct(app.database, { valorPontos: '12.50' });
    await runAction(postSale, app.contextFor(admin.actor), {
      cpf: seller.cpf,
      enviarMensagem: false,
      tipoFiscal: 'N',
      identificador: '123456789',
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: '4', valorUnitario: '50', valorDesconto: '0' }],
    });
    const mudancas = { valorPontos: [{ codProduto: product.codigo, valor: 15 }], limitePontuacao: 110 };
    const { status, json } = await send({ mudancas, janela, rede: network.nome });
    expect(status).toBe(200);
    const moved = { vendas: 1, pontosAgora: 100, pontosEntao: 110, custoAgora: 5, custoEntao: 5.5, cashbackAgora: 0, cashbackEntao: 0 };
    expect(json).toEqual({
      id: expect.any(Number),
      estado: 'CONCLUIDA',
      feitas: 1,
      total: 1,
      criadoEm: app.clock.now().toISOString(),
      usuario: expect.any(String),
      rede: network.nome,
      de: '2026-11-01',
      ate: '2026-11-01',
      mudancas: [
        {
          parametro: 'valorPontos',
          id: product.id,
          codigo: product.codigo,
          nome: `Produto ${product.codigo}`,
          de: '12.50',
          para: '15.00',
        },
        { parametro: 'limitePontuacao', id: null, codigo: null, nome: null, de: '0.00', para: '110.00' },
      ],
      pontosRegistrados: 100,
      pontosAgora: 100,
      pontosEntao: 110,
      custoAgora: 5,
      custoEntao: 5.5,
      cashbackAgora: 0,
      cashbackEntao: 0,
      variacao: 10,
      limitadosAgora: 0,
      limitadosEntao: 1,
      redes: [{ nome: network.nome, detalhe: 'Sudeste', ...moved }],
      lojas: [{ nome: `Loja ${store.codigo}`, detalhe: network.nome, ...moved }],
      // Product figures precede the monthly limit: 120 points, not 110.
      produtos: [{ nome: `Produto ${product.codigo}`, detalhe: product.codigo, ...moved, pontosEntao: 120, custoEntao: 6 }],
      vendedores: [{ nome: expect.any(String), detalhe: `Loja ${store.codigo}`, ...moved }],
    });
    expect((await app.rest('GET', `/api/simulacoes/${json.id}`, { token: admin.token })).json).toEqual(json);
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [(await buildNetwork(app.database)).id] });
    expect((await app.rest('GET', `/api/simulacoes/${json.id}`, { token: elsewhere.token })).status).toBe(404);
  });

  it('refuses what cannot be simulated, with its text, and whoever may not', async () => {
    expect(await send({ mudancas: {}, janela })).toMatchObject({ status: 400, json: { erro: 'Informe ao menos uma mudança' } });
    expect(await send({ mudancas: { limitePontuacao: -1 }, janela })).toMatchObject({
      status: 400,
      json: { erro: 'Limite de pontuação inválido' },
    });
    expect(await send({ mudancas: { valorPontos: [{ codProduto: 'NADA', valor: 1 }] }, janela })).toMatchObject({ status: 404 });
    expect(await send({ mudancas: { limitePontuacao: 1 }, janela, extra: 1 })).toMatchObject({ status: 400 });
    expect((await send({ mudancas: { limitePontuacao: 1 }, janela }, await buildStaff(app.database, 5))).status).toBe(403);
    expect((await app.rest('GET', '/api/simulacoes/999999', { token: admin.token })).status).toBe(404);
  });
});
