import type { Database } from '../../platform/db/database.ts';

let made = 0;

/** An active card, in stock or a seller's. */
export async function buildCard(
  database: Database,
  {
    sellerId = null as number | null,
    nome = null as string | null,
    saldo = '0.00',
    bloqueado = false,
    emDesbloqueio = false,
    entregue = false,
  } = {},
): Promise<{ id: number; codigoBarras: string; numero: string }> {
  const number = String(++made).padStart(6, '0');
  const { rows } = await database.pool.query(
    `insert into cards (codigo_barras, numero, seller_id, nome, saldo, bloqueado, em_desbloqueio, entregue)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, codigo_barras as "codigoBarras", numero`,
    [`2379${number}`, `5067330000${number}`, sellerId, nome, saldo, bloqueado, emDesbloqueio, entregue],
  );
  return rows[0] as { id: number; codigoBarras: string; numero: string };
}
