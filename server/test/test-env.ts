import { type Env, readEnv } from '../platform/env.ts';

/** Settings of a test: embedded mode with a fixed secret, and whatever the test overrides. */
export function testEnv(overrides: Record<string, string> = {}): Env {
  return readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...overrides }, () => 'test-secret-test-secret-test-secret');
}
