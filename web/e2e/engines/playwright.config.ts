import { defineConfig } from '@playwright/test';

const engine = process.env.ENGINE ?? 'firefox';

/** The main journeys in browsers Playwright cannot drive (`npm run e2e -- --browser firefox`); only its test runner is used. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: `../../../test-results/e2e-${engine}`,
  timeout: 180_000,
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `../../../test-results/e2e-${engine}.json` }]],
  projects: [{ name: engine }],
});
