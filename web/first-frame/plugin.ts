import path from 'node:path';
import { build, type Plugin, runnerImport } from 'vite';
import type { Frames } from './render-frames.ts';

const HERE = import.meta.dirname;

async function frames(): Promise<Frames> {
  const { module } = await runnerImport<typeof import('./render-frames.ts')>(path.join(HERE, 'render-frames.ts'), { configFile: false });
  return module.rendered;
}

/** The script that draws a frame, in one piece with the shared rules that it formats by. */
async function drawingScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: { FRAMES: JSON.stringify(await frames()) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: path.join(HERE, 'draw.ts'), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [chunk] = (output as Extract<typeof output, { output: unknown }>).output;
  // What ends a script element must not stand in one.
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}

/**
 * Writes into the page what draws a member's home before the client is here: the balance stands when the answers of the page's first
 * script have come, and the client takes over (docs/adr/0015-the-balance-is-drawn-before-the-client.md).
 */
export const firstFrame = (): Plugin => ({
  name: 'first-frame',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    // After the client's place, which it draws beside.
    handler: async () => [{ tag: 'script', children: await drawingScript(), injectTo: 'body' }],
  },
});
