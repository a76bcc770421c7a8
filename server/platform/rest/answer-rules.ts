import { z } from 'zod';
import type { ColumnType, List, ListColumn } from '../lists/list.ts';
import type { Row } from '../lists/run-list.ts';

/** Identifier of a row. */
export const idRule = z.int().positive();
/** A number of things. */
export const countRule = z.int().nonnegative();
/** The documents' 1/0 flag. */
export const flagRule = z.literal([1, 0]);
/** Money, points or a quantity: a JSON number with at most two decimals. */
export const amountRule = z.number();
/** An instant; the JSON holds its text. */
export const instantRule = z.string().meta({ format: 'date-time' }) as unknown as z.ZodType<Date | string>;
/** A calendar day. */
export const dayRule = z.string().meta({ format: 'date' });
/** The message that a write returns. */
export const messageRule = z.strictObject({ mensagem: z.string() });
/** A write that returns the row's id and nothing else. */
export const idAnswer = z.strictObject({ id: idRule });

const columnRules: Record<ColumnType, z.ZodType> = {
  id: idRule,
  text: z.string(),
  integer: z.int(),
  decimal: amountRule,
  money: amountRule,
  points: amountRule,
  boolean: flagRule,
  date: dayRule,
  dateTime: instantRule,
  texts: z.array(z.string()),
  json: z.unknown(),
  file: z.string(),
};
const unit: Partial<Record<ColumnType, string>> = {
  money: 'Em reais.',
  points: 'Em pontos.',
  boolean: '1 sim, 0 não.',
  file: 'Endereço assinado, válido por uma hora.',
};

const named = new Set<string>();

/**
 * What `presentRow` returns for the same list and keys, derived from the column table. The OpenAPI schema takes this name, by default the
 * list's row type; `plus` holds keys the route adds or spells differently.
 */
export function rowRule(
  list: List,
  keys: readonly (string | readonly [string, string])[],
  { name = list.rowType, plus = {} }: { name?: string; plus?: Readonly<Record<string, z.ZodType>> } = {},
): z.ZodType<Row> {
  if (named.has(name)) throw new Error(`two row rules are named ${name}`);
  named.add(name);
  const shape = keys.map((key) => {
    const [field, column] = typeof key === 'string' ? [key, key] : key;
    const definition = list.columns[column];
    if (!definition) throw new Error(`list ${list.name} has no column ${column}`);
    return [field, columnRule(definition)] as const;
  });
  return z.strictObject({ ...Object.fromEntries(shape), ...plus }).meta({ id: name }) as unknown as z.ZodType<Row>;
}

function columnRule(column: ListColumn): z.ZodType {
  const rule = columnRules[column.type];
  const isNullable = column.permission ? true : (column.nullable ?? column.type !== 'id');
  const description = [`${column.title}.`, unit[column.type]].filter(Boolean).join(' ');
  return (isNullable ? rule.nullable() : rule).describe(description);
}
