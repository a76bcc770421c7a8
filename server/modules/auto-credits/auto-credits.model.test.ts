import fc from 'fast-check';
import { runAction } from '../../platform/actions/run-action.ts';
import { jobNamed } from '../../platform/jobs/job.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting } from '../../test/approve-waiting.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { dose, testSeed } from '../../test/dose.ts';
import { closeInTruth } from '../../test/truths.ts';
import { decideBlindReview } from '../blind-reviews/decide-blind-review.ts';
import { decideContest } from '../contests/actions/decide-contest.ts';
import { openContest } from '../contests/actions/open-contest.ts';
import { cancelPosting, rejectSubmission } from '../postings/index.ts';
import { type AutoCreditDesk, autoCreditDesk, sureItem } from './auto-credit.fixture.ts';

const MEMBERS = [0, 1] as const;
const BOUNDS = { limiteNota: 40, limiteMembro: 60, limiteDia: 100, salto: 3 };
/** More disagreements than 5 % of 20 switch the rule off. */
const CONTROL = { amostra: '100', janela: 20, discordancia: '5' };

const move = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('send' as const), member: fc.constantFrom(...MEMBERS), units: fc.constantFrom(1, 2, 3, 5) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), member: fc.constantFrom(...MEMBERS) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('contest' as const, 'settle' as const), member: fc.constantFrom(...MEMBERS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('switch on', 'switch off', 'disagree', 'cancel', 'take back', 'days pass' as const) }),
  },
);
type Move = { kind: string; member?: number; units?: number };

interface Credit {
  id: number;
  member: number;
  day: number;
  value: number;
  isReversed: boolean;
  isReviewed: boolean;
}

/** Random histories of receipts, rules, contests, blind reviews and take-backs beside a model written by hand from the rules. */
describe('automatic credits in any order of events', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => closeInTruth(app));

  async function newLife() {
    app.clock.moveTo('2026-11-05T15:00:00Z');
    const desk = await autoCreditDesk(app);
    const rule = await desk.ruleId();
    const members = [await desk.seller(), await desk.seller()];
    const reviewer = await buildStaff(app.database, 1);
    const model = {
      isOn: false,
      day: 0,
      disagreements: 0,
      contests: new Map<number, number>(),
      credits: [] as Credit[],
      keys: [] as string[],
    };
    return lifeOf(app, { desk, rule, members, reviewer, model });
  }

  it('never passes a bound, never credits twice or during a contest, is taken back whole and goes off after disagreement', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 6, maxLength: 14 }), async (moves) => {
        const life = await newLife();
        await life.step({ kind: 'switch on' });
        for (const made of moves) {
          await life.step(made);
          await life.agree();
        }
      }),
      { numRuns: dose(10), seed: testSeed() },
    );
  }, 180_000);
});

interface Life {
  desk: AutoCreditDesk;
  rule: number;
  members: SignedIn[];
  reviewer: SignedIn;
  model: { isOn: boolean; day: number; disagreements: number; contests: Map<number, number>; credits: Credit[]; keys: string[] };
}

function lifeOf(app: TestApp, { desk, rule, members, reviewer, model }: Life) {
  const as = (who: SignedIn) => app.contextFor(who.actor);
  const sumOf = (credits: Credit[]) => credits.reduce((sum, { value }) => sum + value, 0);
  const today = (member?: number) =>
    model.credits.filter((credit) => credit.day === model.day && (member === undefined || credit.member === member));
  const busiest = (member?: number) =>
    Math.max(
      0,
      ...[...new Set(model.credits.map(({ day }) => day))]
        .filter((day) => day !== model.day)
        .map((day) => model.credits.filter((credit) => credit.day === day && (member === undefined || credit.member === member)).length),
    );
  const jumps = (floor: number, member?: number) =>
    today(member).length + 1 > floor && today(member).length + 1 > BOUNDS.salto * busiest(member);

  /** By the GraphQL entry point; what loosens waits for a second user. */
  const ask = async (mutation: string, input: object) => {
    const { errors } = await app.graphql(mutation, { input }, { token: desk.admin.token });
    const code = errors?.[0]?.extensions?.code;
    if (code === 'SECOND_PERSON_NEEDED') await approveWaiting(app);
    return code;
  };
  const save = (values: object) =>
    ask('mutation ($input: CreditRuleInput!) { saveCreditRule(input: $input) { id } }', { id: String(rule), ...values });

  async function send(member: number, units: number, chave = desk.key()) {
    const value = units * 10;
    const isRepeat = model.keys.includes(chave);
    model.keys.push(chave);
    const total = `${units * 50}.00`;
    const id = await desk.send(
      members[member]!,
      { total, itens: [sureItem({ codigo: desk.product.codigo, qtde: String(units), total })] },
      chave,
    );
    await Promise.all([desk.decide(id), desk.decide(id)]);
    const decision = await desk.decisionOf(id);
    if (!model.isOn) return expect(decision?.creditada ?? false).toBe(false);
    const isJump = jumps(5, member) || jumps(50);
    const isCredited =
      !isJump &&
      !isRepeat &&
      !model.contests.has(member) &&
      value <= BOUNDS.limiteNota &&
      sumOf(today()) + value <= BOUNDS.limiteDia &&
      sumOf(today(member)) + value <= BOUNDS.limiteMembro;
    expect({ isCredited: decision?.creditada, razoes: isCredited ? [] : decision?.razoes }).toEqual({
      isCredited,
      razoes: isCredited ? [] : expect.arrayContaining([expect.any(String)]),
    });
    if (isJump) model.isOn = false;
    if (isCredited) model.credits.push({ id, member, day: model.day, value, isReversed: false, isReviewed: false });
  }

  /** A receipt that is not sure, rejected by a reviewer and contested by its sender. */
  async function contest(member: number) {
    if (model.contests.has(member)) return;
    const id = await desk.send(members[member]!, { total: null });
    await runAction(rejectSubmission, as(reviewer), { id, motivo: 'Nota Ilegível' });
    await runAction(openContest, as(members[member]!), { submissionId: id, texto: 'A nota está legível', arquivo: null });
    const [row] = await desk.query<{ id: number }>('select id from contests where submission_id = $1', [id]);
    model.contests.set(member, row!.id);
  }

  async function settle(member: number) {
    const id = model.contests.get(member);
    if (!id) return;
    await runAction(decideContest, as(desk.admin), { id, resultado: 'MANTIDA', resposta: 'Continua ilegível' });
    model.contests.delete(member);
  }

  async function disagree() {
    app.clock.advanceSeconds(31);
    await jobNamed('draw-blind-reviews').handler(desk.system(), {}, { number: 1, isLast: false, signal: new AbortController().signal });
    const credit = model.credits.find(({ isReversed, isReviewed, day }) => !isReversed && !isReviewed && day + 2 >= model.day);
    if (!credit) return;
    const [review] = await desk.query<{ id: number }>('select id from blind_reviews where submission_id = $1', [credit.id]);
    await runAction(decideBlindReview, as(reviewer), { id: review!.id, decisao: 'REPROVAR', motivo: 'Nota Ilegível' });
    credit.isReviewed = true;
    model.disagreements += 1;
    if (model.disagreements * 100 > Number(CONTROL.discordancia) * CONTROL.janela) model.isOn = false;
  }

  async function cancel() {
    const credit = model.credits.find(({ isReversed }) => !isReversed);
    if (!credit) return;
    const { posting_id } = (await desk.decisionOf(credit.id))!;
    await runAction(cancelPosting, as(desk.admin), { id: posting_id, causa: 'VALOR_ERRADO' });
    credit.isReversed = true;
  }

  async function takeBack() {
    const day = app.clock.today();
    const mutation = 'mutation ($input: TakeBackInput!) { takeBackCredits(input: $input) { id } }';
    const code = await ask(mutation, { ruleId: String(rule), de: day, ate: day, causa: 'VALOR_ERRADO' });
    const left = today().filter(({ isReversed }) => !isReversed);
    expect(code).toBe(left.length > 0 ? 'SECOND_PERSON_NEEDED' : 'TAKE_BACK_EMPTY');
    for (const credit of left) credit.isReversed = true;
  }

  async function switchOn() {
    if (model.isOn) return;
    app.clock.advanceSeconds(1);
    const { limiteNota, limiteMembro, limiteDia, salto } = BOUNDS;
    const bounds = { limiteNota: `${limiteNota}`, limiteMembro: `${limiteMembro}`, limiteDia: `${limiteDia}`, salto: `${salto}` };
    expect(await save({ ativa: true, ...bounds, ...CONTROL })).toBe('SECOND_PERSON_NEEDED');
    Object.assign(model, { isOn: true, disagreements: 0 });
  }

  const MOVES: Record<string, (made: Move) => unknown> = {
    send: ({ member, units }) => send(member!, units!),
    repeat: ({ member }) => model.keys.length > 0 && send(member!, 1, model.keys[0]),
    contest: ({ member }) => contest(member!),
    settle: ({ member }) => settle(member!),
    disagree,
    cancel,
    'take back': takeBack,
    'switch on': switchOn,
    'switch off': async () => {
      await save({ ativa: false });
      model.isOn = false;
    },
    'days pass': () => {
      // The keys are of November.
      if (model.day === 6) return;
      app.clock.advanceDays(2);
      model.day += 1;
    },
  };

  async function agree() {
    expect((await desk.rule(rule)).ativa).toBe(model.isOn);
    for (const [member, { id }] of members.entries()) {
      const [row] = await desk.query<{ balance: string }>(
        "select coalesce((select balance from accounts where holder_type = 'SELLER' and holder_id = $1), 0)::numeric(14,2) as balance",
        [id],
      );
      expect(Number(row!.balance)).toBe(sumOf(model.credits.filter((credit) => credit.member === member && !credit.isReversed)));
    }
    const [twice] = await desk.query(
      `select submission_id from postings where store_id = $1 and status = 'APROVADA' group by 1 having count(*) > 1`,
      [desk.store.id],
    );
    expect(twice).toBeUndefined();
  }

  return { step: async (made: Move) => MOVES[made.kind]!(made), agree };
}
