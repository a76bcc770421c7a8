import type { Database } from '../../platform/db/database.ts';

/** A programme product as a store sells it. */
export async function buildStoreProduct(
  database: Database,
  { storeId, productId, codigo, valorUnitario = '19.90' }: { storeId: number; productId: number; codigo: string; valorUnitario?: string },
): Promise<{ id: number }> {
  const { rows } = await database.pool.query<{ id: number }>(
    'insert into store_products (store_id, product_id, codigo, nome, valor_unitario) values ($1, $2, $3, $4, $5) returning id',
    [storeId, productId, codigo, `Descrição ${codigo}`, valorUnitario],
  );
  return rows[0]!;
}

interface Movement {
  networkId: number;
  productId: number;
  /** 'YYYY-MM-DD'. */
  day: string;
  qtde: string;
}

/** Units the industry sold to a network. */
export async function buildPurchase(database: Database, { networkId, productId, day, qtde }: Movement): Promise<void> {
  await database.pool.query(
    'insert into purchases (network_id, product_id, data_pedido, qtde, valor_unitario) values ($1, $2, $3, $4, 10)',
    [networkId, productId, day, qtde],
  );
}

/** A stock count at the end of a day, written at `writtenAt`. */
export async function buildStockCount(
  database: Database,
  { networkId, productId, day, qtde, writtenAt }: Movement & { writtenAt: string },
): Promise<void> {
  await database.pool.query('insert into stock_counts (network_id, product_id, data, saldo, criado_em) values ($1, $2, $3, $4, $5)', [
    networkId,
    productId,
    day,
    qtde,
    writtenAt,
  ]);
}

/** Units that staff allowed at an instant. */
export async function buildRelease(
  database: Database,
  { networkId, productId, at, qtde }: Omit<Movement, 'day'> & { at: string },
): Promise<void> {
  await database.pool.query('insert into stock_releases (network_id, product_id, quantidade, criado_em) values ($1, $2, $3, $4)', [
    networkId,
    productId,
    qtde,
    at,
  ]);
}

/** An approved sale of one product by a seller, through the function that records sales. */
export async function buildSale(
  database: Database,
  { sellerId, codigo, day, qtde, identificador }: { sellerId: number; codigo: string; day: string; qtde: string; identificador: string },
): Promise<{ id: number }> {
  const sale = {
    sellerId,
    origem: 'PAINEL',
    tipoFiscal: 'N',
    identificador,
    realizadoEm: day,
    ator: 'system',
    itens: [{ codigo, qtde, valorUnitario: '10.00', valorDesconto: '0.00' }],
  };
  const { rows } = await database.pool.query<{ id: number }>("select (post_sale($1::jsonb, $2::date, now()) ->> 'id')::int as id", [
    JSON.stringify(sale),
    day,
  ]);
  return rows[0]!;
}
