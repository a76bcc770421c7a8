import type { RunSql } from '../../platform/db/run-sql.ts';
import { provables } from './provable.ts';

/** A row for every truth, with its words of today; none for a truth that is no more. */
export async function keepProofs(sql: RunSql): Promise<void> {
  const codes = provables.map(({ code }) => code);
  await sql(
    `insert into integrity_proofs (codigo, assunto, verdade, tamanho)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::int[])
     on conflict (codigo) do update set assunto = excluded.assunto, verdade = excluded.verdade
     where (integrity_proofs.assunto, integrity_proofs.verdade) is distinct from (excluded.assunto, excluded.verdade)`,
    [codes, provables.map(({ subject }) => subject), provables.map(({ texto }) => texto), provables.map(({ size }) => size)],
  );
  await sql('delete from integrity_proofs where codigo <> all($1::text[])', [codes]);
}
