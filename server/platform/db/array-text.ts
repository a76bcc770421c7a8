/** An array in PostgreSQL's own notation; twice as fast as the driver's encoding. */
export const arrayText = (values: readonly unknown[]): string => `{${values.map(element).join(',')}}`;

/** One array element. */
function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`;
  if (typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value);
  throw new Error(`no literal is written for an array of ${typeof value}`);
}
