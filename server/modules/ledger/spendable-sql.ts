/** Whose balance. `id` and `today` (a date) are SQL: a column or a placeholder of the statement. */
interface Holding {
  holder: 'SELLER' | 'CONSUMER';
  currency: 'PONTO' | 'BRL';
  id: string;
  today: string;
}

/**
 * A holder's spendable value as their screens show it, for use in larger statements: minus debts and expired lots, 0.00 without an account.
 * Spending itself calls `ledger_available` under the account lock.
 */
export const spendableSql = ({ holder, currency, id, today }: Holding): string =>
  `coalesce((select sum(l.restante) - max(a.debt) from accounts a left join lots l on l.account_id = a.id and l.restante > 0
     and (l.vence_em is null or l.vence_em >= ${today}::date)
     where a.holder_type = '${holder}' and a.holder_id = ${id} and a.currency = '${currency}'), 0)::numeric(14,2)`;
