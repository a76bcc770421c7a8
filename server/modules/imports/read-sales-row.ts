import type { TableRow } from '../../platform/sheets/table-reader.ts';
import { normalizeCnpj } from '../../shared/cnpj.ts';
import { isValidCpf, normalizeCpf } from '../../shared/cpf.ts';
import { parseFlexibleDate } from '../../shared/dates.ts';
import { fiscalKeyOf, parseFiscalKey } from '../../shared/fiscal-key.ts';
import { isFiscalNumber } from '../../shared/fiscal-number.ts';
import { parseDecimal } from '../../shared/money.ts';
import { lineErrors, type StagedErrors } from './engine/line-errors.ts';
import { numberRefusal } from './engine/number-refusal.ts';
import { type SalesColumn, salesColumns } from './sales-sheet.ts';

const MAX_TEXT = 60;
const MAX_CODE = 30;
const KEY_LENGTH = 44;
const titles = Object.fromEntries(salesColumns.map(({ key, title }) => [key, title])) as Record<SalesColumn, string>;

/** One line of a sales sheet as far as its own cells tell: the readable values, and the errors of the others. */
export interface SalesRow extends StagedErrors {
  linha: number;
  cpf: string | null;
  cnpj: string | null;
  tipoFiscal: string | null;
  identificador: string | null;
  chaveFiscal: string | null;
  realizadoEm: string | null;
  codigo: string | null;
  qtde: string | null;
  valorUnitario: string | null;
  valorDesconto: string | null;
  conteudo: string;
}

/**
 * Reads a line's cells. Spreadsheets drop leading zeros, so CPF and CNPJ are padded again; decimals may have a comma, dates may be
 * DD/MM/YYYY. Checks that need the database come later.
 */
export function readSalesRow({ line, values, raw }: TableRow<SalesColumn>): SalesRow {
  const errors = lineErrors();
  const refuse = (key: SalesColumn, message: string) => errors.refuse(titles[key], values[key], message);
  const text = (key: SalesColumn, max: number): string | null => {
    if (values[key] === '') refuse(key, `${titles[key]} é obrigatório`);
    else if (values[key].length > max) refuse(key, `${titles[key]} inválido`);
    else return values[key];
    return null;
  };
  const number = (key: SalesColumn, { positive = false } = {}): string | null => {
    const value = parseDecimal(values[key], { brazilian: true });
    if (value !== null && !value.startsWith('-') && !(positive && /^[0.]+$/.test(value))) return value;
    refuse(key, values[key] === '' ? `${titles[key]} é obrigatório` : numberRefusal(values[key], { positive }));
    return null;
  };
  const cpf = cpfOf(text('cpf', MAX_TEXT));
  if (cpf && !isValidCpf(cpf)) refuse('cpf', 'CPF inválido');
  const tipoFiscal = text('tipoFiscal', MAX_TEXT)?.toUpperCase() ?? null;
  if (tipoFiscal && tipoFiscal !== 'N' && tipoFiscal !== 'C') refuse('tipoFiscal', 'Tipo Fiscal inválido: use N ou C');
  const note = noteOf(text('identificador', MAX_TEXT));
  if (note.identificador && !isFiscalNumber(note.identificador)) refuse('identificador', 'Identificador inválido');
  const typedDate = text('realizadoEm', MAX_TEXT);
  const realizadoEm = typedDate && parseFlexibleDate(typedDate.replace(/T\d\d:\d\d:\d\d$/, ''));
  if (typedDate && !realizadoEm) refuse('realizadoEm', 'Data inválida');
  const codigo = text('codigo', MAX_CODE);
  const qtde = number('qtde', { positive: true });
  const valorUnitario = number('valorUnitario');
  const valorDesconto = values.valorDesconto === '' ? '0' : number('valorDesconto');
  return {
    linha: line,
    cpf,
    cnpj: cnpjOf(values.cnpj),
    tipoFiscal,
    ...note,
    realizadoEm,
    codigo,
    qtde,
    valorUnitario,
    valorDesconto,
    conteudo: JSON.stringify(raw),
    ...errors.staged(),
  };
}

function cpfOf(text: string | null): string | null {
  const digits = normalizeCpf(text ?? '');
  return text === null ? null : digits.length >= 8 ? digits.padStart(11, '0') : digits;
}

function cnpjOf(text: string): string | null {
  const cnpj = normalizeCnpj(text);
  return cnpj === '' ? null : cnpj.padStart(14, '0');
}

/** As when a sale is typed: a valid access key identifies the note, anything else is its number. */
function noteOf(text: string | null): { identificador: string | null; chaveFiscal: string | null } {
  if (text === null || text.length < KEY_LENGTH) return { identificador: text, chaveFiscal: null };
  const key = fiscalKeyOf(text);
  const parsed = key ? parseFiscalKey(key) : null;
  return parsed && parsed.errors.length === 0
    ? { identificador: parsed.chave, chaveFiscal: parsed.chave }
    : { identificador: text, chaveFiscal: null };
}

/** What makes a note unique in its store; the same as the database's fiscal_number_key. */
export function noteKey(identificador: string): string {
  return (
    identificador
      .replace(/[^0-9A-Za-z]/g, '')
      .toUpperCase()
      .replace(/^0+/, '') || '0'
  );
}
