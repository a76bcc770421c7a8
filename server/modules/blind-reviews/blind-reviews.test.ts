import { runAction } from '../../platform/actions/run-action.ts';
import { jobNamed } from '../../platform/jobs/job.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { receiptJpeg } from '../../test/builders/receipts.ts';
import { rejectSubmission, returnSubmissionToPending, sendReceipts, undoDecision } from '../postings/index.ts';
import { blindReviewsList } from './blind-reviews.list.ts';
import { decideBlindReview } from './decide-blind-review.ts';

let app: TestApp;
let store: Awaited<ReturnType<typeof buildStore>>;
let first: SignedIn;
let second: SignedIn;

const sql = (text: string, params: unknown[] = []) => app.database.pool.query(text, params);
const as = (who: SignedIn) => app.contextFor(who.actor);
/** After the moments in which a decision may be taken back. */
const draw = () => {
  app.clock.advanceSeconds(31);
  return drawNow();
};
const drawNow = () =>
  jobNamed('draw-blind-reviews').handler(
    app.contextFor({ kind: 'system' }),
    {},
    {
      number: 1,
      isLast: false,
      signal: new AbortController().signal,
    },
  );
const open = async (who: SignedIn) => (await runList(blindReviewsList, as(who))).items;

/** Two rejected receipts, one in the sample and one not. */
async function rejected(): Promise<number> {
  const seller = await buildSeller(app.database, { store });
  for (;;) {
    const [sent] = await runAction(sendReceipts, as(seller), { files: [{ fileName: 'nota.jpg', bytes: await receiptJpeg() }] });
    const { rows } = await sql('select is_in_blind_sample($1) as inside', [sent!.id]);
    if (rows[0].inside) {
      await runAction(rejectSubmission, as(first), { id: sent!.id, motivo: 'Nota Ilegível' });
      return sent!.id;
    }
    // The number decides, so try the next one.
    await sql(
      "select setval('submissions_id_seq', (select min(n) - 1 from generate_series($1::int + 1, $1::int + 400) n where is_in_blind_sample(n)))",
      [sent!.id],
    );
    await runAction(rejectSubmission, as(first), { id: sent!.id, motivo: 'Nota Ilegível' });
  }
}

beforeAll(async () => {
  app = await openTestApp();
  store = await buildStore(app.database, { tipoPontuacao: 2 });
  [first, second] = await Promise.all([buildStaff(app.database, 2), buildStaff(app.database, 0)]);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('the blind second look', () => {
  it('draws three in a hundred by the number of the receipt, the same every time', async () => {
    const { rows } = await sql('select count(*)::int as n from generate_series(1, 20000) i where is_in_blind_sample(i)');
    expect(rows[0].n).toBeGreaterThan(540);
    expect(rows[0].n).toBeLessThan(660);
    const id = await rejected();
    await draw();
    await Promise.all([draw(), draw()]);
    expect((await sql('select submission_id from blind_reviews')).rows).toEqual([{ submission_id: id }]);
  });

  it('is for somebody else, who sees the receipt and not the judgement', async () => {
    expect(await open(first)).toEqual([]);
    const [row] = await open(second);
    expect(row).toMatchObject({ audience: 'SELLER', linkNota: expect.stringContaining('/arquivos/') });
    expect(JSON.stringify(row)).not.toMatch(/Ileg|REPROV|Nível 2/);
    await expect(runAction(decideBlindReview, as(first), { id: row!.id, decisao: 'APROVAR' })).rejects.toMatchObject({
      code: 'BLIND_REVIEW_NOT_FOUND',
    });
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [(await buildStore(app.database)).networkId] });
    expect(await open(elsewhere)).toEqual([]);
    await expect(runAction(decideBlindReview, as(elsewhere), { id: row!.id, decisao: 'APROVAR' })).rejects.toMatchObject({
      code: 'BLIND_REVIEW_NOT_FOUND',
    });
    for (const level of [3, 4]) await expect(open(await buildStaff(app.database, level))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('is given once, asks for the reason of a rejection, changes nothing of the receipt, and tells whether both agree', async () => {
    const [row] = await open(second);
    const id = row!.id as number;
    await expect(runAction(decideBlindReview, as(second), { id, decisao: 'REPROVAR' })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 3 }, () => runAction(decideBlindReview, as(second), { id, decisao: 'APROVAR' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled').map((outcome) => ('value' in outcome ? outcome.value : null))).toEqual([
      { id, concorda: false, primeiraDecisao: 'REPROVAR', primeiroMotivo: 'Nota Ilegível' },
    ]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('BLIND_REVIEW_DECIDED');
    expect((await sql("select count(*)::int as n from submissions where status = 'REPROVADA'")).rows[0].n).toBeGreaterThan(0);
    expect(await open(second)).toEqual([]);
  });

  it('counts for the agreement of who decided first', async () => {
    await rejected();
    await draw();
    const [row] = await open(second);
    await runAction(decideBlindReview, as(second), { id: row!.id, decisao: 'REPROVAR', motivo: 'Nota Incompleta' });
    const { data } = await app.graphql(
      '{ reviewMetrics(dias: 30) { revisores { revisorId conferidas concordancia } } }',
      {},
      { token: first.token },
    );
    expect(data.reviewMetrics.revisores).toEqual([{ revisorId: String(first.id), conferidas: 2, concordancia: '50.00' }]);
  });

  it('draws no decision that may still be taken back, and what is decided after that like any other', async () => {
    const id = await rejected();
    await drawNow();
    expect(await open(second)).toEqual([]);
    await runAction(undoDecision, as(first), { id });
    await draw();
    expect(await open(second)).toEqual([]);
    await runAction(rejectSubmission, as(first), { id, motivo: 'Nota Ilegível' });
    await draw();
    const [row] = await open(second);
    await runAction(decideBlindReview, as(second), { id: row!.id, decisao: 'APROVAR' });
  });

  it('leaves out what was reopened since', async () => {
    const id = await rejected();
    await draw();
    expect(await open(second)).toHaveLength(1);
    await runAction(returnSubmissionToPending, as(first), { id });
    expect(await open(second)).toEqual([]);
  });
});
