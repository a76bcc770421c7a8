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

/** What Atualizar Relatórios shows of a report. */
export const reportCard = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Asks there for a report to be made anew, and waits for the answer. */
export const askAnew = async (page: Page, title: string): Promise<void> => {
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('"generateReport"') ?? false);
  await reportCard(page, title).getByRole('button', { name: 'Atualizar' }).click();
  await answered;
};

/** Waits until reports were made anew since that moment (monthly ones for this month), and answers of when they are, in their order. */
export const madeSince = async (since: number, kinds: readonly string[]): Promise<string[]> => {
  let made: string[] = [];
  await expect
    .poll(
      async () => {
        const question = 'query ($ano: Int!, $mes: Int!) { reportStates(ano: $ano, mes: $mes) { tipo geradoEm } }';
        const { reportStates } = await askApi<{ reportStates: Run[] }>(people.operator, question, { ano, mes });
        made = kinds.map((kind) => reportStates.find(({ tipo }) => tipo === kind)?.geradoEm ?? '');
        // The clock of the database and that of the test are read in turn.
        return made.every((at) => Date.parse(at) >= since - 1_000);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return made;
};
