import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { PASSWORD, type Person } from '../support/people.ts';
import type { Engine, Viewport } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Page } from './page.ts';
import { startWebkit } from './webkit.ts';

export { expect } from '@playwright/test';

export const PHONE: Viewport = { width: 390, height: 844 };
export const DESK: Viewport = { width: 1280, height: 800 };

const STARTS = { firefox: startFirefox, webkit: startWebkit };

/** Errors in pages and responses since the last call (scripts/prove/watching-proxy.mjs). */
const complaints = async (): Promise<string[]> => (await fetch(`${process.env.E2E_URL}/-/complaints`)).json() as Promise<string[]>;

/** A test with a window of the engine; fails on any page or server error, and saves a screenshot on failure. */
export const test = base.extend<{ tab: Page }, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const engine = await STARTS[process.env.ENGINE as keyof typeof STARTS](process.env.ENGINE_PROGRAM ?? '');
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  tab: async ({ engine, viewport }, use, info) => {
    await complaints();
    const tab = await engine.openTab(viewport ?? DESK);
    const page = new Page(tab);
    await use(page);
    const found = await complaints();
    const hasCrashed = (await page.text('Algo deu errado').texts()).length > 0;
    if (info.status !== info.expectedStatus || found.length > 0 || hasCrashed)
      writeFileSync(info.outputPath('page.png'), await tab.screenshot());
    await tab.close();
    expect(found, 'complaints of pages and answers').toEqual([]);
    expect(hasCrashed, 'the crash screen').toBe(false);
  },
});

/** Fills in CPF and password on the open login page. */
export const signIn = async (page: Page, { cpf }: Person): Promise<void> => {
  await page.role('textbox', 'CPF').fill(cpf);
  await page.label(/^Senha$/).fill(PASSWORD);
  await page.role('button', 'ENTRAR').click();
};

/** Waits for a toast. */
export const seeToast = async (page: Page, text: string | RegExp): Promise<void> => {
  await page.role('status').holding(text).see();
};

/** Confirms the open dialog. */
export const answerYes = (page: Page): Promise<void> => page.role('dialog').role('button', 'SIM').click();
