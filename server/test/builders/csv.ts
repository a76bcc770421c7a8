/** A .csv as Excel writes it in Brazil: semicolons, CRLF, UTF-8 without a BOM. */
export function csv(header: readonly string[], rows: readonly (readonly string[])[]): Buffer {
  return Buffer.from([header, ...rows].map((cells) => cells.join(';')).join('\r\n'));
}
