import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ScopeContext } from '../../platform/lists/list.ts';
import { normalizeCnpj } from '../../shared/cnpj.ts';
import { storesScope } from '../stores/index.ts';
import './product.errors.ts';

/** Store products the actor may see, over tables aliased sp, p and s: a seller those that score in their own store. */
export function storeProductsScope(scope: ScopeContext): string[] {
  const conditions = storesScope(scope, 's');
  if (scope.actor.kind === 'seller') conditions.push('sp.ativo', 'p.ativo');
  return conditions;
}

/** The store with a CNPJ, among those the actor may see. Refuses: STORE_PRODUCT_STORE_UNKNOWN. */
export async function requireStore(ctx: ActionContext, cnpj: string): Promise<number> {
  const params: unknown[] = [normalizeCnpj(cnpj)];
  const conditions = storesScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` }, 's');
  const where = ['s.cnpj = $1', 's.excluido_em is null', ...conditions].join(' and ');
  const [store] = await ctx.sql<{ id: number }>(`select s.id from stores s where ${where}`, params);
  if (!store) throw new AppError('STORE_PRODUCT_STORE_UNKNOWN');
  return store.id;
}

/** The programme product with a code. Refuses: STORE_PRODUCT_STANDARD_UNKNOWN. */
export async function requireStandardProduct(ctx: ActionContext, codigo: string): Promise<number> {
  // Locked against deletion until the store product exists.
  const [product] = await ctx.sql<{ id: number }>('select id from products where codigo = $1 and excluido_em is null for key share', [
    codigo,
  ]);
  if (!product) throw new AppError('STORE_PRODUCT_STANDARD_UNKNOWN');
  return product.id;
}

interface LockedStoreProduct {
  id: number;
  store_id: number;
  codigo: string;
  nome: string;
}

/** A store product of a store the actor may see, locked for the change. Refuses: PRODUCT_NOT_FOUND. */
export async function lockStoreProduct(ctx: ActionContext, id: number): Promise<LockedStoreProduct> {
  const params: unknown[] = [id];
  const conditions = storesScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` }, 's');
  const where = ['sp.id = $1', 'sp.excluido_em is null', 's.excluido_em is null', ...conditions].join(' and ');
  const [row] = await ctx.sql<LockedStoreProduct>(
    `select sp.id, sp.store_id, sp.codigo, sp.nome from store_products sp join stores s on s.id = sp.store_id where ${where} for update of sp`,
    params,
  );
  if (!row) throw new AppError('PRODUCT_NOT_FOUND');
  return row;
}
