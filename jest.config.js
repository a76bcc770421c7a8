const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      module: { type: 'es6' },
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, useDefineForClassFields: true, react: { runtime: 'automatic' } },
      },
    },
  ],
};
const common = { transform, extensionsToTreatAsEsm: ['.ts', '.tsx'] };

/** They add actions, lists and jobs to the product's own: each runs in a world of its own, or tests over all of those would find them. */
const definersOfTheirOwn = [
  'server/modules/exports/exports.test.ts',
  'server/modules/files/file-uploads.test.ts',
  'server/modules/messaging/messaging.test.ts',
  'server/platform/actions/actions.test.ts',
  'server/platform/jobs/jobs.test.ts',
  'server/platform/lists/export-rows.test.ts',
  'server/platform/lists/lists.test.ts',
  'server/platform/lists/search-words.test.ts',
].map((file) => `<rootDir>/${file}`);

export default {
  testTimeout: 120_000,
  // Modules of a finished file are never given back (ES modules under Jest): one process for the whole suite grows past
  // 4 GB and dies without a report. Workers of the web's tests start again instead.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/server/test/global-setup.ts',
  globalTeardown: '<rootDir>/server/test/global-teardown.ts',
  projects: [
    {
      ...common,
      displayName: 'server',
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      // Loads the server once for each of two processes; Jest's own runner loads it for each of 120 files (docs/adr/0018).
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts', '<rootDir>/drill/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...definersOfTheirOwn],
      setupFiles: ['<rootDir>/server/test/use-tsx.mjs', '<rootDir>/server/test/setup.ts'],
    },
    {
      ...common,
      displayName: 'server apart',
      testMatch: definersOfTheirOwn,
      setupFiles: ['<rootDir>/server/test/setup.ts'],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/web/test/environment.cjs',
      testMatch: ['<rootDir>/web/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
      // See the file: Jest and this package's late exports.
      moduleNameMapper: { '^notistack$': '<rootDir>/web/test/notistack.mjs' },
    },
  ],
};
