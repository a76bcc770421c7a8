import fc from 'fast-check';
import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildCampaign } from '../../test/builders/cashback.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, buildStore, token } from '../../test/builders/people.ts';
import { buildReward } from '../../test/builders/rewards.ts';
import { openDemoApp } from '../../test/demo.ts';
import { dose, testSeed } from '../../test/dose.ts';
import { outcomeOf } from '../../test/receipt-life.ts';
import { closeInTruth } from '../../test/truths.ts';
import { redeemCashback } from '../cashback/index.ts';
import { expirePoints, returnPoints } from '../expiry/index.ts';
import { cancelPosting, postCashback, postSale } from '../postings/index.ts';
import { cancelRedemption, redeemReward } from '../redemptions/index.ts';
import { type Expected, expectedAmounts } from './amounts-model.fixture.ts';
import { PLACES, type Place, sumsOfStores, type World } from './amounts-places.fixture.ts';

/** Everybody with a session, signed in. */
async function worldOf(app: TestApp): Promise<World> {
  const rows = await app.database.read<Omit<World['members'][number], 'token'>>(
    `select 'SELLER' as kind, id, cpf from sellers where ativo and excluido_em is null
     union all select 'CONSUMER', id, cpf from consumers where ativo and excluido_em is null order by 1, 2`,
  );
  const members = [];
  for (const row of rows) members.push({ ...row, token: await token(app.database, row.kind, row.id) });
  return { app, admin: await buildStaff(app.database, 2), members };
}

const expectedNow = ({ app }: World) => expectedAmounts(app.database.read, app.clock.today(), app.clock.now());

/** Every difference between what a place shows and what the member has, in words. */
async function differences(world: World, place: Place, expected: readonly Expected[]): Promise<string[]> {
  const shown = await place.read(world);
  const signedIn = new Set(world.members.filter(({ kind }) => kind === place.of).map(({ id }) => id));
  return expected
    .filter(({ kind, id }) => kind === place.of && signedIn.has(id))
    .flatMap((member) => {
      const amounts = { ...member, vivo: member.disponivel + member.aLiberar };
      const seen = shown.get(member.id);
      // Reports leave out whoever has nothing of the kind.
      if (!seen)
        return place.door === 'report' && (amounts.vivo === 0 || amounts.vencido === 0) ? [] : [`${member.kind} ${member.id} is missing`];
      return Object.entries(seen)
        .filter(([word, value]) => value !== amounts[word as keyof typeof amounts])
        .map(([word, value]) => `${member.kind} ${member.id} ${word}: ${value} instead of ${amounts[word as keyof typeof amounts]}`);
    });
}

async function expectOneAmount(world: World): Promise<void> {
  const expected = await expectedNow(world);
  for (const place of PLACES)
    expect({ place: `${place.door}: ${place.name}`, wrong: await differences(world, place, expected) }).toEqual({
      place: `${place.door}: ${place.name}`,
      wrong: [],
    });
  const sums = await sumsOfStores(world, expected);
  expect(sums.shown).toEqual(sums.expected);
}

describe('the amounts of every member of the demonstration', () => {
  let world: World;
  let expected: Expected[];
  beforeAll(async () => {
    world = await worldOf(await openDemoApp());
  });
  afterAll(() => world.app.close());

  /** The demonstration as it is, on the day after much has lapsed, and long after everything has; then written off. */
  const MOMENTS: readonly [string, (world: World) => Promise<void>][] = [
    ['on its day', async () => {}],
    ['forty days later, before any expiry was written', async ({ app }) => app.clock.advanceDays(40)],
    [
      'then with the expiry written',
      async ({ app, admin }) => {
        for (const publico of ['BALCONISTA', 'CLIENTE_FINAL'])
          await runAction(expirePoints, app.contextFor(admin.actor), { publico, aguardar: true });
      },
    ],
    ['two years later, before any expiry was written', async ({ app }) => app.clock.advanceDays(730)],
  ];

  describe.each(MOMENTS)('%s', (_name, move) => {
    beforeAll(async () => {
      await move(world);
      expected = await expectedNow(world);
    });
    it.each(PLACES.map((place) => [place.door, place.name, place.of, place] as const))('%s, %s (%s)', async (_door, _name, _of, place) => {
      expect(await differences(world, place, expected)).toEqual([]);
    });
    it('sum up by store and by network', async () => {
      const sums = await sumsOfStores(world, expected);
      expect(sums.shown).toEqual(sums.expected);
    });
  });

  it('had members in every case', async () => {
    world.app.clock.moveTo('2026-11-21T12:00:00.000Z');
    const has = (word: 'disponivel' | 'aLiberar' | 'vencido') => expected.some((member) => member[word] > 0);
    expect([has('vencido'), expected.some(({ kind }) => kind === 'CONSUMER')]).toEqual([true, true]);
  });
});

/** Number of random worlds. */
const WORLDS = dose(2);
const SEED = testSeed();
/** Every move that `done` expects: random worlds may lack one. Made twice, because a busy machine may refuse one. */
const EACH_MOVE = ['earn', 'earn', 'buy', 'redeem', 'wait', 'cancel', 'expire'] as const;
const MOVES = ['earn', 'earn', 'buy', 'buy', 'redeem', 'withdraw', 'cancel', 'cancel', 'undo', 'expire', 'return', 'wait', 'wait'] as const;

describe('the amounts of a world operated at random', () => {
  let app: TestApp;
  let world: World;
  let note = 90_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-01-10T15:00:00.000Z');
    for (const day of ['2026-01-01', '2026-05-01', '2026-10-01', '2027-03-01']) await buildCampaign(app.database, day);
    const store = await buildStore(app.database, { ativoClientes: true });
    const sellers = [
      await buildSeller(app.database, { store }),
      await buildSeller(app.database, { store }),
      await buildSeller(app.database),
    ];
    const consumers = [await buildConsumer(app.database), await buildConsumer(app.database), await buildConsumer(app.database)];
    const product = await buildProduct(app.database, { valorPontos: '12.37' });
    const prize = await buildReward(app.database, { custoTotal: '1.00' });
    world = await worldOf(app);
    Object.assign(moves, operations({ sellers, consumers, store, product, prize }));
  });
  afterAll(() => closeInTruth(app));

  type Move = (pick: number) => Promise<unknown>;
  const moves = {} as Record<(typeof MOVES)[number], Move>;
  const admin = () => app.contextFor(world.admin.actor);
  const anyOf = async (text: string, pick: number) => {
    const rows = await app.database.read<{ id: number }>(text);
    return rows.length ? rows[pick % rows.length]!.id : 0;
  };

  /** What people do; a refusal is as good as an act. */
  const operations = (made: {
    sellers: Awaited<ReturnType<typeof buildSeller>>[];
    consumers: Awaited<ReturnType<typeof buildConsumer>>[];
    store: { cnpj: string };
    product: { codigo: string };
    prize: { codigo: string };
  }): Record<(typeof MOVES)[number], Move> => {
    const sellerOf = (pick: number) => made.sellers[pick % made.sellers.length]!;
    const consumerOf = (pick: number) => made.consumers[pick % made.consumers.length]!;
    const bill = () => ({ tipoFiscal: 'C', identificador: String(++note), realizadoEm: app.clock.today(), enviarMensagem: false });
    return {
      earn: (pick) =>
        runAction(postSale, admin(), {
          ...bill(),
          cpf: sellerOf(pick).cpf,
          itens: [{ codigo: made.product.codigo, qtde: String(1 + (pick % 9)), valorUnitario: '10' }],
        }),
      buy: (pick) =>
        runAction(postCashback, admin(), {
          ...bill(),
          cpf: consumerOf(pick).cpf,
          cnpjLoja: made.store.cnpj,
          totalVenda: '900',
          valorProdutosSW: String(40 + (pick % 700)),
        }),
      redeem: (pick) =>
        runAction(redeemReward, app.contextFor(sellerOf(pick).actor), { codigoPremio: made.prize.codigo, qtde: 1 + (pick % 3) }),
      withdraw: async (pick) => {
        const consumer = consumerOf(pick);
        const query = '{ cashbackVoucher { codigo } }';
        const { data } = await app.graphql(query, {}, { token: consumer.token, audience: 'store' });
        return runAction(redeemCashback, app.contextFor(consumer.actor), {
          codigo: data.cashbackVoucher?.codigo ?? 'NENHUM',
          tipoChavePix: 'CPF',
          chavePix: consumer.cpf,
        });
      },
      cancel: async (pick) =>
        runAction(cancelPosting, admin(), { id: await anyOf("select id from postings where status = 'APROVADA'", pick) }),
      undo: async (pick) =>
        runAction(cancelRedemption, admin(), {
          id: await anyOf("select id from redemptions where status in (0, 2) and audience = 'SELLER'", pick),
        }),
      expire: (pick) => runAction(expirePoints, admin(), { publico: pick % 2 ? 'BALCONISTA' : 'CLIENTE_FINAL', aguardar: true }),
      return: (pick) =>
        runAction(returnPoints, admin(), { publico: pick % 2 ? 'BALCONISTA' : 'CLIENTE_FINAL', data: app.clock.today(), aguardar: true }),
      wait: async (pick) => app.clock.advanceDays(1 + (pick % 120)),
    };
  };

  it('are one amount everywhere after any operations, at any moment', async () => {
    const done: Record<string, number> = {};
    const steps = fc.array(fc.tuple(fc.constantFrom(...MOVES), fc.nat(100_000)), { minLength: 12, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 3 }), async (rounds) => {
        for (const round of rounds) {
          for (const [move, pick] of round) {
            const outcome = await outcomeOf(moves[move](pick));
            if (outcome === 'done') done[move] = (done[move] ?? 0) + 1;
          }
          await expectOneAmount(world);
        }
      }),
      {
        numRuns: WORLDS + 1,
        seed: SEED,
        examples: [[Array.from({ length: 2 }, () => EACH_MOVE.map((move): [typeof move, number] => [move, 0]))]],
        endOnFailure: true,
        includeErrorInReport: true,
      },
    );
    expect(Object.keys(done)).toEqual(expect.arrayContaining(['earn', 'buy', 'redeem', 'cancel', 'expire', 'wait']));
  });
});
