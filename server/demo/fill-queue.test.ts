import { pendingSubmissionsList } from '../modules/postings/index.ts';
import { submissionReviewQuery } from '../modules/postings/receipts/submission.queries.ts';
import { runList } from '../platform/lists/run-list.ts';
import { runQuery } from '../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../test/app.ts';
import { buildSeller, buildStaff, buildStore } from '../test/builders/people.ts';
import { closeInTruth } from '../test/truths.ts';
import { fillQueue } from './fill-queue.ts';

describe('the filled review queue', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => closeInTruth(app));
  const fill = () => fillQueue(app.database, app.ports.storage, { receipts: 5, pictures: 2, clock: app.clock });

  it('needs an active seller who sends photos', async () => {
    await expect(fill()).rejects.toThrow('Não há vendedor ativo em uma loja ativa que pontua por foto.');
  });

  it('holds read receipts, each with its own key and file', async () => {
    const admin = app.contextFor((await buildStaff(app.database, 2)).actor);
    await buildSeller(app.database, { store: await buildStore(app.database, { tipoPontuacao: 2 }) });
    const ids = await fill();
    app.clock.advanceSeconds(60);
    ids.push(...(await fill()));
    const { items } = await runList(pendingSubmissionsList, admin, { pageSize: -1 });
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(items.every(({ preValidada }) => preValidada)).toBe(true);
    const reviews = await Promise.all(ids.map((id) => runQuery(submissionReviewQuery, admin, { id })));
    expect(new Set(reviews.map((review) => review!.chaveFiscal)).size).toBe(ids.length);
    expect(new Set(reviews.map((review) => review!.linkArquivo)).size).toBe(ids.length);
    expect(reviews[0]!.leitura).toMatchObject({ fonte: 'FOTO', cnpj: reviews[0]!.cnpj, itens: [{ certo: true }, { certo: true }] });
  });
});
