import type { RunSql } from '../../platform/db/run-sql.ts';
import { addDays } from '../../shared/dates.ts';

/**
 * What every member has, worked out by hand from the journal: entries, lots and consumptions as they were written, in hundredths. Nothing here
 * calls the SQL that the places use, and nothing reads a kept total.
 */
export interface Expected {
  kind: 'SELLER' | 'CONSUMER';
  id: number;
  cpf: string;
  storeId: number | null;
  /** Earned by approved sales, corrections included. */
  ganho: number;
  disponivel: number;
  aLiberar: number;
  aCompensar: number;
  saldo: number;
  vencido: number;
  /** Alive and past its day within 30 days. */
  em30: number;
  /** Entries, and lots past their day that nothing wrote off. */
  linhas: number;
}

interface Entry {
  id: number;
  account: number;
  type: string;
  valor: string;
  posting: number | null;
}
interface Lot {
  id: number;
  account: number;
  valor: string;
  until: string | null;
  from: Date;
  campaign: number | null;
}
interface Move {
  lot: number;
  valor: string;
  returned: boolean;
}
interface Member {
  kind: Expected['kind'];
  id: number;
  cpf: string;
  storeId: number | null;
  account: number | null;
}
interface Campaign {
  id: number;
  start: string | null;
  end: string | null;
}
interface Note {
  id: number;
  consumer: number | null;
  campaign: number | null;
  bought: string;
  sw: string;
}

const MEMBERS = `select x.*, a.id as account from (
    select 'SELLER' as kind, v.id, v.cpf, v.store_id as "storeId", 'PONTO' as currency from sellers v where v.excluido_em is null
    union all select 'CONSUMER', c.id, c.cpf, null, 'BRL' from consumers c where c.excluido_em is null) x
  left join accounts a on a.holder_type = x.kind and a.holder_id = x.id and a.currency = x.currency`;

async function journal(read: RunSql) {
  const [members, entries, lots, moves, campaigns, notes, redeemed, [settings]] = await Promise.all([
    read<Member>(MEMBERS),
    read<Entry>(
      `select id, account_id as account, type, valor, case when origem_tipo = 'posting' then origem_id::int end as posting from entries`,
    ),
    read<Lot>(
      'select id, account_id as account, valor, vence_em as until, disponivel_em as "from", campanha_id as campaign from lots order by id',
    ),
    read<Move>('select lot_id as lot, valor, returned from consumptions'),
    read<Campaign>('select id, data_inicio as start, data_fim as end from campaigns order by data_inicio nulls last'),
    read<Note>(
      `select id, consumer_id as consumer, campaign_id as campaign, realizado_em as bought, coalesce(valor_produtos_sw, 0) as sw
       from postings where status = 'APROVADA'`,
    ),
    read<{ consumer: number; campaign: number }>(
      "select consumer_id as consumer, campaign_id as campaign from redemptions where audience = 'CONSUMER' and status <> 3",
    ),
    read<{ threshold: string; days: number; promotion: string | null }>(
      `select valor_resgate_liberado as threshold, prazo_resgate_dias as days, data_inicio_promocao as promotion from system_settings`,
    ),
  ]);
  return { members, entries, lots, moves, campaigns, notes, redeemed, settings: settings! };
}
type Journal = Awaited<ReturnType<typeof journal>>;

/** Hundredths, so that sums are exact. */
export const cents = (text: string | number): number => Math.round(Number(text) * 100);
const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) => rows.reduce((total, row) => total + value(row), 0);
function grouped<Row>(rows: readonly Row[], key: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

/** What each member has at a moment. */
export async function expectedAmounts(read: RunSql, today: string, now: Date): Promise<Expected[]> {
  const books = await journal(read);
  const moves = grouped(books.moves, ({ lot }) => lot);
  const left = (lot: Lot) => cents(lot.valor) - sum(moves.get(lot.id) ?? [], ({ valor, returned }) => (returned ? -1 : 1) * cents(valor));
  const lots = grouped(books.lots, ({ account }) => account);
  const entries = grouped(books.entries, ({ account }) => account);
  const approved = new Set(books.notes.map(({ id }) => id));
  return books.members.map(({ account, ...member }) => {
    const own = (account === null ? undefined : entries.get(account)) ?? [];
    const kept = ((account === null ? undefined : lots.get(account)) ?? []).map((lot) => ({ ...lot, left: left(lot) }));
    const alive = kept.filter(({ until }) => until === null || until >= today);
    const lapsed = kept.filter((lot) => lot.left > 0 && !alive.includes(lot));
    const debt = sum(kept, (lot) => lot.left) - sum(own, ({ valor }) => cents(valor));
    const usable = debt > 0 ? [] : alive.filter(({ from }) => from <= now);
    const disponivel = member.kind === 'SELLER' ? sum(usable, (lot) => lot.left) : withdrawable(books, member.id, usable, today);
    const expiries = own.filter(({ type }) => ['EXPIRACAO', 'REATIVACAO', 'ESTORNO_EXPIRACAO'].includes(type));
    return {
      ...member,
      ganho: sum(
        own.filter(({ posting }) => posting !== null && approved.has(posting)),
        ({ valor }) => cents(valor),
      ),
      disponivel,
      aLiberar: sum(alive, (lot) => lot.left) - disponivel,
      aCompensar: debt,
      saldo: sum(alive, (lot) => lot.left) - debt,
      vencido: sum(lapsed, (lot) => lot.left) - sum(expiries, ({ valor }) => cents(valor)),
      em30: sum(
        alive.filter(({ until }) => until !== null && until <= addDays(today, 30)),
        (lot) => lot.left,
      ),
      linhas: own.length + lapsed.length,
    };
  });
}

/**
 * The rule of withdrawals (domain rules §4.6): a campaign gives its own cashback once its notes reach the threshold and nothing was withdrawn
 * from it yet; while it runs, also what is left of campaigns whose deadline is over. Of several, the oldest.
 */
function withdrawable(books: Journal, consumer: number, usable: readonly (Lot & { left: number })[], today: string): number {
  const { campaigns, settings } = books;
  if (settings.promotion === null) return 0;
  const started = campaigns.filter(({ start }) => start !== null && start <= today);
  const isOver = ({ end }: Campaign) => today >= addDays(end!, settings.days);
  const amountOf = ({ id }: Campaign) =>
    sum(
      usable.filter(({ campaign }) => campaign === id),
      (lot) => lot.left,
    );
  for (const campaign of started) {
    const notes = books.notes.filter(
      (note) =>
        note.consumer === consumer &&
        note.campaign === campaign.id &&
        campaigns.some(({ start, end }) => start !== null && note.bought >= start && note.bought < end!),
    );
    const isRedeemed = books.redeemed.some((redemption) => redemption.consumer === consumer && redemption.campaign === campaign.id);
    if (isRedeemed || sum(notes, ({ sw }) => cents(sw)) < cents(settings.threshold)) continue;
    const others = today < campaign.end! ? started.filter((other) => other !== campaign && isOver(other)) : [];
    const amount = sum([campaign, ...others], amountOf);
    if (amount > 0) return amount;
  }
  return 0;
}
