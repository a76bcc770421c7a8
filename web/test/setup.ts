import { configure } from '@testing-library/react';
import * as react from 'react';

// A machine that runs everything at once is slow, not wrong: waiting longer costs nothing when the screen is right.
configure({ asyncUtilTimeout: 15_000 });

// React's development build takes a stack trace for each element that it makes, until it has taken enough of them for the moment. Nobody
// reads them here, and they are a third of the processor time of a screen's test: it has always taken enough.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => undefined });
