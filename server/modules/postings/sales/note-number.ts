import { fiscalKeyOf, parseFiscalKey } from '../../../shared/fiscal-key.ts';

/** A typed note number: the 44 characters of a well-formed key as they are; otherwise the number, without a key. */
export function readNoteNumber(identificador: string): { identificador: string; chaveFiscal: string | null } {
  const key = fiscalKeyOf(identificador);
  const parsed = key ? parseFiscalKey(key) : null;
  const chaveFiscal = parsed && !parsed.errors.length ? parsed.chave : null;
  return { identificador: chaveFiscal ?? identificador, chaveFiscal };
}
