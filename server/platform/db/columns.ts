import { p } from '@mikro-orm/postgresql';

/** Columns that many tables spell the same way, so that they stay the same. Each call makes fresh property builders. */
export const id = () => p.integer().primary().autoincrement();
/** Money in BRL, points and quantities: two decimals, kept as decimal text in code. */
export const amount = () => p.decimal().precision(14).scale(2);
export const instant = () => p.datetime().columnType('timestamptz');
export const createdAt = () => instant().defaultRaw('now()');
/** Filled by the database from the searchable columns: lower case, no accents, one space (function search_text). */
export const searchText = (expression: string) =>
  p.text().columnType('text').generated(`(search_text(${expression})) stored`).nullable().hidden();

/** The documented address of stores, sellers and consumers (document 000 §3). */
export const address = () => ({
  endRua: p.text().nullable(),
  endNumero: p.text().nullable(),
  endComplemento: p.text().nullable(),
  endBairro: p.text().nullable(),
  endCidade: p.text().nullable(),
  endEstado: p.text().nullable(),
  endCep: p.text().nullable(),
});
