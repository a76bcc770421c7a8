import { byId, type Truth, walkedTruth } from '../../platform/db/truth.ts';

const accounts = byId('accounts');
const lots = byId('lots');

/** What must hold in every committed state (docs/ledger.md); checked by `npm run db:check` and after the ledger's tests. */
export const ledgerTruths: readonly Truth[] = [
  walkedTruth({
    code: 'ledger-balance-entries',
    subject: 'SALDOS',
    name: 'the balance of an account is the sum of its entries',
    texto: 'O saldo de cada conta é a soma dos seus lançamentos.',
    walk: accounts,
    statement: (within) => `select a.id as account_id, a.holder_type, a.holder_id, a.balance, e.total from accounts a left join (
        select account_id, sum(valor) as total, count(*) as entries from entries where ${within('account_id')} group by 1) e on e.account_id = a.id
      where ${within('a.id')} and (a.balance <> coalesce(e.total, 0) or a.version <> coalesce(e.entries, 0))`,
  }),
  walkedTruth({
    code: 'ledger-balance-lots',
    subject: 'SALDOS',
    name: 'the balance of an account is what is left in its lots minus its debt',
    texto: 'O saldo de cada conta é o que resta nos seus lotes, menos a dívida.',
    walk: accounts,
    statement: (
      within,
      inSlice,
    ) => `select a.id as account_id, a.holder_type, a.holder_id, a.balance, a.debt, l.total from accounts a left join (
        select account_id, sum(restante) as total from lots
        where ${inSlice(`credit_entry_id in (select id from entries where ${within('account_id')})`)} group by 1) l on l.account_id = a.id
      where ${within('a.id')} and a.balance <> coalesce(l.total, 0) - a.debt`,
  }),
  walkedTruth({
    code: 'ledger-lot-remainder',
    subject: 'SALDOS',
    name: 'what is left in a lot is its value minus what was consumed, plus what was given back',
    texto: 'O que resta em cada lote é o seu valor, menos o que foi usado, mais o que foi devolvido.',
    walk: lots,
    statement: (within) => `select l.id as lot_id, l.account_id, l.valor, l.restante, c.taken from lots l left join (
        select lot_id, sum(case when returned then -valor else valor end) as taken, count(*) as consumptions
        from consumptions where ${within('lot_id')} group by 1) c on c.lot_id = l.id
      where ${within('l.id')}
        and (l.restante <> l.valor - coalesce(c.taken, 0) or l.restante < 0 or l.version <> coalesce(c.consumptions, 0))`,
  }),
  walkedTruth({
    code: 'ledger-entry-order',
    subject: 'SALDOS',
    name: 'each entry continues the balance of the one before it',
    texto: 'Cada lançamento continua o saldo do lançamento anterior.',
    walk: accounts,
    statement: (within) => `select id as entry_id, account_id, seq from (
        select id, account_id, seq, valor, balance_after, lag(balance_after, 1, 0.00) over w as before, row_number() over w as position
        from entries where ${within('account_id')} window w as (partition by account_id order by seq)) e
      where balance_after <> before + valor or seq <> position`,
  }),
  walkedTruth({
    code: 'ledger-entry-cover',
    subject: 'SALDOS',
    name: 'each entry is covered by lots and debt',
    texto: 'Cada lançamento está coberto por lotes e pela dívida.',
    walk: accounts,
    statement: (within, inSlice) => {
      const entries = `select id from entries where ${within('account_id')}`;
      return `select e.id as entry_id, e.account_id from (select id, account_id, valor, debt_after,
          lag(debt_after, 1, 0.00) over (partition by account_id order by seq) as debt_before from entries where ${within('account_id')}) e
        left join (select credit_entry_id, sum(valor) as total from lots where ${inSlice(`credit_entry_id in (${entries})`)} group by 1) l
          on l.credit_entry_id = e.id
        left join (select entry_id, sum(case when returned then valor else -valor end) as total from consumptions
          where ${inSlice(`entry_id in (${entries})`)} group by 1) c on c.entry_id = e.id
        where e.valor + (e.debt_after - e.debt_before) <> coalesce(l.total, 0) + coalesce(c.total, 0)`;
    },
  }),
  walkedTruth({
    code: 'ledger-debt',
    subject: 'SALDOS',
    name: 'the debt of an account is the debt after its last entry',
    texto: 'A dívida de cada conta é a dívida depois do seu último lançamento.',
    walk: accounts,
    statement: (within) => `select a.id as account_id, a.holder_type, a.holder_id, a.debt, e.debt_after from accounts a
      left join entries e on e.account_id = a.id and e.seq = a.version and ${within('e.account_id')}
      where ${within('a.id')} and a.debt <> coalesce(e.debt_after, 0)`,
  }),
  walkedTruth({
    code: 'ledger-reversals',
    subject: 'SALDOS',
    name: 'nothing is taken back beyond its size or across accounts',
    texto: 'Nenhum estorno passa do valor do lançamento nem vai para outra conta.',
    walk: byId('entries'),
    statement: (within) => `select o.id as entry_id, o.account_id from entries o join entries r on r.reverses_entry_id = o.id
      where ${within('r.reverses_entry_id')} group by o.id, o.account_id, o.valor
      having sum(abs(r.valor) + r.loss) > abs(o.valor) or bool_or(r.valor * o.valor > 0 or r.account_id <> o.account_id)`,
  }),
  walkedTruth({
    code: 'ledger-lot-account',
    subject: 'SALDOS',
    name: 'a lot and its entries belong to one account',
    texto: 'Cada lote e os seus lançamentos são da mesma conta.',
    walk: lots,
    statement: (within) => `select l.id as lot_id, l.account_id from lots l join entries e on e.id = l.credit_entry_id
      where ${within('l.id')} and e.account_id <> l.account_id
      union all
      select l.id, l.account_id from lots l join consumptions c on c.lot_id = l.id join entries e on e.id = c.entry_id
      where ${within('l.id')} and ${within('c.lot_id')} and e.account_id <> l.account_id`,
  }),
];
