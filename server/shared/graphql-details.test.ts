import { buildSchema, execute, GraphQLError, parse, validate } from 'graphql';
import { graphqlDetailOf } from './graphql-details.ts';

const schema = buildSchema(`
  enum Cor { AZUL VERDE }
  input Filtro { id: Int! nome: String cor: Cor }
  interface Pessoa { nome: String! }
  type Loja { nome: String! }
  type Vendedor implements Pessoa { nome: String! loja: Loja! }
  type Query { vendedor(id: Int!, cor: Cor, chave: ID, ativo: Boolean, valor: Float, nome: String): Vendedor lojas(filtro: Filtro): [Loja!]! pessoa: Pessoa }
`);

/** The engine's message about a query, in Portuguese. */
function refusals(query: string, variables?: Record<string, unknown>): string[] {
  try {
    const document = parse(query, { maxTokens: 60 });
    const errors = validate(schema, document);
    if (errors.length > 0) return errors.map(({ message }) => graphqlDetailOf(message));
    const answer = execute({ schema, document, variableValues: variables ?? null });
    return 'errors' in answer
      ? (answer.errors ?? []).map(({ message, originalError }) => graphqlDetailOf(message, originalError?.message))
      : [];
  } catch (error) {
    if (error instanceof GraphQLError) return [graphqlDetailOf(error.message)];
    throw error;
  }
}

describe('what the engine refuses', () => {
  it.each([
    ['{ lojas { ', 'Esperava nome, mas há fim do texto.'],
    ['{ lojas { nome } } }', 'Não se esperava "}".'],
    ['{ vendedor(id: 01) { nome } }', 'Número inválido: "1" depois de 0.'],
    ['{ vendedor(id: 1, nome: "a) { nome } }', 'Texto sem as aspas do fim.'],
    ["{ vendedor(id: 1, nome: 'a') { nome } }", 'Aspas simples (\') não servem: use aspas duplas (").'],
    ['{ vendedor(id: 1) { nome } ? }', 'Caractere inesperado: "?".'],
    [`{ ${'a '.repeat(80)} }`, 'A consulta tem mais de 60 símbolos.'],
  ])('in the text %s', (query, expected) => expect(refusals(query)).toEqual([expected]));

  it.each([
    ['{ lojas { cnpj } }', 'O tipo "Loja" não tem o campo "cnpj".'],
    ['{ lojas { nomes } }', 'O tipo "Loja" não tem o campo "nomes". Seria "nome"?'],
    ['{ pessoa { loja { nome } } }', 'O tipo "Pessoa" não tem o campo "loja". Seria "Vendedor"?'],
    ['{ lojas(filtros: 1) { nome } }', 'O campo "Query.lojas" não tem o argumento "filtros". Seria "filtro"?'],
    ['{ lojas @x { nome } }', 'A diretiva "@x" não existe.'],
    ['{ lojas @include(se: true, if: true) { nome } }', 'A diretiva "@include" não tem o argumento "se".'],
    ['{ lojas @include { nome } }', 'A diretiva "@include" pede o argumento "if", do tipo "Boolean!".'],
    ['query @skip(if: true) { lojas { nome } }', 'A diretiva "@skip" não pode ser usada em QUERY.'],
    ['{ lojas { ...f } }', 'O fragmento "f" não existe.'],
    ['{ lojas { nome } } fragment f on Loja { nome }', 'O fragmento "f" não é usado.'],
    ['{ lojas { ... on Cor { nome } } }', 'Um fragmento não pode ser do tipo "Cor", que não tem campos.'],
    ['{ lojas { ... on Vendedor { nome } } }', 'O fragmento não cabe aqui: o que é do tipo "Loja" nunca é do tipo "Vendedor".'],
    ['{ lojas { ...f } } fragment f on Loja { ...f }', 'O fragmento "f" contém a si mesmo.'],
    ['{ lojas { nome } } query b { lojas { nome } }', 'Uma operação sem nome deve ser a única da consulta.'],
    ['query a { lojas { nome } } query a { lojas { nome } }', 'A operação "a" é definida mais de uma vez.'],
    ['{ vendedor(id: 1, id: 2) { nome } }', 'O argumento "id" aparece mais de uma vez.'],
    ['{ lojas(filtro: { id: 1, id: 2 }) { nome } }', 'O campo "id" aparece mais de uma vez no valor.'],
    ['query a($x: Int!, $x: Int!) { vendedor(id: $x) { nome } }', 'A variável "$x" é definida mais de uma vez.'],
    ['query a($x: Filtros) { lojas(filtro: $x) { nome } }', 'O tipo "Filtros" não existe. Seria "Filtro"?'],
    ['query a($x: Loja) { vendedor(id: $x) { nome } }', 'A variável "$x" não pode ser do tipo "Loja", que só existe em respostas.'],
    ['query a($x: Int) { vendedor(id: $x) { nome } }', 'A variável "$x", do tipo "Int", está onde se espera o tipo "Int!".'],
    ['query a { vendedor(id: $x) { nome } }', 'A operação "a" não define a variável "$x".'],
    ['query a($x: Int) { vendedor(id: 1) { nome } }', 'A operação "a" não usa a variável "$x".'],
    ['{ lojas }', 'O campo "lojas", do tipo "[Loja!]!", pede a seleção dos seus campos: lojas { … }.'],
    ['{ lojas { nome { a } } }', 'O campo "nome" não tem o que selecionar: o tipo "String!" não tem campos.'],
    ['{ vendedor { nome } }', 'O campo "vendedor" pede o argumento "id", do tipo "Int!".'],
    ['{ lojas(filtro: {}) { nome } }', 'Falta o campo "Filtro.id", do tipo "Int!".'],
    ['{ lojas(filtro: { id: 1, nomes: "a" }) { nome } }', 'O tipo "Filtro" não tem o campo "nomes". Seria "nome"?'],
    ['{ vendedor(id: null) { nome } }', 'Esperava um valor do tipo "Int!".'],
    ['{ vendedor(id: "1") { nome } }', 'Esperava um número inteiro (Int).'],
    ['{ vendedor(id: 9999999999) { nome } }', 'Esperava um número inteiro até 2147483647 (Int).'],
    ['{ vendedor(id: 1, cor: AZULA) { nome } }', 'Esperava um dos valores de "Cor". Seria "AZUL"?'],
    ['{ vendedor(id: 1, cor: "AZUL") { nome } }', 'Esperava um dos valores de "Cor". Seria "AZUL"?'],
    ['{ vendedor(id: 1, nome: 2) { nome } }', 'Esperava um texto (String).'],
    ['{ vendedor(id: 1, ativo: 2) { nome } }', 'Esperava true ou false (Boolean).'],
    ['{ vendedor(id: 1, valor: "x") { nome } }', 'Esperava um número (Float).'],
    ['{ vendedor(id: 1, chave: 2.5) { nome } }', 'Esperava uma identificação (ID): texto ou inteiro.'],
    ['{ a: lojas { nome } a: pessoa { nome } }', 'Os campos "a" se chocam: dê um apelido a cada um para receber os dois.'],
    ['type A { b: Int }', 'A definição "A" não pode ser executada.'],
  ])('against the schema: %s', (query, expected) => expect(refusals(query)).toContain(expected));

  it.each([
    ['query a($x: Int!) { vendedor(id: $x) { nome } }', {}, 'Falta o valor da variável "$x", do tipo "Int!".'],
    ['query a($x: Int!) { vendedor(id: $x) { nome } }', { x: null }, 'A variável "$x", do tipo "Int!", não pode ser nula.'],
    [
      'query a($x: Int!) { vendedor(id: $x) { nome } }',
      { x: 'a' },
      'A variável "$x" tem um valor inválido. Esperava um número inteiro (Int).',
    ],
    [
      'query a($f: Filtro) { lojas(filtro: $f) { nome } }',
      { f: { id: 1, cor: 'ROXO' } },
      'A variável "$f" tem um valor inválido em "f.cor". Esperava um dos valores de "Cor".',
    ],
  ])('in the variables: %s %j', (query, variables, expected) => expect(refusals(query, variables)).toEqual([expected]));

  it.each([
    ' got invalid value at "x.y"; String cannot represent a non string value: ',
    '; Int cannot represent non-integer value: "segredo"',
    '" does not exist in "Cor" enum. Did you mean the enum value "segredo"?',
    ' got invalid value at '.repeat(10_000),
  ])('is not misled by a value that speaks as the engine does: %#', (forged) => {
    expect(refusals('query a($x: Int!) { vendedor(id: $x) { nome } }', { x: `segredo${forged}` })).toEqual([
      'A variável "$x" tem um valor inválido. Esperava um número inteiro (Int).',
    ]);
    expect(refusals('query a($x: Cor) { vendedor(id: 1, cor: $x) { nome } }', { x: `segredo${forged}` })).toEqual([
      'A variável "$x" tem um valor inválido. Esperava um dos valores de "Cor".',
    ]);
  });

  it('does not repeat what a text that cannot be parsed holds', () => {
    expect(refusals('{ vendedor(nome "segredo") { nome } }')).toEqual(['Esperava ":", mas há texto.']);
    expect(refusals('{ vendedor(nome: "\\u12segredo") { nome } }')).toEqual(['Sequência Unicode inválida no texto.']);
  });

  it('is cut where it is long', () => expect(graphqlDetailOf('x'.repeat(10_000)).length).toBeLessThan(900));

  it('stays as it is where nobody foresaw it', () => expect(graphqlDetailOf('Something new.')).toBe('Something new.'));
});
