import {
  coerceInputValue,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLNullableType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  valueFromAST,
} from 'graphql';
import { z } from 'zod';
import type { FieldDefinition } from '../../../../forms/form-fields.tsx';
import { consoleTexts as texts } from './console.messages.ts';

/** The form of a query's variables; its rules turn what was typed into the variables. */
export interface ParameterForm {
  fields: FieldDefinition[];
  rules: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  values: Record<string, unknown>;
}

interface Question {
  query: string;
  /** Text of the variables editor. */
  variables: string;
  operationName?: string | null | undefined;
  schema: GraphQLSchema;
  titleOf: (name: string) => string;
}

interface Place {
  name: string;
  label: string;
  given: unknown;
  isRequired: boolean;
  /** Leaving the field empty sends null, which differs from the default. */
  hasDefault: boolean;
}
interface Part {
  fields: FieldDefinition[];
  rule: z.ZodType;
  value: unknown;
}
type TitleOf = Question['titleOf'];

const operationOf = (query: string, name?: string | null): OperationDefinitionNode | undefined => {
  try {
    const operations = parse(query).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    return operations.find((operation) => operation.name?.value === name) ?? operations[0];
  } catch {
    // Half-written text has no form yet.
    return undefined;
  }
};

/** Whether a query asks for variables. */
export const hasParameters = (query: string): boolean => Boolean(operationOf(query)?.variableDefinitions?.length);

/** The form of the query's variables, filled with the given variables or the defaults; null without variables. */
export function parameterForm({ query, variables, operationName, schema, titleOf }: Question): ParameterForm | null {
  const definitions = operationOf(query, operationName)?.variableDefinitions ?? [];
  const given = objectOf(variables);
  const parts = definitions.flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    if (!type) return [];
    const name = variable.name.value;
    const standard = defaultValue && valueFromAST(defaultValue, type);
    const place = {
      name,
      label: titleOf(name),
      given: Object.hasOwn(given, name) ? given[name] : standard,
      isRequired: isNonNullType(type) && !defaultValue,
      hasDefault: Boolean(defaultValue) && !isNonNullType(type),
    };
    return [[name, partOf(place, type, titleOf)] as const];
  });
  return parts.length === 0 ? null : joined(parts);
}

const joined = (parts: readonly (readonly [string, Part])[]): ParameterForm => ({
  fields: parts.flatMap(([, { fields }]) => fields),
  rules: z.object(Object.fromEntries(parts.map(([name, { rule }]) => [name, rule]))),
  values: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
});

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function partOf(place: Place, type: GraphQLInputType, titleOf: TitleOf): Part {
  const inner = getNullableType(type) as GraphQLInputType & GraphQLNullableType;
  if (isEnumType(inner)) return choicePart(place, optionsOf(inner, titleOf));
  if (isInputObjectType(inner) && !place.name.includes('.')) {
    const given = (place.given ?? {}) as Record<string, unknown>;
    const parts = Object.values(inner.getFields()).map((field) => {
      const below = {
        name: `${place.name}.${field.name}`,
        label: `${place.label}: ${titleOf(field.name)}`,
        given: given[field.name] ?? field.defaultValue,
        isRequired: place.isRequired && isNonNullType(field.type) && field.defaultValue === undefined,
        hasDefault: false,
      };
      return [field.name, partOf(below, field.type, titleOf)] as const;
    });
    const { fields, rules, values } = joined(parts);
    const isGiven = (answers: Record<string, unknown>) => Object.values(answers).some((answer) => answer !== undefined);
    return { fields, rule: rules.transform((answers) => (isGiven(answers) || place.isRequired ? answers : undefined)), value: values };
  }
  if (isListType(inner)) {
    const element = getNullableType(inner.ofType);
    return isEnumType(element) ? choicesPart(place, optionsOf(element, titleOf)) : jsonPart(place, inner);
  }
  return isInputObjectType(inner) ? jsonPart(place, inner) : scalarPart(place, inner.name);
}

const optionsOf = (type: GraphQLEnumType, titleOf: TitleOf) => type.getValues().map(({ name }) => ({ value: name, label: titleOf(name) }));

const empty = ({ hasDefault }: Place) => (hasDefault ? null : undefined);

/** A text field's rule: nothing typed leaves the variable out, or is refused. */
const textRule = (place: Place, convert: (text: string) => unknown) =>
  z
    .unknown()
    .transform((typed) => String(typed ?? '').trim())
    .refine((text) => text !== '' || !place.isRequired, texts.inform(place.label))
    .transform((text, context) => {
      if (text === '') return empty(place);
      try {
        return convert(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    });

const fieldOf = ({ name, label, isRequired }: Place) => ({ name, label, required: isRequired, span: 12 });

function choicePart(place: Place, options: readonly { value: string; label: string }[]): Part {
  return {
    fields: [{ kind: 'select', ...fieldOf(place), options, emptyLabel: place.isRequired ? undefined : texts.unset } as FieldDefinition],
    rule: textRule(place, (text) => text),
    value: place.given ?? null,
  };
}

function choicesPart(place: Place, options: readonly { value: string; label: string }[]): Part {
  const rule = z.array(z.string()).transform((chosen) => (chosen.length === 0 && !place.isRequired ? empty(place) : chosen));
  return { fields: [{ kind: 'choices', ...fieldOf(place), options }], rule, value: [place.given ?? []].flat() };
}

function jsonPart(place: Place, type: GraphQLInputType): Part {
  const convert = (text: string) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new Error(texts.invalidJson(place.label));
    }
    coerceInputValue(value, type, () => {
      throw new Error(texts.invalid(place.label));
    });
    return value;
  };
  return {
    fields: [{ kind: 'text', ...fieldOf(place), multiline: true, rows: 2, helperText: texts.jsonHint }],
    rule: textRule(place, convert),
    value: place.given === undefined || place.given === null ? '' : JSON.stringify(place.given),
  };
}

const YES_OR_NO = [
  { value: 'true', label: 'Sim' },
  { value: 'false', label: 'Não' },
];

function scalarPart(place: Place, type: string): Part {
  const value = place.given === undefined || place.given === null ? '' : String(place.given);
  const field = fieldOf(place);
  if (type === 'Boolean') {
    // Without a default, off and not given are different questions.
    if (!place.isRequired && place.given === undefined) {
      const part = choicePart({ ...place, given: null }, YES_OR_NO);
      return { ...part, rule: textRule(place, (text) => text === 'true') };
    }
    return { fields: [{ kind: 'switch', ...field }], rule: z.boolean(), value: place.given === true };
  }
  if (type === 'Day') return { fields: [{ kind: 'date', ...field }], rule: textRule(place, (day) => day), value };
  if (type === 'Int') return { fields: [{ kind: 'integer', ...field }], rule: textRule(place, Number), value };
  if (type === 'Float') return { fields: [{ kind: 'decimal', ...field }], rule: textRule(place, Number), value };
  if (type === 'Decimal') return { fields: [{ kind: 'decimal', ...field }], rule: textRule(place, (text) => text), value };
  return { fields: [{ kind: 'text', ...field }], rule: textRule(place, (text) => text), value };
}
