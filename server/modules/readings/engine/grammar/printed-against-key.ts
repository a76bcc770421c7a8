import { type Reading, SURE } from '../reading.ts';
import { certaintyOf } from './confidence.ts';
import type { HeadReading } from './head.ts';
import { doubtOf } from './line.ts';

/** The issuer's CNPJ is in the head; below it are those of card companies and software houses. */
const HEAD_LINES = 8;
/** Doubt of characters whose lowest probability is SURE. */
const SURE_CHARACTERS = Math.sqrt(1 - SURE);

/**
 * The printed CNPJ and number where they contradict the key of a QR or bar code and their characters are sure; the reading itself has the
 * key's values. Absent when nothing contradicts it.
 */
export function printedAgainstKey({ key, isCodeKey, cnpj, printed: { numero }, evidence }: HeadReading): Reading['impresso'] {
  if (!key || !isCodeKey) return undefined;
  const isOther = cnpj !== null && cnpj.cnpj !== key.cnpj && cnpj.isLabelled && cnpj.span.line.index < HEAD_LINES;
  const isSureCnpj = isOther && certaintyOf('cnpj', evidence.cnpj ?? {}) >= SURE;
  const isSureNumber = numero !== null && numero.value !== key.numero && doubtOf([numero.span]) <= SURE_CHARACTERS;
  if (!isSureCnpj && !isSureNumber) return undefined;
  return { ...(isSureCnpj ? { cnpj: cnpj.cnpj } : {}), ...(isSureNumber ? { numero: numero.value } : {}) };
}
