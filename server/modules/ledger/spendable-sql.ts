/** Whose balance, each part as it stands in the statement: a column or a placeholder for `id` and `today` (a date). */
interface Holding {
  holder: 'SELLER' | 'CONSUMER';
  currency: 'PONTO' | 'BRL';
  id: string;
  today: string;
}

/**
 * What a holder can spend, as their screens show it, for statements that ask for it beside other things: debts taken off, what has expired
 * left out, 0.00 without an account. Spending itself asks `ledger_available` under the account's lock.
 */
export const spendableSql = ({ holder, currency, id, today }: Holding): string =>
  `coalesce((select sum(l.restante) - max(a.debt) from accounts a left join lots l on l.account_id = a.id and l.restante > 0
     and (l.vence_em is null or l.vence_em >= ${today}::date)
     where a.holder_type = '${holder}' and a.holder_id = ${id} and a.currency = '${currency}'), 0)::numeric(14,2)`;
