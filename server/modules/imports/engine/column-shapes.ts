import { isValidCnpj, normalizeCnpj } from '../../../shared/cnpj.ts';
import { isValidCpf, normalizeCpf } from '../../../shared/cpf.ts';
import { parseFlexibleDate } from '../../../shared/dates.ts';
import { parseDecimal } from '../../../shared/money.ts';

/** The form of a column's cells. */
export interface ColumnShape {
  fits: (cell: string) => boolean;
  /** Few other columns have cells of this form, so that the cells alone suggest the column. */
  isTelling: boolean;
}

const LONGEST_CODE = 30;
const isDigits = (text: string) => /^[\d.\-/\s]+$/.test(text);

/** Spreadsheets drop leading zeros, so shorter numbers are padded. */
export const shapes = {
  cpf: { fits: (cell) => isDigits(cell) && isValidCpf(normalizeCpf(cell).padStart(11, '0')), isTelling: true },
  cnpj: { fits: (cell) => isValidCnpj(normalizeCnpj(cell).padStart(14, '0')), isTelling: true },
  date: { fits: (cell) => parseFlexibleDate(cell.replace(/[T\s]\d\d:\d\d(:\d\d)?$/, '')) !== null, isTelling: true },
  fiscalType: { fits: (cell) => /^[NC]$/i.test(cell), isTelling: true },
  noteNumber: { fits: (cell) => /^[\dA-Za-z.\-/\s]{1,60}$/.test(cell) && /\d/.test(cell) && !/\d,\d/.test(cell), isTelling: false },
  amount: { fits: (cell) => parseDecimal(cell.replace(/^R\$\s*/i, ''), { brazilian: true }) !== null, isTelling: false },
  code: { fits: (cell) => cell.length <= LONGEST_CODE && !/\s/.test(cell), isTelling: false },
} as const satisfies Record<string, ColumnShape>;
