import { AppError, defineErrors } from '../errors/app-error.ts';

const number = new Intl.NumberFormat('pt-BR');
const counted = (value: string | number | null | undefined) => number.format(Number(value ?? 0));

/** The texts follow the tone of the documented upload messages; the documents give none for unreadable files. */
const refusals = {
  SHEET_EMPTY: { kind: 'invalid', field: 'arquivo', text: 'A planilha está vazia.' },
  SHEET_TOO_LARGE: { kind: 'invalid', field: 'arquivo', text: 'A planilha é grande demais. Divida em arquivos menores.' },
  SHEET_WRONG_TYPE: {
    kind: 'invalid',
    field: 'arquivo',
    text: ({ expected }: Params) => `O arquivo não é um ${expected ?? '.xlsx'} válido.`,
  },
  SHEET_XLS_UNREADABLE: {
    kind: 'invalid',
    field: 'arquivo',
    text: 'Este arquivo .xls não pôde ser lido. Abra no Excel, use "Salvar como", escolha "Pasta de Trabalho do Excel (.xlsx)" e envie de novo.',
  },
  SHEET_ENCRYPTED: { kind: 'invalid', field: 'arquivo', text: 'A planilha está protegida por senha. Remova a senha e envie de novo.' },
  SHEET_CORRUPT: { kind: 'invalid', field: 'arquivo', text: 'O arquivo está corrompido ou incompleto.' },
  SHEET_TOO_MANY_ROWS: {
    kind: 'invalid',
    field: 'arquivo',
    text: ({ max }: Params) => `A planilha tem mais de ${counted(max)} linhas. Divida em arquivos menores.`,
  },
  SHEET_TOO_MANY_COLUMNS: {
    kind: 'invalid',
    field: 'arquivo',
    text: ({ max }: Params) => `A planilha tem mais de ${counted(max)} colunas.`,
  },
  SHEET_CELL_TOO_LONG: {
    kind: 'invalid',
    field: 'arquivo',
    text: ({ line, max }: Params) => `Linha ${line ?? '?'}: texto com mais de ${counted(max)} caracteres.`,
  },
  SHEET_TEXT_INVALID: {
    kind: 'invalid',
    field: 'arquivo',
    text: ({ line }: Params) => `Linha ${line ?? '?'}: texto com caracteres inválidos.`,
  },
  SHEET_TIME_LIMIT: { kind: 'invalid', field: 'arquivo', text: 'A planilha demorou demais para ser lida. Divida em arquivos menores.' },
  SHEET_COLUMN_MISSING: { kind: 'invalid', field: 'arquivo', text: ({ title }: Params) => `Coluna ${title} não encontrada na planilha` },
  SHEET_COLUMN_REPEATED: { kind: 'invalid', field: 'arquivo', text: ({ title }: Params) => `Coluna ${title} repetida na planilha` },
} as const;

type Params = Record<string, string | number | null | undefined>;

/** Every reason to refuse a spreadsheet, for the OpenAPI document. */
export const sheetRefusalCodes: readonly string[] = Object.keys(refusals);

/** Why a spreadsheet was refused as a whole. */
export type SheetRefusalCode = keyof typeof refusals;

defineErrors<SheetRefusalCode>(refusals);

/** A refusal that ends the reading of a spreadsheet. The message is pt-BR; `cause` keeps the parser's own error for the log. */
export class SheetRefused extends AppError {
  declare readonly code: SheetRefusalCode;

  constructor(code: SheetRefusalCode, params: Params = {}, cause?: unknown) {
    super(code, params);
    this.name = 'SheetRefused';
    if (cause !== undefined) this.cause = cause;
  }
}
