import type { SheetColumn, SheetRecord } from '../../platform/sheets/sheet-column.ts';
import type { TableColumn } from '../../platform/sheets/table-reader.ts';
import { shapes } from './engine/column-shapes.ts';
import type { GuessedColumn } from './engine/guess-columns.ts';
import { similarTitles, usualTitles } from './engine/usual-titles.ts';

/** What a sales sheet says about each product sold. */
export type SalesColumn =
  | 'cpf'
  | 'cnpj'
  | 'tipoFiscal'
  | 'identificador'
  | 'realizadoEm'
  | 'codigo'
  | 'qtde'
  | 'valorUnitario'
  | 'valorDesconto';

/** The template's columns, in order. One row is one product; rows of the same note are one sale. */
export const salesColumns: readonly TableColumn<SalesColumn>[] = [
  { key: 'cpf', title: 'CPF do vendedor', aliases: ['CPF', 'CPF vendedor'], required: true },
  { key: 'cnpj', title: 'CNPJ da loja', aliases: ['CNPJ', 'CNPJ revenda'], required: false },
  { key: 'tipoFiscal', title: 'Tipo Fiscal', aliases: ['Tipo'], required: true },
  { key: 'identificador', title: 'Identificador', aliases: ['Nota', 'Número da nota', 'Nota fiscal'], required: true },
  { key: 'realizadoEm', title: 'Data da Venda', aliases: ['Data', 'Realizado em'], required: true },
  { key: 'codigo', title: 'Código do Produto', aliases: ['Código', 'Produto'], required: true },
  { key: 'qtde', title: 'Quantidade', aliases: ['Qtde', 'Qtd'], required: true },
  { key: 'valorUnitario', title: 'Valor Unitário', required: true },
  { key: 'valorDesconto', title: 'Valor Desconto', aliases: ['Desconto', 'Valor do desconto'], required: false },
];

/** What tells each column in a file of another origin. */
const told: Readonly<Record<SalesColumn, Pick<GuessedColumn, 'synonyms' | 'similar' | 'shape'>>> = {
  cpf: { synonyms: usualTitles.sellerCpf, shape: shapes.cpf },
  cnpj: { synonyms: usualTitles.storeCnpj, shape: shapes.cnpj },
  tipoFiscal: { synonyms: usualTitles.fiscalType, shape: shapes.fiscalType },
  identificador: { synonyms: usualTitles.note, shape: shapes.noteNumber },
  realizadoEm: { synonyms: usualTitles.saleDate, shape: shapes.date },
  codigo: { synonyms: usualTitles.productCode, similar: [similarTitles.barCode], shape: shapes.code },
  qtde: { synonyms: usualTitles.quantity, shape: shapes.amount },
  valorUnitario: { synonyms: usualTitles.unitPrice, similar: [similarTitles.lineTotal], shape: shapes.amount },
  valorDesconto: { synonyms: usualTitles.discount, shape: shapes.amount },
};

export const guessedSalesColumns: readonly GuessedColumn[] = salesColumns.map((column) => ({ ...column, ...told[column.key] }));

const types: Partial<Record<SalesColumn, SheetColumn['type']>> = {
  realizadoEm: 'date',
  qtde: 'decimal',
  valorUnitario: 'money',
  valorDesconto: 'money',
};

/** The same columns as the template writes them. */
export const salesTemplateColumns: readonly SheetColumn<SalesColumn>[] = salesColumns.map(({ key, title }) => ({
  key,
  title,
  type: types[key] ?? 'text',
}));

/** The most rows in a sales spreadsheet, excluding the header. */
export const MAX_SALES_ROWS = 200_000;

const note = { cpf: '52998224725', cnpj: '11222333000181', tipoFiscal: 'N', identificador: '00012345', realizadoEm: '2026-01-15' };
/** The template's rows: one note with two products, then another, matching the rules beside the drop zone. */
export const salesSamples: readonly SheetRecord<SalesColumn>[] = [
  { ...note, codigo: 'PROD-001', qtde: '2', valorUnitario: '49.90', valorDesconto: '0' },
  { ...note, codigo: 'PROD-002', qtde: '1.5', valorUnitario: '120.00', valorDesconto: '12.00' },
  { ...note, tipoFiscal: 'C', identificador: '00067890', codigo: 'PROD-001', qtde: '1', valorUnitario: '49.90', valorDesconto: '0' },
];
