import type { JsonSchema } from './json-schema.ts';

/** Plausible values of the documented fields; others are generated from the type. */
const values: Readonly<Record<string, unknown>> = {
  nome: 'Exemplo',
  cpf: '10000001686',
  cnpj: '11222333000181',
  cnpjRevenda: '11222333000181',
  cnpjLoja: '11222333000181',
  cnpjCddRevendaMaster: '11222333000181',
  nomeFantasia: 'Loja Central',
  razaoSocial: 'Loja Central Comércio Ltda',
  responsavel: 'João Pereira',
  rede: 'Rede Boa Compra',
  regiao: 'Sudeste',
  revenda: 'Loja Central',
  parceiro: 'Maria Aparecida Souza',
  cliente: 'Carlos Lima',
  usuario: 'Maria Aparecida Souza',
  email: 'maria@exemplo.com.br',
  celular: '11987654321',
  telefone: '1132654321',
  mobile: '11987654321',
  sexo: 'F',
  endCep: '01310100',
  endRua: 'Avenida Paulista',
  endNumero: '1000',
  endComplemento: 'Sala 12',
  endBairro: 'Bela Vista',
  endCidade: 'São Paulo',
  endEstado: 'SP',
  cidade: 'São Paulo',
  senha: 'uma senha longa',
  senhaAntiga: 'a senha de antes',
  novaSenha: 'uma senha longa',
  token: 'oCq0mYV5u2aXw8N1rT4kZb7EhPdLsJfG',
  uuid: '3f1c9d0e-5b7a-4c1e-9a52-7d0b8f6e2a41',
  codigo: 'P001',
  codigoPadrao: 'P001',
  codProduto: 'P001',
  produto: 'Produto Exemplo 500 ml',
  premio: 'Fone de ouvido',
  identificador: '123456',
  dataNascimento: '1990-05-20',
  linkArquivo: '/arquivos/eyJ0aXBvIjoiZXhlbXBsbyJ9',
  fileLink: '/exportacoes/eyJ0aXBvIjoiZXhlbXBsbyJ9',
  tipoArquivo: 'image/jpeg',
  justificativa: 'Solicitado pela loja',
  mensagem: 'Operação realizada com sucesso',
  ano: 2026,
  mes: 11,
};

const DATE = '2026-11-20';
const INSTANT = '2026-11-20T13:45:00.000Z';

/** Fields that hold an amount or a day, where the type alone allows any text. */
const AMOUNT = /^(valor|total|saldo|custo|pontos|qtde|quantidade|percentual|porcentagem|limite|faturamento|fator)/;
const DAY = /^data[A-Z]|^data$|[a-z]Em$/;

type Components = Record<string, JsonSchema>;

/** A value valid under the schema, the same on every machine. */
export function exampleOf(schema: JsonSchema, components: Components, name = ''): unknown {
  if (typeof schema.$ref === 'string') return exampleOf(components[schema.$ref.split('/').at(-1)!] ?? {}, components, name);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (Array.isArray(schema.examples)) return schema.examples[0];
  const alternatives = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (alternatives) return exampleOf(firstOf(alternatives, name), components, name);
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part as JsonSchema, components)));
  const types = [schema.type].flat() as (string | undefined)[];
  if (name in values && types.some((type) => type === undefined || type === typeof values[name] || fits(type, values[name])))
    return values[name];
  if (AMOUNT.test(name) && types.includes('number')) return byType('number', schema, components, name);
  if (DAY.test(name) && types.includes('string') && !schema.format) return DATE;
  return byType(types[0], schema, components, name);
}

const fits = (type: string, value: unknown) => typeof value === 'number' && (type === 'integer' || type === 'number');

/** Of several alternatives, the one whose type matches a known value of the field, else the first that is not null. */
function firstOf(alternatives: JsonSchema[], name: string): JsonSchema {
  const known = name in values && alternatives.find(({ type }) => [type].flat().includes(typeof values[name]));
  return known || (alternatives.find(({ type }) => type !== 'null') ?? {});
}

function byType(type: string | undefined, schema: JsonSchema, components: Components, name: string): unknown {
  if (type === 'object') {
    const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
    return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, exampleOf(inner, components, key)]));
  }
  if (type === 'array') return [exampleOf((schema.items ?? {}) as JsonSchema, components, name)];
  if (type === 'integer') return Math.max(1, Number(schema.minimum ?? 1));
  if (type === 'number') return 87.5;
  if (type === 'boolean') return true;
  if (type === 'string') return schema.format === 'date' ? DATE : schema.format === 'date-time' ? INSTANT : 'texto';
  return type === 'null' ? null : {};
}
