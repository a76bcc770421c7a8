import type { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { normalizeCnpj } from '../../shared/cnpj.ts';
import { SCENARIO_LABELS, type Scenario } from '../../shared/enums.ts';
import './simulation.errors.ts';
import type { Parameter } from '../../shared/parameters.ts';
import type { simulationRules } from './simulation.rules.ts';

/** One value to try, with its current value; values are decimal text. */
export interface ProposedChange {
  parametro: Parameter;
  /** Of the product, store, network or scenario; null for programme-wide settings. */
  id: number | null;
  /** The code, CNPJ or name used to identify it. */
  codigo: string | null;
  nome: string | null;
  /** Null for a percentage adjustment of every product. */
  de: string | null;
  para: string;
}

type Wanted = z.output<typeof simulationRules>['mudancas'];
interface Found {
  id: number;
  codigo: string;
  nome: string;
  de: string;
}

interface Asking {
  actor: AppContext['actor'];
  today: string;
  sql: RunSql;
}

/** Pairs requested names with the rows found. */
function paired(
  parametro: Parameter,
  wanted: readonly { name: string; valor: string }[],
  found: readonly Found[],
  unknown: string,
): ProposedChange[] {
  const byCode = new Map(found.map((row) => [row.codigo, row]));
  return wanted.map(({ name, valor }) => {
    const row = byCode.get(name);
    if (!row) throw new AppError(unknown, { nome: name });
    return { parametro, id: row.id, codigo: row.codigo, nome: row.nome, de: row.de, para: valor };
  });
}

const PRODUCTS = `select id, codigo, nome, product_value_on(id, $2::date)::text as de from products where codigo = any($1::text[]) and excluido_em is null`;
const SCENARIOS = `select id, id::text as codigo, nome, scenario_factor_on(id, $2::date)::numeric(4,2)::text as de from scenarios
  where id::text = any($1::text[])`;

const storesSql = (
  scope: string[],
) => `select s.id, s.cnpj as codigo, s.nome_fantasia as nome, store_own_factor_on(s.id, $2::date)::text as de from stores s
  where ${['s.cnpj = any($1::text[])', 's.excluido_em is null', ...scope].join(' and ')}`;

const networksSql = (scope: string[]) => `select n.id, x.nome as codigo, n.nome, n.valor_ponto::text as de
  from unnest($1::text[]) as x(nome) join networks n on n.nome = x.nome or n.id::text = x.nome
  where ${['n.excluido_em is null', '$2::date is not null', ...scope].join(' and ')}`;

/** A scenario's screen name. */
const scenarioName = ({ id, nome }: Pick<Found, 'id' | 'nome'>) => `${SCENARIO_LABELS[id as Scenario]}: ${nome}`;

/**
 * The changes with the ids and current values of their targets. Refuses: SIMULATION_PRODUCT_UNKNOWN, SIMULATION_STORE_UNKNOWN and
 * SIMULATION_NETWORK_UNKNOWN (also out of the actor's reach).
 */
export async function resolveChanges({ actor, today, sql }: Asking, wanted: Wanted): Promise<ProposedChange[]> {
  const find = async (names: string[], statement: (bind: (value: unknown) => string) => string): Promise<Found[]> => {
    if (names.length === 0) return [];
    const params: unknown[] = [names, today];
    return sql<Found>(
      statement((value) => `$${params.push(value)}`),
      params,
    );
  };
  const scopeOf = (bind: (value: unknown) => string, columns: { store: string; network: string }) => staffScope({ actor, bind }, columns);
  const products = wanted.valorPontos.map(({ codProduto, valor }) => ({ name: codProduto, valor }));
  const stores = wanted.fatorPontuacao.map(({ cnpjLoja, valor }) => ({ name: normalizeCnpj(cnpjLoja) ?? cnpjLoja, valor }));
  const networks = wanted.valorPonto.map(({ rede, valor }) => ({ name: rede, valor }));
  const scenarios = wanted.fatorExtra.map(({ cenario, valor }) => ({ name: String(cenario), valor }));
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  const settings = await sql<{ limitePontuacao: string; percentualCashback: string }>(
    'select limite_pontuacao as "limitePontuacao", percentual_cashback as "percentualCashback" from system_settings where id = 1',
  );
  const ofAll = (parametro: 'limitePontuacao' | 'percentualCashback'): ProposedChange[] => {
    const para = wanted[parametro];
    return para ? [{ parametro, id: null, codigo: null, nome: null, de: settings[0]![parametro], para }] : [];
  };
  return [
    ...paired('valorPontos', products, await find(names(products), () => PRODUCTS), 'SIMULATION_PRODUCT_UNKNOWN'),
    ...(wanted.ajusteValorPontos
      ? [{ parametro: 'ajusteValorPontos' as const, id: null, codigo: null, nome: null, de: null, para: wanted.ajusteValorPontos }]
      : []),
    ...paired(
      'fatorPontuacao',
      stores,
      await find(names(stores), (bind) => storesSql(scopeOf(bind, { store: 's.id', network: 's.network_id' }))),
      'SIMULATION_STORE_UNKNOWN',
    ),
    ...paired('valorPonto', networks, await reachableNetworks(find, names(networks), scopeOf), 'SIMULATION_NETWORK_UNKNOWN'),
    ...paired('fatorExtra', scenarios, await find(names(scenarios), () => SCENARIOS), 'SIMULATION_STORE_UNKNOWN').map((change) => ({
      ...change,
      nome: scenarioName({ id: change.id!, nome: change.nome! }),
    })),
    ...ofAll('limitePontuacao'),
    ...ofAll('percentualCashback'),
  ];
}

type Find = (names: string[], statement: (bind: (value: unknown) => string) => string) => Promise<Found[]>;
type ScopeOf = (bind: (value: unknown) => string, columns: { store: string; network: string }) => string[];

/** Networks by name or id, among the actor's. */
const reachableNetworks = (find: Find, names: string[], scopeOf: ScopeOf) =>
  find(names, (bind) => networksSql(scopeOf(bind, { store: 'null::int', network: 'n.id' })));

/** Ids of a simulation's networks: the one given, else those the actor is limited to; null for all. */
export async function simulatedNetworks({ actor, today, sql }: Asking, rede: string | null | undefined): Promise<number[] | null> {
  if (!rede || rede === 'Todas') return actor.kind === 'staff' && actor.networkIds ? [...actor.networkIds] : null;
  const params: unknown[] = [[rede], today];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const [network] = await sql<Found>(networksSql(staffScope({ actor, bind }, { store: 'null::int', network: 'n.id' })), params);
  if (!network) throw new AppError('SIMULATION_NETWORK_UNKNOWN', { nome: rede });
  return [network.id];
}
