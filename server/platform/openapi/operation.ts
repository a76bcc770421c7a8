import { z } from 'zod';
import type { BodyRule, FormRule } from '../rest/body-rules.ts';
import type { Route } from '../rest/route.ts';
import { accessText, securityOf } from './access.ts';
import { exampleOf } from './example.ts';
import type { JsonSchema, SchemaMaker } from './json-schema.ts';
import { refusalAnswers } from './refusals.ts';

const id = z.int().positive();
const pathRules: Readonly<Record<string, z.ZodType>> = {
  id: id.describe('Id do registro.'),
  idVenda: id.describe('Id da venda.'),
  resellerId: id.describe('Id da loja.'),
  idIndicacao: z.string().describe('Código de indicação do vendedor.'),
  cpf: z.string().describe('CPF, com ou sem máscara.'),
  cnpj: z.string().describe('CNPJ, com ou sem máscara.'),
  code: z.string().describe('Código de barras.'),
  codigo: z.string().describe('Código.'),
  productCode: z.string().describe('Código do produto.'),
  date: z.string().describe('Dia, AAAA-MM-DD.'),
};

const pathParameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** '/api/redes/:id' as OpenAPI writes it. */
export const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** The document's entry for one endpoint. */
export function operationOf(route: Route, maker: SchemaMaker): JsonSchema {
  const body = bodyOf(route, maker);
  return {
    operationId: route.operationId ?? operationIdOf(route),
    tags: [route.tag],
    summary: route.summary,
    description: [route.description, accessText(route.permission)].filter(Boolean).join('\n\n'),
    'x-permissao': route.permission,
    security: securityOf(route.permission),
    parameters: parametersOf(route, maker),
    ...(body ? { requestBody: body } : {}),
    responses: { [String(route.status ?? 200)]: successOf(route, maker), ...refusalAnswers(route, maker) },
  };
}

/** getApiRedesId. Paths that differ only in punctuation would collide: `npm run check` refuses that. */
const operationIdOf = ({ method, path }: Route) =>
  method.toLowerCase() +
  path
    .split(/\W+|_/)
    .filter(Boolean)
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join('');

function parametersOf({ method, path, query = {}, isKeyed = true, takesSecondFactor = false }: Route, maker: SchemaMaker): JsonSchema[] {
  const parameter = (place: 'path' | 'query', name: string, rule: z.ZodType): JsonSchema => {
    const { description, ...schema } = maker.input(rule);
    return { name, in: place, ...(place === 'path' ? { required: true } : {}), ...(description ? { description } : {}), schema };
  };
  return [
    ...pathParameters(path).map((name) => {
      const rule = pathRules[name];
      if (!rule) throw new Error(`${path}: nothing is known of the parameter ${name}`);
      return parameter('path', name, rule);
    }),
    ...Object.entries(query).map(([name, rule]) => parameter('query', name, rule)),
    ...(method !== 'GET' && isKeyed ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(takesSecondFactor ? [{ $ref: '#/components/parameters/SegundoFator' }] : []),
  ];
}

function bodyOf({ path, body, form }: Route, maker: SchemaMaker): JsonSchema | undefined {
  const elsewhere = pathParameters(path);
  const content: Record<string, JsonSchema> = {};
  if (body) {
    const rules = Array.isArray(body) ? (body as BodyRule[]) : [body as BodyRule];
    const schemas = rules.map((rule) => fieldsOf(rule, elsewhere, maker));
    const schema = schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
    content['application/json'] = { schema, ...exampleIn(schemas[0]!, maker) };
  }
  if (form) content['multipart/form-data'] = { schema: formSchema(form, elsewhere, maker) };
  return Object.keys(content).length ? { required: true, content } : undefined;
}

function fieldsOf(rule: BodyRule, elsewhere: readonly string[], maker: SchemaMaker): JsonSchema {
  if (!('input' in rule)) return maker.input(rule);
  const { without = [], plus = {}, under, isOpen } = rule;
  const schema = maker.input(rule.input);
  const left = new Set([...elsewhere, ...without, ...Object.keys(plus)]);
  const added = shapeSchema(plus, maker);
  const properties = Object.entries((schema.properties ?? {}) as JsonSchema).filter(([name]) => !left.has(name));
  const fields = {
    ...schema,
    properties: { ...Object.fromEntries(properties), ...added.properties },
    required: [...((schema.required ?? []) as string[]).filter((name) => !left.has(name)), ...added.required],
    additionalProperties: Boolean(isOpen),
  };
  if (!under) return fields;
  const beside = shapeSchema(under.beside, maker);
  return { type: 'object', properties: { [under.key]: fields, ...beside.properties }, required: [under.key, ...beside.required] };
}

function shapeSchema(shape: Readonly<Record<string, z.ZodType>>, maker: SchemaMaker) {
  const entries = Object.entries(shape);
  return {
    properties: Object.fromEntries(entries.map(([name, rule]) => [name, maker.input(rule)])),
    required: entries.flatMap(([name, rule]) => (rule.safeParse(undefined).success ? [] : [name])),
  };
}

function formSchema({ fields, files }: FormRule, elsewhere: readonly string[], maker: SchemaMaker): JsonSchema {
  const texts = fields ? fieldsOf(fields, elsewhere, maker) : {};
  const binary = { type: 'string', format: 'binary' };
  const uploads = Object.entries(files).map(([name, { description, isMany }]) => [
    name,
    isMany ? { type: 'array', items: binary, description } : { ...binary, description },
  ]);
  const needed = Object.entries(files).flatMap(([name, { isOptional }]) => (isOptional ? [] : [name]));
  return {
    type: 'object',
    properties: { ...(texts.properties as JsonSchema | undefined), ...Object.fromEntries(uploads) },
    required: [...((texts.required as string[] | undefined) ?? []).filter((name) => !(name in files)), ...needed],
    additionalProperties: false,
  };
}

const fileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

function successOf({ answer }: Route, maker: SchemaMaker): JsonSchema {
  if ('file' in answer) {
    const description = answer.file === 'xlsx' ? 'Planilha.' : 'Arquivo CSV.';
    return {
      description,
      headers: { 'Content-Disposition': { description: 'Nome do arquivo.', schema: { type: 'string' } } },
      content: { [fileTypes[answer.file]]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  const schema = maker.answer(answer);
  return { description: 'Sucesso.', content: { 'application/json': { schema, ...exampleIn(schema, maker) } } };
}

const exampleIn = (schema: JsonSchema, maker: SchemaMaker) => ({ example: exampleOf(schema, maker.components) });
