import type { z } from 'zod';

interface InputOptions {
  /** Fields supplied from elsewhere: the path, the session, a look-up. */
  without?: readonly string[];
  /** Fields the route reads before the action, or spells differently. */
  plus?: Readonly<Record<string, z.ZodType>>;
  /** The key that wraps the fields, and its siblings. */
  under?: { key: string; beside: Readonly<Record<string, z.ZodType>> };
  /** Other fields are ignored rather than refused. */
  isOpen?: boolean;
}

/** The input of an action or query as a documented body spells it. */
export interface InputRule extends InputOptions {
  input: z.ZodType;
}

export type BodyRule = z.ZodType | InputRule;

/** A file field of a multipart body. */
export interface FileField {
  /** In Portuguese. */
  description: string;
  isMany?: boolean;
  isOptional?: boolean;
}

/** A multipart body: the text fields and the files. */
export interface FormRule {
  fields?: BodyRule;
  files: Readonly<Record<string, FileField>>;
}

/**
 * The body of a route that passes it to an action or query: derived from its rules, so nothing is stated twice. Path parameters are added
 * automatically.
 */
export function inputOf({ input }: { input: z.ZodType }, options: InputOptions = {}): InputRule {
  return { input, ...options };
}
