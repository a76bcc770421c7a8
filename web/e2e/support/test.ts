import { type BrowserContext, test as base, expect } from '@playwright/test';
import { messages } from '../../ui/messages.ts';

export { expect } from '@playwright/test';

/** The titles of the crash screens. */
const CRASH_TITLES = [messages.crashTitle, messages.newVersionTitle];

/** Runs in every page before its own scripts: logs a crash screen as a console error, however briefly it shows. */
const reportCrashScreens = (titles: readonly string[]): void => {
  const look = (node: Node) => {
    const title = titles.find((known) => node.textContent?.includes(known));
    if (title) console.error(`crash screen: ${title}`);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) look(node);
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** Records every error in a context's pages, including pages opened by themselves. */
const watch = (context: BrowserContext, complaints: string[]): void => {
  const note = (address: string | undefined, problem: string) => complaints.push(`${address ?? 'a page'}: ${problem}`);
  // Fails only if the context is closed before a page opens.
  context.addInitScript(reportCrashScreens, CRASH_TITLES).catch(() => undefined);
  // Uncaught errors and unhandled rejections.
  context.on('weberror', (thrown) => note(thrown.page()?.url(), `uncaught ${thrown.error().stack ?? thrown.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.page()?.url(), `console: ${message.text()} (${message.location().url})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.request().method()} ${response.url()}: answered ${response.status()}`);
  });
  context.on('page', (page) => page.on('crash', () => note(page.url(), 'the page itself crashed')));
};

interface TestFixtures {
  /** Names an error this test provokes. The test fails if it does not occur, so an exception never outlives its reason. */
  expectErrors: (...patterns: readonly RegExp[]) => void;
}

/**
 * The `test` of every browser test. Fails on uncaught errors, unhandled rejections, console errors, crash screens and 5xx responses in any
 * page of any context, except those the test names with `expectErrors`.
 */
export const test = base.extend<TestFixtures, { complaints: string[] }>({
  complaints: [
    async ({ browser }, use) => {
      const complaints: string[] = [];
      browser.on('context', (context) => watch(context, complaints));
      await use(complaints);
      expect(complaints, 'what pages complained of after the last test').toEqual([]);
    },
    { scope: 'worker', auto: true },
  ],
  expectErrors: [
    async ({ complaints }, use, testInfo) => {
      const expected: RegExp[] = [];
      await use((...patterns) => expected.push(...patterns));
      // The first test reports complaints from `beforeAll`; the next test reports late ones.
      const said = complaints.splice(0);
      const unexpected = said.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'what the pages complained of').toEqual([]);
      if (testInfo.errors.length > 0) return;
      const missing = expected.filter((pattern) => !said.some((complaint) => pattern.test(complaint))).map(String);
      expect(missing, 'errors that were expected and did not come').toEqual([]);
    },
    { auto: true },
  ],
});
