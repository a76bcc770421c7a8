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
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      setupFiles: ['<rootDir>/server/test/use-tsx.mjs', '<rootDir>/server/test/setup.ts'],
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
