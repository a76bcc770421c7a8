import { buildProduct, buildStaff, buildStore } from '../../test/builders/people.ts';
import { buildPurchase } from '../../test/builders/products.ts';
import { reportDesk } from './report-desk.fixture.ts';

const { admin, app, generate, get, place, post, sell, sql } = reportDesk();

describe('Histórico', () => {
  it('takes the purchases of a month or else its sales, never both, and stops at the current month', async () => {
    const here = await place();
    const { store } = here.seller;
    await buildPurchase(app().database, { ...here.at, day: '2026-01-10', qtde: '100.00' });
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
    // A level 3 sees its stores' sales; purchases of the whole network are not theirs.
    const mine = await buildStaff(app().database, 3, { storeIds: [store.id] });
    expect((await get(`${path}&ano=2026`, mine.token)).json.historico[0]).toMatchObject({ jan: 70, fev: 300 });
    const { data } = await app().graphql(
      `{ history(ano: 2026, rede: "${here.network.id}") { total totalAnterior valores comprados } }`,
      {},
      admin(),
    );
    expect(data.history[0]).toMatchObject({ total: '1300.00', totalAnterior: '50.00' });
    expect(data.history[0].valores[11]).toBeNull();
    expect(data.history[0].comprados.slice(0, 2)).toEqual([true, false]);
    // A month selects the sales made in it, whenever they were recorded.
    const sold = `{ postings(filter: { rede: "${here.network.nome}", vendaInicial: "2026-02-01", vendaFinal: "2026-02-28" }) { total items { totalVenda } } }`;
    expect((await app().graphql(sold, {}, admin())).data.postings).toEqual({ total: 1, items: [{ totalVenda: '300.00' }] });
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
      await buildPurchase(app().database, { ...here.at, day, qtde });
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
    const level0 = await buildStaff(app().database, 0);
    expect((await post('/api/mensuracao/observacao', { rede: here.network.nome, obs: 'Primeira' }, level0.token)).json.mensagem).toBe(
      'Observação salva com sucesso',
    );
    await post('/api/mensuracao/observacao', { rede: String(here.network.id), obs: 'Segunda' });
    expect((await get(path)).json.mensuracao[0].observacao).toBe('Segunda');
    expect((await get(`/api/mensuracao/observacoes?rede=${here.network.id}`)).json.observacoes).toEqual([
      { nome: 'Usuário Nível 2', criadoEm: expect.any(String), parametros: { observacao: 'Segunda' } },
      { nome: 'Usuário Nível 0', criadoEm: expect.any(String), parametros: { observacao: 'Primeira' } },
    ]);
    // For one store: its sales, and no purchases to compare with.
    const mine = await buildStaff(app().database, 3, { storeIds: [here.seller.store.id] });
    expect((await get('/api/mensuracao', mine.token)).json.mensuracao).toMatchObject([
      { mediaMensal: null, resultadoMensal: null, totalVendidoPos: 33000 },
    ]);
    expect((await get('/api/mensuracao', (await buildStaff(app().database, 4)).token)).status).toBe(403);
  });
});

describe('Taxa de Sucesso', () => {
  it('compares the units of a month with the mean before the programme', async () => {
    const here = await place('2026-07-15');
    for (const month of ['01', '02', '03', '04', '05', '06'])
      await buildPurchase(app().database, { ...here.at, day: `2026-${month}-09`, qtde: '20.00' });
    const { id } = await sell(here, '2026-10-09', '26.00');
    await sql('update posting_items set valor_unitario = 89.90, sub_total = 2337.40 where posting_id = $1', [id]);
    const fresh = await buildProduct(app().database);
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
    const { data } = await app().graphql(
      `{ successRateSummary(rede: "${here.network.id}", ano: 2026, mes: 10) { aumentoVendasDinheiro produtos produtosComAumento } }`,
      {},
      admin(),
    );
    expect(data.successRateSummary).toEqual({ aumentoVendasDinheiro: '569.40', produtos: 2, produtosComAumento: 2 });
    expect(taxaSucesso.find((row: { codProduto: string }) => row.codProduto === fresh.codigo)).toMatchObject({
      aumentoVendas: 3,
      taxaSucesso: null,
    });
  });
});

describe('Atualizar Relatórios', () => {
  const states = async (token = admin().token) =>
    (await app().graphql('{ reportStates(ano: 2026, mes: 3) { tipo estado geradoEm feitas total } }', {}, { token })).data.reportStates;

  it('makes a report in the background, one at a time, and shows the old rows until the new ones are whole', async () => {
    const here = await place();
    await buildPurchase(app().database, { ...here.at, day: '2026-03-01', qtde: '10.00' });
    const level5 = await buildStaff(app().database, 5);
    const path = '/api/compras-pontuacao/gerar?ano=2026&mes=03';
    const rows = async () => (await get(`/api/compras-pontuacao?rede=${here.network.id}&ano=2026&mes=03`)).json.comprasPontuacao;
    expect(await rows()).toMatchObject([{ saldoEstoque: 10 }]);
    await buildPurchase(app().database, { ...here.at, day: '2026-03-02', qtde: '5.00' });
    expect((await get(path, level5.token)).json).toEqual({ mensagem: 'Atualização do relatório iniciada' });
    expect((await get(path)).json).toEqual({ mensagem: 'Relatório já está sendo gerado' });
    expect((await post('/api/compras-pontuacao/gerar', { ano: '2026', mes: '03' })).json).toEqual({
      mensagem: 'Relatório já está sendo gerado',
    });
    expect((await states())[1]).toMatchObject({ tipo: 'COMPRAS_PONTUACAO', estado: 'NA_FILA', geradoEm: expect.any(String) });
    expect(await rows()).toMatchObject([{ saldoEstoque: 10 }]);
    app().clock.moveTo('2026-11-20T15:01:00.000Z');
    await app().runJobs();
    expect(await rows()).toMatchObject([{ saldoEstoque: 15 }]);
    const [, done] = await states();
    expect(done).toMatchObject({ estado: 'CONCLUIDA', geradoEm: app().clock.now().toISOString() });
    expect(done.feitas).toBe(done.total);
    // The previous run's rows are gone.
    expect(
      await sql('select count(*)::int as n from stock_report_items i join report_runs r on r.id = i.run_id where not r.atual'),
    ).toEqual([{ n: 0 }]);
  });

  it('makes the rows of a network that was added since, when somebody opens the report, and no others', async () => {
    const before = await place();
    await buildPurchase(app().database, { ...before.at, day: '2026-04-01', qtde: '10.00' });
    const stock = async (id: number) => (await get(`/api/compras-pontuacao?rede=${id}&ano=2026&mes=04`)).json.comprasPontuacao;
    const rate = async (id: number) => (await get(`/api/taxa-sucesso?rede=${id}&ano=2026&mes=04`)).json.taxaSucesso;
    const measured = async (id: number) => (await get(`/api/mensuracao?rede=${id}`)).json.mensuracao;
    const missing = async () =>
      (await app().graphql('{ reportStates(ano: 2026, mes: 4) { tipo faltamRedes } }', {}, admin())).data.reportStates
        .filter(({ faltamRedes }: { faltamRedes: boolean }) => faltamRedes)
        .map(({ tipo }: { tipo: string }) => tipo);
    await generate('/api/mensuracao/gerar');
    expect(await stock(before.network.id)).toMatchObject([{ saldoEstoque: 10 }]);
    expect(await rate(before.network.id)).toEqual([]);
    expect(await missing()).toEqual([]);
    const added = await place();
    await buildPurchase(app().database, { ...added.at, day: '2026-04-02', qtde: '7.00' });
    await buildPurchase(app().database, { ...before.at, day: '2026-04-02', qtde: '5.00' });
    await sell(added, '2026-04-03', '2.00');
    expect(await missing()).toEqual(['COMPRAS_PONTUACAO', 'TAXA_SUCESSO', 'MENSURACAO']);
    expect(await stock(added.network.id)).toMatchObject([{ saldoEstoque: 5 }]);
    expect(await rate(added.network.id)).toMatchObject([{ qtdVendida: 2 }]);
    expect(await measured(added.network.id)).toMatchObject([{ totalVendidoPos: 20 }]);
    expect(await missing()).toEqual([]);
    // The others stay as they were when the report was generated.
    expect(await stock(before.network.id)).toMatchObject([{ saldoEstoque: 10 }]);
  });

  it('answers each of the five, and asks for a period where one belongs', async () => {
    for (const path of ['relatorio', 'compras-pontuacao', 'taxa-sucesso', 'antifraude', 'mensuracao'])
      expect((await generate(`/api/${path}/gerar?ano=2026&mes=11`)).json).toEqual({ mensagem: 'Atualização do relatório iniciada' });
    expect((await get('/api/taxa-sucesso/gerar?ano=2026&mes=99')).json.erro).toBe('Mês inválido');
    expect((await get('/api/relatorio/gerar', (await buildStaff(app().database, 3)).token)).status).toBe(403);
    const { errors } = await app().graphql(
      'mutation { generateReport(input: { tipo: TAXA_SUCESSO, ano: 2026 }) { mensagem } }',
      {},
      admin(),
    );
    expect(errors?.[0]?.message).toBe('Informe o mês');
    const prepared = await app().graphql(
      'mutation { prepareReport(input: { tipo: ANTIFRAUDE }) }',
      {},
      await buildStaff(app().database, 3),
    );
    expect(prepared.errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
  });

  it('lets a run that was lost be made again after an hour', async () => {
    await post('/api/mensuracao/gerar', {});
    app().ports.fakeJobs.sent.length = 0;
    app().clock.moveTo('2026-11-20T16:30:00.000Z');
    expect((await generate('/api/mensuracao/gerar')).json).toEqual({ mensagem: 'Atualização do relatório iniciada' });
    const lost = await sql("select estado from report_runs where tipo = 'MENSURACAO' order by id desc limit 2");
    expect(lost).toEqual([{ estado: 'CONCLUIDA' }, { estado: 'FALHOU' }]);
  });
});

describe('Relatório', () => {
  const overview = async (token: string, more = '') =>
    (
      await app().graphql(
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
    const { endereco, meses, redes } = await overview(admin().token, `, rede: "${here.network.nome}"`);
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
    const store = await buildStore(app().database, { networkId: here.network.id });
    const elsewhere = await overview((await buildStaff(app().database, 3, { storeIds: [store.id] })).token);
    expect(elsewhere.redes).toMatchObject([{ rede: here.network.nome, totalVenda: '0.00' }]);
  });
});
