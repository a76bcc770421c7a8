import { seededRandom } from '../../../server/demo/random.ts';
import { understand } from '../../../server/modules/readings/index.ts';
import { compareReading } from './compare.ts';
import { generateReceipt, LAYOUTS } from './generate.ts';
import { rowsOfSheet } from './rows-of-sheet.ts';
import type { Measured } from './table.ts';

/** Shares of wrong characters. */
const WRONG = [0, 0.003, 0.01];

/** Measures the grammar alone on the text of generated receipts, without codes; `onFailure` receives what was not right. */
export function measureText({ seed, count, onFailure }: { seed: number; count: number; onFailure: (message: string) => void }): Measured[] {
  return WRONG.flatMap((wrong) => {
    const random = seededRandom(seed);
    return Array.from({ length: count }, (_, index) => {
      const layout = LAYOUTS[index % LAYOUTS.length]!;
      const { sheet, truth } = generateReceipt(random, layout);
      const rows = rowsOfSheet(sheet, random, wrong);
      const started = process.cpuUsage();
      const reading = understand(rows, { fonte: 'foto', codes: [] });
      const { user, system } = process.cpuUsage(started);
      const comparison = compareReading(reading, truth);
      const failed = Object.entries(comparison.fields).filter(([, verdict]) => verdict !== 'right');
      if (failed.length > 0 || comparison.allItems === false || comparison.sure.wrong.length > 0) {
        const read = {
          ...reading,
          linhas: undefined,
          lugares: undefined,
          itens: reading.itens.map((item) => ({ ...item, lugar: undefined })),
        };
        onFailure(
          [
            `${index} ${layout.name} ${wrong}`,
            sheet.lines.map(({ text }) => text).join('\n'),
            JSON.stringify(truth),
            JSON.stringify(read),
            JSON.stringify(comparison),
          ].join('\n'),
        );
      }
      return {
        name: `${index} ${layout.name}`,
        degree: `text ${wrong * 100}%`,
        layout: layout.name,
        comparison,
        cpuSeconds: (user + system) / 1e6,
      };
    });
  });
}
