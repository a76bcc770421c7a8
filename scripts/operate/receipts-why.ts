import 'reflect-metadata';
import { explainDecision } from '../../server/modules/auto-credits/index.ts';
import { openDatabaseAt } from '../../server/open-database.ts';
import { commandDatabase } from './command-database.ts';

/**
 * `npm run -s receipts:why -- ID` prints the automatic decision about a receipt with its stored inputs, and whether the function repeats it
 * on them. Changes nothing. The exit code is 1 for a decision that does not repeat.
 */
const id = Number(process.argv[2]);
if (!Number.isInteger(id) || id <= 0) {
  process.stderr.write('Informe o número da nota: npm run -s receipts:why -- 123\n');
  process.exit(1);
}
const target = await commandDatabase();
try {
  const database = await openDatabaseAt(target.url);
  try {
    const { text, repeats } = await explainDecision(database.read, id);
    process.stdout.write(`${text}\n`);
    if (!repeats) process.exitCode = 1;
  } finally {
    await database.close();
  }
} finally {
  await target.close();
}
