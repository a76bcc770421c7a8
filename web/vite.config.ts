import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { explorerGraphql } from './build/explorer-graphql.ts';
import { packAssets } from './build/pack-assets.ts';
import { portugueseConsole } from './build/portuguese-console.ts';
import { firstPage } from './first-page/plugin.ts';

const API = process.env.API_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), portugueseConsole(), explorerGraphql(), firstPage(), packAssets()],
  resolve: {
    alias: [{ find: /^zod$/, replacement: path.resolve(import.meta.dirname, 'build/zod-without-eval.ts') }],
  },
  server: { port: 5173, proxy: { '/graphql': API, '/api': API, '/arquivos': API, '/exportacoes': API } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The oldest browsers that the client is built for (README); iPhones get Safari's by their system.
    target: ['safari16.4', 'firefox115', 'chrome111', 'edge111'],
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
