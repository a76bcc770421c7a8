// The server as JavaScript in dist/server, which `npm start` and the image run: less memory and a shorter start than its 800 modules,
// those of its packages and the text of all of them (docs/performance.md). `npm run dev` and the tests run the sources.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** The server, and the operator's commands (`scripts/command.mjs`), which share its chunks. */
const PROGRAMS = {
  main: 'server/main.ts',
  db: 'scripts/db.ts',
  backup: 'scripts/backup.ts',
  'create-admin': 'scripts/create-admin.ts',
  'create-integration': 'scripts/create-integration.ts',
};

/** Stay in node_modules: binaries, files that they read beside themselves, and what is loaded only when it is asked for. */
const APART = [
  'sharp',
  '@node-rs/argon2',
  'zxing-wasm',
  'pdfkit',
  'bwip-js',
  'pg-native',
  '@aws-sdk/client-s3',
  '@faker-js/faker',
  'reflect-metadata',
];

const target = path.resolve(process.argv[2] ?? path.join('dist', 'server'));
const folder = `${target}.${process.pid}`;
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true, external: APART },
  build: {
    ssr: true,
    outDir: folder,
    target: 'node24',
    minify: false,
    // GraphQL types and errors are called by the names of their classes.
    // Decorators run while chunks load, in an order of the bundler's: each chunk brings what they need.
    rolldownOptions: { input: PROGRAMS, output: { keepNames: true, comments: false, banner: "import 'reflect-metadata';" } },
  },
});
// At once: a server that starts meanwhile finds the one or the other.
fs.rmSync(target, { recursive: true, force: true });
fs.renameSync(folder, target);
