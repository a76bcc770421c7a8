import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { leanGrid } from './build/lean-grid.ts';
import { packAssets } from './build/pack-assets.ts';
import { firstPage } from './first-page/plugin.ts';
import { portugueseConsole } from './portuguese/console-plugin.ts';

const API = process.env.API_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [leanGrid(), react(), portugueseConsole(), firstPage(), packAssets()],
  // The editor's workers are bundled separately and produce the diagnostics.
  worker: { plugins: () => [portugueseConsole()] },
  // The development server pre-bundles libraries without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [portugueseConsole()] } },
  resolve: {
    alias: [{ find: /^zod$/, replacement: path.resolve(import.meta.dirname, 'build/zod-without-eval.ts') }],
  },
  server: { port: 5173, proxy: { '/graphql': API, '/api': API, '/arquivos': API, '/exportacoes': API } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The oldest supported browsers (README); on iPhones the Safari version follows iOS.
    target: ['safari16.4', 'firefox115', 'chrome111', 'edge111'],
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
