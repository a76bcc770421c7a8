import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { RunSql } from '../db/run-sql.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';
import type { SecondPersonNeed } from '../second-person-need.ts';

/** What an action does, as an approver reads it. Approving runs the action again, and its effect must equal the stored one. */
export interface Effect {
  /** A Portuguese sentence, without personal data, which an erasure could not find. */
  resumo: string;
  /** What it gives, as decimal text, with its currency; null when it gives nothing. */
  valor: string | null;
  moeda: 'PONTO' | 'BRL' | null;
  /** One sentence for each value before and after: 'Idade da venda (dias): 45 → 90'. */
  mudancas: string[];
}

/**
 * A refusal that records something: the pipeline rolls the action's work back, calls `record` in the same transaction and commits. Only in
 * an action with `mayNeedSecondPerson`.
 */
export abstract class RecordedRefusal extends Error {
  abstract record(by: Recorder, request: Request): Promise<AppError>;
}

/** The transaction and the person of a recorded refusal. */
interface Recorder {
  sql: RunSql;
  actor: Actor;
  clock: Clock;
  enqueue: (job: string, data: Record<string, unknown>) => Promise<void>;
}

/** The refused action's name, and its input as sent. */
interface Request {
  action: string;
  dados: unknown;
}

/** Rolls back the action's work and keeps it as a request for a second person. */
export class NeedsSecondPerson extends RecordedRefusal {
  heldId = 0;
  readonly need: SecondPersonNeed;
  mudancas: string[];

  constructor(need: SecondPersonNeed) {
    super('a second person is needed');
    this.need = need;
    this.mudancas = [...(need.mudancas ?? [])];
  }

  async record(by: Recorder, request: Request): Promise<AppError> {
    this.heldId = await hold(by, { ...request, need: { ...this.need, mudancas: this.mudancas } });
    const { valor = null, moeda = null } = this.need.gives ?? {};
    return new AppError('SECOND_PERSON_NEEDED', { id: this.heldId, valor, moeda }, undefined, { heldActionId: String(this.heldId) });
  }
}

defineErrors({
  SECOND_PERSON_NEEDED: { kind: 'conflict', text: 'Enviado para aprovação: nada muda até outra pessoa confirmar em Segunda aprovação.' },
  SECOND_PERSON_WAITING: { kind: 'conflict', text: 'Este mesmo pedido já aguarda a aprovação de outra pessoa.' },
});

/** What an action with `mayNeedSecondPerson` refuses besides its own, for the OpenAPI document. */
export const secondPersonRefusals = ['SECOND_PERSON_NEEDED', 'SECOND_PERSON_WAITING'] as const;

/** The effect that a need reports. */
export const effectOf = ({ resumo, gives, mudancas = [] }: SecondPersonNeed): Effect => ({
  resumo,
  valor: gives?.valor ?? null,
  moeda: gives?.moeda ?? null,
  mudancas: [...mudancas],
});

/** An action for a second person to run. */
interface HeldAct extends Request {
  need: SecondPersonNeed;
}

/** The input without the member's CPF, which has a column of its own. */
const withoutCpf = (dados: unknown, person: SecondPersonNeed['person']): unknown => {
  if (!person || typeof dados !== 'object' || dados === null) return dados;
  const { cpf: _kept, ...rest } = dados as Record<string, unknown>;
  return rest;
};

/** Name of the job that tells of a request that gives much; takes { id }. */
export const HELD_ACTION_WAITS = 'held-action-waits';

/** Keeps a request until a second person decides it. Returns its id. Refuses: SECOND_PERSON_WAITING, NOT_ALLOWED to anyone but staff. */
export async function hold({ sql, actor, clock, enqueue }: Recorder, { action, dados, need }: HeldAct): Promise<number> {
  if (actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  const { motivo, networkId = null, storeId = null, submissionId = null, person } = need;
  const kept = JSON.stringify(withoutCpf(need.dados ?? dados, person));
  const { resumo, valor, moeda, mudancas } = effectOf(need);
  const [held] = await sql<{ id: number }>(
    `insert into held_actions (action, dados, chave, motivo, resumo, valor, moeda, mudancas, network_id, store_id, submission_id, cpf, pessoa,
       primeiro_por_id, criado_em)
     values ($1, $2, coalesce($3, md5($2::jsonb::text)), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing returning id`,
    [
      action,
      kept,
      need.chave ?? null,
      motivo,
      resumo,
      valor,
      moeda,
      JSON.stringify(mudancas),
      networkId,
      storeId,
      submissionId,
      person?.cpf ?? null,
      person?.nome ?? null,
      actor.id,
      clock.now(),
    ],
  );
  if (!held) throw new AppError('SECOND_PERSON_WAITING');
  if (valor !== null) await enqueue(HELD_ACTION_WAITS, { id: held.id });
  return held.id;
}
