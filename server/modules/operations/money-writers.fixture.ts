import fs from 'node:fs';
import path from 'node:path';
import { sqlDefinitions } from '../../migrations/definitions.ts';

const MODULES = 'server/modules';
const WRITES = /\binsert into entries\b|\bupdate payouts\b/;
const LEDGER = 'credit|creditMany|debit|reverse|returnDebit|returnDebitsOf|expireDue|reactivate|refuseWhilePaused';
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
const words = (list: string) => list.split(',').map((name) => name.trim().replace(/^type .*/, ''));

/** SQL functions that write entries or move payouts, themselves or by another function. */
function writingFunctions(): string[] {
  const texts = new Map(sqlDefinitions().map(({ name, text }) => [name, text.replace(/--.*$/gm, '')]));
  const found = new Set([...texts].filter(([, text]) => WRITES.test(text) && !text.includes('returns trigger')).map(([name]) => name));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [name, text] of texts) if ([...found].some((used) => new RegExp(`\\b${used}\\(`).test(text))) found.add(name);
  }
  return [...found];
}

/**
 * Names of the actions whose code can write entries or move payouts: they call the ledger or one of those SQL functions, or import a file
 * that does. Follows each imported name to the file that defines it.
 */
export function moneyActions(): string[] {
  const files = fs.globSync(`${MODULES}/**/*.ts`).filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  const texts = new Map(files.map((file) => [file, withoutComments(fs.readFileSync(file, 'utf8'))]));
  const writes = new RegExp(`\\bledger\\.(${LEDGER})\\b|\\b(${writingFunctions().join('|')})\\b`);
  const at = (file: string, target: string) => path.join(path.dirname(file), target);
  /** The file that defines a name which `file` exports; null when it is out of the modules or a whole index. */
  const definer = (file: string, name: string): string | null => {
    const text = texts.get(file);
    if (text === undefined) return null;
    for (const [, names, from] of text.matchAll(/export (?:type )?\{([^}]*)\} from '(\.[^']+)'/g))
      if (words(names!).some((word) => word.split(' as ').at(-1) === name)) return definer(at(file, from!), name);
    return path.basename(file) === 'index.ts' ? null : file;
  };
  const known = new Map<string, boolean>();
  const reaches = (file: string): boolean => {
    const before = known.get(file);
    if (before !== undefined) return before;
    known.set(file, false);
    const text = texts.get(file)!;
    const imported = [...text.matchAll(/import \{([^}]*)\} from '(\.[^']+)'/g)].flatMap(([, names, from]) =>
      words(names!).flatMap((word) => (word ? (definer(at(file, from!), word.split(' as ')[0]!) ?? []) : [])),
    );
    const result = !file.startsWith(`${MODULES}/ledger/`) && (writes.test(text) || imported.some(reaches));
    known.set(file, result);
    return result;
  };
  return files
    .filter(reaches)
    .flatMap((file) => /defineAction\(\{\s*name: '(\w+)'/.exec(texts.get(file)!)?.[1] ?? [])
    .toSorted();
}
