import { openTestApp, type TestApp } from '../../test/app.ts';
import { type BuiltStore, buildNetwork, buildSeller, buildStaff, buildStore } from '../../test/builders/people.ts';

let app: TestApp;
let made = 0;

/** An approved sale as the dashboard sees it. */
async function posting(seller: { id: number; store: BuiltStore }, pontos: string, venda: string, status = 'APROVADA'): Promise<void> {
  made++;
  await app.database.pool.query(
    `insert into postings (audience, seller_id, store_id, network_id, origem, tipo_fiscal, identificador, identificador_chave, realizado_em, pontuado_em,
       vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo, status, parceiro_nome, revenda_nome, busca)
     values ('SELLER', $1, $2, $3, 'PAINEL', 'N', $4, $4, '2026-11-01', '2026-11-02', '2028-05-02', $5, 0, $6, $6, 0, 0.03, 0, $7, 'x', 'x', 'x')`,
    [seller.id, seller.store.id, seller.store.networkId, `N${made}`, venda, pontos, status],
  );
}

const dashboardOf = async (token: string, query = '') => (await app.rest('GET', `/api/dashboard${query}`, { token })).json;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('GET /api/dashboard', () => {
  it('answers zeros and empty tables before anything was registered', async () => {
    expect(await dashboardOf((await buildStaff(app.database, 2)).token)).toEqual({
      parceirosCadastrados: 0,
      revendasCadastradas: 0,
      parceirosPontuados: 0,
      revendasPontuadas: 0,
      topParceirosPontuados: [],
      topRevendasPontuadas: [],
    });
  });

  it('counts and ranks what was earned, by network, by scope, and never what was cancelled or is inactive', async () => {
    const [north, south] = [await buildNetwork(app.database, { nome: 'Norte' }), await buildNetwork(app.database, { nome: 'Sul' })];
    const stores = [
      await buildStore(app.database, { networkId: north.id }),
      await buildStore(app.database, { networkId: north.id }),
      await buildStore(app.database, { networkId: south.id }),
    ] as const;
    const [ana, bia, caio, idle] = [
      await buildSeller(app.database, { store: stores[0] }),
      await buildSeller(app.database, { store: stores[1] }),
      await buildSeller(app.database, { store: stores[2] }),
      await buildSeller(app.database, { store: stores[2] }),
    ];
    for (const [{ id }, nome] of [
      [ana, 'Ana'],
      [bia, 'Bia'],
      [caio, 'Caio'],
    ] as const)
      await app.database.pool.query('update sellers set nome = $2 where id = $1', [id, nome]);
    await posting(ana, '100.25', '1000.10');
    await posting(ana, '0.25', '0.20');
    await posting(ana, '999.00', '9.00', 'CANCELADA');
    await posting(bia, '300.00', '50.00');
    await posting(caio, '100.50', '70.00');
    await posting(idle, '5000.00', '70.00');
    await app.database.pool.query('update sellers set ativo = false where id = $1', [idle.id]);
    const all = await dashboardOf((await buildStaff(app.database, 2)).token);
    expect(all).toEqual({
      parceirosCadastrados: 3,
      revendasCadastradas: 3,
      parceirosPontuados: 3,
      revendasPontuadas: 3,
      topParceirosPontuados: [
        { nome: 'Bia', nomeFantasia: `Loja ${stores[1].codigo}`, totalPontos: 300, totalVendido: 50 },
        // Equal points sort by name.
        { nome: 'Ana', nomeFantasia: `Loja ${stores[0].codigo}`, totalPontos: 100.5, totalVendido: 1000.3 },
        { nome: 'Caio', nomeFantasia: `Loja ${stores[2].codigo}`, totalPontos: 100.5, totalVendido: 70 },
      ],
      topRevendasPontuadas: [
        { nomeFantasia: `Loja ${stores[2].codigo}`, totalPontos: 5100.5, totalVendido: 140 },
        { nomeFantasia: `Loja ${stores[1].codigo}`, totalPontos: 300, totalVendido: 50 },
        { nomeFantasia: `Loja ${stores[0].codigo}`, totalPontos: 100.5, totalVendido: 1000.3 },
      ],
    });

    const one = await dashboardOf((await buildStaff(app.database, 2)).token, '?rede=Norte');
    expect(one).toMatchObject({ parceirosCadastrados: 2, revendasCadastradas: 2, parceirosPontuados: 2, revendasPontuadas: 2 });
    expect(await dashboardOf((await buildStaff(app.database, 2)).token, '?rede=Nenhuma')).toMatchObject({ parceirosCadastrados: 0 });
    const storeKeeper = await buildStaff(app.database, 3, { storeIds: [stores[0].id] });
    expect(await dashboardOf(storeKeeper.token)).toMatchObject({ revendasCadastradas: 1, topParceirosPontuados: [{ totalPontos: 100.5 }] });
    const regional = await buildStaff(app.database, 1, { networkIds: [south.id] });
    expect(await dashboardOf(regional.token, '?rede=Norte')).toMatchObject({ revendasCadastradas: 0, topRevendasPontuadas: [] });
    const { data } = await app.graphql(
      '{ dashboard(rede: "Sul") { parceirosPontuados topRevendasPontuadas { totalPontos totalVendido } } }',
      {},
      { token: regional.token },
    );
    expect(data.dashboard).toEqual({ parceirosPontuados: 1, topRevendasPontuadas: [{ totalPontos: '5100.50', totalVendido: '140.00' }] });
  });

  it('shows no more than ten of each', async () => {
    const store = await buildStore(app.database);
    for (let index = 0; index < 11; index++) await posting(await buildSeller(app.database, { store }), `${index + 1}.00`, '1.00');
    const { topParceirosPontuados, parceirosPontuados } = await dashboardOf((await buildStaff(app.database, 2)).token);
    expect(topParceirosPontuados).toHaveLength(10);
    expect(parceirosPontuados).toBe(14);
  });

  it('is not for auditors, members or visitors', async () => {
    const [auditor, seller] = [await buildStaff(app.database, 4), await buildSeller(app.database)];
    expect((await app.rest('GET', '/api/dashboard', { token: auditor.token })).status).toBe(403);
    expect((await app.rest('GET', '/api/dashboard', { token: seller.token, audience: 'store' })).status).toBe(403);
    expect((await app.rest('GET', '/api/dashboard')).status).toBe(401);
  });
});
