import type { RunSql } from '../../platform/db/run-sql.ts';
import { addMonthsClamped } from '../../shared/dates.ts';
import type { ProposedChange } from './proposed-changes.ts';

/** What to replay: first days of the first and last month, networks (null: all) and changes. */
export interface Replay {
  id: number;
  de: string;
  ate: string;
  redes: readonly number[] | null;
  mudancas: readonly ProposedChange[];
}

/** Some sellers or consumers, with their number of postings. */
interface Portion {
  audience: 'SELLER' | 'CONSUMER';
  holders: number[];
  postings: number;
}

/** Postings per statement: a few hundred milliseconds. */
const POSTINGS_AT_ONCE = 20_000;

/** First day after the last month. */
const endOf = ({ ate }: Pick<Replay, 'ate'>): string => addMonthsClamped(ate, 1);

/** The holders of the window's approved postings in portions, so that each statement takes bounded time. */
export async function portionsOf(read: RunSql, replay: Omit<Replay, 'id'>): Promise<Portion[]> {
  const rows = await read<{ audience: Portion['audience']; holder: number; n: number }>(
    `select audience, coalesce(seller_id, consumer_id) as holder, count(*)::int as n from postings
     where status = 'APROVADA' and pontuado_em >= sao_paulo_day_start($1::date) and pontuado_em < sao_paulo_day_start($2::date)
       and ($3::int[] is null or network_id = any($3::int[]))
     group by 1, 2 order by 1, 2`,
    [replay.de, endOf(replay), replay.redes],
  );
  const portions: Portion[] = [];
  for (const { audience, holder, n } of rows) {
    const open = portions.at(-1);
    if (open?.audience === audience && open.postings + n <= POSTINGS_AT_ONCE) {
      open.holders.push(holder);
      open.postings += n;
    } else portions.push({ audience, holders: [holder], postings: n });
  }
  return portions;
}

const SELLERS = 'select * from simulate_sellers($1::int[], $2::date, $3::date, $4::int[], $5::jsonb, $6::date)';
const CONSUMERS = 'select * from simulate_consumers($1::int[], $2::date, $3::date, $4::int[], $5::jsonb) where $6::date is not null';

/** Scores one portion with both sets of values. Reads only. */
export function replayPortion(
  read: RunSql,
  replay: Omit<Replay, 'id'>,
  { audience, holders }: Portion,
  today: string,
): Promise<Record<string, unknown>[]> {
  const changes = JSON.stringify(replay.mudancas.map(({ parametro, id, para }) => ({ parametro, id, para })));
  return read(audience === 'SELLER' ? SELLERS : CONSUMERS, [holders, replay.de, endOf(replay), replay.redes, changes, today]);
}

// Sums of portions: numbers missing from one count as nothing. Only the twenty sellers affected most are kept.
const ADD_ROWS = `with added as (
    select * from jsonb_to_recordset($2::jsonb) as x(dimensao text, ref_id int, vendas int, registrados numeric, pontos_agora numeric,
      pontos_entao numeric, custo_agora numeric, custo_entao numeric, cashback_agora numeric, cashback_entao numeric, limitados_agora int,
      limitados_entao int)
  ), totals as (
    update simulations s set vendas = s.vendas + t.vendas, pontos_registrados = s.pontos_registrados + coalesce(t.registrados, 0),
      pontos_agora = s.pontos_agora + coalesce(t.pontos_agora, 0), pontos_entao = s.pontos_entao + coalesce(t.pontos_entao, 0),
      custo_agora = s.custo_agora + coalesce(t.custo_agora, 0), custo_entao = s.custo_entao + coalesce(t.custo_entao, 0),
      cashback_agora = s.cashback_agora + coalesce(t.cashback_agora, 0), cashback_entao = s.cashback_entao + coalesce(t.cashback_entao, 0),
      limitados_agora = s.limitados_agora + coalesce(t.limitados_agora, 0), limitados_entao = s.limitados_entao + coalesce(t.limitados_entao, 0),
      feitas = s.feitas + $3
    from added t where s.id = $1 and t.dimensao = 'TOTAL'
  )
  insert into simulation_rows as r (simulation_id, dimensao, ref_id, vendas, pontos_agora, pontos_entao, custo_agora, custo_entao, cashback_agora,
    cashback_entao)
  select $1, a.dimensao, a.ref_id, a.vendas, coalesce(a.pontos_agora, 0), coalesce(a.pontos_entao, 0), coalesce(a.custo_agora, 0),
    coalesce(a.custo_entao, 0), coalesce(a.cashback_agora, 0), coalesce(a.cashback_entao, 0) from added a where a.dimensao <> 'TOTAL'
  on conflict (simulation_id, dimensao, ref_id) do update set vendas = r.vendas + excluded.vendas,
    pontos_agora = r.pontos_agora + excluded.pontos_agora, pontos_entao = r.pontos_entao + excluded.pontos_entao,
    custo_agora = r.custo_agora + excluded.custo_agora, custo_entao = r.custo_entao + excluded.custo_entao,
    cashback_agora = r.cashback_agora + excluded.cashback_agora, cashback_entao = r.cashback_entao + excluded.cashback_entao`;
const KEEP_MOVERS = `delete from simulation_rows r where r.simulation_id = $1 and r.dimensao = 'VENDEDOR' and r.id not in (
    select x.id from simulation_rows x where x.simulation_id = $1 and x.dimensao = 'VENDEDOR'
    order by abs(x.custo_entao - x.custo_agora) desc, abs(x.pontos_entao - x.pontos_agora) desc, x.ref_id limit 20)`;

/** Adds a portion's result. */
export async function addPortion(sql: RunSql, id: number, rows: readonly Record<string, unknown>[], { postings }: Portion): Promise<void> {
  await sql(ADD_ROWS, [id, JSON.stringify(rows), postings]);
  await sql(KEEP_MOVERS, [id]);
}

/** Closes a simulation once all portions are done. */
export async function closeReplay(sql: RunSql, id: number, now: Date): Promise<void> {
  await sql("update simulations set estado = 'CONCLUIDA', terminado_em = $2 where id = $1", [id, now]);
}

/** Who asks, and when. */
interface Asker {
  staffId: number;
  now: Date;
  today: string;
}

/** Saves the request before any of it is processed. */
export async function openReplay(sql: RunSql, asked: Omit<Replay, 'id'>, total: number, { staffId, now }: Asker): Promise<number> {
  const [row] = await sql<{ id: number }>(
    'insert into simulations (mudancas, redes, de, ate, total, staff_user_id, criado_em) values ($1, $2, $3, $4, $5, $6, $7) returning id',
    [JSON.stringify(asked.mudancas), asked.redes && JSON.stringify(asked.redes), asked.de, asked.ate, total, staffId, now],
  );
  return row!.id;
}

/** Replays everything, then writes the result: no reads after the first write. */
export async function replayAtOnce(sql: RunSql, asked: Omit<Replay, 'id'>, portions: readonly Portion[], asker: Asker): Promise<number> {
  const results: Record<string, unknown>[][] = [];
  for (const portion of portions) results.push(await replayPortion(sql, asked, portion, asker.today));
  const id = await openReplay(sql, asked, postingsIn(portions), asker);
  for (const [index, portion] of portions.entries()) await addPortion(sql, id, results[index]!, portion);
  await closeReplay(sql, id, asker.now);
  return id;
}

/** Number of postings to replay. */
export const postingsIn = (portions: readonly Portion[]): number => portions.reduce((sum, { postings }) => sum + postings, 0);
