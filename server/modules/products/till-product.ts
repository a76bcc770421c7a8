import type { AppContext } from '../../platform/context.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { normalizeGtin } from '../../shared/barcode.ts';
import './product.errors.ts';
import { tillCodeRules } from './product.rules.ts';

/** A product as a seller's store sells it; decimals as text. */
export interface TillProduct {
  /** The programme product's. */
  id: number;
  /** The store's own code if it has one, else the programme's. */
  codigo: string;
  nome: string;
  /** Points per unit today, before the store's factor. */
  valorPontos: string;
  valorUnitario: string;
  /** The store's multiplier today: its factor, 1 to 10, times its scenario's. */
  fatorPontuacao: number;
}

const SELECTED = `p.id, coalesce(sp.codigo, p.codigo) as codigo, coalesce(sp.nome, p.nome) as nome, p.valor_pontos as "valorPontos",
  coalesce(sp.valor_unitario, p.valor_unitario) as "valorUnitario", store_factor_on(s.id, $3::date)::float8 as "fatorPontuacao"`;
const SOLD = 'sp.store_id = s.id and sp.ativo and sp.excluido_em is null';

/** Store code first, then programme code: the order in which recorded sales resolve codes (domain rules §4.1). */
const BY_CODE = `select ${SELECTED} from stores s
  cross join lateral (
    select sp.product_id, sp.id as store_product_id, 0 as place from store_products sp where ${SOLD} and sp.codigo = $2
    union all select r.id, null, 1 from products r where r.codigo = $2) found
  join products p on p.id = found.product_id and p.ativo and p.excluido_em is null
  left join store_products sp on sp.id = found.store_product_id
  where s.id = $1 order by found.place limit 1`;

const PRODUCTS_OF_CODES = `select distinct on (found.codigo) found.codigo, p.id from (
    select sp.codigo, sp.product_id, 0 as place from store_products sp
      where sp.store_id = $1 and sp.codigo = any($2::text[]) and sp.ativo and sp.excluido_em is null
    union all select r.codigo, r.id, 1 from products r where r.codigo = any($2::text[])) found
  join products p on p.id = found.product_id and p.ativo and p.excluido_em is null
  order by found.codigo, found.place`;

/** The product with a bar code, as sold by the store if it sells it. */
const BY_GTIN = `select ${SELECTED} from stores s
  join products p on p.gtin = $2 and p.ativo and p.excluido_em is null
  left join lateral (select sp.* from store_products sp where ${SOLD} and sp.product_id = p.id order by sp.id limit 1) sp on true
  where s.id = $1`;

async function find(ctx: AppContext, statement: string, code: string): Promise<TillProduct | null> {
  if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
  const [product] = await ctx.read<TillProduct>(statement, [ctx.actor.storeId, code, ctx.clock.today()]);
  return product ?? null;
}

/**
 * A scanned code: EAN-13, UPC-A (also in the scanner's 13-digit form), EAN-8. Many stores use the bar code itself as product code, so an
 * unregistered GTIN is looked up as a code. Null when nothing matches.
 */
export const productByBarcodeQuery = defineQuery({
  name: 'productByBarcode',
  permission: 'product:lookup',
  input: tillCodeRules,
  read: async (ctx, { codigo }) => {
    const gtin = normalizeGtin(codigo);
    return (gtin && (await find(ctx, BY_GTIN, gtin))) || find(ctx, BY_CODE, codigo);
  },
});

/** A code typed by a seller. Null when no active product has it: 'Produto não participante'. */
export const productByCodeQuery = defineQuery({
  name: 'productByCode',
  permission: 'product:lookup',
  input: tillCodeRules,
  read: (ctx, { codigo }) => find(ctx, BY_CODE, codigo),
});

/** The programme product for each code a store may type, store codes first; omits codes of non-participating products. */
export async function productsOfCodes(
  sql: RunSql,
  { storeId, codes }: { storeId: number; codes: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await sql<{ codigo: string; id: number }>(PRODUCTS_OF_CODES, [storeId, codes]);
  return new Map(rows.map(({ codigo, id }) => [codigo, id]));
}
