import { config } from 'zod/v4';

// Replaces 'zod' in the built client. Its fast parser uses eval, which our Content-Security-Policy forbids, and browsers report even the
// check for it. Zod checks when the first schema is created, so this must run before.
config({ jitless: true });

export * from 'zod/v4';
