import type { Page } from '@playwright/test';
import { leave, openAsVisitor } from './support/session.ts';
import { expect, test } from './support/test.ts';

interface Fault {
  /** Script that provokes the problem in the page. */
  script: string;
  /** The page event that reports it. */
  event: string;
  /** What `watch` reports. */
  complaints: readonly RegExp[];
}

const faults: Record<string, Fault> = {
  'an uncaught error': {
    script: 'setTimeout(() => { throw new Error("thrown late"); })',
    event: 'pageerror',
    complaints: [/uncaught Error: thrown late/],
  },
  'a rejection that nobody handles': {
    script: 'void Promise.reject(new Error("refused"))',
    event: 'pageerror',
    complaints: [/uncaught Error: refused/],
  },
  'an error of the console': { script: 'console.error("complained")', event: 'console', complaints: [/console: complained/] },
  'a crash screen': {
    script: 'document.querySelector("main").append("Algo deu errado nesta tela")',
    event: 'console',
    complaints: [/crash screen: Algo deu errado nesta tela/],
  },
  'a 5xx answer': {
    script: 'void fetch("/fails")',
    event: 'console',
    complaints: [/GET .*\/fails: answered 503/, /Failed to load resource: .*503/],
  },
};

const provoke = async (page: Page, { script, event }: Fault): Promise<void> => {
  await page.route('**/fails', (route) => route.fulfill({ status: 503 }));
  await page.goto('/politica-privacidade');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const told = page.waitForEvent(event as 'console');
  await page.evaluate(script);
  await told;
};

for (const [name, fault] of Object.entries(faults)) {
  test(`${name} fails the test`, async ({ browser }) => {
    test.fail();
    const page = await openAsVisitor(browser);
    await provoke(page, fault);
    await leave(page);
  });

  test(`${name} is let through where the test names it`, async ({ page, expectErrors }) => {
    expectErrors(...fault.complaints);
    await provoke(page, fault);
  });
}

test('an error in a page that opened by itself fails the test', async ({ page }) => {
  test.fail();
  await page.goto('/politica-privacidade');
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/politica-privacidade'))]);
  const told = opened.waitForEvent('console');
  await opened.evaluate(() => console.error('complained'));
  await told;
});

test('an error that was expected and did not come fails the test', async ({ page, expectErrors }) => {
  test.fail();
  expectErrors(/nobody says this/);
  await page.goto('/politica-privacidade');
});
