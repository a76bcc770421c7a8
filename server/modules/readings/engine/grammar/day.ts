import { isCalendarDate } from '../../../../shared/dates.ts';
import type { FiscalKey } from '../../../../shared/fiscal-key.ts';
import { anyLabelIn } from './labels.ts';
import type { Line, Span } from './line.ts';

export interface FoundDay {
  data: string;
  span: Span;
  hora: string | null;
  horaSpan: Span | null;
  score: number;
  /** A label of the issue stands before it. */
  isLabelled: boolean;
  /** How often the same day is printed. */
  count: number;
}

const DAY = /(?<!\d)(\d{2})[/:.-](\d{2})[/:.-](\d{4}|\d{2})(?!\d)/g;
/** Without spaces around it: 'Serie 31520:06/202613:20'. Only a full year of this century is believed there. */
const GLUED_DAY = /(\d{2})[/:.-](\d{2})[/:.-](20\d{2})/g;
const HOUR = /(?<!\d)([01]\d|2[0-3])\s?:\s?([0-5]\d)(?:\s?:\s?([0-5]\d))?(?!\d)/;
const LABELS = ['EMISSAO', 'NFCE', 'SERIE', 'EXTRATO', 'EMITIDA', 'SATNO', 'CCF', 'COO'];
const ISSUE = ['DATADAEMISSAO', 'DATADEEMISSAO', 'EMISSAO'];
const FOREIGN = ['VALIDADE', 'VENCIMENTO', 'VENCTO', 'NASCIMENTO', 'TROCA', 'PROMOCAO', 'SORTEIO'];
/** Electronic notes exist since 2006; digits of a later or earlier year are another number. */
const YEARS = { first: 2006, last: 2099 };

/** The days of a receipt, the most probable first. */
export function daysOf(lines: readonly Line[], key: FiscalKey | null): FoundDay[] {
  const pattern = lines.some((line) => line.digits.search(DAY) >= 0) ? DAY : GLUED_DAY;
  const found = lines.flatMap((line, index) =>
    [...line.digits.matchAll(pattern)].flatMap((match) => dayOf({ lines, line, index, match, key })),
  );
  for (const day of found) {
    day.count = found.filter(({ data }) => data === day.data).length;
    if (day.count > 1) day.score += 1;
  }
  return found.sort((a, b) => b.score - a.score);
}

function dayOf({
  lines,
  line,
  index,
  match,
  key,
}: {
  lines: readonly Line[];
  line: Line;
  index: number;
  match: RegExpExecArray;
  key: FiscalKey | null;
}): FoundDay[] {
  const [text, day, month, year] = match as unknown as [string, string, string, string];
  const data = `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;
  if (!isCalendarDate(data) || Number(data.slice(0, 4)) < YEARS.first || Number(data.slice(0, 4)) > YEARS.last) return [];
  const span = { line, start: match.index, end: match.index + text.length };
  const above = lines[index - 1];
  const isLabelled = anyLabelIn(line, LABELS) !== null || (above !== undefined && anyLabelIn(above, ISSUE) !== null);
  const inKey = key !== null && key.ano === Number(data.slice(0, 4)) && key.mes === Number(month);
  const hour = hourAfter(lines, span);
  let score = (inKey ? 4 : 0) + (isLabelled ? 3 : 0) + (hour ? 1 : 0) + (year.length === 4 ? 1 : 0);
  if (key?.dia === Number(day)) score += 5;
  if (anyLabelIn(line, FOREIGN)) score -= 4;
  return [{ data, span, hora: hour?.hora ?? null, horaSpan: hour?.span ?? null, score, isLabelled, count: 1 }];
}

/** The hour behind a day; a narrow receipt prints it, or only its seconds, in the next row. */
function hourAfter(lines: readonly Line[], { line, end }: Span): { hora: string; span: Span } | null {
  const own = HOUR.exec(line.digits.slice(end));
  const next = lines[line.index + 1];
  if (own) {
    const start = end + own.index;
    const seconds = own[3] ?? (line.digits.trimEnd().endsWith(':') ? /^\s*([0-5]\d)\s*$/.exec(next?.digits ?? '')?.[1] : undefined);
    return { hora: [own[1], own[2], ...(seconds ? [seconds] : [])].join(':'), span: { line, start, end: start + own[0].length } };
  }
  const below = next && line.digits.slice(end).trim() === '' ? HOUR.exec(next.digits) : null;
  if (!next || !below || below.index > next.digits.search(/\S/)) return null;
  const hora = [below[1], below[2], ...(below[3] ? [below[3]] : [])].join(':');
  return { hora, span: { line: next, start: below.index, end: below.index + below[0].length } };
}
