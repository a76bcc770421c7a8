import type { CounterQuery } from '../../../platform/lists/list.ts';

/** Filters covered by the posting counters; with any other, the list counts by index. */
const COUNTED = new Set(['networkId', 'rede', 'criadoEm']);

interface Counted {
  /** Conditions on posting_counts except those on the day, and on posting_count_changes. */
  counts: string[];
  changes: string[];
  days: string[];
}

/** The conditions under which the counters cover sellers' approved postings; null when they do not (posting_counts_note). */
function counted({ actor, filter, bind }: CounterQuery): Counted | null {
  const isScoped = actor.kind === 'system' || (actor.kind === 'staff' && !actor.storeIds);
  if (!isScoped || Object.entries(filter).some(([name, value]) => value !== undefined && !COUNTED.has(name))) return null;
  const networks: string[] = [];
  if (actor.kind === 'staff' && actor.networkIds) networks.push(`network_id = any(${bind(actor.networkIds)}::int[])`);
  if (filter.networkId !== undefined) networks.push(`network_id = ${bind(filter.networkId)}`);
  if (filter.rede !== undefined) networks.push(`network_id = (select id from networks where nome = ${bind(filter.rede)})`);
  const days: string[] = [];
  const { from, to } = (filter.criadoEm ?? {}) as { from?: string | null; to?: string | null };
  if (from) days.push(`dia >= ${bind(from)}::date`);
  if (to) days.push(`dia <= ${bind(to)}::date`);
  const which = ["audience = 'SELLER'", "status = 'APROVADA'"];
  return { counts: [...(networks.length ? networks : ['network_id = 0']), ...which], changes: [...networks, ...which], days };
}

const rowsOf = ({ counts, changes, days }: Counted, day: string[]) =>
  `select dia, n from posting_counts where ${[...counts, ...day].join(' and ')}
   union all select dia, n from posting_count_changes where ${[...changes, ...days].join(' and ')}`;

/** Number of sellers' approved postings, by day of recording. */
export function postingDays(query: CounterQuery): string | null {
  const parts = counted(query);
  return parts && rowsOf(parts, ["dia > '-infinity'", ...parts.days]);
}

/** The exact number of sellers' approved postings. */
export function postingTotal(query: CounterQuery): string | null {
  const parts = counted(query);
  if (!parts) return null;
  const rows = rowsOf(parts, parts.days.length ? ["dia > '-infinity'", ...parts.days] : ["dia = '-infinity'"]);
  return `select coalesce(sum(n), 0) from (${rows}) c`;
}
