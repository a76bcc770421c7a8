import type { ActionContext, AppContext } from '../../platform/context.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ScopeContext } from '../../platform/lists/list.ts';
import { withKind } from '../../shared/text.ts';
import { networkScope } from '../networks/index.ts';
import './report.errors.ts';

/** Networks (aliased `alias`) whose reports an actor may read: those they may see. */
export const reportNetworksScope = (scope: Pick<ScopeContext, 'actor' | 'bind'>, alias = 'n'): string[] => [
  `${alias}.excluido_em is null`,
  ...networkScope(scope, alias),
];

/** Ids of the networks whose reports an actor may read, or of the one given (by name, else by id; 'Todas' or nothing means all). */
export async function reportNetworks(ctx: AppContext, rede?: string | null): Promise<number[]> {
  const params: unknown[] = [];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const conditions = reportNetworksScope({ actor: ctx.actor, bind });
  if (rede && rede !== 'Todas') conditions.push(namedBy(bind(rede)));
  const rows = await ctx.read<{ id: number }>(`select n.id from networks n where ${conditions.join(' and ')} order by n.nome`, params);
  return rows.map(({ id }) => id);
}

/** A network as texts name it: 'rede Sul'. */
export async function networkName(sql: RunSql, networkId: number): Promise<string> {
  const [network] = await sql<{ nome: string }>('select nome from networks where id = $1', [networkId]);
  return withKind('rede', network!.nome);
}

const namedBy = (rede: string) => `(n.nome = ${rede} or n.id::text = ${rede})`;

/** One network within reach, by name or id. Refuses: REPORT_NETWORK_UNKNOWN. */
async function requireNetwork({ actor }: AppContext, sql: RunSql, rede: string): Promise<number> {
  const params: unknown[] = [];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const name = bind(rede);
  const conditions = [...reportNetworksScope({ actor, bind }), namedBy(name)];
  const [network] = await sql<{ id: number }>(
    `select n.id from networks n where ${conditions.join(' and ')} order by (n.nome = ${name}) desc limit 1`,
    params,
  );
  if (!network) throw new AppError('REPORT_NETWORK_UNKNOWN');
  return network.id;
}

/** The same inside an action. */
export const networkToChange = (ctx: ActionContext, rede: string): Promise<number> => requireNetwork(ctx, ctx.sql, rede);

/** The same for a query. */
export const networkToRead = (ctx: AppContext, rede: string): Promise<number> => requireNetwork(ctx, ctx.read, rede);

/** A programme product, by code. Refuses: REPORT_PRODUCT_UNKNOWN. */
export async function requireProduct(sql: RunSql, codProduto: string): Promise<number> {
  const [product] = await sql<{ id: number }>('select id from products where codigo = $1 and excluido_em is null', [codProduto]);
  if (!product) throw new AppError('REPORT_PRODUCT_UNKNOWN');
  return product.id;
}
