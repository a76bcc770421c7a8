import { isValidCnpj, normalizeCnpj } from '../../../../shared/cnpj.ts';
import { toDigits } from './glyphs.ts';
import { anyLabelIn, labelAtStart, labelIn } from './labels.ts';
import type { Line, Span } from './line.ts';

export interface FoundCnpj {
  cnpj: string;
  span: Span;
  /** The word CNPJ is printed in the same row. */
  isLabelled: boolean;
}

// The slash is often read as 1, 7, I or l, or lost.
const CNPJ =
  /(?<![0-9A-Z])[0-9A-Z|!]{2}[.,\s]{0,2}[0-9A-Z|!]{3}[.,\s]{0,2}[0-9A-Z|!]{3}\s?[/\\17Il|]?\s?[0-9A-Z|!]{4}\s?[-.~]?\s?[0-9|!OIlSZBGQD]{2}(?![0-9A-Z])/gi;
const BUYER = ['CONSUMIDOR', 'CPFCNPJ', 'CNPJCPF', 'DESTINATARIO', 'CLIENTE', 'TOMADOR', 'TRANSPORTADOR'];

/** The part of a DANFE below which CNPJs are the buyer's and the carrier's. */
const BUYERS_PART = 'DESTINATARIOREMETENTE';

/** The valid CNPJs of the issuer: not in a buyer's row, nor in the row below it; in a DANFE, those above the buyer's part. */
export function cnpjsOf(lines: readonly Line[], modelo: string | null): FoundCnpj[] {
  const buyersPart = modelo === '55' ? lines.findIndex((line) => labelAtStart(line, BUYERS_PART)) : -1;
  return lines.slice(0, buyersPart < 0 ? lines.length : buyersPart).flatMap((line, index) => {
    const above = lines[index - 1];
    const isBuyers = isBuyerRow(line) || (above !== undefined && isBuyerRow(above) && !labelIn(line, 'CNPJ'));
    if (isBuyers && buyersPart < 0) return [];
    return [...line.text.matchAll(CNPJ)].flatMap((match) => {
      const cnpj = validCnpjOf(match[0]);
      const span = { line, start: match.index, end: match.index + match[0].length };
      return cnpj ? [{ cnpj, span, isLabelled: labelIn(line, 'CNPJ') !== null }] : [];
    });
  });
}

const isBuyerRow = (line: Line): boolean =>
  anyLabelIn(line, BUYER) !== null && !/NOTAFISCAL(?:DE|AO)?CONSUMIDOR/.test(line.squashed.letters);

/** As printed; else with digits for letters; else without a misread slash. */
function validCnpjOf(text: string): string | null {
  const asPrinted = normalizeCnpj(text);
  const digits = normalizeCnpj(toDigits(text.replaceAll('l', '1')));
  const candidates = [asPrinted, digits, digits.length === 15 ? digits.slice(0, 8) + digits.slice(9) : ''];
  return candidates.find((candidate) => candidate.length === 14 && isNumericEnough(candidate) && isValidCnpj(candidate)) ?? null;
}

/** Alphanumeric CNPJs exist, but words of fourteen letters are none. */
const isNumericEnough = (candidate: string): boolean => candidate.replace(/\D/g, '').length >= 6;

const NOT_A_NAME = ['DOCUMENTOAUXILIAR', 'DANFE', 'CUPOMFISCAL', 'EXTRATONO', 'NOTAFISCAL', 'RECEBEMOS', 'IDENTIFICACAO', 'NFCE'];
const COMPANY = /\b(?:LTDA|S\/?A|EIRELI|EPP|ME|COMERCIO|COM[EÉ]RCIO|CIA)\b/i;

/** The issuer's printed name: before the CNPJ in its row, else the first company name, else the first name above it. */
export function issuerNameOf(lines: readonly Line[], cnpj: Span | null): string | null {
  const before = cnpj
    ? cnpj.line.text
        .slice(0, cnpj.start)
        .replace(/\W*C?N[PF]J.*$/i, '')
        .trim()
    : '';
  if (before.replace(/[^A-Za-z]/g, '').length >= 5) return tidy(before);
  const above = lines
    .slice(0, cnpj ? cnpj.line.index : 6)
    .filter((line) => line.squashed.letters.length >= 4 && !anyLabelIn(line, NOT_A_NAME));
  const named = above.find(({ text }) => COMPANY.test(text)) ?? above[0];
  if (named) return tidy(named.text);
  const after = cnpj ? cnpj.line.text.slice(cnpj.end).trim() : '';
  return after.replace(/[^A-Za-z]/g, '').length >= 5 ? tidy(after) : null;
}

const tidy = (text: string): string =>
  text
    .split(/\s{3,}/)[0]!
    .replace(/\s+/g, ' ')
    .replace(/[\s\-:,]+$/, '')
    .trim();
