import { openStaffedApp } from '../../test/staffed-app.ts';

const open = openStaffedApp();

/** No part of it is a word of the schema. */
const SECRET = 'Xq7vmzp4w';
const NUMBER = 8_675_309_427;

async function refusal(query: string, variables: Record<string, unknown> = {}) {
  const answer = await open.app.rest('POST', '/graphql', { body: { query, variables }, token: open.staff.token });
  const text = answer.bytes.toString('utf8');
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain(String(NUMBER));
  const [{ extensions, message }] = answer.json.errors;
  return { status: answer.status, message, code: extensions.code, detail: extensions.detail };
}

const SIGN_IN = 'mutation ($input: SignInInput!) { signInStaff(input: $input) { token } }';
const SALE = 'mutation ($input: SaleInput!) { postSale(input: $input) { __typename } }';
const STORES = 'query ($options: ListOptions, $filter: StoresFilter) { stores(options: $options, filter: $filter) { total } }';
const item = { codigo: 'A', qtde: '1', valorUnitario: '10.00' };
const sale = { cpf: '52998224725', tipoFiscal: 'N', identificador: '12345678', realizadoEm: '2026-11-20', itens: [item] };

describe('a variable of the wrong type is named without its value', () => {
  it.each<[string, string, Record<string, unknown>, string]>([
    [
      'a password in a list',
      SIGN_IN,
      { input: { cpf: '52998224725', senha: [SECRET] } },
      'A variável "$input" tem um valor inválido em "input.senha". Esperava um texto (String).',
    ],
    [
      'a password in an object',
      SIGN_IN,
      { input: { cpf: '52998224725', senha: { texto: SECRET } } },
      'A variável "$input" tem um valor inválido em "input.senha". Esperava um texto (String).',
    ],
    [
      'a password that is a number',
      SIGN_IN,
      { input: { cpf: '52998224725', senha: NUMBER } },
      'A variável "$input" tem um valor inválido em "input.senha". Esperava um texto (String).',
    ],
    [
      'a password beside an unknown field',
      SIGN_IN,
      { input: { cpf: '52998224725', senha: SECRET, lembrar: true } },
      'A variável "$input" tem um valor inválido. O tipo "SignInInput" não tem o campo "lembrar".',
    ],
    [
      'a password without its neighbour',
      SIGN_IN,
      { input: { senha: SECRET } },
      'A variável "$input" tem um valor inválido. Falta o campo "cpf", do tipo "String!".',
    ],
    [
      'a password in place of the object',
      SIGN_IN,
      { input: SECRET },
      'A variável "$input" tem um valor inválido. Esperava um objeto do tipo "SignInInput".',
    ],
    [
      'a decimal deep in a list',
      SALE,
      { input: { ...sale, itens: [item, { ...item, qtde: SECRET }] } },
      'A variável "$input" tem um valor inválido em "input.itens[1].qtde". Esperava um número decimal (Decimal), como "87.50".',
    ],
    [
      'a boolean',
      SALE,
      { input: { ...sale, enviarMensagem: SECRET } },
      'A variável "$input" tem um valor inválido em "input.enviarMensagem". Esperava true ou false (Boolean).',
    ],
    [
      'null in a list',
      SALE,
      { input: { ...sale, identificador: SECRET, itens: [null] } },
      'A variável "$input" tem um valor inválido em "input.itens[0]". O tipo "SaleItemInput!" não aceita nulo.',
    ],
    [
      'an integer',
      STORES,
      { options: { page: SECRET } },
      'A variável "$options" tem um valor inválido em "options.page". Esperava um número inteiro (Int).',
    ],
    [
      'a large integer',
      STORES,
      { options: { page: NUMBER } },
      'A variável "$options" tem um valor inválido em "options.page". Esperava um número inteiro até 2147483647 (Int).',
    ],
    [
      'an enum',
      STORES,
      { options: { direction: SECRET } },
      'A variável "$options" tem um valor inválido em "options.direction". Esperava um dos valores de "SortDirection".',
    ],
    [
      'an enum that is a number',
      STORES,
      { options: { direction: NUMBER } },
      'A variável "$options" tem um valor inválido em "options.direction". Esperava um dos valores de "SortDirection".',
    ],
    [
      'a file',
      'mutation ($a: Upload!) { uploadRedemptionMedia(arquivo: $a, idResgate: 1) { id } }',
      { a: SECRET },
      'A variável "$a" tem um valor inválido. Esperava um arquivo (Upload).',
    ],
  ])('%s', async (_what, query, variables, detail) => {
    expect(await refusal(query, variables)).toEqual({
      status: 400,
      message: 'Dados inválidos na consulta GraphQL.',
      code: 'BAD_USER_INPUT',
      detail,
    });
  });
});

describe('a value written into the document is not repeated', () => {
  it.each([
    ['a text for an object', `mutation { signInStaff(input: "${SECRET}") { token } }`, 'Esperava um valor do tipo "SignInInput!".'],
    ['a list for a text', `mutation { signInStaff(input: { cpf: "1", senha: ["${SECRET}"] }) { token } }`, 'Esperava um texto (String).'],
    ['a text without quotes', `mutation { signInStaff(input: { cpf: "1", senha: ${SECRET} }) { token } }`, 'Esperava um texto (String).'],
    ['a number', `mutation { signInStaff(input: { cpf: "1", senha: ${NUMBER} }) { token } }`, 'Esperava um texto (String).'],
    ['a text for an integer', `{ stores(options: { page: "${SECRET}" }) { total } }`, 'Esperava um número inteiro (Int).'],
    ['a large integer', `{ stores(options: { page: ${NUMBER} }) { total } }`, 'Esperava um número inteiro até 2147483647 (Int).'],
    ['a name for an enum', `{ stores(options: { direction: ${SECRET} }) { total } }`, 'Esperava um dos valores de "SortDirection".'],
    ['a text for an enum', `{ stores(options: { direction: "${SECRET}" }) { total } }`, 'Esperava um dos valores de "SortDirection".'],
    ['a text for a boolean', `{ __typename @include(if: "${SECRET}") }`, 'Esperava true ou false (Boolean).'],
    [
      'a text for a decimal',
      `mutation { postSale(input: { cpf: "1", identificador: "12345678", tipoFiscal: N, realizadoEm: "2026-11-20", itens: [{ codigo: "A", qtde: "${SECRET}", valorUnitario: 1 }] }) { __typename } }`,
      'Esperava um número decimal (Decimal), como "87.50".',
    ],
    ['a default', `query ($a: Int = "${SECRET}") { stores(options: { page: $a }) { total } }`, 'Esperava um número inteiro (Int).'],
  ])('%s', async (_what, query, detail) => {
    expect(await refusal(query)).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED', detail });
  });

  it.each([
    ['in a wrong place', `mutation { signInStaff(input: { cpf "${SECRET}" }) { token } }`],
    ['without its name', `mutation { signInStaff(input: { ${SECRET} }) { token } }`],
    ['with an escape that is none', `mutation { signInStaff(input: { senha: "\\q${SECRET}" }) { token } }`],
    ['as a number', `mutation { signInStaff(input: { cpf ${NUMBER} }) { token } }`],
  ])('a text that cannot be parsed, %s', async (_what, query) => {
    expect(await refusal(query)).toMatchObject({ status: 400, code: 'GRAPHQL_PARSE_FAILED' });
  });

  it('what only running finds out is the input of the client, not a bug', async () => {
    const query = `query ($a: SortDirection! = ASC) { stores(options: { search: "${SECRET}", direction: $a }) { total } }`;
    expect(await refusal(query, { a: null })).toMatchObject({ code: 'BAD_USER_INPUT' });
    const nullable = `query ($a: Boolean = true) { __typename @include(if: $a) }`;
    expect(await refusal(nullable, { a: null })).toMatchObject({ code: 'BAD_USER_INPUT' });
    const nested = `mutation ($a: String = "x") { signInStaff(input: { cpf: $a, senha: "${SECRET}" }) { token } }`;
    expect(await refusal(nested, { a: null })).toMatchObject({
      code: 'BAD_USER_INPUT',
      detail: 'O argumento "input" tem um valor inválido.',
    });
  });
});
