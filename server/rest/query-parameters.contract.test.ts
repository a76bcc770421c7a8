import { allRoutes, type Route } from '../platform/rest/route.ts';
import { openTestApp, type TestApp } from '../test/app.ts';
import { buildConsumer, buildSeller, buildStaff } from '../test/builders/people.ts';
import './index.ts';

let app: TestApp;
/** One person of each kind, by the name requests use. */
let people: { token?: string; audience?: 'panel' | 'store' }[];
beforeAll(async () => {
  app = await openTestApp();
  const [staff, seller, consumer] = [await buildStaff(app.database, 2), await buildSeller(app.database), await buildConsumer(app.database)];
  people = [{ token: staff.token }, { token: seller.token, audience: 'store' }, { token: consumer.token, audience: 'store' }];
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

/** The answer to the first of them that the route admits. */
async function ask(method: string, path: string) {
  for (const person of people) {
    const answer = await app.rest(method, path, { ...person, isHostile: true });
    if (answer.status !== 401 && answer.status !== 403) return answer;
  }
  throw new Error(`nobody may ${method} ${path}`);
}

const addressOf = ({ path }: Route) => path.replace(/:\w*cpf/gi, '52998224725').replace(/:\w+/g, '1');

describe('a parameter that a route does not have', () => {
  const routes = allRoutes().filter(({ method }) => method === 'GET');

  it.each(routes.map((route) => [route.path, route] as const))('is refused by its name: %s', async (_path, route) => {
    const declared = Object.keys(route.query ?? {});
    const operators = ['cpf', 'rede', ...declared].flatMap((name) => [`${name}[$like]`, `${name}[$ne]`, `${name}[]`, `${name}.gt`]);
    const wrong = [...new Set(operators), '$where', 'filtros[ativo]', '__proto__', 'constructor', 'where', 'Page'];
    for (const name of wrong) {
      const { status, json } = await ask('GET', `${addressOf(route)}?${encodeURIComponent(name)}=%25`);
      expect([status, json.erro, json.campos]).toEqual([
        400,
        `Parâmetro não permitido: ${name}`,
        [{ field: name, message: `Parâmetro não permitido: ${name}` }],
      ]);
    }
    for (const name of declared) {
      const { status, json } = await ask('GET', `${addressOf(route)}?${name}=1&${name}=2`);
      expect([status, json.erro]).toEqual([400, `Parâmetro repetido: ${name}`]);
    }
  });

  it('is refused where something is written too', async () => {
    const answer = await ask('POST', '/api/upload/produtos?simular=1&simular[$ne]=1');
    expect([answer.status, answer.json.erro]).toEqual([400, 'Parâmetro não permitido: simular[$ne]']);
  });
});

describe('a filter', () => {
  it.each(['%', '_', '*', '.*', '%%%', '{"$like":"%"}', "' or 1=1 --", '[]', 'null'])(
    'that looks like an operator (%s) finds nobody rather than everybody',
    async (value) => {
      const filter = encodeURIComponent(value);
      expect((await ask('GET', '/api/parceiros')).json.totalRecords).toBeGreaterThan(0);
      for (const path of [`/api/parceiros?cpf=${filter}`, `/api/usuarios?cpf=${filter}`, `/api/clientes?cpf=${filter}`]) {
        const { status, json } = await ask('GET', path);
        const found = Object.values(json).find(Array.isArray) ?? [];
        expect([path, status < 500, found]).toEqual([path, true, []]);
      }
      const { status, json } = await ask('GET', `/api/parceiros?rede=${filter}`);
      expect([status < 500, json.parceiros ?? []]).toEqual([true, []]);
    },
  );

  it('is not hidden from a cache that is parted by a number of the day', async () => {
    const plain = await ask('GET', '/api/redes');
    expect((await ask('GET', '/api/redes?_=1763812345678')).json).toEqual(plain.json);
  });
});

describe('the first choice of a select box', () => {
  const filters = allRoutes()
    .filter(({ method }) => method === 'GET')
    .flatMap((route) => Object.keys(route.query ?? {}).map((name) => [route.path, name, route] as const))
    .filter(([, name]) => ['rede', 'revenda', 'tipo', 'situacao', 'categoria', 'ativo', 'categories', 'subcategories'].includes(name));

  it.each(filters)('filters nothing: %s, %s', async (_path, name, route) => {
    const plain = await ask('GET', addressOf(route));
    for (const everything of ['Todas', 'Todos', 'todos']) {
      const chosen = await ask('GET', `${addressOf(route)}?${name}=${everything}`);
      expect([everything, chosen.status, chosen.json]).toEqual([everything, plain.status, plain.json]);
    }
  });

  it('covers every route that has a select box', () => {
    expect(filters.map(([path, name]) => `${path} ${name}`)).toEqual(expect.arrayContaining(['/api/dashboard rede', '/api/logs tipo']));
    expect(filters.length).toBeGreaterThan(25);
  });

  it('counts everybody in the dashboard and lists every entry of the log', async () => {
    expect((await ask('GET', '/api/dashboard?rede=Todas')).json.parceirosCadastrados).toBeGreaterThan(0);
    const { data } = await app.graphql('{ dashboard(rede: "Todas") { parceirosCadastrados } }', {}, { token: people[0]!.token! });
    expect(data.dashboard.parceirosCadastrados).toBeGreaterThan(0);
    const { status } = await app.rest('POST', '/api/redes', {
      token: people[0]!.token!,
      body: { nome: 'Rede do log', regiao: 'Sul', valorPonto: 0.05 },
    });
    expect(status).toBeLessThan(300);
    expect((await ask('GET', '/api/logs?tipo=Todos')).json.logs.length).toBeGreaterThan(0);
  });
});
