import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheetRows } from '../../../server/platform/sheets/read-sheet.ts';

/** A downloaded file: its name and its rows as text, header first. */
export interface DownloadedSheet {
  name: string;
  rows: string[][];
}

/** The file a click downloads. */
export const fileBy = async (page: Page, click: () => Promise<unknown>): Promise<{ name: string; content: Buffer }> => {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

/** The spreadsheet (CSV or XLSX) a click downloads. */
export const sheetBy = async (page: Page, click: () => Promise<unknown>): Promise<DownloadedSheet> => {
  const { name, content } = await fileBy(page, click);
  const kind = name.endsWith('.csv') ? 'csv' : 'xlsx';
  const rows: string[][] = [];
  for await (const { cells } of readSheetRows(content, { kind })) rows.push(cells);
  return { name, rows };
};

/** Exports the open list with a choice from its menu. */
export const exportedBy = (page: Page, choice: 'Exportar tudo (CSV)' | 'Exportar tudo (XLSX)'): Promise<DownloadedSheet> =>
  sheetBy(page, async () => {
    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    await page.getByRole('menuitem', { name: choice }).click();
  });
