import type { Page } from '@playwright/test';
import { people } from './people.ts';
import { today } from './receipts.ts';
import { askApi } from './session.ts';
import { expect } from './test.ts';

interface Run {
  tipo: string;
  geradoEm: string | null;
}

const [ano, mes] = today().split('-').map(Number);

/** A report's card on Atualizar Relatórios. */
export const reportCard = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Requests a new run of a report there and waits for the response. */
export const askAnew = async (page: Page, title: string): Promise<void> => {
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('"generateReport"') ?? false);
  await reportCard(page, title).getByRole('button', { name: 'Atualizar' }).click();
  await answered;
};

/** Waits until the reports have been regenerated since that moment (monthly ones for this month) and returns their times, in order. */
export const madeSince = async (since: number, kinds: readonly string[]): Promise<string[]> => {
  let made: string[] = [];
  await expect
    .poll(
      async () => {
        const question = 'query ($ano: Int!, $mes: Int!) { reportStates(ano: $ano, mes: $mes) { tipo geradoEm } }';
        const { reportStates } = await askApi<{ reportStates: Run[] }>(people.operator, question, { ano, mes });
        made = kinds.map((kind) => reportStates.find(({ tipo }) => tipo === kind)?.geradoEm ?? '');
        // The database and the test have separate clocks.
        return made.every((at) => Date.parse(at) >= since - 1_000);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return made;
};
