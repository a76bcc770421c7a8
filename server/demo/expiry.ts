import type { Transaction } from '../platform/db/transaction.ts';
import { addDays, expiryDate, startOfSaoPauloDay } from '../shared/dates.ts';
import { insert, type Registers } from './registers.ts';

/** Eighteen months and a few days ago: the programme's first points. */
const EARNED_DAYS_AGO = 556;
/** Every third seller had some; a run five days ago expired the first four's, six are due. */
const WELCOMED = 10;
const EXPIRED = 4;
const RUN_DAYS_AGO = 5;

/** Welcome points at the end of their eighteen months: some already expired by a run, which can be returned, and some due. */
export async function loadExpiry(tx: Transaction, { sellers, staff }: Registers, today: string): Promise<void> {
  const earnedAt = new Date(startOfSaoPauloDay(addDays(today, -EARNED_DAYS_AGO)).getTime() + 10 * 3_600_000);
  const accounts: number[] = [];
  for (let index = 0; index < WELCOMED; index++) {
    const seller = sellers[index * 3 + 1]!;
    await tx.sql(
      `select ledger_credit('SELLER', $1::int, 'PONTO', $2, $3, 'AJUSTE', 'BOAS_VINDAS', $1::int::text, 'boas-vindas:' || $1::int, $4, $5, null,
         '{"motivo": "Boas-vindas"}', 'system', $6, $5)`,
      [seller.id, seller.store.network, `${80 + index * 15}.00`, expiryDate(earnedAt), earnedAt, addDays(today, -EARNED_DAYS_AGO)],
    );
    const [account] = await tx.sql<{ id: number }>(
      "select id from accounts where holder_type = 'SELLER' and holder_id = $1 and currency = 'PONTO'",
      [seller.id],
    );
    accounts.push(account!.id);
  }
  await expireSome(tx, accounts.slice(0, EXPIRED), staff[2]!.id, addDays(today, -RUN_DAYS_AGO));
}

async function expireSome(tx: Transaction, accounts: number[], staffUserId: number, dia: string): Promise<void> {
  const criadoEm = new Date(startOfSaoPauloDay(dia).getTime() + 9 * 3_600_000);
  const runId = await insert(tx, 'expiry_runs', {
    tipo: 'EXPIRACAO',
    publico: 'BALCONISTA',
    dia,
    staffUserId,
    diasDevolucao: 30,
    estado: 'CONCLUIDA',
    lotesPrevistos: accounts.length,
    criadoEm,
    terminadoEm: criadoEm,
  });
  await tx.sql(
    `update expiry_runs r set pessoas = done.accounts, lotes = done.lots, valor = done.total
     from ledger_expire(null, null, $2::bigint[], null, null, $3::jsonb, $4, $5::date, $6) done where r.id = $1`,
    [runId, accounts, JSON.stringify({ data: dia, execucao: runId }), `staff:${staffUserId}`, dia, criadoEm],
  );
}
