import { csvCell, csvText } from '../../../ui/csv-text.ts';
import { importTexts as texts } from './imports.messages.ts';
import type { RefusedLine } from './refused-line.ts';

/** The refused lines of a rehearsal as CSV: place, value and reason. */
export const refusedCsv = (lines: readonly RefusedLine[]): string =>
  csvText([
    [texts.line, texts.column, texts.value, texts.message].map(csvCell),
    ...lines.map(({ linha, coluna, valor, mensagem }) => [String(linha), csvCell(coluna ?? ''), csvCell(valor ?? ''), csvCell(mensagem)]),
  ]);
