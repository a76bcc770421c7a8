import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { addDays } from '../../shared/dates.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import type { Audience } from '../audiences/index.ts';
import type { EntryType } from '../ledger/index.ts';
import { memberOf } from './own-consents.query.ts';

/** What of the member's balance expires, and when; points for a seller, BRL for a consumer. Each window includes the shorter ones. */
export interface OwnExpiry {
  em30: DecimalText;
  em60: DecimalText;
  em90: DecimalText;
  /** The next expiry day, and the amount. */
  proximaData: string | null;
  proximoValor: DecimalText;
  /** What expires within 90 days, soonest first. */
  lotes: ExpiringLot[];
}

/** One credit that partly expires. */
export interface ExpiringLot {
  lote: number;
  restante: DecimalText;
  venceEm: string;
  /** Type of the entry that earned it. */
  origem: EntryType;
}

const MOST_LOTS = 100;

const EXPIRY = `with free as (
    select l.vence_em, sum(l.restante) as valor from accounts a join lots l on l.account_id = a.id
    where a.holder_type = $1 and a.holder_id = $2 and l.restante > 0 and l.vence_em >= $3::date group by l.vence_em)
  select coalesce(sum(valor) filter (where vence_em <= $4::date), 0)::numeric(14,2) as em30,
    coalesce(sum(valor) filter (where vence_em <= $5::date), 0)::numeric(14,2) as em60,
    coalesce(sum(valor) filter (where vence_em <= $6::date), 0)::numeric(14,2) as em90,
    min(vence_em) as "proximaData", coalesce((select valor from free order by vence_em limit 1), 0)::numeric(14,2) as "proximoValor" from free`;

const LOTS = `select l.id::int as lote, l.restante, l.vence_em as "venceEm", e.type as origem from accounts a join lots l on l.account_id = a.id
  join lots root on root.id = coalesce(l.origin_lot_id, l.id) join entries e on e.id = root.credit_entry_id
  where a.holder_type = $1 and a.holder_id = $2 and l.restante > 0 and l.vence_em between $3::date and $4::date
  order by l.vence_em, l.id limit ${MOST_LOTS}`;

/** The signed-in member's next 30, 60 and 90 days. */
export const ownExpiryQuery = defineQuery({
  name: 'ownExpiry',
  permission: 'ownProfile:read',
  input: z.strictObject({}),
  read: (ctx): Promise<OwnExpiry> => expiryOf(ctx, memberOf(ctx)),
});

/** The next 30, 60 and 90 days of a member. The caller checks that the actor may see them. */
export async function expiryOf(ctx: AppContext, { kind, id }: { kind: Audience; id: number }): Promise<OwnExpiry> {
  const today = ctx.clock.today();
  const [[forecast], lotes] = await Promise.all([
    ctx.read<Omit<OwnExpiry, 'lotes'>>(EXPIRY, [kind, id, today, addDays(today, 30), addDays(today, 60), addDays(today, 90)]),
    ctx.read<ExpiringLot>(LOTS, [kind, id, today, addDays(today, 90)]),
  ]);
  return { ...forecast!, lotes };
}
