import path from 'node:path';
import type { Plugin } from 'vite';
import { consoleEdits } from './console-edits.ts';

/** The editor underlines mistakes with the engine's sentences, so it explains them as the server does. */
const SENTENCES = path.resolve(import.meta.dirname, '../../server/shared/graphql-details.ts');
const markerEdits = [
  ['import { buildASTSchema,', `import { graphqlDetailOf } from ${JSON.stringify(SENTENCES)};\nimport { buildASTSchema,`],
  ['message: diagnostic.message,', 'message: graphqlDetailOf(diagnostic.message),'],
] as const;

const editsOf = (file: string) =>
  file.endsWith('node_modules/monaco-graphql/esm/utils.js')
    ? markerEdits
    : Object.entries(consoleEdits).find(([name]) => file.endsWith(`node_modules/${name}`))?.[1];

/**
 * Puts the errors of the analysts' console (GraphiQL and its editor) into Portuguese while it is bundled, and mends what keeps people out
 * of it. If a new version moves one of these texts, the build fails and names it.
 */
export const consoleErrors = (): Plugin => ({
  name: 'console-errors',
  transform: {
    filter: { id: /node_modules[\\/](?:graphiql|@graphiql|monaco-graphql[\\/]esm[\\/]utils\.js)/ },
    handler(code, id) {
      const file = id.split('?')[0]!.replaceAll('\\', '/');
      return editsOf(file)?.reduce<string>((text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`${file} no longer has ${from} (web/build/console-edits.ts)`);
        return text.replaceAll(from, () => to);
      }, code);
    },
  },
});
