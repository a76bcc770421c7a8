import { runAction } from '../../../platform/actions/run-action.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildStaff, type SignedIn } from '../../../test/builders/people.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { rejectSubmission, undoDecision } from '../index.ts';
import { ownReviewPaceQuery } from './own-pace.query.ts';
import { receiptDesk } from './receipt-desk.fixture.ts';

describe('the pace of one reviewer today', () => {
  let app: TestApp;
  let sender: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    sender = await photoSeller();
  });
  afterAll(() => closeInTruth(app));

  const { as, photoSeller, send } = receiptDesk(() => app);
  const paceOf = (who: SignedIn) => runQuery(ownReviewPaceQuery, as(who), {});
  const decide = async (who: SignedIn): Promise<number> => {
    const [sent] = await send(sender, null);
    await runAction(rejectSubmission, as(who), { id: sent!.id, motivo: 'Nota Ilegível' });
    return sent!.id;
  };

  it('counts their own decisions, with the median of the seconds between them but not of pauses', async () => {
    const [judge, colleague] = await Promise.all([buildStaff(app.database, 1), buildStaff(app.database, 1)]);
    expect(await paceOf(judge)).toEqual({ decididas: 0, segundosPorNota: null });
    await decide(judge);
    expect(await paceOf(judge)).toEqual({ decididas: 1, segundosPorNota: null });
    for (const seconds of [20, 30, 22, 3_000]) {
      app.clock.advanceSeconds(seconds);
      await decide(judge);
      await decide(colleague);
    }
    expect(await paceOf(judge)).toEqual({ decididas: 5, segundosPorNota: 22 });
  });

  it('counts no decision that was taken back, and begins anew each day', async () => {
    const judge = await buildStaff(app.database, 1);
    await decide(judge);
    app.clock.advanceSeconds(5);
    const id = await decide(judge);
    await runAction(undoDecision, as(judge), { id });
    expect(await paceOf(judge)).toEqual({ decididas: 1, segundosPorNota: null });
    app.clock.advanceDays(1);
    expect(await paceOf(judge)).toEqual({ decididas: 0, segundosPorNota: null });
  });
});
