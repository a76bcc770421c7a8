import type { Actor } from '../../platform/actor.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { audienceRules, type ExpiryAudience, returnRules } from './expiry.rules.ts';
import { andAll, OUTSTANDING, REACH, statementParams } from './expiry-reach.ts';

/** What a run would do now. */
export interface ExpiryPreview {
  pessoas: number;
  lotes: number;
  /** Points, or BRL for consumers. */
  valor: DecimalText;
  /** The same in BRL, at each network's point value. */
  valorReais: DecimalText;
}

const SUMS = (value: string, brlPerUnit: string) => `count(distinct a.id)::int as pessoas, count(*)::int as lotes,
  coalesce(sum(${value}), 0)::numeric(14,2) as valor, coalesce(sum(${value} * ${brlPerUnit}), 0)::numeric(14,2) as "valorReais"`;

/** Lots within the actor's reach past their last day that no run has expired yet. */
export async function previewExpiry(read: RunSql, actor: Actor, publico: ExpiryAudience, today: string): Promise<ExpiryPreview> {
  const { from, scope, brlPerUnit } = REACH[publico];
  const { params, bind } = statementParams(today);
  const [row] = await read<ExpiryPreview>(
    `select ${SUMS('l.restante', brlPerUnit)} from ${from} join lots l on l.account_id = a.id
     where l.restante > 0 and l.vence_em < $1${andAll(scope(actor, bind))}`,
    params,
  );
  return row!;
}

/** What expired in one day's runs and has not been returned since. */
export async function previewReturn(read: RunSql, actor: Actor, publico: ExpiryAudience, day: string): Promise<ExpiryPreview> {
  const { from, scope, brlPerUnit } = REACH[publico];
  const { params, bind } = statementParams(day);
  const [row] = await read<ExpiryPreview>(
    `select ${SUMS(OUTSTANDING, brlPerUnit)} from ${from} join entries e on e.account_id = a.id
     where e.type = 'EXPIRACAO' and e.dia = $1 and ${OUTSTANDING} > 0${andAll(scope(actor, bind))}`,
    params,
  );
  return row!;
}

/** Whether returning one day's expiry would give something to the member of staff who returns it. */
export async function returnsOwn({ sql, actor }: { sql: RunSql; actor: Actor }, publico: ExpiryAudience, day: string): Promise<boolean> {
  if (actor.kind !== 'staff') return false;
  const [own] = await sql(
    `select from ${REACH[publico].from} join entries e on e.account_id = a.id
     where h.cpf = $1 and e.type = 'EXPIRACAO' and e.dia = $2 and ${OUTSTANDING} > 0 limit 1`,
    [actor.cpf, day],
  );
  return own !== undefined;
}

/** How many people, lots and points (or R$) "processar" would expire now. */
export const expiryPreviewQuery = defineQuery({
  name: 'expiryPreview',
  permission: 'expiry:run',
  input: audienceRules,
  read: (ctx, { publico }) => previewExpiry(ctx.read, ctx.actor, publico, ctx.clock.today()),
});

/** How many people, lots and points (or R$) "devolver" would return from one day's runs. */
export const returnPreviewQuery = defineQuery({
  name: 'returnPreview',
  permission: 'expiry:run',
  input: returnRules,
  read: (ctx, { publico, data }) => previewReturn(ctx.read, ctx.actor, publico, data),
});
