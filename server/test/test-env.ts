import { type Env, readEnv } from '../platform/env.ts';

/** A secret that production accepts. */
export const STRONG_SECRET = '9f2c71d04be85a36c0e7b1943d6f82a5';

/** A test's settings: embedded mode with a fixed secret, plus the test's overrides. */
export function testEnv(overrides: Record<string, string> = {}): Env {
  return readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', READER: 'off', ...overrides }, () => 'test-secret-test-secret-test-secret');
}
