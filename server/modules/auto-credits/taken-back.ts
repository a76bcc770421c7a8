import type { RunSql } from '../../platform/db/run-sql.ts';

/** Automatic credits of one rule in a period of São Paulo days. */
export interface CreditPeriod {
  ruleId: number;
  de: string;
  ate: string;
}

/** Receipts that one request takes back at most, so that its transaction stays short. */
export const MOST_TAKEN_BACK = 2_000;

/** What taking a period back would do. Amounts are points or BRL. */
export interface TakeBackPreview {
  notas: number;
  participantes: number;
  valor: string;
  /** Debt that would arise, and of how many members: what the ledger cannot take from unexpired lots. */
  dividas: string;
  devedores: number;
  /** Of the period, but reversed before. */
  jaEstornadas: number;
  maximo: number;
}

/** SQL of the period's decisions as `d`, over $1 rule, $2 first and $3 last day. */
export const IN_PERIOD = `d.rule_id = $1 and d.creditada
  and d.decidida_em >= $2::date::timestamp at time zone 'America/Sao_Paulo'
  and d.decidida_em < ($3::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;

/** Reads what taking a period back would do, by the rules of the ledger (docs/ledger.md, Reversal). Changes nothing. */
export async function previewTakeBack(sql: RunSql, { ruleId, de, ate }: CreditPeriod, today: string): Promise<TakeBackPreview> {
  const [row] = await sql<Omit<TakeBackPreview, 'maximo'>>(
    `with decided as (select d.posting_id, p.status from auto_decisions d join postings p on p.id = d.posting_id where ${IN_PERIOD}),
     credits as (select e.id, e.account_id, ledger_outstanding(e.id) as outstanding
       from decided d join entries e on e.origem_tipo = 'posting' and e.origem_id = d.posting_id::text
       where d.status = 'APROVADA' and e.valor > 0 and e.reverses_entry_id is null),
     accounts_of as (select account_id, sum(outstanding) as amount, array_agg(id) as entries from credits group by account_id),
     owing as (select a.account_id, a.amount, greatest(0, a.amount - (select coalesce(sum(l.restante), 0) from lots l
         where l.account_id = a.account_id and l.restante > 0 and (l.vence_em is null or l.vence_em >= $4::date
           or l.id in (select ledger_own_lots(own.id) from unnest(a.entries) as own(id))))) as missing from accounts_of a)
     select (select count(*)::int from decided where status = 'APROVADA') as notas,
       (select count(*)::int from decided where status <> 'APROVADA') as "jaEstornadas",
       (select count(distinct coalesce(p.seller_id, p.consumer_id))::int from decided d join postings p on p.id = d.posting_id
         where d.status = 'APROVADA') as participantes,
       coalesce(sum(o.amount), 0)::numeric(14,2) as valor,
       case when max(s.politica_estorno) = 'SALDO_NEGATIVO' then coalesce(sum(o.missing), 0) else 0 end::numeric(14,2) as dividas,
       case when max(s.politica_estorno) = 'SALDO_NEGATIVO' then count(*) filter (where o.missing > 0) else 0 end::int as devedores
     from system_settings s left join owing o on true where s.id = 1`,
    [ruleId, de, ate, today],
  );
  return { ...row!, maximo: MOST_TAKEN_BACK };
}
