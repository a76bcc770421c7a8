/** A data invariant: `sql` returns the rows that violate it. */
export interface Invariant {
  name: string;
  sql: string;
}

/** What must hold in every committed state (docs/ledger.md); checked by `npm run db:check` and after the ledger's tests. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'the balance of an account is the sum of its entries',
    sql: `select a.id, a.balance, e.total from accounts a
      left join (select account_id, sum(valor) as total, count(*) as entries from entries group by 1) e on e.account_id = a.id
      where a.balance <> coalesce(e.total, 0) or a.version <> coalesce(e.entries, 0)`,
  },
  {
    name: 'the balance of an account is what is left in its lots minus its debt',
    sql: `select a.id, a.balance, a.debt, l.total from accounts a
      left join (select account_id, sum(restante) as total from lots group by 1) l on l.account_id = a.id
      where a.balance <> coalesce(l.total, 0) - a.debt`,
  },
  {
    name: 'what is left in a lot is its value minus what was consumed, plus what was given back',
    sql: `select l.id, l.valor, l.restante, c.taken from lots l
      left join (
        select lot_id, sum(case when returned then -valor else valor end) as taken, count(*) as consumptions
        from consumptions group by 1) c on c.lot_id = l.id
      where l.restante <> l.valor - coalesce(c.taken, 0) or l.restante < 0 or l.version <> coalesce(c.consumptions, 0)`,
  },
  {
    name: 'each entry continues the balance of the one before it',
    sql: `select id, account_id, seq from (
        select id, account_id, seq, valor, balance_after, lag(balance_after, 1, 0.00) over w as before, row_number() over w as position
        from entries window w as (partition by account_id order by seq)) e
      where balance_after <> before + valor or seq <> position`,
  },
  {
    name: 'each entry is covered by lots and debt',
    sql: `select e.id from (
        select id, valor, debt_after, lag(debt_after, 1, 0.00) over (partition by account_id order by seq) as debt_before from entries) e
      left join (select credit_entry_id, sum(valor) as total from lots group by 1) l on l.credit_entry_id = e.id
      left join (
        select entry_id, sum(case when returned then valor else -valor end) as total from consumptions group by 1) c on c.entry_id = e.id
      where e.valor + (e.debt_after - e.debt_before) <> coalesce(l.total, 0) + coalesce(c.total, 0)`,
  },
  {
    name: 'the debt of an account is the debt after its last entry',
    sql: `select a.id, a.debt, e.debt_after from accounts a
      left join entries e on e.account_id = a.id and e.seq = a.version
      where a.debt <> coalesce(e.debt_after, 0)`,
  },
  {
    name: 'nothing is taken back beyond its size or across accounts',
    sql: `select o.id from entries o join entries r on r.reverses_entry_id = o.id
      group by o.id, o.account_id, o.valor
      having sum(abs(r.valor) + r.loss) > abs(o.valor) or bool_or(r.valor * o.valor > 0 or r.account_id <> o.account_id)`,
  },
  {
    name: 'a lot and its entries belong to one account',
    sql: `select l.id from lots l join entries e on e.id = l.credit_entry_id where e.account_id <> l.account_id
      union all
      select l.id from lots l join consumptions c on c.lot_id = l.id join entries e on e.id = c.entry_id where e.account_id <> l.account_id`,
  },
];
