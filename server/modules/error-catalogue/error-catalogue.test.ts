import { openTestApp, type TestApp } from '../../test/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const catalogue = async () => {
  const { data } = await app.graphql('{ errorCatalogue { code message kind field status } }');
  return new Map<string, object>(data.errorCatalogue.map((error: { code: string }) => [error.code, error]));
};

describe('the catalogue of errors', () => {
  it('answers a visitor every code with its text, kind, field and status', async () => {
    const codes = await catalogue();
    expect(codes.get('STORE_CNPJ_TAKEN')).toMatchObject({ kind: 'conflict', field: 'cnpj', status: 409 });
    expect(codes.get('BAD_USER_INPUT')).toMatchObject({ message: 'Dados inválidos na consulta GraphQL.', kind: 'invalid', status: 400 });
    expect(codes.get('INTERNAL_SERVER_ERROR')).toMatchObject({ message: 'Erro interno.', status: 500 });
    expect(codes.get('METHOD_NOT_ALLOWED')).toMatchObject({ status: 405 });
    expect([...codes.keys()]).toEqual([...codes.keys()].toSorted());
  });

  it('holds the text that a refused request answers', async () => {
    const { errors } = await app.graphql('{ networks { total } }');
    const { message, extensions } = errors![0];
    expect(extensions.code).toBe('UNAUTHENTICATED');
    expect((await catalogue()).get(extensions.code)).toMatchObject({ message, kind: extensions.kind, status: 401 });
  });
});
