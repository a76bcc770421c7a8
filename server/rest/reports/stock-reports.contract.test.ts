import { buildNetwork, buildStaff, buildStore } from '../../test/builders/people.ts';
import { buildPurchase, buildRelease, buildStockCount } from '../../test/builders/products.ts';
import { reportDesk } from './report-desk.fixture.ts';

const { admin, app, generate, get, place, post, sell, sql } = reportDesk();

describe('Antifraude', () => {
  it('holds the scores against the first count, the purchases and the releases', async () => {
    const here = await place('2025-01-01', '25.00');
    // 40 counted first, 100 bought, 163.5 scored, 10 released: 13.5 over, at 25 points per unit.
    await buildStockCount(app().database, { ...here.at, day: '2026-01-01', qtde: '40.00', writtenAt: '2026-01-02T12:00:00Z' });
    await buildStockCount(app().database, { ...here.at, day: '2026-10-01', qtde: '999.00', writtenAt: '2026-10-02T12:00:00Z' });
    await buildPurchase(app().database, { ...here.at, day: '2026-02-01', qtde: '60.00' });
    await buildPurchase(app().database, { ...here.at, day: '2026-03-01', qtde: '40.00' });
    await buildRelease(app().database, { ...here.at, at: '2026-04-01T12:00:00Z', qtde: '10.00' });
    await sell(here, '2026-05-01', '163.50');
    const { id } = await sell(here, '2026-05-02', '500.00');
    await sql("update postings set status = 'CANCELADA' where id = $1", [id]);
    const row = {
      rede: here.network.nome,
      codProduto: here.product.codigo,
      produto: `Produto ${here.product.codigo}`,
      qtdVendida: 140,
      qtdPontuada: 163.5,
      liberado: 10,
      qtdAf: 13.5,
      saldoPontos: 337.5,
      pontosUnitario: 25,
      observacao: null,
    };
    const path = `/api/antifraude?rede=${encodeURIComponent(here.network.nome)}`;
    expect((await get(path)).json).toEqual({ antiFraude: [row] });
    expect((await get(`/api/antifraude?rede=${here.network.id}`)).json.antiFraude).toEqual([row]);

    const named = { rede: here.network.nome, codProduto: here.product.codigo };
    expect((await post('/api/antifraude/observacao', { ...named, observacao: '  Contato feito ' })).json).toEqual({
      mensagem: 'Observação salva com sucesso',
    });
    // Half of it: still over. With the rest the network leaves the alerts at once.
    const first = await post('/api/antifraude/liberacao', { ...named, quantidade: 13.49 });
    expect(first.json.redesAntifraude).toContain(here.network.nome);
    const second = await post('/api/antifraude/liberacao', { ...named, quantidade: '0.01' });
    expect(second.json.mensagem).toBe('Liberação salva com sucesso');
    expect(second.json.redesAntifraude).not.toContain(here.network.nome);
    expect((await get(path)).json.antiFraude).toEqual([{ ...row, liberado: 23.5, qtdAf: 0, saldoPontos: 0, observacao: 'Contato feito' }]);

    const query = `?rede=${here.network.id}&codProduto=${here.product.codigo}`;
    expect((await get(`/api/antifraude/observacoes${query}`)).json.observacoes).toEqual([
      { nome: 'Usuário Nível 2', criadoEm: expect.any(String), parametros: { observacao: 'Contato feito' } },
    ]);
    expect(
      (await get(`/api/antifraude/liberacoes${query}`)).json.liberacoes.map(({ parametros }: { parametros: object }) => parametros),
    ).toEqual([{ quantidade: 0.01 }, { quantidade: 13.49 }, { quantidade: 10 }]);
    const logged = await sql<{ tipo: string }>("select distinct tipo from audit_entries where ator = $1 and tipo like '%Antifraud%'", [
      `staff:${admin().id}`,
    ]);
    expect(logged.map(({ tipo }) => tipo).sort()).toEqual(['releaseAntifraud', 'setAntifraudNote']);
  });

  it('says nothing of a product that was never bought nor counted, and is refreshed by the job of the badge', async () => {
    const here = await place();
    await sell(here, '2026-05-01', '5.00');
    expect((await generate('/api/antifraude/gerar')).json).toEqual({ mensagem: 'Atualização do relatório iniciada' });
    const read = async () => (await get(`/api/antifraude?rede=${here.network.id}`)).json.antiFraude[0];
    expect(await read()).toMatchObject({ qtdVendida: 0, qtdPontuada: 5, qtdAf: 0, saldoPontos: 0 });
    await buildPurchase(app().database, { ...here.at, day: '2026-02-01', qtde: '2.00' });
    await sql("select antifraud_refresh('2026-11-20T13:00:00Z', null)");
    expect(await read()).toMatchObject({ qtdVendida: 2, qtdAf: 3, saldoPontos: 30 });
    const flagged = await sql('select produtos from stock_alerts where network_id = $1', [here.network.id]);
    expect(flagged).toEqual([{ produtos: 1 }]);
  });

  it('lets the tolerance of the settings pass before it counts, and shows what was bought as it was', async () => {
    const here = await place();
    await sell(here, '2026-05-01', '11.00');
    await buildPurchase(app().database, { ...here.at, day: '2026-02-01', qtde: '10.00' });
    const af = async (tolerance: string) => {
      await sql('update system_settings set tolerancia_af = $1 where id = 1', [tolerance]);
      await sql("select antifraud_refresh('2026-11-20T13:00:00Z', null)");
      const { qtdVendida, qtdAf, saldoPontos } = (await get(`/api/antifraude?rede=${here.network.id}`)).json.antiFraude[0];
      const alerts = await sql('select produtos from stock_alerts where network_id = $1', [here.network.id]);
      return [qtdVendida, qtdAf, saldoPontos, alerts.length];
    };
    expect(await af('0')).toEqual([10, 1, 10, 1]);
    expect(await af('2.5')).toEqual([10, 0.75, 7.5, 1]);
    expect(await af('10')).toEqual([10, 0, 0, 0]);
    await af('0');
  });

  it('refuses unknown networks and products, wrong amounts and people without the report', async () => {
    const here = await place();
    const named = { rede: here.network.nome, codProduto: here.product.codigo };
    expect((await post('/api/antifraude/liberacao', { ...named, quantidade: '0.005' })).json.erro).toBe('Informe somente valores válidos');
    expect((await post('/api/antifraude/liberacao', { ...named, quantidade: 0 })).status).toBe(400);
    expect((await post('/api/antifraude/observacao', { ...named, observacao: ' ' })).json.erro).toBe('Observação obrigatório');
    expect((await post('/api/antifraude/observacao', { ...named, rede: 'Nenhuma', observacao: 'x' })).json.erro).toBe(
      'Rede não encontrada',
    );
    expect((await post('/api/antifraude/observacao', { ...named, codProduto: 'X', observacao: 'x' })).status).toBe(404);
    const elsewhere = await buildStaff(app().database, 1, { networkIds: [(await buildNetwork(app().database)).id] });
    expect((await post('/api/antifraude/observacao', { ...named, observacao: 'x' }, elsewhere.token)).status).toBe(404);
    expect((await get(`/api/antifraude?rede=${here.network.id}`, elsewhere.token)).json).toEqual({ antiFraude: [] });
    expect((await get('/api/antifraude', (await buildStaff(app().database, 0)).token)).status).toBe(403);
  });
});

describe('Compras x Pontuação', () => {
  it('shows the last two orders, the scores since and the stock at the end of the month', async () => {
    const [here, neighbour] = [await place(), await place()];
    const day = { ...here.at };
    for (const [date, qtde] of [
      ['2026-08-10', '100.00'],
      ['2026-09-10', '20.00'],
      ['2026-09-10', '5.00'],
      ['2026-10-05', '30.00'],
      ['2026-11-01', '70.00'],
    ] as const)
      await buildPurchase(app().database, { ...day, day: date, qtde });
    // A count closes its day: it includes the 12 sold that day.
    await buildStockCount(app().database, { ...day, day: '2026-09-15', qtde: '50.00', writtenAt: '2026-09-15T20:00:00Z' });
    await sell(here, '2026-09-15', '12.00');
    await sell(here, '2026-10-20', '8.50');
    await sell(here, '2026-11-02', '1.00');
    await buildPurchase(app().database, { networkId: neighbour.network.id, productId: here.product.id, day: '2026-10-01', qtde: '4.00' });
    const path = `/api/compras-pontuacao?rede=${here.network.id}&ano=2026`;
    expect((await get(`${path}&mes=10`)).json).toEqual({
      comprasPontuacao: [
        {
          rede: here.network.nome,
          codProduto: here.product.codigo,
          produto: `Produto ${here.product.codigo}`,
          dataUltimoPedido: '2026-10-05',
          qtdUltimoPedido: 30,
          dataPenultimoPedido: '2026-09-10',
          qtdPenultimoPedido: 25,
          qtdVendida: 55,
          qtdPontuada: 20.5,
          saldoEstoqueRegional: 75.5,
          saldoEstoque: 71.5,
        },
      ],
    });
    expect((await get(`${path}&mes=09`)).json.comprasPontuacao).toMatchObject([{ qtdUltimoPedido: 25, saldoEstoque: 50 }]);

    // Insert Stock: months from its day on update at once; the history shows who counted what.
    const count = { rede: here.network.nome, codProduto: here.product.codigo, saldo: '60.5', data: '2026-10-31' };
    expect((await post('/api/estoque/saldo', count)).json).toEqual({ id: expect.any(Number) });
    expect((await get(`${path}&mes=10`)).json.comprasPontuacao).toMatchObject([{ saldoEstoque: 60.5, saldoEstoqueRegional: 64.5 }]);
    expect((await get(`${path}&mes=09`)).json.comprasPontuacao).toMatchObject([{ saldoEstoque: 50 }]);
    const query = `?rede=${here.network.id}&codProduto=${here.product.codigo}`;
    expect((await get(`/api/estoque/liberacoes${query}`)).json.liberacoes[0]).toEqual({
      nome: 'Usuário Nível 2',
      criadoEm: expect.any(String),
      parametros: { saldo: 60.5, data: '2026-10-31' },
    });
  });

  it('refuses counts of days to come and negative ones, and months that do not exist', async () => {
    const here = await place();
    const count = { rede: here.network.nome, codProduto: here.product.codigo, saldo: '1', data: '2026-10-31' };
    expect((await post('/api/estoque/saldo', { ...count, data: '2999-01-01' })).json.erro).toBe('Data inválida');
    expect((await post('/api/estoque/saldo', { ...count, saldo: '-1' })).json.erro).toBe('Informe somente valores válidos');
    expect((await get('/api/compras-pontuacao?ano=2026&mes=13')).json.erro).toBe('Mês inválido');
    expect((await get('/api/compras-pontuacao?ano=2019&mes=10')).json.erro).toBe('Ano inválido');
    // A future month would be kept as it looks today.
    expect((await get('/api/compras-pontuacao?ano=2026&mes=12')).json.erro).toBe('Mês inválido');
    expect((await get('/api/compras-pontuacao?ano=2999&mes=01')).status).toBe(400);
  });
});

describe('Produtos Vendidos', () => {
  it('adds up each product of each month of a store, with the mean price of what was sold', async () => {
    const here = await place();
    await sell(here, '2026-10-01', '2.00');
    const { id } = await sell(here, '2026-10-20', '1.00');
    // One unit at R$ 25 with R$ 5 off: 40 for 3 units in all.
    await sql('update posting_items set valor_unitario = 25, valor_desconto = 5, sub_total = 20 where posting_id = $1', [id]);
    await sell(here, '2026-11-05', '4.00');
    await sell(here, '2025-12-31', '9.00');
    const expected = {
      revenda: `Loja ${here.seller.store.codigo}`,
      codProduto: here.product.codigo,
      produto: `Produto ${here.product.codigo}`,
    };
    const all = await get(`/api/produtos_vendidos?revenda=${here.seller.store.cnpj}&ano=2026`);
    expect(all.json).toEqual({
      produtosVendidos: [
        { ...expected, mes: 10, quantidade: 3, valorUnitarioMedio: 13.33, valorTotal: 40, totalPontuado: 30 },
        { ...expected, mes: 11, quantidade: 4, valorUnitarioMedio: 10, valorTotal: 40, totalPontuado: 40 },
      ],
    });
    const other = await buildStore(app().database, { networkId: here.network.id });
    const mine = await buildStaff(app().database, 3, { storeIds: [here.seller.store.id] });
    const foreign = await buildStaff(app().database, 3, { storeIds: [other.id] });
    const path = '/api/produtos_vendidos?ano=2026';
    expect((await get(path, mine.token)).json.produtosVendidos).toHaveLength(2);
    expect((await get(path, foreign.token)).json.produtosVendidos).toEqual([]);
  });
});
