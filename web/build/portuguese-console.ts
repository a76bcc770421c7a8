import type { Plugin } from 'vite';

/** GraphiQL has no translations. These of its texts are always in view. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['"<untitled>"', '"Sem nome"'],
  ['"Variables"', '"Variáveis"'],
];

/** Replaces GraphiQL's English texts in the built client. */
export const portugueseConsole = (): Plugin => ({
  name: 'portuguese-console',
  transform: {
    filter: { id: /node_modules\/(graphiql\/dist\/GraphiQL|@graphiql\/react\/dist\/utility\/tabs)\.js/ },
    handler: (code) => TEXTS.reduce((text, [english, portuguese]) => text.replaceAll(english, portuguese), code),
  },
});
