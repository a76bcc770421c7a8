import type { QueryResultRow } from 'pg';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { buildPurchase, buildRelease, buildSale, buildStockCount } from '../../test/builders/products.ts';

let app: TestApp;
let admin: SignedIn;
let notes = 30_000_000;

const sql = async <Row extends QueryResultRow>(text: string, params: unknown[] = []) =>
  (await app.database.pool.query<Row>(text, params)).rows;
const get = async (path: string, token = admin.token) => app.rest('GET', path, { token });
const post = (path: string, body: unknown, token = admin.token) => app.rest('POST', path, { token, body });
const generate = async (path: string) => {
  const answer = await get(path);
  await app.runJobs();
  return answer;
};

interface Place {
  network: { id: number; nome: string };
  product: { id: number; codigo: string };
  seller: Awaited<ReturnType<typeof buildSeller>>;
  at: { networkId: number; productId: number };
}

/** A network of its own with a store, a seller and a product. */
async function place(since = '2025-01-01', valorPontos = '10.00'): Promise<Place> {
  const network = await buildNetwork(app.database);
  await sql('update networks set data_cadastro = $2 where id = $1', [network.id, since]);
  const seller = await buildSeller(app.database, { store: await buildStore(app.database, { networkId: network.id }) });
  const product = await buildProduct(app.database, { valorPontos });
  return { network, product, seller, at: { networkId: network.id, productId: product.id } };
}

/** A sale of a product at R$ 10,00 a unit. */
const sell = ({ seller, product }: Place, day: string, qtde: string) =>
  buildSale(app.database, { sellerId: seller.id, codigo: product.codigo, day, qtde, identificador: String(++notes) });

beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('Antifraude', () => {
  it('holds the scores against the first count, the purchases and the releases', async () => {
    const here = await place('2025-01-01', '25.00');
    // 40 counted at first, 100 bought, 163.5 scored, 10 released: 13.5 over, at 25 points a unit.
    await buildStockCount(app.database, { ...here.at, day: '2026-01-01', qtde: '40.00', writtenAt: '2026-01-02T12:00:00Z' });
    await buildStockCount(app.database, { ...here.at, day: '2026-10-01', qtde: '999.00', writtenAt: '2026-10-02T12:00:00Z' });
    await buildPurchase(app.database, { ...here.at, day: '2026-02-01', qtde: '60.00' });
    await buildPurchase(app.database, { ...here.at, day: '2026-03-01', qtde: '40.00' });
    await buildRelease(app.database, { ...here.at, at: '2026-04-01T12:00:00Z', qtde: '10.00' });
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
    // Half of it: still over. The rest: the network leaves the alerts at once.
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
    const logged = await sql<{ tipo: string }>("select distinct tipo from audit_entries where ator = $1 and tipo like '%Antifraud'", [
      `staff:${admin.id}`,
    ]);
    expect(logged.map(({ tipo }) => tipo).sort()).toEqual(['noteAntifraud', 'releaseAntifraud']);
  });

  it('says nothing of a product that was never bought nor counted, and is refreshed by the job of the badge', async () => {
    const here = await place();
    await sell(here, '2026-05-01', '5.00');
    expect((await generate('/api/antifraude/gerar')).json).toEqual({ mensagem: 'Atualização do relatório iniciada' });
    const read = async () => (await get(`/api/antifraude?rede=${here.network.id}`)).json.antiFraude[0];
    expect(await read()).toMatchObject({ qtdVendida: 0, qtdPontuada: 5, qtdAf: 0, saldoPontos: 0 });
    await buildPurchase(app.database, { ...here.at, day: '2026-02-01', qtde: '2.00' });
    await sql("select antifraud_refresh('2026-11-20T13:00:00Z', null)");
    expect(await read()).toMatchObject({ qtdVendida: 2, qtdAf: 3, saldoPontos: 30 });
    const flagged = await sql('select produtos from stock_alerts where network_id = $1', [here.network.id]);
    expect(flagged).toEqual([{ produtos: 1 }]);
  });

  it('lets the tolerance of the settings pass before it counts, and shows what was bought as it was', async () => {
    const here = await place();
    await sell(here, '2026-05-01', '11.00');
    await buildPurchase(app.database, { ...here.at, day: '2026-02-01', qtde: '10.00' });
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
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [(await buildNetwork(app.database)).id] });
    expect((await post('/api/antifraude/observacao', { ...named, observacao: 'x' }, elsewhere.token)).status).toBe(404);
    expect((await get(`/api/antifraude?rede=${here.network.id}`, elsewhere.token)).json).toEqual({ antiFraude: [] });
    expect((await get('/api/antifraude', (await buildStaff(app.database, 0)).token)).status).toBe(403);
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
      await buildPurchase(app.database, { ...day, day: date, qtde });
    // A count closes its day: the 12 sold on it are inside.
    await buildStockCount(app.database, { ...day, day: '2026-09-15', qtde: '50.00', writtenAt: '2026-09-15T20:00:00Z' });
    await sell(here, '2026-09-15', '12.00');
    await sell(here, '2026-10-20', '8.50');
    await sell(here, '2026-11-02', '1.00');
    await buildPurchase(app.database, { networkId: neighbour.network.id, productId: here.product.id, day: '2026-10-01', qtde: '4.00' });
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

    // Insert Stock: the months from its day on follow at once; the history tells who counted what.
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
    // A month to come would be kept as it looks today.
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
    const other = await buildStore(app.database, { networkId: here.network.id });
    const mine = await buildStaff(app.database, 3, { storeIds: [here.seller.store.id] });
    const foreign = await buildStaff(app.database, 3, { storeIds: [other.id] });
    const path = '/api/produtos_vendidos?ano=2026';
    expect((await get(path, mine.token)).json.produtosVendidos).toHaveLength(2);
    expect((await get(path, foreign.token)).json.produtosVendidos).toEqual([]);
  });
});

describe('Histórico', () => {
  it('takes the purchases of a month or else its sales, never both, and stops at the current month', async () => {
    const here = await place();
    const { store } = here.seller;
    await buildPurchase(app.database, { ...here.at, day: '2026-01-10', qtde: '100.00' });
    await sell(here, '2026-01-20', '7.00');
    await sell(here, '2026-02-20', '30.00');
    await sell(here, '2025-02-20', '5.00');
    const path = `/api/historico?rede=${here.network.id}`;
    const { historico } = (await get(`${path}&ano=2026`)).json;
    expect(historico).toEqual([{ rede: here.network.nome, jan: 1000, fev: 300, ...zeros(3, 11), dez: null, total: 1300 }]);
    // 2020 begins in July.
    const [first] = (await get(`${path}&ano=2020`)).json.historico;
    expect([first.jan, first.jun, first.jul, first.dez, first.total]).toEqual([null, null, 0, 0, 0]);
    expect((await get('/api/historico/primeiraData')).json).toEqual({ primeiraData: '2025-02-20' });
    // A level 3 sees the sales of its stores; purchases of the whole network are not theirs.
    const mine = await buildStaff(app.database, 3, { storeIds: [store.id] });
    expect((await get(`${path}&ano=2026`, mine.token)).json.historico[0]).toMatchObject({ jan: 70, fev: 300 });
    const { data } = await app.graphql(
      `{ history(ano: 2026, rede: "${here.network.id}") { total totalAnterior valores comprados } }`,
      {},
      admin,
    );
    expect(data.history[0]).toMatchObject({ total: '1300.00', totalAnterior: '50.00' });
    expect(data.history[0].valores[11]).toBeNull();
    expect(data.history[0].comprados.slice(0, 2)).toEqual([true, false]);
    // A month leads to the sales made in it, whenever they were recorded.
    const sold = `{ postings(filter: { rede: "${here.network.nome}", vendaInicial: "2026-02-01", vendaFinal: "2026-02-28" }) { total items { totalVenda } } }`;
    expect((await app.graphql(sold, {}, admin)).data.postings).toEqual({ total: 1, items: [{ totalVenda: '300.00' }] });
  });

  const zeros = (from: number, to: number) =>
    Object.fromEntries(
      ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'].slice(from - 1, to).map((month) => [month, 0]),
    );
});

describe('Mensuração', () => {
  it('compares the months served before the programme with those after', async () => {
    const here = await place('2026-10-01');
    // 10,000, 12,000, nothing, 14,000 before; 33,000 in two months after.
    for (const [day, qtde] of [
      ['2026-05-03', '1000.00'],
      ['2026-06-03', '1200.00'],
      ['2026-08-03', '1400.00'],
      ['2025-09-30', '9999.00'],
    ] as const)
      await buildPurchase(app.database, { ...here.at, day, qtde });
    await sell(here, '2026-10-02', '1300.00');
    await sell(here, '2026-11-11', '2000.00');
    const path = `/api/mensuracao?rede=${here.network.id}`;
    await generate('/api/mensuracao/gerar');
    expect((await get(path)).json).toEqual({
      mensuracao: [
        {
          rede: here.network.nome,
          mesesAtendidosAntes: 3,
          mediaMensal: 12000,
          mediaMensalPos: 16500,
          resultadoMensal: 37.5,
          mediaSemanal: 2769.23,
          // Six weeks from 1 October to the last sale on 11 November.
          mediaSemanalPos: 5500,
          resultadoSemanal: 98.61,
          totalVendidoPos: 33000,
          mesesAtendidosPos: 2,
          dataCadastro: '2026-10-01',
          observacao: null,
        },
      ],
    });
    const level0 = await buildStaff(app.database, 0);
    expect((await post('/api/mensuracao/observacao', { rede: here.network.nome, obs: 'Primeira' }, level0.token)).json.mensagem).toBe(
      'Observação salva com sucesso',
    );
    await post('/api/mensuracao/observacao', { rede: String(here.network.id), obs: 'Segunda' });
    expect((await get(path)).json.mensuracao[0].observacao).toBe('Segunda');
    expect((await get(`/api/mensuracao/observacoes?rede=${here.network.id}`)).json.observacoes).toEqual([
      { nome: 'Usuário Nível 2', criadoEm: expect.any(String), parametros: { observacao: 'Segunda' } },
      { nome: 'Usuário Nível 0', criadoEm: expect.any(String), parametros: { observacao: 'Primeira' } },
    ]);
    // Of one store alone: its sales, and no purchases to compare with.
    const mine = await buildStaff(app.database, 3, { storeIds: [here.seller.store.id] });
    expect((await get('/api/mensuracao', mine.token)).json.mensuracao).toMatchObject([
      { mediaMensal: null, resultadoMensal: null, totalVendidoPos: 33000 },
    ]);
    expect((await get('/api/mensuracao', (await buildStaff(app.database, 4)).token)).status).toBe(403);
  });
});

describe('Taxa de Sucesso', () => {
  it('compares the units of a month with the mean before the programme', async () => {
    const here = await place('2026-07-15');
    for (const month of ['01', '02', '03', '04', '05', '06'])
      await buildPurchase(app.database, { ...here.at, day: `2026-${month}-09`, qtde: '20.00' });
    const { id } = await sell(here, '2026-10-09', '26.00');
    await sql('update posting_items set valor_unitario = 89.90, sub_total = 2337.40 where posting_id = $1', [id]);
    const fresh = await buildProduct(app.database);
    await sell({ ...here, product: fresh }, '2026-10-10', '3.00');
    const { taxaSucesso } = (await get(`/api/taxa-sucesso?rede=${here.network.id}&ano=2026&mes=10`)).json;
    expect(taxaSucesso).toHaveLength(2);
    expect(taxaSucesso.find((row: { codProduto: string }) => row.codProduto === here.product.codigo)).toEqual({
      rede: here.network.nome,
      produto: `Produto ${here.product.codigo}`,
      codProduto: here.product.codigo,
      valorUnitarioProduto: 89.9,
      mes: 10,
      ano: 2026,
      qtdVendidaAntes: 120,
      mesesAtendidoAntes: 6,
      qtdVendida: 26,
      aumentoVendas: 6,
      aumentoVendasDinheiro: 539.4,
      taxaSucesso: 30,
    });
    const { data } = await app.graphql(
      `{ successRateSummary(rede: "${here.network.id}", ano: 2026, mes: 10) { aumentoVendasDinheiro produtos produtosComAumento } }`,
      {},
      admin,
    );
    expect(data.successRateSummary).toEqual({ aumentoVendasDinheiro: '569.40', produtos: 2, produtosComAumento: 2 });
    expect(taxaSucesso.find((row: { codProduto: string }) => row.codProduto === fresh.codigo)).toMatchObject({
      aumentoVendas: 3,
      taxaSucesso: null,
    });
  });
});

describe('Atualizar Relatórios', () => {
  const states = async (token = admin.token) =>
    (await app.graphql('{ reportStates(ano: 2026, mes: 3) { tipo estado geradoEm feitas total } }', {}, { token })).data.reportStates;

  it('makes a report in the background, one at a time, and shows the old rows until the new ones are whole', async () => {
    const here = await place();
    await buildPurchase(app.database, { ...here.at, day: '2026-03-01', qtde: '10.00' });
    const level5 = await buildStaff(app.database, 5);
    const path = '/api/compras-pontuacao/gerar?ano=2026&mes=03';
    const rows = async () => (await get(`/api/compras-pontuacao?rede=${here.network.id}&ano=2026&mes=03`)).json.comprasPontuacao;
    expect(await rows()).toMatchObject([{ saldoEstoque: 10 }]);
    await buildPurchase(app.database, { ...here.at, day: '2026-03-02', qtde: '5.00' });
    expect((await get(path, level5.token)).json).toEqual({ mensagem: 'Atualização do relatório iniciada' });
    expect((await get(path)).json).toEqual({ mensagem: 'Relatório já está sendo gerado' });
    expect((await post('/api/compras-pontuacao/gerar', { ano: '2026', mes: '03' })).json).toEqual({
      mensagem: 'Relatório já está sendo gerado',
    });
    expect((await states())[1]).toMatchObject({ tipo: 'COMPRAS_PONTUACAO', estado: 'NA_FILA', geradoEm: expect.any(String) });
    expect(await rows()).toMatchObject([{ saldoEstoque: 10 }]);
    app.clock.moveTo('2026-11-20T15:01:00.000Z');
    await app.runJobs();
    expect(await rows()).toMatchObject([{ saldoEstoque: 15 }]);
    const [, done] = await states();
    expect(done).toMatchObject({ estado: 'CONCLUIDA', geradoEm: app.clock.now().toISOString() });
    expect(done.feitas).toBe(done.total);
    // The rows of the run before are gone.
    expect(
      await sql('select count(*)::int as n from stock_report_items i join report_runs r on r.id = i.run_id where not r.atual'),
    ).toEqual([{ n: 0 }]);
  });

  it('answers each of the five, and asks for a period where one belongs', async () => {
    for (const path of ['relatorio', 'compras-pontuacao', 'taxa-sucesso', 'antifraude', 'mensuracao'])
      expect((await generate(`/api/${path}/gerar?ano=2026&mes=11`)).json).toEqual({ mensagem: 'Atualização do relatório iniciada' });
    expect((await get('/api/taxa-sucesso/gerar?ano=2026&mes=99')).json.erro).toBe('Mês inválido');
    expect((await get('/api/relatorio/gerar', (await buildStaff(app.database, 3)).token)).status).toBe(403);
    const { errors } = await app.graphql('mutation { generateReport(input: { tipo: "TAXA_SUCESSO", ano: 2026 }) { mensagem } }', {}, admin);
    expect(errors?.[0]?.message).toBe('Informe o mês');
    const prepared = await app.graphql('mutation { prepareReport(input: { tipo: "ANTIFRAUDE" }) }', {}, await buildStaff(app.database, 3));
    expect(prepared.errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
  });

  it('lets a run that was lost be made again after an hour', async () => {
    await post('/api/mensuracao/gerar', {});
    app.ports.fakeJobs.sent.length = 0;
    app.clock.moveTo('2026-11-20T16:30:00.000Z');
    expect((await generate('/api/mensuracao/gerar')).json).toEqual({ mensagem: 'Atualização do relatório iniciada' });
    const lost = await sql("select estado from report_runs where tipo = 'MENSURACAO' order by id desc limit 2");
    expect(lost).toEqual([{ estado: 'CONCLUIDA' }, { estado: 'FALHOU' }]);
  });
});

describe('Relatório', () => {
  const overview = async (token: string, more = '') =>
    (
      await app.graphql(
        `{ reportOverview(ano: 2026, mes: 10${more}) { endereco meses { mes vendas vendedores totalVenda totalPontos valorCusto } redes { rede totalVenda totalVendaAnterior totalPontos } } }`,
        {},
        { token },
      )
    ).data.reportOverview;

  it('shows thirteen months and the networks of the chosen one, within reach', async () => {
    const here = await place();
    await sell(here, '2026-09-09', '5.00');
    await sell(here, '2026-10-09', '6.00');
    await sell(here, '2026-10-10', '1.00');
    await generate('/api/relatorio/gerar');
    const { endereco, meses, redes } = await overview(admin.token, `, rede: "${here.network.nome}"`);
    expect(endereco).toBeNull();
    expect(meses).toHaveLength(13);
    expect(meses.at(-1)).toEqual({
      mes: '2026-10-01',
      vendas: 2,
      vendedores: 1,
      totalVenda: '70.00',
      totalPontos: '70.00',
      valorCusto: '2.10',
    });
    expect(meses[0]).toMatchObject({ mes: '2025-10-01', vendas: 0, totalVenda: '0.00' });
    expect(redes).toEqual([{ rede: here.network.nome, totalVenda: '70.00', totalVendaAnterior: '50.00', totalPontos: '70.00' }]);
    const store = await buildStore(app.database, { networkId: here.network.id });
    const elsewhere = await overview((await buildStaff(app.database, 3, { storeIds: [store.id] })).token);
    expect(elsewhere.redes).toMatchObject([{ rede: here.network.nome, totalVenda: '0.00' }]);
  });
});
