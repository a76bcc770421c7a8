import { defineConfig, devices } from '@playwright/test';

const { viewport: _replaced, ...phone } = devices['Pixel 7'];

/** Browser tests (`npm run e2e` starts the server and finds the browser). */
export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.e2e.ts',
  // Long, because a busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One server with one database for each width: the files run one after the other.
  workers: 1,
  // Only where a machine is shared with others: what passed at the second try alone is named in the run's closing lines.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone-only/ },
    // What sellers and consumers do, they do on phones.
    { name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } }, grep: /@phone/ },
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
