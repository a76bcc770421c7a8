import fs from 'node:fs';
import path from 'node:path';
import { type Options, transformSync } from '@swc/core';

const OPTIONS: Options = {
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, useDefineForClassFields: true },
  },
};
const OWN_MODULE = /(["'])(\.\.?\/[^"']+)\.ts\1/g;

/**
 * Transpiles the product's modules to JavaScript in a folder below the checkout, where they find the installed packages, and returns what
 * to start. A drill starts processes so often that transpiling each time would be most of its work.
 */
export function transpileProduct(folder: string): string {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const entry of fs.readdirSync('server', { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || from.endsWith('.test.ts')) continue;
    const to = path.join(folder, from);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    if (from.endsWith('.ts')) fs.writeFileSync(to.replace(/ts$/, 'js'), javaScriptOf(from));
    else fs.copyFileSync(from, to);
  }
  return path.join(folder, 'server', 'main.js');
}

function javaScriptOf(file: string): string {
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), { ...OPTIONS, filename: file });
  return code.replace(OWN_MODULE, '$1$2.js$1');
}
