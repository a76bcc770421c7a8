import type { RunSql } from '../../../../platform/db/run-sql.ts';
import type { Reading } from '../../../readings/index.ts';

/** How the product of a printed item was found, the surest way first (sql/read-products.sql). */
export type MatchReason = 'EAN' | 'CODIGO' | 'APRENDIDO' | 'SEMELHANTE';

/** The product of the programme that a printed item is. */
export interface MatchedProduct {
  /** The code to enter it by: the store's own or the programme's. */
  codigo: string;
  nome: string;
  motivo: MatchReason;
}

/** A receipt's reading with the product of each item, in the order of the items; null is none of the programme. */
export interface StoredReading {
  reading: Reading;
  produtos: (MatchedProduct | null)[];
  lidoEm: Date;
}

/** The reading of a receipt; null before it was read and where reading is switched off. Products are those of now. */
export async function storedReading(sql: RunSql, submissionId: number): Promise<StoredReading | null> {
  const [row] = await sql<StoredReading>(
    `select r.leitura as reading, r.lido_em as "lidoEm", coalesce((
       select json_agg(case when m.product_id is not null
           then json_build_object('codigo', m.codigo, 'nome', m.nome, 'motivo', m.motivo) end order by m.item)
       from read_products(r.submission_id) m), '[]') as produtos
     from receipt_readings r
     where r.submission_id = $1`,
    [submissionId],
  );
  return row ?? null;
}
