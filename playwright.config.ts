import { readdirSync } from 'node:fs';
import { defineConfig, devices, type Project } from '@playwright/test';

const { viewport: _replaced, ...phone } = devices['Pixel 7'];

/** Each width has one server with one database, and some files rely on data that earlier ones have not changed yet. New files run last. */
const ORDER = `
  watch entrance registers receipts review-desk typed-sale sales-spreadsheet redemptions phone-prizes dashboard cashback screens
  catalogue members uploads api-docs barcode first-frame first-load simulator seller-journey insights slow-network outside-report
  reports stock console second-person two-editors desk-by-keyboard search list-figures saved-views row-detail morning second-factor
  staff-accounts`
  .trim()
  .split(/\s+/);
const END = '.e2e.ts';
const names = readdirSync(`${import.meta.dirname}/web/e2e`).flatMap((file) => (file.endsWith(END) ? [file.slice(0, -END.length)] : []));
const files = [...ORDER, ...names.filter((name) => !ORDER.includes(name))];

/** Playwright runs files by name and projects in the order of the table, so each file is a project of each width. */
const projectsOf = (width: Project): Project[] =>
  files.map((file) => ({ ...width, name: `${width.name} ${file}`, testMatch: `**/${file}${END}` }));

const DESKTOP: Project = { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone-only/ };
/** What sellers and consumers do, they do on phones. */
const PHONE: Project = { name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } }, grep: /@phone/ };

/** Browser tests (`npm run e2e` starts the server and finds the browser). */
export default defineConfig({
  testDir: 'web/e2e',
  // Long, because a busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  // Only where a machine is shared with others: what passed at the second try alone is named in the run's closing lines.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  projects: [
    ...projectsOf(DESKTOP),
    ...projectsOf(PHONE),
    // Against a server that reads receipts (scripts/prove/e2e.mjs).
    { ...DESKTOP, name: 'reading desktop', testMatch: `**/reading/*${END}` },
    { ...PHONE, name: 'reading phone', testMatch: `**/reading/*${END}` },
  ],
  use: {
    baseURL: process.env.E2E_URL,
    // A worker would answer before the tests that break a file on purpose; the one about it allows it.
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping every step of every test costs a quarter of the run: only a second try is traced (`--trace on` traces any).
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
