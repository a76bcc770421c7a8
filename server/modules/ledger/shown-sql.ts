/** Whose amount. `id` and `today` (a date) are SQL: a column or a placeholder of the statement. */
interface Holding {
  holder: 'SELLER' | 'CONSUMER';
  currency: 'PONTO' | 'BRL';
  id: string;
  today: string;
}

/** What lapsed of an account and is not written off yet: one probe of the index of open lots, which finds nothing after the batch. */
export const lapsedSql = (accountId: string, today: string): string =>
  `(select coalesce(sum(l.restante), 0) from lots l where l.account_id = ${accountId} and l.restante > 0 and l.vence_em < ${today})`;

/**
 * The shown amount of an account that the statement already joins (`ledger_shown`), 0.00 without one: Σ entries less what lapsed.
 */
export const shownSql = (account: string, today: string): string =>
  `(coalesce(${account}.balance, 0) - ${lapsedSql(`${account}.id`, today)})::numeric(14,2)`;

/** The same of a holder, for statements that do not join the account. Spending itself calls `ledger_available` under the account lock. */
export const shownOfSql = ({ holder, currency, id, today }: Holding): string =>
  `coalesce((select ${shownSql('a', `${today}::date`)} from accounts a
     where a.holder_type = '${holder}' and a.holder_id = ${id} and a.currency = '${currency}'), 0.00)`;

/** The condition that keeps of `statement_lines` what a statement shows. */
export const statementLineSql = (line: string, today: string): string =>
  `(not ${line}.is_lot or (${line}.restante > 0 and ${line}.vence_em < ${today}))`;
