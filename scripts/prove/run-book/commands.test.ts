import fs from 'node:fs';
import { commandsOf, PROOF } from './commands.ts';

const commands = commandsOf(fs.readFileSync('docs/operations.md', 'utf8'));

describe('the commands of docs/operations.md', () => {
  it('are found in blocks and in the text', () => {
    const book = 'Run `npm start`, see `SECRET` and `df`.\n\n   ```\n   create role app;\n   ```\n`select\n  now()`';
    expect(commandsOf(book)).toEqual(['npm start', 'df', 'create role app;', 'select now()']);
  });

  it('are each tried, or have a reason why not', () => {
    expect(commands.length).toBeGreaterThan(60);
    expect(commands.filter((command) => !PROOF[command])).toEqual([]);
    expect(Object.keys(PROOF).filter((command) => !commands.includes(command))).toEqual([]);
  });

  it('name files and commands that exist', () => {
    const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const exists = (proof: string) =>
      proof === 'book' || proof.startsWith('not tried: ') || fs.existsSync(proof) || proof.replace('npm run ', '') in scripts;
    expect(Object.values(PROOF).filter((proof) => !exists(proof))).toEqual([]);
  });
});
