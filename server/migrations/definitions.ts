import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sourceFile } from '../platform/source-file.ts';

/** A function or a view of the database: one file in a `sql` folder, which holds its current text and nothing else. */
export interface SqlDefinition {
  name: string;
  /** Below server/, such as `modules/ledger/sql/debit.sql`. */
  file: string;
  text: string;
  /** As statements name it: `view lot_origins`, `function ledger_debit(text, int)`. */
  object: string;
  /** Changes with the text. */
  hash: string;
}

const HEAD = /^create or replace (function|view) (\w+)/m;

/** Every definition of the product, those that others use first. Throws when a file is not one definition or two files define one name. */
export function sqlDefinitions(root = sourceFile()): SqlDefinition[] {
  const files = fs.globSync('{modules,platform}/*/sql/*.sql', { cwd: root }).toSorted();
  const byName = new Map<string, SqlDefinition>();
  for (const file of files) {
    const definition = readDefinition(file, fs.readFileSync(path.join(root, file), 'utf8'));
    const other = byName.get(definition.name);
    if (other) throw new Error(`${file} and ${other.file} both define ${definition.name}`);
    byName.set(definition.name, definition);
  }
  return inOrderOfUse(byName);
}

/** The definitions that a text names, itself not counted. Comments do not count. */
export function namedIn(definition: SqlDefinition, byName: ReadonlyMap<string, SqlDefinition>): SqlDefinition[] {
  const words = new Set(definition.text.replace(/--.*$/gm, '').match(/\w+/g));
  words.delete(definition.name);
  return [...words].flatMap((word) => byName.get(word) ?? []);
}

function readDefinition(file: string, text: string): SqlDefinition {
  const [, kind, name] = HEAD.exec(text) ?? [];
  if (!kind || !name || text.match(new RegExp(HEAD, 'gm'))!.length > 1) throw new Error(`${file} is not one function or view`);
  const object = kind === 'view' ? `view ${name}` : `function ${name}(${parameterTypes(text, file)})`;
  return { name, file, text, object, hash: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

/** `f(p_a int, p_b numeric default 0, out c text)` → `int, numeric`. */
function parameterTypes(text: string, file: string): string {
  const start = text.indexOf('(', HEAD.exec(text)!.index);
  let depth = 0;
  let end = start;
  const commas: number[] = [start];
  do {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (text[end] === ',' && depth === 1) commas.push(end);
    end += 1;
    if (end > text.length) throw new Error(`${file} has no list of parameters`);
  } while (depth > 0);
  const parts = commas.map((from, index) => text.slice(from + 1, commas[index + 1] ?? end - 1).trim());
  return parts
    .filter((part) => part && !part.startsWith('out '))
    .map((part) => part.replace(/^\w+\s+/, '').replace(/\s+default\s[\s\S]*$/, ''))
    .join(', ');
}

function inOrderOfUse(byName: ReadonlyMap<string, SqlDefinition>): SqlDefinition[] {
  const ordered = new Set<SqlDefinition>();
  const visit = (definition: SqlDefinition, above: readonly SqlDefinition[]): void => {
    if (ordered.has(definition)) return;
    if (above.includes(definition)) throw new Error(`definitions use each other: ${above.map(({ name }) => name).join(', ')}`);
    for (const used of namedIn(definition, byName)) visit(used, [...above, definition]);
    ordered.add(definition);
  };
  for (const definition of byName.values()) visit(definition, []);
  return [...ordered];
}
