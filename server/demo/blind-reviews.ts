import type { Transaction } from '../platform/db/transaction.ts';
import type { Registers } from './registers.ts';

/** Most receipts waiting for a second review. */
const WAITING = 3;

/** Decided receipts sampled for a blind second review: some are waiting, one is done. */
export async function loadBlindReviews(tx: Transaction, { staff }: Registers, now: Date): Promise<void> {
  const second = staff[5]!.id;
  await tx.sql(
    `insert into blind_reviews (submission_id, sorteada_em, primeiro_por_id, primeira_decisao, primeira_em, primeiro_motivo, segundo_por_id,
       segunda_decisao, decidida_em)
     select s.id, $1::timestamptz, s.decidido_por_id, x.decisao, s.decidido_em, s.reprovado_motivo, case when s.lugar = 1 then $2::int end,
       case when s.lugar = 1 then x.decisao end, case when s.lugar = 1 then $1::timestamptz end
     from (select *, row_number() over (order by id) as lugar from submissions
       where status in ('POSTADA', 'REPROVADA') and decidido_em is not null and decidido_por_id <> $2::int) s
     cross join lateral (select case s.status when 'POSTADA' then 'APROVAR' else 'REPROVAR' end as decisao) x
     where s.lugar <= $3::int`,
    [now, second, WAITING + 1],
  );
}
