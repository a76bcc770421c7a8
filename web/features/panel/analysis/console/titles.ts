import type { TotalsCatalogueQuery } from '../analysis.generated.ts';
import { consoleTexts as texts, wordTitles } from './console.messages.ts';

export type CatalogueEntry = TotalsCatalogueQuery['totalsCatalogue'][number];

/** What the catalogue says about a column of a result. */
export interface KnownColumn {
  title: string;
  isMeasure: boolean;
  unit?: string | null;
}
export type KnownColumns = ReadonlyMap<string, KnownColumn>;

const PERIODS = ['day', 'week', 'month', 'quarter', 'year'];

/** The columns of a totals field, by their names in the result. */
export function knownColumns(entry: CatalogueEntry | undefined): KnownColumns {
  const known = new Map<string, KnownColumn>();
  if (!entry) return known;
  for (const period of PERIODS) known.set(period, { title: wordTitles[period]!, isMeasure: false });
  for (const { field, label, title } of entry.dimensions) {
    known.set(field, { title: label ? `${title} (id)` : title, isMeasure: false });
    if (label) known.set(label, { title, isMeasure: false });
  }
  for (const { field, title, unit } of entry.measures) {
    known.set(field, { title, unit, isMeasure: true });
    known.set(`before.${field}`, { title: texts.before(title), unit, isMeasure: true });
  }
  return known;
}

/** The catalogue's entry of an answer: its first field, when that is a totals field. */
export const entryOfAnswer = (catalogue: readonly CatalogueEntry[], data: unknown): CatalogueEntry | undefined => {
  const [name] = Object.keys((data as object | null) ?? {});
  return catalogue.find((entry) => entry.name === name);
};

/** 'dataInicial' as 'Data inicial'. */
const spaced = (name: string): string => {
  const words = name
    .replaceAll(/([a-zà-ú\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Portuguese titles of variables, fields and enum words: common words, then the catalogue's, then the name itself. */
export function titlesOf(catalogue: readonly CatalogueEntry[]): (name: string) => string {
  const titles = new Map<string, string>();
  for (const { dimensions, measures } of catalogue) {
    for (const { name, field, title } of dimensions) titles.set(name, title).set(field, title);
    for (const { field, title } of measures) titles.set(field, title);
  }
  return (name) => wordTitles[name] ?? titles.get(name) ?? (/^[A-Z\d_]+$/.test(name) ? name : spaced(name));
}
