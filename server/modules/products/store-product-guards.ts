import type { ActionContext } from '../../platform/context.ts';
import type { GuardedChange } from '../parameter-changes/index.ts';

/** What a store's code earns, and the price that sales with it are compared with. */
interface CodeWorth {
  pontos: string;
  preco: string;
}

/** What a code is worth in a store: by its own product, else by the programme product with that code; null where neither is in use. */
export async function codeWorth({ sql }: Pick<ActionContext, 'sql'>, storeId: number, codigo: string): Promise<CodeWorth | null> {
  const [found] = await sql<CodeWorth>(
    `select p.valor_pontos as pontos, coalesce(nullif(x.preco, 0), p.valor_unitario) as preco
     from (select sp.product_id as id, sp.valor_unitario as preco, 0 as rank from store_products sp
             where sp.store_id = $1 and sp.codigo = $2 and sp.ativo and sp.excluido_em is null
           union all select r.id, null, 1 from products r where r.codigo = $2) x
     join products p on p.id = x.id and p.ativo and p.excluido_em is null order by x.rank limit 1`,
    [storeId, codigo],
  );
  return found ?? null;
}

/** What a change of a store product moves; `before` is null where the code meant nothing. */
export function storeProductGuards(
  { id, nome }: { id: number; nome: string },
  before: CodeWorth | null,
  after: CodeWorth | null,
): GuardedChange[] {
  if (!before || !after) return [];
  return [
    { parametro: 'produtoDaLoja', id, nome: `Pontos de ${nome}`, before: before.pontos, after: after.pontos },
    { parametro: 'precoDaLoja', id, nome: `Preço de ${nome}`, before: before.preco, after: after.preco },
  ];
}
