import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildNetwork, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { buildReward } from '../../test/builders/rewards.ts';
import { closeInTruth } from '../../test/truths.ts';
import { deleteReward, prizesList, setRewardActive } from '../rewards/index.ts';
import { setOwnGoal } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => closeInTruth(app));

const as = (who: SignedIn) => app.contextFor(who.actor);
const choose = (who: SignedIn, codigo: string | null) => runAction(setOwnGoal, as(who), { codigo });
/** Codes of the goal, as the home asks for it. */
const goalOf = async (who: SignedIn) =>
  (await runList(prizesList, as(who), { pageSize: -1 }, { meta: true })).items.map(({ codigo }) => codigo);
const refused = { code: 'SELLER_GOAL_UNAVAILABLE' };

describe('the goal of a seller', () => {
  it('is one prize at a time, changed and removed by its seller, and marked in the catalogue', async () => {
    const [seller, first, second] = [await buildSeller(app.database), await buildReward(app.database), await buildReward(app.database)];
    expect(await goalOf(seller)).toEqual([]);
    await choose(seller, first.codigo);
    await choose(seller, second.codigo);
    await choose(seller, second.codigo);
    expect(await goalOf(seller)).toEqual([second.codigo]);
    const others = await runList(prizesList, as(seller), { pageSize: -1 }, { meta: false });
    expect(others.items.map(({ codigo }) => codigo)).not.toContain(second.codigo);
    expect(others.items.every(({ meta }) => meta === false)).toBe(true);
    await choose(seller, null);
    expect(await goalOf(seller)).toEqual([]);
  });

  it('is the own row only: a colleague of the same store keeps theirs', async () => {
    const store = await buildStore(app.database);
    const [one, other] = [await buildSeller(app.database, { store }), await buildSeller(app.database, { store })];
    const [prize, wanted] = [await buildReward(app.database), await buildReward(app.database)];
    await choose(other, wanted.codigo);
    await choose(one, prize.codigo);
    expect([await goalOf(one), await goalOf(other)]).toEqual([[prize.codigo], [wanted.codigo]]);
    await choose(one, null);
    expect(await goalOf(other)).toEqual([wanted.codigo]);
  });

  it('refuses a prize that the store does not offer, an inactive one, an unknown one, and keeps the goal before', async () => {
    const store = await buildStore(app.database);
    const seller = await buildSeller(app.database, { store });
    const [offered, foreign, inactive] = [
      await buildReward(app.database),
      await buildReward(app.database),
      await buildReward(app.database, { ativo: false }),
    ];
    await app.database.pool.query('update stores set cenario = 3 where id = $1', [store.id]);
    await app.database.pool.query('update scenarios set todos_premios = false where id = 3');
    await app.database.pool.query('insert into scenario_rewards (scenario_id, reward_id) values (3, $1)', [offered.id]);
    await choose(seller, offered.codigo);
    for (const codigo of [foreign.codigo, inactive.codigo, 'NENHUM']) await expect(choose(seller, codigo)).rejects.toMatchObject(refused);
    for (const codigo of ['', 'x'.repeat(61)]) await expect(choose(seller, codigo)).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    expect(await goalOf(seller)).toEqual([offered.codigo]);
    // The store's list of prizes changes afterwards.
    await app.database.pool.query('delete from scenario_rewards where scenario_id = 3');
    expect(await goalOf(seller)).toEqual([]);
    await app.database.pool.query('update scenarios set todos_premios = true where id = 3');
  });

  it('refuses every prize where a point is worth nothing', async () => {
    const network = await buildNetwork(app.database);
    const seller = await buildSeller(app.database, { store: await buildStore(app.database, { networkId: network.id }) });
    const prize = await buildReward(app.database);
    await app.database.pool.query('update networks set valor_ponto = 0 where id = $1', [network.id]);
    await expect(choose(seller, prize.codigo)).rejects.toMatchObject(refused);
  });

  it('disappears with a prize that was deactivated or deleted, and returns with a reactivated one', async () => {
    const [seller, admin] = [await buildSeller(app.database), await buildStaff(app.database, 2)];
    const prize = await buildReward(app.database);
    await choose(seller, prize.codigo);
    await runAction(setRewardActive, as(admin), { id: prize.id, ativo: false });
    expect(await goalOf(seller)).toEqual([]);
    await app.database.pool.query('update rewards set ativo = true where id = $1', [prize.id]);
    expect(await goalOf(seller)).toEqual([prize.codigo]);
    await runAction(deleteReward, as(admin), { id: prize.id });
    expect(await goalOf(seller)).toEqual([]);
  });

  it('belongs to sellers: consumers, staff and visitors are refused', async () => {
    const prize = await buildReward(app.database);
    for (const who of [await buildConsumer(app.database), await buildStaff(app.database, 2)])
      await expect(choose(who as SignedIn, prize.codigo)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const answer = await app.graphql('mutation { setOwnGoal(codigo: "x") { id } }');
    expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
