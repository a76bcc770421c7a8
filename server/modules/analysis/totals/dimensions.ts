import type { TotalsDimension, TotalsScope } from '../../../platform/totals/totals.ts';
import { consumersScope } from '../../consumers/index.ts';
import { networkScope } from '../../networks/index.ts';
import { sellersScope } from '../../sellers/index.ts';
import { storesScope } from '../../stores/index.ts';

/** Dimensions that several totals share. Each takes the SQL of its key. */

export const network = (sql: string): TotalsDimension => ({
  field: 'networkId',
  title: 'Rede',
  description: 'Network',
  sql,
  type: 'id',
  label: {
    field: 'network',
    title: 'Rede',
    table: 'networks ln',
    on: (key) => `ln.id = ${key}`,
    sql: 'ln.nome',
    scope: (scope) => networkScope(scope, 'ln'),
  },
});

export const store = (sql: string): TotalsDimension => ({
  field: 'storeId',
  title: 'Loja',
  description: 'Store',
  sql,
  type: 'id',
  label: {
    field: 'store',
    title: 'Loja',
    table: 'stores ls',
    on: (key) => `ls.id = ${key}`,
    sql: 'ls.nome_fantasia',
    scope: (scope) => storesScope(scope, 'ls'),
  },
});

const SELLERS = (alias: string) =>
  `(select v.id, v.nome, v.ativo, v.store_id, s.network_id from sellers v join stores s on s.id = v.store_id) ${alias}`;

const sellerLabel = (field: string, alias: string): NonNullable<TotalsDimension['label']> => ({
  field,
  title: 'Vendedor',
  table: SELLERS(alias),
  on: (key) => `${alias}.id = ${key}`,
  sql: `${alias}.nome`,
  scope: (scope: TotalsScope) => sellersScope(scope, alias, alias),
});

export const seller = (sql: string): TotalsDimension => ({
  field: 'sellerId',
  title: 'Vendedor',
  description: 'Seller',
  sql,
  type: 'id',
  label: sellerLabel('seller', 'lv'),
});

export const referrer = (sql: string, needs: readonly string[]): TotalsDimension => ({
  field: 'referrerId',
  title: 'Quem indicou',
  description: 'Seller who referred the member',
  sql,
  type: 'id',
  label: sellerLabel('referrer', 'lr'),
  needs,
});

export const consumer = (sql: string): TotalsDimension => ({
  field: 'consumerId',
  title: 'Consumidor',
  description: 'Consumer',
  sql,
  type: 'id',
  label: {
    field: 'consumer',
    title: 'Consumidor',
    table: 'consumers lc',
    on: (key) => `lc.id = ${key}`,
    sql: 'lc.nome',
    scope: (scope) => consumersScope(scope, 'lc'),
  },
});

/** A member of staff, named wherever the lists of the same rows name them. */
export const staff = (field: string, title: string, description: string, sql: string): TotalsDimension => ({
  field: `${field}Id`,
  title,
  description,
  sql,
  type: 'id',
  label: { field, title, table: `staff_users l_${field}`, on: (key) => `l_${field}.id = ${key}`, sql: `l_${field}.nome` },
});

export const text = (dimension: Omit<TotalsDimension, 'type'>): TotalsDimension => ({ ...dimension, type: 'text' });

export const region = (sql: string, needs: readonly string[]): TotalsDimension =>
  text({ field: 'region', title: 'Região', description: 'Region of the network', sql, needs });
export const state = (sql: string, needs: readonly string[]): TotalsDimension =>
  text({ field: 'state', title: 'UF', description: 'State', sql, needs });
export const city = (sql: string, needs: readonly string[]): TotalsDimension =>
  text({ field: 'city', title: 'Cidade', description: 'City', sql, needs });

/** Network, region, store, state and city of a row that carries its network and store. */
export const places = (networkSql: string, storeSql: string) =>
  ({
    NETWORK: network(networkSql),
    REGION: region('n.regiao', ['network']),
    STORE: store(storeSql),
    STATE: state('s.end_estado', ['store']),
    CITY: city('s.end_cidade', ['store']),
  }) as const;
export const placeJoins = (networkSql: string, storeSql: string) =>
  ({
    network: `left join networks n on n.id = ${networkSql}`,
    store: `left join stores s on s.id = ${storeSql}`,
  }) as const;
