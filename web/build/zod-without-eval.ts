import { config } from 'zod/v4';

// Stands for 'zod' in the built client. Its quick parser is made of text, which our Content-Security-Policy refuses; browsers report the
// mere question, which is asked as the first rule is made: the answer has to stand before.
config({ jitless: true });

export * from 'zod/v4';
