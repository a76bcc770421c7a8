import type { Page, Request } from '@playwright/test';
import { fillQueue, heapMb, nextReceiptShown, watchNextReceipt } from './support/full-queue.ts';
import { people } from './support/people.ts';
import { deskButton, saleForm } from './support/review-desk.ts';
import { askInSession, leave, openAs, tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

const WAITING = 500;
const IN_A_ROW = 50;
/** Every third receipt is approved, the others are rejected for one of the seven reasons. */
const APPROVED_EVERY = 3;
const REASONS = 7;
/** From the decision to the next receipt, at the median. Alone on two cores it takes 280 ms at a mouse's pace; other tests share the cores here. */
const NEXT_MS = 1_500;
/** A receipt is loaded ahead and refreshed when it is opened; a colleague's decision may add one. */
const LOADS = 3;
/** The heap is compared after the first decisions, which load code and fill caches. */
const WARM_UP = 10;
const GROWTH_MB = 12;

type Decision = 'POSTADA' | 'REPROVADA';

/** A decision on the current receipt; it waits for nothing but the control that it presses. */
type Decide = (page: Page, decision: Decision, reason: number) => Promise<void>;

const byKeyboard: Decide = async (page, decision, reason) => {
  if (decision === 'POSTADA') await page.keyboard.press('a');
  else for (const key of ['r', String(reason)]) await page.keyboard.press(key);
};
const byMouse: Decide = async (page, decision, reason) => {
  if (decision === 'POSTADA') await deskButton(page, 'ENVIAR').click();
  else {
    await deskButton(page, 'REPROVAR').click();
    await page
      .getByRole('dialog', { name: 'Reprovar nota' })
      .getByRole('button')
      .nth(reason - 1)
      .click();
  }
};

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const idOn = (page: Page) => Number(new URL(page.url()).searchParams.get('nota'));

test.setTimeout(400_000);

test.describe('fifty receipts in a row', () => {
  test.describe.configure({ mode: 'serial' });
  let page: Page;
  let token: string;

  const askServer = <Data>(query: string, variables: object = {}) => askInSession<Data>(token, query, variables);
  const decidedToday = async () =>
    (await askServer<{ ownReviewPace: { decididas: number } }>('{ ownReviewPace { decididas } }')).ownReviewPace.decididas;
  const statusOf = async (id: number) =>
    (await askServer<{ submissionReview: { status: string } }>('query ($id: ID!) { submissionReview(id: $id) { status } }', { id }))
      .submissionReview.status;

  test.beforeAll(async ({ browser }) => {
    await fillQueue(WAITING);
    token = await tokenOf(people.programme);
    page = await openAs(browser, people.programme);
  });
  test.afterAll(() => leave(page));

  const openQueue = async () => {
    await page.goto('/painel/processar/pontuacoes-pendentes');
    await page.getByRole('button', { name: 'Revisar fila' }).click();
    await expect(saleForm(page).getByRole('list', { name: 'Itens' }).getByRole('listitem')).toHaveCount(2);
  };

  const expectItemAboveBar = async () => {
    const item = await saleForm(page).getByRole('list', { name: 'Itens' }).getByRole('listitem').first().boundingBox();
    const bar = await deskButton(page, 'ENVIAR').locator('xpath=ancestor::*[@data-bottom-bar]').boundingBox();
    expect(item!.y + item!.height).toBeLessThanOrEqual(bar!.y);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  };

  test('the items of a receipt need no scrolling, also below the message about the one before', async () => {
    await openQueue();
    await expectItemAboveBar();
    await watchNextReceipt(page);
    await page.keyboard.press('a');
    await nextReceiptShown(page);
    // One message, with the way back; no toast says it again.
    await expect(page.getByRole('status').filter({ hasText: 'Venda processada com sucesso' })).toHaveCount(1);
    await expect(page.locator('.notistack-SnackbarContainer').getByRole('status')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Desfazer: Nota de .* aprovada$/ })).toBeVisible();
    await expectItemAboveBar();
  });

  for (const [way, decide] of [
    ['keyboard', byKeyboard],
    ['mouse', byMouse],
  ] as const) {
    test(`are decided by ${way}: no press is lost, the next receipt comes fast, and the memory stays flat`, async () => {
      await openQueue();
      const before = await decidedToday();
      const decided = new Map<number, Decision>();
      const times: number[] = [];
      let heap = 0;
      let loads = 0;
      const countLoads = (request: Request) => {
        if (request.postData()?.includes('"operationName":"submissionReview"')) loads += 1;
      };
      page.on('request', countLoads);
      for (let index = 0; index < IN_A_ROW; index++) {
        const decision = index % APPROVED_EVERY === 0 ? 'POSTADA' : 'REPROVADA';
        const id = idOn(page);
        expect(decided.has(id), `receipt ${id} is shown once`).toBe(false);
        decided.set(id, decision);
        await watchNextReceipt(page);
        await decide(page, decision, 1 + (index % REASONS));
        times.push(await nextReceiptShown(page));
        if (index === WARM_UP) heap = await heapMb(page);
      }
      page.off('request', countLoads);
      const growth = (await heapMb(page)) - heap;
      const statuses = await Promise.all([...decided.keys()].map(statusOf));
      expect(statuses).toEqual([...decided.values()]);
      expect((await decidedToday()) - before).toBe(IN_A_ROW);
      expect(await statusOf(idOn(page))).toBe('PENDENTE');
      const [next, slowest] = [median(times), Math.max(...times)].map(Math.round);
      process.stdout.write(
        `${way}: next receipt ${next} ms at the median, ${slowest} ms at most; ${loads} loads; heap ${growth.toFixed(1)} MB\n`,
      );
      expect(next).toBeLessThanOrEqual(NEXT_MS);
      expect(loads).toBeLessThanOrEqual(LOADS * IN_A_ROW);
      expect(growth).toBeLessThan(GROWTH_MB);
    });
  }
});
