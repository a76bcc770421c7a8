import { compare, minimum, parseDecimal, sum } from '../../../../../server/shared/money.ts';
import { itemProblem, type SaleItem } from '../sales/sale-items.ts';
import type { ReceiptReadingPartsFragment } from './reading.generated.ts';

export type ReceiptReading = ReceiptReadingPartsFragment;

/** A receipt under review with its reading; null before it was read. */
export interface ReadReceipt {
  id: string;
  status: string;
  criadoEm: string;
  chaveFiscal: string | null;
  linkArquivo: string;
  tipoArquivo: string;
  leitura: ReceiptReading | null;
}

/** Receipts sent longer ago than this have their reading, or will have none. */
const RECENT_MS = 15 * 60_000;

/** Whether the reading of a receipt may still arrive. */
export const isReadingAwaited = ({ status, leitura, criadoEm }: { status: string; leitura?: unknown; criadoEm: string }): boolean =>
  status === 'PENDENTE' && !leitura && Date.now() - Date.parse(criadoEm) <= RECENT_MS;

export type ReadItem = ReceiptReading['itens'][number];
export type PrintedPlace = NonNullable<ReadItem['lugar']>;

/** The reading of one field of the form. */
export interface ReadField {
  value: string;
  /** False for a field that the reviewer should compare with the picture. */
  isSure: boolean;
  place: PrintedPlace | null;
}

/** By name of the form's field; a field that was not read is absent. */
export type ReadFields = Readonly<Partial<Record<string, ReadField>>>;

/** An NF-e's number has nine digits (layout of the access key); the form refuses fewer than eight. */
const NUMBER_DIGITS = 9;

type HeadName = 'chave' | 'cnpj' | 'data' | 'numero' | 'total';

const headField = (reading: ReceiptReading, name: HeadName): ReadField | undefined => {
  const value = reading[name];
  const field = reading.campos.find(({ campo }) => campo === name);
  return value === null ? undefined : { value, isSure: field?.certa ?? false, place: field?.lugar ?? null };
};

const numberField = (reading: ReceiptReading, chaveFiscal: string | null): ReadField | undefined => {
  const key = headField(reading, 'chave');
  if (chaveFiscal) return { value: chaveFiscal, isSure: true, place: key?.value === chaveFiscal ? key.place : null };
  const number = headField(reading, 'numero');
  return key ?? (number && { ...number, value: number.value.padStart(NUMBER_DIGITS, '0') });
};

/** Total of one printed item, in BRL. */
export const printedTotal = ({ total }: ReadItem): string => parseDecimal(total) ?? '0.00';

/** The items that are products of the programme. */
export const programmeItems = ({ itens }: ReceiptReading): ReadItem[] => itens.filter(({ produto }) => produto !== null);

/** Sum of the programme's items. Discounts can lower the paid total below it; the form refuses more than that total. */
const programmeField = (reading: ReceiptReading): ReadField | undefined => {
  const items = programmeItems(reading);
  if (items.length === 0) return undefined;
  const printed = sum(items.map(printedTotal));
  const paid = parseDecimal(reading.total) ?? printed;
  const isSure = items.every(({ certo, total }) => certo && total !== null) && compare(printed, paid) <= 0;
  return { value: minimum(printed, paid), isSure, place: null };
};

/** The reading by field of the form. `chaveFiscal` is the key whose check digits hold; it precedes any other number. */
export const readFields = (reading: ReceiptReading | null | undefined, chaveFiscal: string | null): ReadFields => {
  if (!reading) return {};
  const found = {
    cnpjLoja: headField(reading, 'cnpj'),
    tipoFiscal: reading.tipoFiscal ? { value: reading.tipoFiscal, isSure: true, place: null } : undefined,
    realizadoEm: headField(reading, 'data'),
    identificador: numberField(reading, chaveFiscal),
    totalVenda: headField(reading, 'total'),
    valorProdutosSW: programmeField(reading),
  };
  return Object.fromEntries(Object.entries(found).filter(([, field]) => field !== undefined));
};

/** A printed item as the form holds it, with empty parts where they were not read. */
export const enteredItem = ({ produto, qtde, valorUnitario }: ReadItem): SaleItem => ({
  codigo: produto?.codigo ?? '',
  descricao: produto?.nome ?? '',
  qtde: parseDecimal(qtde) ?? '',
  valorUnitario: parseDecimal(valorUnitario) ?? '',
  valorDesconto: '',
});

const isOffered = (item: ReadItem) => item.produto !== null && itemProblem(enteredItem(item)) === null;

/** The form's first items: products of the programme that were read with quantity and price. */
export const offeredItems = (reading: ReceiptReading | null | undefined): SaleItem[] =>
  (reading?.itens ?? []).filter(isOffered).map(enteredItem);

/** The printed item that a form's item still equals. */
export const printedItemOf = (reading: ReceiptReading, item: SaleItem): ReadItem | null =>
  reading.itens.filter(isOffered).find((printed) => {
    const read = enteredItem(printed);
    return read.codigo === item.codigo && read.qtde === item.qtde && read.valorUnitario === item.valorUnitario;
  }) ?? null;

/** The programme's items that the form lacks, by code. */
export const missingItems = (reading: ReceiptReading, items: readonly SaleItem[]): ReadItem[] => {
  const codes = items.map(({ codigo }) => codigo);
  return programmeItems(reading).filter(({ produto }) => {
    const at = codes.indexOf(produto?.codigo ?? '');
    if (at >= 0) codes.splice(at, 1);
    return at < 0;
  });
};
