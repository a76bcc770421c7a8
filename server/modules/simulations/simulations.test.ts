import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { toSaoPauloDate } from '../../shared/dates.ts';
import { add, compare, itemPoints, minimum, multiply, pointsCost, roundHalfUp2, subtract, sum } from '../../shared/money.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import {
  buildConsumer,
  buildNetwork,
  buildProduct,
  buildSeller,
  buildStaff,
  buildStore,
  type SignedIn,
} from '../../test/builders/people.ts';
import { postCashback, postSale } from '../postings/index.ts';
import { assignScenario, updateScenario } from '../scenarios/index.ts';
import { updateSystemSettings } from '../settings/index.ts';
import { simulate } from './actions/simulate.ts';
import { portionsOf, replayPortion } from './replay.ts';
import { simulationRowsList, simulationsList } from './simulations.lists.ts';

let app: TestApp;
let admin: SignedIn;
let note = 90_000_000;
beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const as = (who: SignedIn) => app.contextFor(who.actor);
const janela = { de: '2026-10', ate: '2026-11' };
const run = (mudancas: object, options: { rede?: string; janela?: object } = {}, who = admin) =>
  runAction(simulate, as(who), { mudancas, janela, ...options });
const read = async (id: number, who = admin) =>
  (await runList(simulationsList, as(who), { pageSize: -1 })).items.find((row) => row.id === id);
const rowsOf = async (simulationId: number, dimensao: string, who = admin) =>
  (await runList(simulationRowsList, as(who), { pageSize: -1 }, { simulationId, dimensao })).items;

/** Random numbers that repeat in every run. */
function sequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
}
const cents = (value: number) => (value / 100).toFixed(2);

interface Sold {
  seller: SignedIn;
  store: { id: number; networkId: number };
  month: string;
  itens: { product: number; qtde: string }[];
}

describe('a simulation', () => {
  const random = sequence(11);
  let networks: { id: number; nome: string }[];
  let stores: { id: number; cnpj: string; networkId: number; fator: number }[];
  let products: { id: number; codigo: string; valorPontos: string }[];
  const sold: Sold[] = [];
  const prices = ['0.03', '0.07'];

  beforeAll(async () => {
    networks = await Promise.all(prices.map((valorPonto) => buildNetwork(app.database, { valorPonto })));
    stores = await Promise.all(
      [1, 2, 3, 4].map(async (fator, index) => ({
        ...(await buildStore(app.database, { networkId: networks[index % 2]!.id, fatorPontuacao: fator })),
        fator,
      })),
    );
    products = await Promise.all(
      ['12.35', '0.07', '99.99'].map(async (valorPontos) => ({ ...(await buildProduct(app.database, { valorPontos })), valorPontos })),
    );
    await runAction(updateScenario, as(admin), {
      id: 1,
      nome: 'Verão',
      fatorExtra: '1.25',
      fatorVigenteEm: '2026-01-01',
      todosPremios: true,
    });
    await runAction(assignScenario, as(admin), { lojas: [stores[2]!.id], cenario: 1, inicio: '2026-01-01' });
    await settings({ limitePontuacao: '4000' });
    const sellers = await Promise.all(
      stores
        .flatMap((store) => [store, store])
        .map(async (store) => ({ seller: await buildSeller(app.database, { store: store as never }), store })),
    );
    for (const day of [
      '2026-09-30T23:59:00Z',
      '2026-10-05T12:00:00Z',
      '2026-10-31T23:30:00-03:00',
      '2026-11-01T00:30:00-03:00',
      '2026-11-18T12:00:00Z',
    ])
      for (const { seller, store } of sellers) {
        app.clock.moveTo(new Date(day).toISOString());
        const itens = products
          .map((product, index) => ({ product: index, codigo: product.codigo, qtde: cents(100 + random(1_500)) }))
          .slice(0, 1 + random(3));
        await runAction(postSale, as(admin), {
          cpf: seller.cpf,
          enviarMensagem: false,
          tipoFiscal: 'N',
          identificador: String(++note),
          realizadoEm: app.clock.today(),
          itens: itens.map(({ codigo, qtde }) => ({ codigo, qtde, valorUnitario: '10', valorDesconto: '0' })),
        });
        sold.push({ seller, store, month: toSaoPauloDate(app.clock.now()).slice(0, 7), itens });
      }
    app.clock.moveTo('2026-11-20T15:00:00.000Z');
  }, 60_000);

  async function settings(changes: object) {
    await runAction(updateSystemSettings, as(admin), {
      valorResgateLiberado: '500',
      percentualCashback: '2',
      dataInicioPromocao: '2026-10-01',
      limitePontuacao: '0',
      usosSemanaisVoucher: 3,
      voucherAtivo: true,
      ...changes,
    });
  }

  /** The pure scoring functions over the same sales, in posting order. */
  function replayed(values: string[], factors: string[], pointValues: string[], limite: string) {
    const earned = new Map<string, string>();
    return sold
      .filter(({ month }) => month >= janela.de && month <= janela.ate)
      .map(({ seller, store, month, itens }) => {
        const fator = factors[stores.findIndex(({ id }) => id === store.id)]!;
        const bruto = sum(itens.map(({ product, qtde }) => itemPoints({ qtde, valorPontos: values[product]!, fator })));
        const key = `${seller.id} ${month}`;
        const room = subtract(limite, earned.get(key) ?? '0');
        const pontos = compare(limite, '0') > 0 ? minimum(bruto, room) : bruto;
        earned.set(key, add(earned.get(key) ?? '0', pontos));
        const network = networks.findIndex(({ id }) => id === store.networkId);
        return {
          seller: seller.id,
          store: store.id,
          network: store.networkId,
          itens: itens.map(({ product, qtde }) => {
            const points = itemPoints({ qtde, valorPontos: values[product]!, fator });
            return { product, points, cost: pointsCost({ totalPontos: points, valorPonto: pointValues[network]! }) };
          }),
          pontos,
          custo: pointsCost({ totalPontos: pontos, valorPonto: pointValues[network]! }),
          limited: compare(pontos, bruto) < 0,
        };
      });
  }
  type Replayed = ReturnType<typeof replayed>;
  const limitedIn = (rows: Replayed) => new Set(rows.filter(({ limited }) => limited).map(({ seller }) => seller)).size;
  const pointsOf = (rows: Replayed) => sum(rows.map(({ pontos }) => pontos));
  const costOf = (rows: Replayed) => sum(rows.map(({ custo }) => custo));
  const valuesNow = () => products.map(({ valorPontos }) => valorPontos);
  const factorsNow = ['1', '2', '3.75', '4'];

  it('answers exactly what the scoring function would, by network, store, product and seller', async () => {
    const now = replayed(valuesNow(), factorsNow, prices, '4000');
    const { id } = await run({
      valorPontos: [{ codProduto: products[1]!.codigo, valor: '0.93' }],
      ajusteValorPontos: '-12.5',
      fatorPontuacao: [{ cnpjLoja: stores[0]!.cnpj, valor: '7' }],
      valorPonto: [{ rede: networks[1]!.nome, valor: '0.11' }],
      fatorExtra: [{ cenario: 1, valor: '2.5' }],
      limitePontuacao: '2500.50',
    });
    const adjusted = valuesNow().map((value) => roundHalfUp2(multiply(value, '0.875')));
    const then = replayed([adjusted[0]!, '0.93', adjusted[2]!], ['7', '2', '7.5', '4'], ['0.03', '0.11'], '2500.50');
    expect(limitedIn(now)).toBeGreaterThan(0);
    expect(await read(id)).toMatchObject({
      estado: 'CONCLUIDA',
      total: now.length,
      feitas: now.length,
      // Nothing has changed since the sales were posted: today's values give what was credited.
      pontosRegistrados: pointsOf(now),
      pontosAgora: pointsOf(now),
      pontosEntao: pointsOf(then),
      custoAgora: costOf(now),
      custoEntao: costOf(then),
      limitadosAgora: limitedIn(now),
      limitadosEntao: limitedIn(then),
      usuario: expect.any(String),
    });
    const expectRows = async (dimensao: string, key: 'network' | 'store' | 'seller', nameOf: (id: number) => Promise<string>) => {
      const ids = [...new Set(now.map((row) => row[key]))];
      const expected = await Promise.all(
        ids.map(async (ref) => {
          const [a, b] = [now.filter((row) => row[key] === ref), then.filter((row) => row[key] === ref)];
          return {
            nome: await nameOf(ref),
            vendas: a.length,
            pontosAgora: pointsOf(a),
            pontosEntao: pointsOf(b),
            custoAgora: costOf(a),
            custoEntao: costOf(b),
          };
        }),
      );
      const rows = await rowsOf(id, dimensao);
      expect(rows).toHaveLength(expected.length);
      for (const row of expected) expect(rows).toContainEqual(expect.objectContaining(row));
    };
    const nameIn = (table: string, column: string) => async (ref: number) =>
      (await app.database.read<{ nome: string }>(`select ${column} as nome from ${table} where id = $1`, [ref]))[0]!.nome;
    await expectRows('REDE', 'network', nameIn('networks', 'nome'));
    await expectRows('LOJA', 'store', nameIn('stores', 'nome_fantasia'));
    await expectRows('VENDEDOR', 'seller', nameIn('sellers', 'nome'));
    const ofProduct = (rows: Replayed, product: number) => rows.flatMap(({ itens }) => itens.filter((item) => item.product === product));
    const byProduct = await rowsOf(id, 'PRODUTO');
    for (const [index, { codigo }] of products.entries()) {
      const [a, b] = [ofProduct(now, index), ofProduct(then, index)];
      expect(byProduct).toContainEqual(
        expect.objectContaining({
          detalhe: codigo,
          pontosAgora: sum(a.map(({ points }) => points)),
          pontosEntao: sum(b.map(({ points }) => points)),
          custoAgora: sum(a.map(({ cost }) => cost)),
          custoEntao: sum(b.map(({ cost }) => cost)),
        }),
      );
    }
  });

  it('changes none of what it reads, and keeps what was asked', async () => {
    const trace = async () =>
      (
        await app.database.read(
          `select (select md5(string_agg(p::text, ',' order by p.id)) from postings p) as postings, (select count(*) from entries) as entries,
           (select md5(string_agg(r::text, ',' order by r.id)) from products r) as products, (select limite_pontuacao from system_settings) as limite`,
        )
      )[0];
    const before = await trace();
    const { id } = await run({ limitePontuacao: '0' }, { rede: networks[0]!.nome });
    expect(await trace()).toEqual(before);
    const now = replayed(valuesNow(), factorsNow, prices, '4000').filter(({ network }) => network === networks[0]!.id);
    const then = replayed(valuesNow(), factorsNow, prices, '0').filter(({ network }) => network === networks[0]!.id);
    expect(await read(id)).toMatchObject({
      rede: networks[0]!.nome,
      de: '2026-10-01',
      ate: '2026-11-01',
      mudancas: { itens: [{ parametro: 'limitePontuacao', id: null, codigo: null, nome: null, de: '4000.00', para: '0.00' }] },
      pontosAgora: pointsOf(now),
      pontosEntao: pointsOf(then),
      limitadosEntao: 0,
    });
    expect(await rowsOf(id, 'REDE')).toHaveLength(1);
  });

  it('replays cashback by the floor of the campaign, earlier notes counted', async () => {
    const consumer = await buildConsumer(app.database);
    const store = stores[0]!;
    const values = ['123.45', '333.33', '99.99', '77.77'];
    for (const [index, valorProdutosSW] of values.entries()) {
      app.clock.moveTo(index === 0 ? '2026-10-15T12:00:00Z' : `2026-11-0${index}T12:00:00Z`);
      await runAction(postCashback, as(admin), {
        cpf: consumer.cpf,
        enviarMensagem: false,
        tipoFiscal: 'N',
        identificador: String(++note),
        realizadoEm: app.clock.today(),
        totalVenda: '999',
        valorProdutosSW,
        cnpjLoja: store.cnpj,
      });
    }
    app.clock.moveTo('2026-11-20T15:00:00.000Z');
    const both = await run({ percentualCashback: '3' });
    // 2 % of 634.54 is 12.6908, 3 % is 19.0362: the totals are rounded down.
    expect(await read(both.id)).toMatchObject({ cashbackAgora: '12.69', cashbackEntao: '19.03' });
    const november = await run({ percentualCashback: '3' }, { janela: { de: '2026-11', ate: '2026-11' } });
    // October's note stays as it was: 2.46 of 12.69; at 3 % from November on 2 % of 123.45 + 3 % of 511.09 = 17.8017.
    expect(await read(november.id)).toMatchObject({ cashbackAgora: '10.23', cashbackEntao: '15.34' });
    expect((await rowsOf(november.id, 'LOJA')).find(({ nome }) => nome === `Loja ${(store as { codigo?: string }).codigo}`)).toMatchObject({
      cashbackAgora: '10.23',
      cashbackEntao: '15.34',
    });
  });

  it('works a large window off in the background with the same answer, also when it is repeated', async () => {
    const change = { ajusteValorPontos: '10' };
    const small = await run(change);
    const [{ id }] = (
      await app.database.pool.query(
        `insert into simulations (mudancas, redes, de, ate, total, staff_user_id, criado_em) select mudancas, redes, de, ate, total, staff_user_id, criado_em
       from simulations where id = $1 returning id`,
        [small.id],
      )
    ).rows;
    await app.database.transaction((tx) => app.ports.jobs.send(tx, 'simulate', { simulationId: id }));
    await app.runJobs();
    const [a, b] = [await read(small.id), await read(id)];
    expect({ ...b, id: a!.id, criadoEm: a!.criadoEm }).toEqual(a);
    const bare = (rows: Record<string, unknown>[]) => rows.map(({ id: _id, ...row }) => row);
    for (const dimensao of ['REDE', 'LOJA', 'PRODUTO', 'VENDEDOR'])
      expect(bare(await rowsOf(id, dimensao))).toEqual(bare(await rowsOf(small.id, dimensao)));
    await app.database.pool.query("update simulations set estado = 'EM_ANDAMENTO' where id = $1", [id]);
    await app.database.transaction((tx) => app.ports.jobs.send(tx, 'simulate', { simulationId: id }));
    await app.runJobs();
    expect(await read(id)).toEqual(b);
  });

  it('reads only, so that a replica can answer', async () => {
    const replay = { de: '2026-10-01', ate: '2026-11-01', redes: null, mudancas: [] };
    const client = await app.database.pool.connect();
    try {
      await client.query('begin read only');
      const readOnly = async (text: string, params: readonly unknown[] = []) => (await client.query(text, [...params])).rows;
      for (const portion of await portionsOf(readOnly as never, replay))
        expect((await replayPortion(readOnly as never, replay, portion, app.clock.today())).length).toBeGreaterThan(0);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('keeps to the networks of whoever asks', async () => {
    const operator = await buildStaff(app.database, 1, { networkIds: [networks[0]!.id] });
    const { id } = await run({ ajusteValorPontos: '5' }, {}, operator);
    expect((await rowsOf(id, 'REDE', operator)).map(({ nome }) => nome)).toEqual([networks[0]!.nome]);
    const everywhere = await run({ ajusteValorPontos: '5' });
    expect(await read(everywhere.id, operator)).toBeUndefined();
    expect(await rowsOf(everywhere.id, 'REDE', operator)).toEqual([]);
    await expect(run({ ajusteValorPontos: '5' }, { rede: networks[1]!.nome }, operator)).rejects.toThrow(
      `Rede não encontrada: ${networks[1]!.nome}`,
    );
    await expect(run({ fatorPontuacao: [{ cnpjLoja: stores[1]!.cnpj, valor: '2' }] }, {}, operator)).rejects.toThrow(/Loja não encontrada/);
    await expect(run({ ajusteValorPontos: '5' }, {}, await buildStaff(app.database, 5))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('refuses what says nothing or cannot be', async () => {
    await expect(run({})).rejects.toThrow('Informe ao menos uma mudança');
    await expect(run({ valorPontos: [{ codProduto: 'NADA', valor: '1' }] })).rejects.toThrow('Produto não encontrado: NADA');
    const twice = [1, 2].map((valor) => ({ codProduto: 'P', valor }));
    await expect(run({ valorPontos: twice })).rejects.toThrow('Mudança repetida');
    await expect(run({ fatorPontuacao: [{ cnpjLoja: stores[0]!.cnpj, valor: '1.5' }] })).rejects.toThrow('Fator de pontuação inválido');
    await expect(run({ percentualCashback: '101' })).rejects.toThrow('Percentual de cashback inválido');
    const during = (de: string, ate: string) => run({ ajusteValorPontos: '5' }, { janela: { de, ate } });
    await expect(during('2026-11', '2026-10')).rejects.toThrow('Mês final antes do inicial');
    await expect(during('2026-13', '2026-13')).rejects.toThrow('Mês inicial inválido');
    await expect(during('2026-12', '2026-12')).rejects.toThrow('Mês final inválido');
    await expect(during('2024-11', '2026-11')).rejects.toThrow('Janela de até 24 meses');
  });
});
