import type { ActionContext } from '../../platform/context.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';

/** What an act gives. */
interface Given {
  pontos?: DecimalText;
  /** BRL besides the points, or what the points are worth where `networkId` does not tell. */
  reais?: DecimalText;
  /** Whose value of a point the points count at; null: the highest of the active networks. */
  networkId?: number | null;
}

/**
 * Whether what an act gives is more than the member of staff who does it may still give today; if not, it is added to their day. An act of a
 * second person is added to nobody's: two people gave it.
 */
export async function exceedsDay(
  { sql, actor, clock, approves }: ActionContext,
  { pontos = '0', reais = '0', networkId }: Given,
): Promise<boolean> {
  if (actor.kind !== 'staff' || approves) return false;
  const [row] = await sql<{ exceeded: boolean }>(
    `select operator_day_exceeded($1, $2::date, $3::numeric, $4::numeric + case when $5 then round($3::numeric * coalesce(
       (select n.valor_ponto from networks n where n.id = $6::int),
       (select max(n.valor_ponto) from networks n where n.ativo and n.excluido_em is null), 0), 2) else 0 end) as exceeded`,
    [actor.id, clock.today(), pontos, reais, networkId !== undefined, networkId ?? null],
  );
  return row!.exceeded;
}

/** Takes a posting that its author took back seconds later from their day, as if it had never been. */
export async function forgetPosting({ sql, clock }: ActionContext, postingId: number): Promise<void> {
  await sql(
    `update operator_days d set pontos = greatest(0, d.pontos - case when p.audience = 'SELLER' then p.pontos_brutos else 0 end),
       reais = greatest(0, d.reais - case when p.audience = 'CONSUMER' then p.cashback else round(p.pontos_brutos * p.valor_ponto, 2) end)
     from postings p where p.id = $1 and d.staff_user_id = p.aprovado_por_id and d.dia = $2::date`,
    [postingId, clock.today()],
  );
}
