import { parseArgs } from 'node:util';
import { tableOf } from './receipts/table.ts';
import { measureText } from './receipts/text.ts';

/** `npm run receipts:eval -- --seed n [--count n] [--text] [--verbose]`: measures the receipt reader. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    text: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const onFailure = (message: string) => {
  if (values.verbose) process.stdout.write(`${message}\n\n`);
};
const measured = measureText({ seed: Number(values.seed), count: Number(values.count), onFailure });
for (const degree of new Set(measured.map((one) => one.degree))) {
  process.stdout.write(
    `${degree}\n${tableOf(
      measured.filter((one) => one.degree === degree),
      'layout',
    )}\n\n`,
  );
}
