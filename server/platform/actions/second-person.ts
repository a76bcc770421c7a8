import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { RunSql } from '../db/run-sql.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';

/** Why an act takes two people: a sum, the day of one person, units released, or always. */
export type HeldReason = 'LIMITE' | 'TETO' | 'UNIDADES' | 'SEMPRE';

/** An act that one person may not do alone (docs/adr/0025). */
export interface SecondPersonNeed {
  motivo: HeldReason;
  /** What it would do, as a Portuguese sentence for the person who decides; without personal data, which an erasure could not find. */
  resumo: string;
  /** What it would give, as decimal text, with its currency. */
  gives?: { valor: string; moeda: 'PONTO' | 'BRL' };
  /** The network it belongs to; none for acts of the whole programme. */
  networkId?: number | null;
}

/** Thrown by a handler, it rolls back what the handler did and keeps the act for a second person. */
export class NeedsSecondPerson extends Error {
  readonly need: SecondPersonNeed;

  constructor(need: SecondPersonNeed) {
    super('a second person is needed');
    this.need = need;
  }
}

defineErrors({
  SECOND_PERSON_NEEDED: { kind: 'conflict', text: 'Enviado para aprovação: nada muda até outra pessoa confirmar em Segunda aprovação.' },
  SECOND_PERSON_WAITING: { kind: 'conflict', text: 'Este mesmo pedido já aguarda a aprovação de outra pessoa.' },
});

/** What an action with `mayNeedSecondPerson` refuses besides its own, for the OpenAPI document. */
export const secondPersonRefusals = ['SECOND_PERSON_NEEDED', 'SECOND_PERSON_WAITING'] as const;

/** An act for a second person to do: the action's name and its input as sent. */
interface HeldAct {
  action: string;
  dados: unknown;
  need: SecondPersonNeed;
}

/** Keeps an act until a second person does it. Returns its id. Refuses: SECOND_PERSON_WAITING, NOT_ALLOWED to anyone but staff. */
export async function hold({ sql, actor, clock }: { sql: RunSql; actor: Actor; clock: Clock }, act: HeldAct): Promise<number> {
  if (actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  const { motivo, resumo, gives, networkId = null } = act.need;
  const [held] = await sql<{ id: number }>(
    `insert into held_actions (action, dados, motivo, resumo, valor, moeda, network_id, primeiro_por_id, criado_em)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [act.action, JSON.stringify(act.dados), motivo, resumo, gives?.valor ?? null, gives?.moeda ?? null, networkId, actor.id, clock.now()],
  );
  if (!held) throw new AppError('SECOND_PERSON_WAITING');
  return held.id;
}
