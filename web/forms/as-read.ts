import type { FieldRead } from '../graphql/types.generated.ts';

const PASSWORD = /^senha/;

/** A value or an object of values, but no file. */
const isPlain = (value: unknown) => typeof value !== 'object' || (value !== null && Object.getPrototypeOf(value) === Object.prototype);

const textOf = (value: unknown): string | null | undefined => {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.every(isPlain) ? JSON.stringify(value) : undefined;
  return typeof value === 'object' ? undefined : String(value);
};

/** The values a form was opened with, as an edit sends them along; the server ignores those that are no column of the row. */
export const asRead = (values: Readonly<Record<string, unknown>>): FieldRead[] =>
  Object.entries(values).flatMap(([campo, value]) => {
    const valor = PASSWORD.test(campo) ? undefined : textOf(value);
    return valor === undefined ? [] : [{ campo, valor }];
  });

/** A value of the server in the type that the form's field holds. */
export const asField = (text: string | null, held: unknown): unknown => {
  if (typeof held === 'boolean') return text === 'true';
  if (typeof held === 'number') return Number(text);
  if (Array.isArray(held)) return text ? JSON.parse(text) : [];
  return text ?? '';
};
