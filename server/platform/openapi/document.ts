import { allRoutes, type Route } from '../rest/route.ts';
import { routeTags } from '../rest/route-tags.ts';
import { securitySchemes } from './access.ts';
import { type JsonSchema, SchemaMaker } from './json-schema.ts';
import { operationOf, templateOf } from './operation.ts';
import { fieldsSchema, refusalExamples, sharedRefusals } from './refusals.ts';

const DESCRIPTION = `Os caminhos documentados da plataforma de fidelidade e cashback, gerados das mesmas regras que o servidor aplica.

A sessão vai no cabeçalho \`Authorization\`: \`|token\` no painel, \`token|\` na loja, ou \`Bearer token\`. Decimais são números JSON com até
duas casas; instantes, ISO 8601 em UTC; dias, AAAA-MM-DD. Uma recusa traz \`erro\` (o texto), \`codigo\` (estável) e \`campos\`. Caminhos
desconhecidos respondem 404. O que os documentos deixam em aberto está em docs/rest-compat.md.`;

/** The OpenAPI 3.1 document of all or some routes. Throws when a route names an undefined error code. */
export function openApiDocument(some: readonly Route[] = allRoutes()): JsonSchema {
  const routes = [...some].sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method));
  const maker = new SchemaMaker();
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const template = templateOf(route.path);
    paths[template] = { ...paths[template], [route.method.toLowerCase()]: operationOf(route, maker) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Fidelidade e cashback', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: Object.entries(routeTags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes,
      parameters: { IdempotencyKey: idempotencyKey, SegundoFator: secondFactor },
      responses: sharedRefusals(routes),
      examples: refusalExamples(routes),
      schemas: { Campos: fieldsSchema, ...sortedByName(maker.components) },
    },
  };
}

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Chave do próprio cliente: a repetição com os mesmos dados recebe a primeira resposta; com outros, 409.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' },
};

const secondFactor: JsonSchema = {
  name: 'X-Segundo-Fator',
  in: 'header',
  description: 'Código do aplicativo autenticador, ou um código de recuperação, de quem tem um segundo fator. Cada código vale uma vez.',
  schema: { type: 'string', maxLength: 40 },
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const sortedByName = (schemas: Record<string, JsonSchema>) => Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => compare(a, b)));
