import { configure } from '@testing-library/react';
import * as react from 'react';

// Printing the page into every error that a wait swallows takes a tenth of the run. `DEBUG_PRINT_LIMIT=7000 npm test -- file` prints it.
process.env.DEBUG_PRINT_LIMIT ??= '0';

// A busy machine is slow, not wrong, and a longer timeout costs nothing when the screen is right.
configure({ asyncUtilTimeout: 15_000 });

// React's development build captures a stack trace per element until it reaches a limit. Nothing reads them here, and they take a third of
// a screen test's CPU time, so this pretends the limit is reached.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => undefined });

// jsdom draws nothing, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
