import type { ScopeContext } from '../../platform/lists/list.ts';

/** A store without an approved sale for this many days has gone quiet. */
export const QUIET_AFTER_DAYS = 14;
/** It is missed only when it sold in this many days before. */
const SOLD_WITHIN_DAYS = 60;

/** Whether a store (alias `s`) sold before and has gone quiet. Sales count by the day on which they were recorded. */
export const quietStore = ({ bind, today }: ScopeContext): string => {
  const day = bind(today);
  const recorded = (from: number, until: string) =>
    `exists (select from postings q where q.store_id = s.id and q.audience = 'SELLER' and q.status = 'APROVADA'
      and q.criado_em >= (${day}::date - ${from})::timestamp at time zone 'America/Sao_Paulo' ${until})`;
  const before = `and q.criado_em < (${day}::date - ${QUIET_AFTER_DAYS - 1})::timestamp at time zone 'America/Sao_Paulo'`;
  return `(${recorded(QUIET_AFTER_DAYS - 1 + SOLD_WITHIN_DAYS, before)} and not ${recorded(QUIET_AFTER_DAYS - 1, '')})`;
};
