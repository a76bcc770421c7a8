import { z } from 'zod';

/** A JSON Schema draft 2020-12, which OpenAPI 3.1 accepts as is. */
export type JsonSchema = Record<string, unknown>;

/** Converts zod rules to JSON Schema; named rules are collected once, as the document's components. */
export class SchemaMaker {
  readonly components: Record<string, JsonSchema> = {};

  /** What an answer holds. */
  answer(rule: z.ZodType): JsonSchema {
    return this.#make(rule, 'output');
  }

  /** What may be sent, before defaults and normalisation. */
  input(rule: z.ZodType): JsonSchema {
    return this.#make(rule, 'input');
  }

  #make(rule: z.ZodType, io: 'input' | 'output'): JsonSchema {
    // Rules without a JSON form (files, checks in code) accept any value here; the rules themselves still apply.
    const made = z.toJSONSchema(rule, { target: 'draft-2020-12', io, unrepresentable: 'any' }) as JsonSchema;
    const { $schema: _draft, $defs, ...schema } = moved(made) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    Object.assign(this.components, $defs);
    return schema;
  }
}

/** Components live outside `$defs`; double limits mean nothing for an integer, nor alternatives where one admits anything. */
function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved);
  if (typeof value !== 'object' || value === null) return value;
  if ('anyOf' in value && Array.isArray(value.anyOf) && value.anyOf.some((one) => Object.keys(one).length === 0)) {
    const { anyOf: _anything, ...rest } = value;
    return moved(rest);
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => Math.abs(Number(inner)) !== Number.MAX_SAFE_INTEGER)
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? inner.replace('#/$defs/', '#/components/schemas/') : moved(inner),
      ]),
  );
}
