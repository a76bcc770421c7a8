import { parseArgs } from 'node:util';
import { bringReceiptFonts } from './receipts/fonts.ts';
import type { Measured } from './receipts/table.ts';

/**
 * Measures the receipt reader: `npm run receipts:eval -- --seed n [--count n] [--real FOLDER] [--text] [--verbose]`. Draws its corpus from
 * the seed; `--text` measures the grammar alone on text; `--real` also measures the files of a folder whose subfolders hold a truth.json.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    real: { type: 'string' },
    text: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const options = { seed: Number(values.seed), count: Number(values.count) };
const print = (text: string) => process.stdout.write(`${text}\n`);
const explain = (text: string) => {
  if (values.verbose) print(text);
};

// The drawing library reads the list of fonts once, when it is loaded.
bringReceiptFonts();
const { creditLineOf, tableOf } = await import('./receipts/table.ts');
if (values.text) await printText();
else await printPictures();
if (values.real) await printReal(values.real);

async function printText(): Promise<void> {
  const { measureText } = await import('./receipts/text.ts');
  const measured = measureText({ ...options, onFailure: explain });
  print(tableOf(measured, 'degree'));
  print(`\n${tableOf(measured, 'layout')}`);
}

async function printPictures(): Promise<void> {
  const { measurePictures } = await import('./receipts/measure-pictures.ts');
  const measured = await measurePictures({ ...options, onMeasured: (one) => explain(failureOf(one)) });
  print(tableOf(measured, 'degree'));
  print(`\n${tableOf(measured, 'layout')}`);
  print(`\n${creditLineOf(measured)}`);
}

async function printReal(folder: string): Promise<void> {
  const { measureReal } = await import('./receipts/real.ts');
  const measured = await measureReal(folder, (one) => explain(failureOf(one)));
  print(`\n${tableOf(measured, 'degree')}`);
  print(`\n${creditLineOf(measured)}`);
}

function failureOf({ name, comparison }: Measured): string {
  const failed = Object.entries(comparison.fields).flatMap(([field, verdict]) => (verdict === 'right' ? [] : [`${field} ${verdict}`]));
  const items = comparison.allItems === false ? [`items ${comparison.lines.right} of ${comparison.lines.all}`] : [];
  const sure = comparison.sure.wrong.map((wrong) => `SURE BUT WRONG: ${wrong}`);
  const credit = comparison.gaps.length === 0 && !comparison.isRight ? ['CREDITED BUT WRONG'] : [];
  return `${name}: ${[...failed, ...items, ...sure, ...credit].join(', ') || 'right'}`;
}
