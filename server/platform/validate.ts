import type { z } from 'zod';
import { hasForbiddenCharacters } from '../shared/text.ts';
import { type FieldProblem, inputError } from './errors/app-error.ts';

const MAX_PROBLEMS = 20;

/**
 * Validates an input by its rules. Always refuses, anywhere in it, what PostgreSQL cannot store: NUL and lone surrogates. Throws
 * INPUT_INVALID with every refused field and the documented text of the first.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  refuseForbiddenText(raw);
  const parsed = schema.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  throw inputError(parsed.error.issues.slice(0, MAX_PROBLEMS).flatMap(problemsOf));
}

/** For values read before any rule runs, such as path parts. Throws INPUT_INVALID with the place. */
export function refuseForbiddenText(raw: unknown): void {
  const forbidden = findForbidden(raw, []);
  if (forbidden) throw inputError([{ field: forbidden, message: 'Texto com caracteres inválidos' }]);
}

function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: [field, key].filter(Boolean).join('.'), message: `Campo não permitido: ${key}` }));
  return [{ field, message: pointsAtType(issue) ? `${field || 'Dados'} inválido` : issue.message }];
}

/** zod's English messages never reach a person: rules give their own text, the rest get a plain one. */
function pointsAtType(issue: z.core.$ZodIssue): boolean {
  return /^(Invalid|Too|Unrecognized|Required)/.test(issue.message);
}

function findForbidden(value: unknown, path: (string | number)[]): string | undefined {
  if (typeof value === 'string') return hasForbiddenCharacters(value) ? path.join('.') || 'texto' : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || value instanceof Promise) return undefined;
  if (path.length > 8) return path.join('.');
  for (const [key, inner] of Object.entries(value)) {
    if (hasForbiddenCharacters(key)) return [...path, 'chave'].join('.');
    const found = findForbidden(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
