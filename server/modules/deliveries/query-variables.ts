import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CheckedQuery } from '../../platform/graphql-http/answer-query.ts';
import './deliveries.errors.ts';

/** Parameters of an address by name, each with all its texts. */
export type GivenParameters = ReadonlyMap<string, readonly string[]>;

/**
 * The variables of a query: those saved with it, replaced by the parameters of the address, read by their declared types. An empty parameter
 * counts as not given. Refuses: QUERY_PARAMETER_UNKNOWN, QUERY_PARAMETER_INVALID, QUERY_PARAMETER_MISSING.
 */
export function variablesOf({ schema, operation }: CheckedQuery, saved: string, given: GivenParameters): Record<string, unknown> {
  const declared = new Map(
    (operation.variableDefinitions ?? []).map((definition) => [
      definition.variable.name.value,
      { type: typeFromAST(schema, definition.type) as GraphQLInputType, hasDefault: definition.defaultValue !== undefined },
    ]),
  );
  const unknown = [...given.keys()].find((name) => !declared.has(name));
  if (unknown !== undefined) throw new AppError('QUERY_PARAMETER_UNKNOWN', { name: unknown, known: [...declared.keys()].join(', ') });
  const variables: Record<string, unknown> = saved ? (JSON.parse(saved) as Record<string, unknown>) : {};
  for (const [name, { type, hasDefault }] of declared) {
    const texts = (given.get(name) ?? []).filter((text) => text !== '');
    if (texts.length > 0) variables[name] = parameterOf(name, type, texts);
    const value = variables[name];
    if (isNonNullType(type) && !hasDefault && (value === undefined || value === null))
      throw new AppError('QUERY_PARAMETER_MISSING', { name });
    if (value !== undefined) refuseWrong(name, type, value);
  }
  return variables;
}

function parameterOf(name: string, type: GraphQLInputType, texts: readonly string[]): unknown {
  if (!isListType(getNullableType(type)) && texts.length > 1) throw new AppError('QUERY_PARAMETER_INVALID', { name });
  const values = texts.map((text) => scalarOf(getNamedType(type), text));
  return isListType(getNullableType(type)) ? values : values[0];
}

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false, sim: true, não: false, nao: false, 1: true, 0: false };

/** The text as its type's JSON; what does not fit stays text, which the type then refuses. */
function scalarOf(type: GraphQLNamedInputType, text: string): unknown {
  if (isInputObjectType(type)) return parsedOr(text);
  if (type.name === 'Boolean') return BOOLEANS[text.toLowerCase()] ?? text;
  if (type.name === 'Int' || type.name === 'Float') return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text;
  return text;
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function refuseWrong(name: string, type: GraphQLInputType, value: unknown): void {
  if (!isInputType(type)) return;
  coerceInputValue(value, type, () => {
    throw new AppError('QUERY_PARAMETER_INVALID', { name });
  });
}
