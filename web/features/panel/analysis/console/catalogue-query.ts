import { z } from 'zod';
import { consoleTexts as texts, wordTitles } from './console.messages.ts';
import type { CatalogueEntry } from './titles.ts';

/** Periods that every totals field groups by. */
export const PERIODS = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;

/** Rules of a choice in the catalogue; the limits are those of the totals fields. */
export const catalogueRules = z
  .object({
    entry: z.string({ error: texts.chooseSubject }).min(1, texts.chooseSubject),
    period: z.enum(PERIODS).nullable(),
    dimensions: z.array(z.string()).max(5, texts.tooManyGroups),
    measures: z.array(z.string()).min(1, texts.chooseMeasure),
    from: z.string(),
    to: z.string(),
  })
  .refine(({ period, dimensions }) => period || dimensions.length > 0, { message: texts.chooseGroup, path: ['period'] })
  .refine(({ from, to }) => !from || !to || from <= to, { message: texts.endsBeforeStart, path: ['to'] });
export type CatalogueChoice = z.infer<typeof catalogueRules>;

/** The first choice of an entry: its first measure by month. */
export const firstChoice = (entry: CatalogueEntry | undefined): CatalogueChoice => ({
  entry: entry?.name ?? '',
  period: 'MONTH',
  dimensions: [],
  measures: entry ? [entry.measures[0]!.field] : [],
  from: '',
  to: '',
});

/** 'Vendas por mês' as 'VendasPorMes', a GraphQL name. */
const nameOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^(?=\d)/, '_');

const quoted = (day: string) => (day ? ` = ${JSON.stringify(day)}` : '');

/** A query that can run at once. The days are variables, so that a saved query asks for them. */
export function catalogueQuery(entry: CatalogueEntry, choice: CatalogueChoice): string {
  const dimensions = choice.dimensions.flatMap((name) => entry.dimensions.find((dimension) => dimension.name === name) ?? []);
  const words = [...(choice.period ? [choice.period] : []), ...dimensions.map(({ name }) => name)];
  const titles = [...(choice.period ? [wordTitles[choice.period]!] : []), ...dimensions.map(({ title }) => title)];
  const keys = [...(choice.period ? [choice.period.toLowerCase()] : []), ...dimensions.map(({ field, label }) => label ?? field)];
  const order = choice.period ? `sort: "${choice.period.toLowerCase()}", direction: ASC` : `sort: "${choice.measures[0]}", direction: DESC`;
  const indented = (depth: number, lines: readonly string[]) => lines.map((line) => '  '.repeat(depth) + line);
  return [
    `query ${nameOf(`${entry.title} por ${titles.join(' e ')}`)}($de: Day${quoted(choice.from)}, $ate: Day${quoted(choice.to)}) {`,
    `  ${entry.name}(`,
    `    groupBy: [${words.join(', ')}]`,
    '    filter: { from: $de, to: $ate }',
    `    options: { ${order}, pageSize: 1000 }`,
    '  ) {',
    '    rows {',
    ...indented(3, [...keys, ...choice.measures]),
    '    }',
    '    all {',
    ...indented(3, choice.measures),
    '    }',
    '    groups',
    '  }',
    '}',
    '',
  ].join('\n');
}
