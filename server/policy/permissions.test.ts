import 'reflect-metadata';
import { allActions } from '../platform/actions/action.ts';
import { type Actor, mayDo } from '../platform/actor.ts';
import { allLists } from '../platform/lists/list.ts';
import { allQueries } from '../platform/queries/query.ts';
import { allRoutes } from '../platform/rest/route.ts';
import { allTotals } from '../platform/totals/totals.ts';
import '../modules.ts';
import '../rest/index.ts';
import { type Expected, everyKind, expectedAbilities, expectedGraphql, expectedRest, type Kind } from './expected-permissions.fixture.ts';
import type { Permission } from './permissions.ts';

/** Somebody of each kind, as far as the table of permissions looks. */
const actorOf = (kind: Kind): Actor => {
  if (kind === 'visitante') return { kind: 'anonymous' };
  if (kind === 'parceiro') return { kind: 'seller', id: 1, nome: 'Vendedor', cpf: '', storeId: 1, networkId: 1 };
  if (kind === 'cliente') return { kind: 'consumer', id: 1, nome: 'Consumidor', cpf: '' };
  if (kind === 'integração') return { kind: 'integration', id: 1, nome: 'Plataforma' };
  return { kind: 'staff', id: 1, nome: 'Usuário', cpf: '', level: Number(kind), networkIds: null, storeIds: null };
};

const admittedBy = (permission: Permission) => everyKind.filter((kind) => mayDo(actorOf(kind), permission)).join(' ');
const wanted = (admits: ReadonlySet<Kind>) => everyKind.filter((kind) => admits.has(kind)).join(' ');

/** Lines whose operation has no other forms: its permission alone decides. */
const plainOf = (lines: readonly Expected[]) =>
  lines.filter(
    ({ door, operation, form }) =>
      form === '' && lines.filter((other) => other.operation === operation && other.door === door).length === 1,
  );

describe('the table of permissions', () => {
  it('admits to each operation of the GraphQL door exactly whom the table written by hand admits', () => {
    const named = new Map(
      [...allActions(), ...allQueries(), ...allLists(), ...allTotals()].map(({ name, permission }) => [name, permission]),
    );
    const wrong = expectedGraphql
      .filter(({ form }) => form === '')
      .flatMap(({ operation, admits }) => {
        const permission = named.get(operation);
        return permission && admittedBy(permission) !== wanted(admits) ? [`${operation}: ${admittedBy(permission)}`] : [];
      });
    expect(wrong).toEqual([]);
  });

  it('admits to each REST path exactly whom the table written by hand admits', () => {
    const routes = new Map(allRoutes().map(({ method, path, permission }) => [`${method} ${path}`, permission]));
    const wrong = plainOf(expectedRest).flatMap(({ door, operation, admits }) => {
      const permission = routes.get(`${door} ${operation}`);
      return permission && admittedBy(permission) === wanted(admits) ? [] : [`${door} ${operation}`];
    });
    expect(wrong).toEqual([]);
  });

  it('gives the other abilities to exactly whom the table written by hand gives them', () => {
    const wrong = [...expectedAbilities].filter(([ability, admits]) => admittedBy(ability as Permission) !== wanted(admits));
    expect(wrong.map(([ability]) => ability)).toEqual([]);
  });
});
