import type { ColumnType, ListColumn } from './list.ts';

type Build = (sql: string, title: string, options?: Omit<ListColumn, 'sql' | 'type' | 'title'>) => ListColumn;

const build =
  (type: ColumnType): Build =>
  (sql, title, options = {}) => ({ sql, type, title, ...options });

/** The columns of lists by type: `column.points('p.total_pontos', 'Pontos', { sortable: true })`. */
export const column = {
  id: build('id'),
  text: build('text'),
  integer: build('integer'),
  decimal: build('decimal'),
  money: build('money'),
  points: build('points'),
  boolean: build('boolean'),
  date: build('date'),
  dateTime: build('dateTime'),
  texts: build('texts'),
  json: build('json'),
  file: build('file'),
} satisfies Record<ColumnType, Build>;

/** The documented address of the rows of an alias, each part by its column (document 000 §3). */
export const addressColumns = (alias: string) => ({
  endRua: column.text(`${alias}.end_rua`, 'Rua'),
  endNumero: column.text(`${alias}.end_numero`, 'Número'),
  endComplemento: column.text(`${alias}.end_complemento`, 'Complemento'),
  endBairro: column.text(`${alias}.end_bairro`, 'Bairro'),
  endCidade: column.text(`${alias}.end_cidade`, 'Cidade', { sortable: true }),
  endEstado: column.text(`${alias}.end_estado`, 'Estado', { sortable: true }),
  endCep: column.text(`${alias}.end_cep`, 'CEP'),
});
