const SEPARATOR = ';';
const LINE_END = '\r\n';
/** Makes spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A text as a CSV cell; one that a spreadsheet would run as a formula is escaped. */
export const csvCell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A shown number as a CSV cell, '1234,50'; empty for none. */
export const csvNumber = (shown: string): string => (shown === '-' ? '' : shown.replaceAll('.', ''));

/** Lines of cells as a semicolon-separated file (document 001 §9). */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => line.join(SEPARATOR) + LINE_END).join('');

/** The file as a download's content. */
export const csvBlob = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });
