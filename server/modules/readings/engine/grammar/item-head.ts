import { isValidGtin } from '../../../../shared/barcode.ts';
import { toDigits } from './glyphs.ts';
import type { Line, Span } from './line.ts';

/** Code and description of an item. */
export interface ItemHead {
  codigo: string | null;
  codeSpan: Span | null;
  descricao: string;
}

export interface HeadLayout {
  /** Items are numbered from 1. */
  hasOrdinals: boolean;
  hasCodes: boolean;
}

const ORDINAL = /^[#\s]*([0-9OQDIlZSB]{1,3})(?=[\s.)\-|]|$)[\s.)\-|]*/;
const LABELLED_CODE = /\(?\s*c[oóòô0]d(?:[i1l]g[o0])?[.:\s]+\s*([0-9A-Za-z.-]{1,20})\s*\)?/i;
const CODE = /^([0-9OQDIlZSBGbT|]{2,14}|(?=[A-Z0-9.-]*\d)[A-Z0-9]{1,10}[.-]?[A-Z0-9]{1,10})(?=\s|$)\s*/;
/** A code without a space before its description: '000045404LAVITAN'. */
const GLUED_CODE = /^(\d{5,14})(?:[.,]\d{0,2})?(?=[A-Za-z]{2})/;
/** Tax codes that some ECF print between code and description: '#17.063.00#1905.32.00#'. */
const TAX_CODES = /#?[\d.]{6,12}#[\d.]{6,12}#/g;
const EDGES = /^[\s\-|:.*#]+|[\s\-|:#(]+$/g;

/** Whether the first items begin with their ordinals. */
export function hasOrdinals(heads: readonly Span[][]): boolean {
  const fitting = heads.filter((spans, index) => ordinalStart(spans, index + 1) >= 0);
  return fitting.length * 2 > heads.length;
}

/** The span that begins with the ordinal: rows before it are no part of the item. */
function ordinalStart(spans: readonly Span[], ordinal: number): number {
  return spans.findLastIndex((span) => {
    const text = joinedOrdinal(textOf([span]));
    const printed = ORDINAL.exec(text)?.[1];
    return (printed !== undefined && Number(toDigits(printed)) === ordinal) || text.startsWith(String(ordinal).padStart(3, '0'));
  });
}

/** Parses the text before an item's quantity. */
export function headOf(allSpans: readonly Span[], ordinal: number, layout: HeadLayout): ItemHead {
  const spans = layout.hasOrdinals ? allSpans.slice(Math.max(0, ordinalStart(allSpans, ordinal))) : allSpans;
  let text = textOf(spans);
  if (layout.hasOrdinals) text = withoutOrdinal(text, ordinal);
  text = text.replace(TAX_CODES, ' ');
  const labelled = LABELLED_CODE.exec(text);
  if (labelled?.[1]) {
    const rest = `${text.slice(0, labelled.index)} ${text.slice(labelled.index + labelled[0].length)}`;
    const codigo = codeFrom(labelled[1], spans);
    return { codigo, codeSpan: spanOf(spans, labelled[1]), descricao: tidy(rest) };
  }
  const code = layout.hasCodes ? codeAtStart(text.replace(/^[\s\-|]+/, '')) : null;
  if (!code) return { codigo: null, codeSpan: null, descricao: tidy(text) };
  const printed = code[1]!;
  const rest = text.replace(/^[\s\-|]+/, '').slice(code[0].length);
  return { codigo: codeFrom(printed, spans), codeSpan: spanOf(spans, printed), descricao: tidy(rest) };
}

const codeAtStart = (text: string): RegExpExecArray | null => GLUED_CODE.exec(text) ?? CODE.exec(text);

/** A code that is mostly digits has no letters; others are kept as printed. */
function codeFrom(printed: string, spans: readonly Span[]): string {
  const digits = toDigits(printed);
  const isNumeric = /^\d+$/.test(digits) && printed.replace(/\D/g, '').length * 2 >= printed.length;
  return isNumeric ? readEan(digits, spans, printed) : printed;
}

/** '00 2' and '0 02' are 002. */
const joinedOrdinal = (text: string): string =>
  text.replace(/^[0O]\s?[0O]?\s?\d{1,2}(?=\s+[0-9A-Z]{2})/, (ordinal) => ordinal.replace(/\s/g, ''));

/** Strips the item's number, which is often glued to the code: '00439570CIMENTO' as item 4 has the code 39570. */
function withoutOrdinal(text: string, ordinal: number): string {
  const trimmed = joinedOrdinal(text.trimStart());
  const separate = ORDINAL.exec(trimmed);
  if (separate && trimmed.length > separate[0].length) return trimmed.slice(separate[0].length);
  // A misread ordinal keeps its length: '00A', 'v02'.
  const misread =
    /^(?=\S*\d)\S{2,4}\s+(?=[0-9OQDIlZSBG]{3,14}(?:\s|[A-Z]))/.exec(trimmed) ?? /^[0O][0-9A-Za-z]{1,2}\s+(?=\S)/.exec(trimmed);
  if (misread) return trimmed.slice(misread[0].length);
  const padded = String(ordinal).padStart(3, '0');
  return trimmed.startsWith(padded) ? trimmed.slice(padded.length).replace(/^(\d{2,13})(?=[A-Z])/, '$1 ') : trimmed;
}

/** An EAN whose check digit fails takes the only second choice of the recogniser that makes it right. */
function readEan(code: string, spans: readonly Span[], printed: string): string {
  const span = spanOf(spans, printed);
  // A mark beside the code is read as one more digit.
  const inside = [code.slice(0, 13), code.slice(1)].filter(isValidGtin);
  if (code.length === 14 && !isValidGtin(code) && inside.length === 1) return inside[0]!;
  if (code.length !== 13 || isValidGtin(code) || !span) return code;
  const choices = span.line.characters.slice(span.start, span.end).flatMap((character, index) => {
    const second = character?.second ? toDigits(character.second.text) : '';
    const candidate = `${code.slice(0, index)}${second}${code.slice(index + 1)}`;
    return /^\d$/.test(second) && isValidGtin(candidate) ? [candidate] : [];
  });
  return choices.length === 1 ? choices[0]! : code;
}

/** The text of several spans, one space between them. */
export const textOf = (spans: readonly Span[]): string =>
  spans
    .map(({ line, start, end }) => line.text.slice(start, end).trim())
    .join(' ')
    .trim();

function spanOf(spans: readonly Span[], text: string): Span | null {
  for (const { line, start, end } of spans) {
    const at = line.text.slice(start, end).indexOf(text);
    if (at >= 0) return { line, start: start + at, end: start + at + text.length };
  }
  return null;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(EDGES, '').trim();

/** Whether items have codes: the header line says so, or most items begin with a code. */
export function hasCodes(header: readonly Line[], heads: readonly Span[][], withOrdinals: boolean): boolean {
  if (header.some(({ squashed }) => /COD|CDIG/.test(squashed.letters))) return true;
  const coded = heads.filter((spans, index) => {
    const text = withOrdinals ? withoutOrdinal(textOf(spans), index + 1) : textOf(spans);
    return /^[\s\-|]*(?:[0-9OQDIlZSBG]{3,14}\s|\d{5,14}[A-Z]{2})/.test(text);
  });
  return coded.length * 2 > heads.length;
}
