import type { Page } from '@playwright/test';
import { addDays, formatDate } from '../../server/shared/dates.ts';
import { fillQueue } from './support/full-queue.ts';
import { people } from './support/people.ts';
import { today } from './support/receipts.ts';
import { saleForm } from './support/review-desk.ts';
import { leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Milliseconds per key of a fast and of a slow reviewer. */
const PACES = [40, 400];
/** The receipts are from two days ago: '01' and their month. */
const typedDay = () => `01${formatDate(addDays(today(), -2)).slice(2)}`;

test.describe('the day of a receipt', () => {
  let page: Page;
  let next: number;

  test.beforeAll(async ({ browser }) => {
    next = (await fillQueue(3 * PACES.length)).first;
    page = await openAs(browser, people.operator);
    page.on('dialog', (dialog) => void dialog.accept());
  });
  test.afterAll(() => leave(page));
  test.afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

  const day = () => saleForm(page).getByRole('textbox', { name: 'Data da Venda', exact: true });
  const open = async () => {
    await page.goto(`/painel/processar/nova-venda?nota=${next++}`);
    await expect(day()).toBeVisible();
  };
  /** Opens a receipt as if it was sent just now; its reading arrives once the answer is called. */
  const openUnread = async (): Promise<() => void> => {
    let answer: () => void = () => undefined;
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      if (body.includes('query submissionReading(')) await mayAnswer;
      if (!body.includes('query submissionReview(')) {
        await route.continue();
        return;
      }
      const response = await route.fetch();
      const json = (await response.json()) as { data: { submissionReview: object } };
      Object.assign(json.data.submissionReview, { chaveFiscal: null, numero: null, leitura: null, criadoEm: new Date().toISOString() });
      await route.fulfill({ response, json });
    });
    await open();
    await expect(day()).toHaveValue('');
    return answer;
  };
  const expectDay = async () => {
    await expect(page.getByText('Lida da foto')).toBeVisible();
    await expect(day()).toHaveValue(typedDay());
    await page.keyboard.press('Tab');
    await expect(day()).toHaveValue(typedDay());
    await expect(toastOf(page, 'Data inválida')).toBeHidden();
  };

  for (const delay of PACES) {
    test(`keeps two digits typed before the month is known, at ${delay} ms per key`, async () => {
      const answer = await openUnread();
      await day().pressSequentially('01', { delay });
      await page.keyboard.press('Tab');
      await expect(day()).toHaveValue('01');
      answer();
      await expectDay();
    });

    test(`keeps the digit typed before the reading arrives and the one after, at ${delay} ms per key`, async () => {
      const answer = await openUnread();
      await day().pressSequentially('0', { delay });
      answer();
      await expect(page.getByText('Lida da foto')).toBeVisible();
      await page.keyboard.type('1', { delay });
      await expectDay();
    });

    test(`takes two digits over the day that was read, at ${delay} ms per key`, async () => {
      await open();
      await expect(day()).not.toHaveValue('');
      await day().click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('01', { delay });
      await expectDay();
    });
  }
});
