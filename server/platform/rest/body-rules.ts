import type { z } from 'zod';

interface InputOptions {
  /** Fields that come from elsewhere: the path, the session, a look-up. */
  without?: readonly string[];
  /** Fields that the route reads before the action, or spells in another way. */
  plus?: Readonly<Record<string, z.ZodType>>;
  /** The key that the fields stand under, with its neighbours. */
  under?: { key: string; beside: Readonly<Record<string, z.ZodType>> };
  /** Other fields are ignored rather than refused. */
  isOpen?: boolean;
}

/** The input of an action or a query as a documented body spells it. */
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

/** The body of a route that hands it to an action or a query: its rules, and nothing said twice. Path parameters go by themselves. */
export function inputOf({ input }: { input: z.ZodType }, options: InputOptions = {}): InputRule {
  return { input, ...options };
}
