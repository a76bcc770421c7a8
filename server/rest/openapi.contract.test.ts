import { Ajv2020 } from 'ajv/dist/2020.js';
import { openApiProblems } from '../../scripts/prove/lint-openapi.ts';
import { openApiDocument } from '../platform/openapi/document.ts';
import { checkExchange } from '../test/answer-check.ts';
import './index.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever JSON came back
type Json = any;

/** The schema with its references made absolute. */
const absolute = (schema: Json): Json => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'));

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 by the recommended rules', async () => {
    expect(await openApiProblems(openApiDocument())).toEqual([]);
  });

  it('shows an example of each body that its own schema admits', () => {
    const document = JSON.parse(JSON.stringify(openApiDocument())) as Json;
    const ajv = new Ajv2020({ strict: false, formats: { date: true, 'date-time': true, binary: true } });
    ajv.addSchema(document, 'document');
    const wrong: string[] = [];
    for (const [path, operations] of Object.entries<Json>(document.paths))
      for (const [method, operation] of Object.entries<Json>(operations))
        for (const body of [operation.requestBody, operation.responses['200']]) {
          const { schema, example } = body?.content['application/json'] ?? {};
          if (!schema || ajv.validate(absolute(schema), example)) continue;
          wrong.push(`${method} ${path}: ${ajv.errorsText()} ${JSON.stringify(example)}`);
        }
    expect(wrong).toEqual([]);
  });

  it('answers 429, which clients repeat, to rates only: a quota or a size is not mended by waiting', () => {
    const document = JSON.parse(JSON.stringify(openApiDocument())) as Json;
    const codes = Object.values<Json>(document.paths)
      .flatMap((operations) => Object.values<Json>(operations))
      .flatMap(({ responses }) => (responses['429'] ? [responses['429']] : []))
      .map((response) => (response.$ref ? document.components.responses[response.$ref.split('/').at(-1)] : response))
      .flatMap((response) => response.content['application/json'].schema.properties.codigo.enum as string[]);
    expect([...new Set(codes)].sort()).toEqual(['EXPORT_BUSY', 'TOO_MANY_ATTEMPTS']);
  });
});

describe('the tests of the REST door', () => {
  const address = (path: string) => new URL(path, 'http://localhost');

  it('are told of a key, a code or a parameter that nobody described', () => {
    const exchange = {
      method: 'GET',
      url: address('/api/redes'),
      status: 200,
      contentType: 'application/json',
      json: { redes: [] },
    };
    expect(() => checkExchange(exchange)).not.toThrow();
    expect(() => checkExchange({ ...exchange, json: { redes: [], total: 0 } })).toThrow('"additionalProperty":"total"');
    expect(() => checkExchange({ ...exchange, json: { redes: [{ id: '1' }] } })).toThrow('must be integer');
    expect(() => checkExchange({ ...exchange, url: address('/api/redes?nome=x') })).toThrow('"additionalProperty":"nome"');
    const refused = { ...exchange, status: 409, json: { erro: 'Não', codigo: 'STORE_IN_USE' } };
    expect(() => checkExchange(refused)).toThrow('no answer with status 409');
    expect(() => checkExchange({ ...refused, status: 403 })).toThrow('must be equal to one of the allowed values');
    expect(() => checkExchange({ ...exchange, url: address('/api/nada') })).toThrow('a path that no route has');
  });
});
