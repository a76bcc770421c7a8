import { parseArgs } from 'node:util';
import { seededRandom } from '../../server/demo/random.ts';
import { explain, SURE } from '../../server/modules/readings/index.ts';
import { compareReading } from './receipts/compare.ts';
import { calibrated, type Example, fitWeights, scoreOf } from './receipts/fit-weights.ts';
import { generateReceipt, LAYOUTS } from './receipts/generate.ts';
import { rowsOfSheet } from './receipts/rows-of-sheet.ts';

/**
 * Fits the weights of engine/grammar/confidence-weights.ts: `node --import tsx scripts/prove/receipts-fit.ts --count n`. Half of the
 * receipts fit and calibrate, the other half tests. Prints the table and what is sure and wrong in the test half.
 */
const { values } = parseArgs({ options: { count: { type: 'string', default: '2000' } } });
/** Shares of wrong characters. PP-OCRv4 misread 0.16 % of the digits of drawn receipts. */
const WRONG = [0.0005, 0.002, 0.006];

const halves = [examplesOf(101, Number(values.count)), examplesOf(202, Number(values.count))] as const;
for (const field of new Set(halves[0].map((example) => example.field))) {
  const [fitting, testing] = halves.map((half) => half.filter((example) => example.field === field)) as [Example[], Example[]];
  const fitted = fitWeights(fitting);
  if (!fitted) {
    process.stdout.write(`  // ${field}: none of ${fitting.length} wrong; keep the weights chosen by hand\n`);
    continue;
  }
  const weights = calibrated(fitted, fitting);
  const sure = testing.filter(({ evidence }) => scoreOf(weights, evidence) >= Math.log(SURE / (1 - SURE)));
  const wrong = sure.filter(({ isRight }) => !isRight).length;
  const row = Object.entries(weights).map(([name, weight]) => `${name}: ${weight.toFixed(2)}`);
  process.stdout.write(`  ${field}: { ${row.join(', ')} }, // test: ${testing.length}, sure ${sure.length}, of these wrong ${wrong}\n`);
}

function examplesOf(seed: number, count: number): Example[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const { sheet, truth } = generateReceipt(random, LAYOUTS[index % LAYOUTS.length]!);
    const { reading, evidence, itemEvidence } = explain(rowsOfSheet(sheet, random, WRONG[index % WRONG.length]), {
      fonte: 'foto',
      codes: [],
    });
    const { fields, items } = compareReading(reading, truth);
    const head = Object.entries(evidence).flatMap(([field, ofField]) => {
      const verdict = fields[field as keyof typeof fields];
      return verdict === undefined || verdict === 'missing' ? [] : [{ field, evidence: ofField, isRight: verdict === 'right' }];
    });
    return [...head, ...itemEvidence.map((ofItem, item) => ({ field: 'item', evidence: ofItem, isRight: items[item] === true }))];
  }).flat();
}
