import { toDigits } from './glyphs.ts';
import { anyLabelIn } from './labels.ts';
import type { Line, Span } from './line.ts';

/** A printed number without leading zeros and its place. */
export interface FoundNumber {
  value: string;
  span: Span;
}

export interface DocumentNumber {
  modelo: string | null;
  serie: FoundNumber | null;
  numero: FoundNumber | null;
}

const DIGITS = '([0-9OQDIlZSBGb|]{1,14}(?:\\.[0-9OQDIlZSBGb|]{3}(?![0-9A-Za-z])){0,3})';
const NUMBER_PATTERNS = [
  new RegExp(`NFC?-?e\\s*(?:n[º°o.]*)?\\s*[:.]?\\s*${DIGITS}(?=\\s|$)`, 'i'),
  new RegExp(`(?:^|\\s)n(?:[uú]mer[o0]|[º°o]\\.?|\\.[º°o]?|ro?\\.?)\\s*(?:da nota|nf-?e)?\\s*[:.]?\\s*${DIGITS}(?=\\s|$)`, 'i'),
];
const SERIES = new RegExp(`s[eéêè][rt]i[eg]?\\s*[:.]?\\s*${DIGITS}(?=\\s|$|-)`, 'i');
const EXTRACT = new RegExp(`ext?rat[o0]\\s*n?[º°o0.]*\\s*[:.]?\\s*${DIGITS}`, 'i');
const EQUIPMENT = new RegExp(`(?:sat|equipamento|mfe)\\s*(?:n[º°o.]*|numero|s[eé]rie)\\s*[:.]?\\s*${DIGITS}(?=\\s|$)`, 'i');
const COO = new RegExp(`c[o0][o0]\\s*[:.]?\\s*${DIGITS}(?=\\s|$)`, 'i');

/** Model, series and number as printed. */
export function documentNumberOf(lines: readonly Line[]): DocumentNumber {
  const modelo = modelOf(lines);
  if (modelo === '59') return { modelo, serie: first(lines, [EQUIPMENT]), numero: first(lines, [EXTRACT]) };
  if (modelo === 'ECF') return { modelo, serie: null, numero: first(lines, [COO]) };
  const numero = first(lines.filter(isNumberLine), NUMBER_PATTERNS);
  return { modelo, serie: first(lines, [SERIES]), numero };
}

/** Protocols, taxpayer numbers and addresses are numbers too. */
const isNumberLine = ({ text }: Line): boolean =>
  !/protocolo|inscri|telefone|\brua\b|\bav\b|\bav\.|\bsat n/i.test(text) || /s[eé]rie/i.test(text);

function modelOf(lines: readonly Line[]): string | null {
  if (lines.some((line) => anyLabelIn(line, ['DANFENFCE', 'NOTAFISCALDECONSUMIDOR', 'NFCE']))) return '65';
  if (lines.some((line) => anyLabelIn(line, ['CUPOMFISCALELETRONICO', 'EXTRATONO']))) return '59';
  if (lines.some((line) => anyLabelIn(line, ['DANFE', 'NOTAFISCALELETRONICA']))) return '55';
  return lines.some((line) => anyLabelIn(line, ['CUPOMFISCAL'])) ? 'ECF' : null;
}

function first(lines: readonly Line[], patterns: readonly RegExp[]): FoundNumber | null {
  for (const pattern of patterns) {
    for (const line of lines) {
      const match = pattern.exec(line.text);
      const printed = match?.[1]?.replace(/\.+$/, '');
      if (!match || !printed || printed.replace(/\D/g, '').length * 2 < printed.length) continue;
      const start = match.index + match[0].indexOf(printed);
      const value = toDigits(printed)
        .replace(/\D/g, '')
        .replace(/^0+(?=\d)/, '');
      return { value, span: { line, start, end: start + printed.length } };
    }
  }
  return null;
}
