import path from 'node:path';
import type { Plugin } from 'vite';
import { graphiqlEdits } from './graphiql-edits.ts';
import { monacoTexts } from './monaco-texts.ts';

/** Every text of the editor passes through here before its placeholders are filled. */
const MONACO_SEAM = 'function _format(message, args) {';

const monacoEdits = [
  [MONACO_SEAM, `const portuguese = ${JSON.stringify(monacoTexts)};\n${MONACO_SEAM}\n    message = portuguese[message] ?? message;`],
] as const;

/** Diagnostics in the editor use the engine's own sentences. */
const SENTENCES = path.resolve(import.meta.dirname, '../../server/shared/graphql-details.ts');
const markerEdits = [
  ['import { buildASTSchema,', `import { graphqlDetailOf } from ${JSON.stringify(SENTENCES)};\nimport { buildASTSchema,`],
  ['message: diagnostic.message,', 'message: graphqlDetailOf(diagnostic.message),'],
] as const;

const editsOf = (file: string) =>
  file.endsWith('node_modules/monaco-editor/esm/vs/nls.js')
    ? monacoEdits
    : file.endsWith('node_modules/monaco-graphql/esm/utils.js')
      ? markerEdits
      : Object.entries(graphiqlEdits).find(([name]) => file.endsWith(`node_modules/${name}`))?.[1];

/**
 * Translates the analysts' console (GraphiQL and its editor) into Portuguese at build time. If a new version moves a text, the build fails
 * and names it, so none silently falls back to English.
 */
export const portugueseConsole = (): Plugin => ({
  name: 'portuguese-console',
  transform: {
    filter: {
      id: /node_modules[\\/](?:graphiql|@graphiql|monaco-graphql[\\/]esm[\\/]utils\.js|monaco-editor[\\/]esm[\\/]vs[\\/](?:nls\.js|editor[\\/]contrib[\\/]inlineEdit[\\/]))/,
    },
    handler(code, id) {
      const file = id.split('?')[0]!.replaceAll('\\', '/');
      const edits = editsOf(file);
      if (!edits) return null;
      return edits.reduce<string>((text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`${file} no longer has ${from} (web/portuguese)`);
        return text.replaceAll(from, () => to);
      }, code);
    },
  },
});
