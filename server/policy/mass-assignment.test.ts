import { allActions } from '../platform/actions/action.ts';
import type { Actor } from '../platform/actor.ts';
import { mayDo } from '../platform/actor.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { openApiDocument } from '../platform/openapi/document.ts';
import { validate } from '../platform/validate.ts';
import { openTestApp, type TestApp } from '../test/app.ts';
import { buildConsumer, buildNetwork, buildSeller, buildStaff } from '../test/builders/people.ts';
import { openFootprint } from '../test/footprint.ts';
import { plausibleText } from '../test/plausible.ts';
import type { Permission } from './permissions.ts';

/** Keys an attacker would add to a body to gain rights; most bodies have no use for them. */
const GREEDY = {
  permissao: 2,
  saldoPontos: '99999.00',
  pontos: '99999.00',
  valor: '99999.00',
  ativo: true,
  fatorPontuacao: '9.00',
  aprovadoPor: 1,
  reprovadoPor: 1,
  id: 1,
  sellerId: 1,
  senhaHash: 'x',
  campoQueNaoExiste: 1,
};
type Greedy = keyof typeof GREEDY;

/**
 * Bodies in which the documents send whole rows, a list, or a social provider's fields: unused keys are ignored, and authorship comes from
 * the session (postings.contract.test.ts, cashback.contract.test.ts: reprovadoPor).
 */
const OPEN_BODIES = [
  'POST /api/antifraude/gerar',
  'PUT /api/banners/{id}',
  'PATCH /api/banners/bulk',
  'POST /api/compras-pontuacao/gerar',
  'POST /api/mensuracao/gerar',
  'POST /api/pontuacoes/cancelar',
  'POST /api/pontuacoes/encerrar',
  'POST /api/pontuacoes/pontuar',
  'POST /api/pontuacoes/pontuar-cliente',
  'POST /api/pontuacoes/reprovar',
  'POST /api/pontuacoes/retornar-foto-pendente',
  'POST /api/pontuacoes/retornar-pontuacao-pendente',
  'POST /api/relatorio/gerar',
  'POST /api/sessoes/parceiro',
  'POST /api/taxa-sucesso/gerar',
];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

/** The greedy keys that an action's rule does not refuse by name. */
function takenBy(input: Parameters<typeof validate>[0]): Greedy[] {
  try {
    validate(input, { ...GREEDY });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refused = new Set(
      (error.fields ?? []).filter(({ message }) => message.startsWith('Campo não permitido')).map(({ field }) => field),
    );
    return (Object.keys(GREEDY) as Greedy[]).filter((key) => !refused.has(key));
  }
  return Object.keys(GREEDY) as Greedy[];
}

it('lets no action take a field that is not its own, and names each one it refuses', () => {
  const takers = Object.fromEntries(Object.keys(GREEDY).map((key) => [key, [] as string[]])) as Record<Greedy, string[]>;
  for (const { name, input } of allActions().toSorted((a, b) => a.name.localeCompare(b.name)))
    for (const key of takenBy(input)) takers[key].push(name);
  const { id, ativo, ...others } = takers;
  expect(id.length).toBeGreaterThan(20);
  expect(ativo.filter((name) => !/^set\w+Active$/.test(name))).toEqual([
    'createClientProduct',
    'createParticipatingStore',
    'updateClientProduct',
    'updateParticipatingStore',
  ]);
  // Before adding to this list, consider who may send it.
  expect(others).toEqual({
    permissao: ['createStaffUser', 'updateStaffUser'],
    saldoPontos: [],
    pontos: ['createRegistrationCode', 'creditSwpro', 'updateOfferPoints', 'updateRegistrationCode'],
    valor: [],
    fatorPontuacao: ['createStore', 'updateStore'],
    aprovadoPor: [],
    reprovadoPor: [],
    sellerId: [],
    senhaHash: [],
    campoQueNaoExiste: [],
  });
});

interface Rule {
  $ref?: string;
  type?: string;
  items?: Rule;
  anyOf?: Rule[];
  oneOf?: Rule[];
  properties?: Record<string, Rule>;
  additionalProperties?: unknown;
}
interface Described {
  'x-permissao': Permission;
  requestBody?: { content: Record<string, { schema: Rule }> };
}

it('names what it does not take in every JSON body of the REST door, and keeps nothing of it', async () => {
  const { paths, components } = JSON.parse(JSON.stringify(openApiDocument())) as {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, Rule> };
  };
  /** The rule, or its alternatives. */
  const alternatives = (rule: Rule): Rule[] => {
    if (rule.$ref) return alternatives(components.schemas[rule.$ref.split('/').at(-1)!]!);
    const inner = rule.anyOf ?? rule.oneOf;
    return inner ? inner.flatMap(alternatives) : [rule];
  };
  const people = [
    { ...(await buildStaff(app.database, 2)), audience: 'panel' as const },
    { ...(await buildSeller(app.database)), audience: 'store' as const },
    { ...(await buildConsumer(app.database)), audience: 'store' as const },
  ];
  const writtenSince = await openFootprint(app.database);
  const open: string[] = [];
  const wrong: string[] = [];
  let tried = 0;
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { 'x-permissao': permission, requestBody }] of Object.entries(methods)) {
      const schema = requestBody?.content['application/json']?.schema;
      if (!schema) continue;
      const rules = alternatives(schema);
      const where = `${method.toUpperCase()} ${path}`;
      if (rules.some(({ type, additionalProperties }) => type !== 'object' || additionalProperties !== false)) {
        open.push(where);
        continue;
      }
      const own = new Set(rules.flatMap(({ properties = {} }) => Object.keys(properties)));
      const who = people.find(({ actor }) => mayDo(actor as Actor, permission));
      const target = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(plausibleText(name)));
      const { status, json } = await app.rest(method.toUpperCase(), target, { ...who, isHostile: true, body: GREEDY });
      tried += 1;
      const text = JSON.stringify(json);
      // An id besides the path's, or besides the documented idResgate, is ignored, as the next test shows.
      const foreign = Object.keys(GREEDY).filter((key) => !own.has(key) && key !== 'id');
      const unnamed = foreign.filter((key) => !text.includes(`Campo não permitido: ${key}`));
      if (status !== 400 || unnamed.length > 0) wrong.push(`${where}: ${status} ${unnamed.join()} ${text.slice(0, 150)}`);
    }
  expect(wrong).toEqual([]);
  expect(open).toEqual(OPEN_BODIES);
  expect(tried).toBeGreaterThan(50);
  expect(await writtenSince()).toEqual({});
});

it('changes the row of the path, whatever id a body says', async () => {
  const [meant, other] = [await buildNetwork(app.database), await buildNetwork(app.database)];
  const admin = await buildStaff(app.database, 2);
  const body = { id: other.id, ativo: 0 };
  expect((await app.rest('PUT', `/api/redes/${meant.id}`, { token: admin.token, isHostile: true, body })).status).toBe(200);
  const rows = await app.database.read<{ id: number }>('select id from networks where not ativo order by id');
  expect(rows).toEqual([{ id: meant.id }]);
});
