import type { SheetColumn, SheetColumnType } from './sheet-column.ts';

/** Rows that fit in an Excel sheet below its header. */
export const SHEET_ROWS = 1_048_575;

/** Number and date formats; text has none. */
export const NUMBER_FORMATS: Partial<Record<SheetColumnType, string>> = {
  integer: '0',
  decimal: '#,##0.00##',
  // Excel reads an unquoted R as a date letter in some languages.
  money: '"R$" #,##0.00',
  points: '#,##0.00',
  date: 'dd/mm/yyyy',
  dateTime: 'dd/mm/yyyy hh:mm:ss',
};
const WIDTHS: Record<SheetColumnType, number> = {
  text: 28,
  integer: 12,
  decimal: 14,
  money: 16,
  points: 14,
  date: 12,
  dateTime: 20,
  boolean: 10,
};

/** Width of a column in characters. */
export const columnWidth = ({ title, type }: Pick<SheetColumn, 'title' | 'type'>): number => Math.max(WIDTHS[type], title.length + 2);

const STYLED = Object.keys(NUMBER_FORMATS) as SheetColumnType[];
/** Lower ids are Excel's built-in formats. */
const FIRST_FORMAT = 164;
const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Index of a type's cell style in `stylesXml`; 0 is plain. */
export const styleOf = (type: SheetColumnType): number => STYLED.indexOf(type) + 1;

/** 0 is A, 25 Z, 26 AA. */
export function columnLetters(position: number): string {
  const last = String.fromCharCode(65 + (position % 26));
  return position < 26 ? last : columnLetters(Math.floor(position / 26) - 1) + last;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A worksheet up to its rows: column widths and a frozen header. */
export function sheetStart(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    (column, position) => `<col min="${position + 1}" max="${position + 1}" width="${columnWidth(column)}" customWidth="1"/>`,
  );
  const titles = columns.map(
    ({ title }, position) => `<c r="${columnLetters(position)}1" t="inlineStr"><is><t>${escapeXml(title)}</t></is></c>`,
  );
  return `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${widths.length ? `<cols>${widths.join('')}</cols>` : ''}<sheetData><row r="1">${titles.join('')}</row>`;
}

/** Closes the worksheet. */
export const SHEET_END = '</sheetData></worksheet>';

/** The other parts of a workbook with that many sheets named alike, by archive name. */
export function workbookParts(sheetName: string, sheets: number): { name: string; content: string }[] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const sheetList = numbers.map(
    (number) => `<sheet name="${escapeXml(number === 1 ? sheetName : `${sheetName} ${number}`)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const links = [...numbers.map((number) => [`worksheets/sheet${number}.xml`, 'worksheet']), ['styles.xml', 'styles']].map(
    ([target, type], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  const parts = [
    ...numbers.map((number) => [`worksheets/sheet${number}.xml`, 'worksheet']),
    ['styles.xml', 'styles'],
    ['workbook.xml', 'sheet.main'],
  ].map(([name, type]) => `<Override PartName="/xl/${name}" ContentType="${SPREADSHEET}.${type}+xml"/>`);
  return [
    { name: 'xl/styles.xml', content: stylesXml() },
    {
      name: 'xl/workbook.xml',
      content: `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheetList.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}</Relationships>`,
    },
    {
      name: '_rels/.rels',
      content: `${HEADER}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: '[Content_Types].xml',
      content: `${HEADER}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`,
    },
  ];
}

function stylesXml(): string {
  const formats = STYLED.map(
    (type, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escapeXml(NUMBER_FORMATS[type] ?? '')}"/>`,
  );
  const styles = STYLED.map(
    (_, index) => `<xf numFmtId="${FIRST_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return `${HEADER}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${styles.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
