import { runAction } from '../../platform/actions/run-action.ts';
import { jobNamed } from '../../platform/jobs/job.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { addDays } from '../../shared/dates.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { buildReward } from '../../test/builders/rewards.ts';
import { closeInTruth } from '../../test/truths.ts';
import { explainEntry } from '../balances/explain-entry.rules.ts';
import { balanceEntriesList } from '../balances/index.ts';
import { correctSale, postSale, salesToCorrectQuery } from '../postings/index.ts';
import { redeemReward } from '../redemptions/index.ts';
import { prizesList } from '../rewards/index.ts';
import { updateStore } from '../stores/index.ts';
import { assignScenario } from './actions/assign-scenario.ts';
import { updateScenario } from './actions/update-scenario.ts';
import { experimentQuery } from './experiment.query.ts';
import { liftOf } from './lift.ts';
import { scenarioCohortsQuery, scenariosQuery, storeScenariosQuery } from './scenario.queries.ts';

let app: TestApp;
let admin: SignedIn;
let note = 80_000_000;
beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
});
afterAll(() => closeInTruth(app));

const as = (who: SignedIn) => app.contextFor(who.actor);
const bundle = { nome: 'Fator de verão', fatorExtra: '1', textoRegulamento: '', todosPremios: true, premios: [] as number[] };
const edit = (id: number, changes: object = {}, who = admin) => runAction(updateScenario, as(who), { ...bundle, id, ...changes });
const assign = (lojas: number[], cenario: number, inicio?: string, who = admin) =>
  runAction(assignScenario, as(who), { lojas, cenario, ...(inicio ? { inicio } : {}) });
const cenarioOf = async (id: number) =>
  (await app.database.read<{ cenario: number }>('select cenario from stores where id = $1', [id]))[0]!.cenario;
const sell = (seller: SignedIn, codigo: string, realizadoEm = app.clock.today()) =>
  runAction(postSale, as(admin), {
    cpf: seller.cpf,
    enviarMensagem: false,
    tipoFiscal: 'N',
    identificador: String(++note),
    realizadoEm,
    itens: [{ codigo, qtde: '3.5', valorUnitario: '50', valorDesconto: '0' }],
  });

describe('what a scenario gives its stores', () => {
  it('changes nothing until somebody says so, and never the control', async () => {
    expect(await runQuery(scenariosQuery, as(admin))).toEqual(
      [0, 1, 2, 3].map((id) =>
        expect.objectContaining({ id, fatorExtra: '1.00', textoRegulamento: null, todosPremios: true, premios: [] }),
      ),
    );
    await edit(3, { fatorExtra: '2', fatorVigenteEm: addDays(app.clock.today(), 10) });
    expect((await runQuery(scenariosQuery, as(admin)))[3]).toMatchObject({
      fatorExtra: '1.00',
      proximoFator: '2.00',
      proximoFatorEm: addDays(app.clock.today(), 10),
    });
    await edit(3, { fatorExtra: '1', fatorVigenteEm: app.clock.today() });
    expect((await runQuery(scenariosQuery, as(admin)))[3]).toMatchObject({ proximoFator: null, proximoFatorEm: null });
    await expect(edit(0, { fatorExtra: '2' })).rejects.toThrow('O cenário Inicial é o controle e não muda');
    for (const fatorExtra of ['', '0', '10.01', '1.005', 'x']) await expect(edit(1, { fatorExtra })).rejects.toThrow(/Fator extra/);
    await expect(edit(1, { todosPremios: false })).rejects.toThrow('Escolha ao menos um prêmio');
    await expect(edit(1, { todosPremios: false, premios: [999_999] })).rejects.toThrow('Prêmio não encontrado');
    await expect(edit(1, {}, await buildStaff(app.database, 5))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('multiplies the points of a sale by the factor of its day, says so, and leaves other stores alone', async () => {
    const [store, control] = [await buildStore(app.database, { fatorPontuacao: 2 }), await buildStore(app.database, { fatorPontuacao: 2 })];
    const [seller, other] = [await buildSeller(app.database, { store }), await buildSeller(app.database, { store: control })];
    const { codigo } = await buildProduct(app.database, { valorPontos: '12.50' });
    const before = await sell(seller, codigo);
    expect(before.totalPontos).toBe('87.50');
    await edit(1, { fatorExtra: '1.5', fatorVigenteEm: app.clock.today() });
    await assign([store.id], 1);
    expect((await sell(seller, codigo)).totalPontos).toBe('131.25');
    expect((await sell(seller, codigo, addDays(app.clock.today(), -1))).totalPontos).toBe('87.50');
    expect((await sell(other, codigo)).totalPontos).toBe('87.50');
    const { items } = await runList(balanceEntriesList, as(admin), {}, { sellerId: seller.id });
    const sentences = items.map((row) => explainEntry(row as never, 'PONTO').split(';')[0]);
    expect(sentences).toEqual([
      '87,50 = 3,5 × 12,50 × fator 2',
      '131,25 = 3,5 × 12,50 × fator 2 × 1,5 do cenário A',
      '87,50 = 3,5 × 12,50 × fator 2',
    ]);
    // A sale made today before the change needs correcting, as with any other factor.
    const listed = (await runQuery(salesToCorrectQuery, as(admin), {})).find(({ idVenda }) => idVenda === before.id);
    expect(listed).toMatchObject({ pontuacaoAtual: '87.50', pontuacaoNova: '131.25', aPontuar: '43.75' });
    await runAction(correctSale, as(admin), { id: before.id });
    expect((await runQuery(salesToCorrectQuery, as(admin), {})).find(({ idVenda }) => idVenda === before.id)).toBeUndefined();
    const till = await app.graphql(
      `{ productByCode(codigo: "${codigo}") { fatorPontuacao } }`,
      {},
      { token: seller.token, audience: 'store' },
    );
    expect(till.data.productByCode).toEqual({ fatorPontuacao: 3 });
    await edit(1, { fatorExtra: '1' });
  });

  it('shows its words to its sellers only', async () => {
    const store = await buildStore(app.database);
    const [inside, outside] = [await buildSeller(app.database, { store }), await buildSeller(app.database)];
    await edit(2, { textoRegulamento: '  Vale até dezembro.  ' });
    await assign([store.id], 2);
    const textOf = async ({ token }: SignedIn) =>
      (await app.graphql('{ viewer { cenario textoCenario } }', {}, { token, audience: 'store' })).data.viewer;
    expect(await textOf(inside)).toEqual({ cenario: 2, textoCenario: 'Vale até dezembro.' });
    expect(await textOf(outside)).toEqual({ cenario: 0, textoCenario: null });
  });

  it('offers its own prizes and refuses the others, in the catalogue and when redeeming', async () => {
    const store = await buildStore(app.database);
    const [inside, outside] = [await buildSeller(app.database, { store }), await buildSeller(app.database)];
    const [chosen, hidden] = [await buildReward(app.database), await buildReward(app.database)];
    await edit(3, { todosPremios: false, premios: [chosen.id] });
    await assign([store.id], 3);
    const shown = async (who: SignedIn) => (await runList(prizesList, as(who), { pageSize: -1 })).items.map(({ id }) => id);
    expect(await shown(inside)).toEqual([chosen.id]);
    expect(await shown(outside)).toEqual(expect.arrayContaining([chosen.id, hidden.id]));
    const redeem = (codigoPremio: string) => runAction(redeemReward, as(inside), { codigoPremio, qtde: 1 });
    await expect(redeem(hidden.codigo)).rejects.toMatchObject({ code: 'REDEMPTION_PRIZE_UNAVAILABLE' });
    await expect(redeem(chosen.codigo)).rejects.not.toMatchObject({ code: 'REDEMPTION_PRIZE_UNAVAILABLE' });
    await edit(3);
    expect(await shown(inside)).toEqual(expect.arrayContaining([chosen.id, hidden.id]));
  });
});

describe('stores and their scenario', () => {
  it('keeps the documented field, its history, and a start that is ahead', async () => {
    const store = await buildStore(app.database);
    const [today, tomorrow] = [app.clock.today(), addDays(app.clock.today(), 1)];
    await assign([store.id], 1, addDays(today, -30));
    await assign([store.id], 2, tomorrow);
    expect(await cenarioOf(store.id)).toBe(1);
    const history = (who: SignedIn) => runQuery(storeScenariosQuery, as(who), { id: store.id });
    expect(await history(admin)).toEqual([
      { id: expect.any(Number), cenario: 2, vigenteEm: tomorrow, criadoEm: app.clock.now() },
      { id: expect.any(Number), cenario: 1, vigenteEm: addDays(today, -30), criadoEm: app.clock.now() },
    ]);
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [(await buildStore(app.database)).networkId] });
    expect(await history(elsewhere)).toEqual([]);
    await assign([store.id], 0, today);
    expect(await cenarioOf(store.id)).toBe(0);
    await assign([store.id], 3, tomorrow);
    app.clock.advanceDays(1);
    const attempt = { number: 1, isLast: true, signal: new AbortController().signal };
    await jobNamed('start-scenarios').handler(app.contextFor({ kind: 'system' }), {}, attempt);
    expect(await cenarioOf(store.id)).toBe(3);
    app.clock.advanceDays(-1);
  });

  it('begins with the edit dialog of the store too', async () => {
    const store = await buildStore(app.database);
    const [row] = await app.database.read<{ razao_social: string }>('select razao_social from stores where id = $1', [store.id]);
    await runAction(updateStore, as(admin), {
      id: store.id,
      networkId: store.networkId,
      tipoPontuacao: 1,
      codigo: store.codigo,
      cnpj: store.cnpj,
      cnpjCddRevendaMaster: store.cnpj,
      nomeFantasia: row!.razao_social,
      razaoSocial: row!.razao_social,
      responsavel: 'Ana',
      email: '',
      celular: '11987654321',
      telefone: '',
      endCep: '01001000',
      endRua: 'Rua',
      endNumero: '1',
      endComplemento: '',
      endBairro: 'Sé',
      endCidade: 'São Paulo',
      endEstado: 'SP',
      fatorPontuacao: 1,
      cenario: 1,
    });
    expect(await cenarioOf(store.id)).toBe(1);
    const history = await app.database.read('select cenario, vigente_em::text from store_scenarios where store_id = $1', [store.id]);
    expect(history).toEqual([{ cenario: 1, vigente_em: app.clock.today() }]);
  });

  it('refuses stores out of reach', async () => {
    const [mine, foreign] = [await buildStore(app.database), await buildStore(app.database)];
    const operator = await buildStaff(app.database, 1, { networkIds: [mine.networkId] });
    await expect(assign([mine.id, foreign.id], 1, undefined, operator)).rejects.toThrow('Loja não encontrada');
    await expect(assign([], 1)).rejects.toThrow('Escolha ao menos uma loja');
    await expect(assign([mine.id], 4)).rejects.toThrow('Cenário inválido');
    expect(await assign([mine.id], 1, undefined, operator)).toEqual({ lojas: 1 });
  });
});

describe('what a scenario brought', () => {
  /** The worked example of docs/reports.md. */
  const treated = [1000, 2000, 1500, 1200, 800, 1600, 900, 1000].map((antes, index) => ({
    antes: `${antes}.00`,
    depois: `${[1300, 2500, 1800, 1500, 1000, 2100, 1100, 1200][index]}.00`,
  }));
  const control = [1100, 1900, 1400, 1300, 700, 1700, 1000, 900].map((antes, index) => ({
    antes: `${antes}.00`,
    depois: `${[1200, 2000, 1500, 1400, 800, 1800, 1100, 1000][index]}.00`,
  }));

  it('is the growth of the treated over the growth of the control, the same every time', () => {
    const result = liftOf(treated, control);
    // 12,500 ÷ 10,000 = 1.25 against 10,800 ÷ 10,000 = 1.08: 1.25 ÷ 1.08 − 1.
    expect(result).toEqual({
      tratadas: { lojas: 8, mediaAntes: '1250.00', mediaDepois: '1562.50' },
      controle: { lojas: 8, mediaAntes: '1250.00', mediaDepois: '1350.00' },
      insuficiente: false,
      lift: '15.74',
      inferior: expect.any(String),
      superior: expect.any(String),
    });
    expect(Number(result.inferior)).toBeLessThan(15.74);
    expect(Number(result.superior)).toBeGreaterThan(15.74);
    expect(liftOf(treated, control)).toEqual(result);
    // Growth of the whole market is no success.
    expect(liftOf(control, control).lift).toBe('0.00');
  });

  it('says nothing with fewer than eight stores in an arm, or where nothing was sold', () => {
    expect(liftOf(treated.slice(1), control)).toMatchObject({ insuficiente: true, lift: null, inferior: null, tratadas: { lojas: 7 } });
    expect(liftOf(treated, [])).toMatchObject({ insuficiente: true, controle: { lojas: 0, mediaAntes: null } });
    const empty = treated.map(() => ({ antes: '0.00', depois: '5.00' }));
    expect(liftOf(empty, control)).toMatchObject({ insuficiente: false, lift: null, inferior: null });
    expect(liftOf(treated, empty)).toMatchObject({ lift: null });
  });

  it('compares the stores that were there and changed at no other time', async () => {
    const network = await buildNetwork(app.database);
    const operator = await buildStaff(app.database, 1, { networkIds: [network.id] });
    const today = app.clock.today();
    const start = addDays(today, -10);
    const stores = (await Promise.all(Array.from({ length: 18 }, () => buildStore(app.database, { networkId: network.id })))).sort(
      (a, b) => a.id - b.id,
    );
    await app.database.pool.query("update stores set criado_em = '2026-01-01' where network_id = $1", [network.id]);
    // The last treated store is new, the one before it came from another scenario.
    await app.database.pool.query('update stores set criado_em = $2 where id = $1', [stores[9]!.id, `${addDays(start, -5)}T12:00:00Z`]);
    await assign([stores[8]!.id], 2, addDays(start, -3), operator);
    await assign(
      stores.slice(0, 10).map(({ id }) => id),
      1,
      start,
      operator,
    );
    for (const [index, sales] of [...treated, null, null, ...control].entries()) {
      if (!sales) continue;
      const seller = await buildSeller(app.database, { store: stores[index]! });
      for (const [day, total] of [
        [addDays(start, -10), sales.antes],
        [start, sales.depois],
        [addDays(start, -11), '9999'],
      ] as const)
        await app.database.pool.query(
          `insert into postings (audience, seller_id, store_id, network_id, origem, tipo_fiscal, identificador, identificador_chave, realizado_em,
             pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo,
             parceiro_nome, revenda_nome, busca)
           values ('SELLER', $1, $2, $3, 'PLANILHA', 'N', $4, $4, $5, now(), '2028-01-01', $6, 0, 0, 0, 0, 0, 0, 'V', 'L', '')`,
          [seller.id, stores[index]!.id, network.id, String(++note), day, total],
        );
    }
    expect(await runQuery(scenarioCohortsQuery, as(operator))).toEqual(
      expect.arrayContaining([{ cenario: 1, nome: 'Fator de verão', inicio: start, lojas: 10 }]),
    );
    const result = await runQuery(experimentQuery, as(operator), { cenario: 1, inicio: start, dias: 90 });
    expect(result).toEqual({ cenario: 1, inicio: start, dias: 10, foraDaComparacao: 2, ...liftOf(treated, control) });
    const other = await buildStaff(app.database, 1, { networkIds: [(await buildNetwork(app.database)).id] });
    expect(await runQuery(experimentQuery, as(other), { cenario: 1, inicio: start, dias: 10 })).toMatchObject({
      insuficiente: true,
      tratadas: { lojas: 0 },
    });
    await expect(runQuery(experimentQuery, as(admin), { cenario: 1, inicio: today, dias: 10 })).rejects.toThrow(
      'ainda não tem um dia completo',
    );
    for (const dias of [0, 367])
      await expect(runQuery(experimentQuery, as(admin), { cenario: 1, inicio: start, dias })).rejects.toThrow(/Janela/);
    await expect(
      runQuery(experimentQuery, as(await buildStaff(app.database, 3)), { cenario: 1, inicio: start, dias: 10 }),
    ).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });
});
