// Checks that every path, file name, npm script and link in the documents exists. Run by `npm run check`.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Decisions and releases are history: what they mention may be gone. */
const HISTORY = /^docs\/adr\/|^CHANGELOG\.md$/;
const PLACEHOLDER = /[<>…]/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\n')
  .filter((file) => file && fs.existsSync(file));
const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));

/** A folder, a file, a file prefix ('docs/adr/0009', 'web/e2e/first-load') or a glob pattern. */
const exists = (named) => {
  const start = named.replace(/\*.*$/, '').replace(/\/$/, '');
  const isOpen = named.includes('*');
  return files.some((file) => file === start || (file.startsWith(start) && (isOpen || /^[/.-]/.test(file.slice(start.length)))));
};

function* problemsOf(document) {
  const text = fs.readFileSync(document, 'utf8');
  for (const [, target] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
    if (!/^[a-z]+:/.test(target) && !fs.existsSync(path.join(path.dirname(document), target))) yield `link ${target}`;
  }
  if (HISTORY.test(document)) return;
  for (const [, name] of text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)) if (!scripts[name]) yield `npm run ${name}`;
  for (const [named] of text.matchAll(/(?<![\w./-])(?:server|web|scripts|bench|docs)\/[\w./*<>…-]+/g)) {
    const clean = named.replace(/[.,]+$/, '');
    if (!PLACEHOLDER.test(clean) && !exists(clean)) yield clean;
  }
  for (const [, name] of text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|graphql)|[\w-]+(?:\/[\w-]+)+\.sql)`/g)) {
    // `.messages.ts` is a file type, not a file.
    if (!files.some((file) => file === name || file.endsWith(name.startsWith('.') ? name : `/${name}`))) yield name;
  }
}

const documents = files.filter((file) => /^(README|CONTRIBUTING|CONTEXT|CHANGELOG)\.md$|^docs\/.*\.md$/.test(file));
const problems = documents.flatMap((document) => [...new Set(problemsOf(document))].map((problem) => `${document}: ${problem}`));
if (problems.length > 0) process.stderr.write(`Named but not there:\n${problems.join('\n')}\n`);
process.exit(problems.length > 0 ? 1 : 0);
