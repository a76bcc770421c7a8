import type { z } from 'zod';

/** Initial values of a form: for each field of its rules the value of the edited row, and '' where it has none. */
export const formValues = <Rules extends z.ZodObject>(rules: Rules, row: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.keys(rules.shape).map((name) => [name, row[name] ?? ''])) as z.input<Rules>;
