import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, minifySync, type Plugin, type Rolldown, runnerImport } from 'vite';
import { linksOfPages } from './links.ts';
import { questionsOfPages } from './questions.ts';
import type { Frames } from './render-frames.ts';

const HERE = import.meta.dirname;
const COLOR_MODE = 'color-mode.js';
const COLOR_MODE_TAG = `<script src="/${COLOR_MODE}"></script>`;

async function framesOfPages(): Promise<Frames> {
  const { module } = await runnerImport<typeof import('./render-frames.ts')>(path.join(HERE, 'render-frames.ts'), { configFile: false });
  return module.rendered;
}

/** Bundles an inline script with the code it shares with the client; `written` holds the constants the build replaces. */
async function scriptOf(file: string, written: Record<string, unknown>): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(written).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: path.join(HERE, file), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [chunk] = (output as Extract<typeof output, { output: unknown }>).output;
  // An inline script must not contain its own closing tag.
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}

function stylesOf(html: string, bundle: Rolldown.OutputBundle): string {
  const styles = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css') && html.includes(`href="/${fileName}"`));
  if (styles?.type !== 'asset') throw new Error('the entry has no styles');
  return String(styles.source).trim();
}

/** Inlines what would block the first render: the colour script and the entry's styles. */
function withinThePage(html: string, styles: string): string {
  const colorMode = readFileSync(path.join(HERE, '..', 'public', COLOR_MODE), 'utf8');
  const script = `<script>${minifySync(COLOR_MODE, colorMode).code.trim()}</script>`;
  if (!html.includes(COLOR_MODE_TAG)) throw new Error(`web/index.html has no ${COLOR_MODE_TAG}`);
  return (
    html
      // Vite's preload looks for this link before fetching the same styles again; because it is disabled, the browser never fetches it.
      .replace(/<link rel="stylesheet"/, () => `<style>${styles}</style>\n    <link rel="stylesheet" disabled`)
      .replace(COLOR_MODE_TAG, () => script)
  );
}

/**
 * Builds the first page of a visit (docs/architecture.md, First page): inlines its operations, colours, styles and first frame, and writes the
 * list of files the server announces. The server allows the inline scripts by hash.
 */
export const firstPage = (): Plugin => ({
  name: 'first-page',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const [ask, draw] = await Promise.all([
        scriptOf('ask.ts', { QUESTIONS: questionsOfPages() }),
        scriptOf('draw.ts', { FRAMES: await framesOfPages() }),
      ]);
      return {
        html: withinThePage(html, stylesOf(html, bundle)),
        tags: [
          { tag: 'script', children: ask, injectTo: 'head-prepend' },
          // Placed after the client's root, because it renders beside it.
          { tag: 'script', children: draw, injectTo: 'body' },
        ],
      };
    },
  },
  generateBundle(_options, bundle) {
    this.emitFile({ type: 'asset', fileName: '.first-pages.json', source: JSON.stringify(linksOfPages(bundle)) });
  },
});
