/** One printed line: characters on a grid. `isWide` prints twice as wide and high, `isBold` heavier. */
export interface SheetLine {
  text: string;
  isWide?: boolean;
  isBold?: boolean;
}

/** A printed receipt before it is drawn. */
export interface Sheet {
  layout: string;
  columns: number;
  lines: SheetLine[];
  /** Text of the QR code, drawn after the lines; null when the receipt has none. */
  qr: string | null;
  /** Text of a bar code (Code 128), drawn above the QR code. */
  barcode: string | null;
}

export const money = (value: string): string => {
  const [whole = '0', cents = '00'] = value.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents.slice(0, 2)}`;
};

export const center = (text: string, columns: number): string =>
  `${' '.repeat(Math.max(0, Math.floor((columns - text.length) / 2)))}${text}`;

/** Left and right text of one row; at least three spaces between them. */
export const sides = (left: string, right: string, columns: number): string =>
  `${left.slice(0, Math.max(0, columns - right.length - 3))}${' '.repeat(Math.max(3, columns - Math.min(left.length, columns - right.length - 3) - right.length))}${right}`;

export const rule = (columns: number): SheetLine => ({ text: '-'.repeat(columns) });

export const plain = (text: string): SheetLine => ({ text });

/** 'YYYY-MM-DD' as 'DD/MM/YYYY'. */
export const day = (data: string): string => data.split('-').reverse().join('/');

/** A CNPJ with its marks. */
export const maskedCnpj = (cnpj: string): string =>
  `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`;

/** The key in groups of four, in as many rows as the columns need. */
export function keyRows(chave: string, columns: number): string[] {
  const groups = chave.match(/.{4}/g)!;
  const perRow = Math.min(11, Math.floor((columns + 1) / 5));
  return Array.from({ length: Math.ceil(groups.length / perRow) }, (_, row) =>
    center(groups.slice(row * perRow, row * perRow + perRow).join(' '), columns),
  );
}
