import type { z } from 'zod';
import { type Action, defineAction, findAction } from '../../../platform/actions/action.ts';
import { type Effect, effectOf, RecordedRefusal } from '../../../platform/actions/second-person.ts';
import { mayDo } from '../../../platform/actor.ts';
import { changesOf, readEdited, sentenceOf } from '../../../platform/audit/edits.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requirePermission } from '../../../platform/require-permission.ts';
import type { SecondPersonNeed } from '../../../platform/second-person-need.ts';
import { validate } from '../../../platform/validate.ts';
import { compare } from '../../../shared/money.ts';
import { findPerson } from '../../sessions/index.ts';
import { requireIndependent } from '../../staff/index.ts';
import { readReviewSettings } from '../review-settings.query.ts';
import '../second-person.errors.ts';
import { approveHeldActionRules, declineHeldActionRules } from '../second-person.rules.ts';

type HeldAct = Action<z.ZodType, unknown>;

export interface HeldRow extends Effect {
  id: number;
  action: string;
  dados: Record<string, unknown>;
  cpf: string | null;
  network_id: number | null;
  store_id: number | null;
  versao: number;
  primeiro_por_id: number;
  primeiro_por: string;
  status: string;
  criado_em: Date;
}

/**
 * The request within the actor's reach, and its action. Deciders take turns by an advisory lock, which comes before every lock of the action
 * itself: the row is only updated at the end, after the receipt and the account, as every other writer of it does.
 */
async function takeHeld(ctx: ActionContext, id: number): Promise<{ held: HeldRow; action: HeldAct; isOwn: boolean }> {
  const { actor, sql } = ctx;
  if (actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  await sql("select pg_advisory_xact_lock(hashtext('held_actions'), $1)", [id]);
  const [held] = await sql<HeldRow>(
    `select h.id, h.action, h.dados, h.cpf, h.network_id, h.store_id, h.resumo, h.valor, h.moeda, h.mudancas, h.versao, h.primeiro_por_id,
       u.nome as primeiro_por, h.status, h.criado_em
     from held_actions h join staff_users u on u.id = h.primeiro_por_id
     where h.id = $1 and (h.primeiro_por_id = $4
       or ($2::int[] is null or h.network_id = any($2)) and ($3::int[] is null or h.store_id = any($3)))`,
    [id, actor.networkIds ?? null, actor.storeIds ?? null, actor.id],
  );
  const action = held && findAction(held.action);
  if (!held || !action) throw new AppError('HELD_ACTION_NOT_FOUND');
  if (held.status !== 'AGUARDA') throw new AppError('HELD_ACTION_DECIDED');
  const isOwn = held.primeiro_por_id === actor.id;
  if (!isOwn) requirePermission(ctx, action.permission);
  return { held, action, isOwn };
}

/** Its maker must still be able to make it: a request of a deactivated or demoted person can only be declined. */
async function requireMaker(
  ctx: ActionContext,
  { primeiro_por_id, primeiro_por, network_id, store_id }: HeldRow,
  action: HeldAct,
): Promise<void> {
  const maker = await findPerson(ctx.database, 'STAFF', primeiro_por_id);
  const reaches =
    maker?.kind === 'staff' &&
    mayDo(maker, action.permission) &&
    (!maker.networkIds || network_id === null || maker.networkIds.includes(network_id)) &&
    (!maker.storeIds || store_id === null || maker.storeIds.includes(store_id));
  if (!reaches) throw new AppError('HELD_ACTION_MAKER_GONE', { nome: primeiro_por });
}

/** Whether nobody decided it in time, by the setting `pedidoExpiraDias`. */
async function isExpired({ sql, clock }: ActionContext, { criado_em }: HeldRow): Promise<boolean> {
  const { pedidoExpiraDias } = await readReviewSettings(sql);
  return clock.now().getTime() - criado_em.getTime() > pedidoExpiraDias * 86_400_000;
}

/** The input as sent, with the member's CPF, which an erasure may have replaced. */
const inputOf = ({ dados, cpf }: HeldRow) => (cpf === null ? dados : { ...dados, cpf });

/** Tells the action that its request ends without effect; rules that became stricter since must not keep the request waiting. */
export async function decline(ctx: ActionContext, held: HeldRow, action: HeldAct, why: string): Promise<void> {
  const { success, data } = action.input.safeParse(inputOf(held));
  await action.declined?.(ctx, success ? data : inputOf(held), why);
}

/** Runs the request's action for its approver, and answers its effect and what it would log. */
async function carryOut(ctx: ActionContext, held: HeldRow, action: HeldAct) {
  let need: SecondPersonNeed = { motivo: null, resumo: held.resumo };
  let logged: Record<string, unknown> = {};
  const asSecond: ActionContext = Object.create(ctx, {
    secondPerson: {
      value: (reported: SecondPersonNeed) => {
        need = reported;
      },
    },
    approves: { value: { id: held.id, makerId: held.primeiro_por_id } },
    logAs: {
      value: (parametros: Record<string, unknown>) => {
        logged = parametros;
      },
    },
  });
  const input = validate(action.input, inputOf(held));
  const { edits } = action;
  const before = edits ? await readEdited(edits, ctx, ctx.sql, input) : null;
  const result = await action.handler(asSecond, input);
  await ctx.flush();
  const changes = edits ? changesOf(edits, before, await readEdited(edits, ctx, ctx.sql, input)).map(sentenceOf) : [];
  return { effect: effectOf({ ...need, mudancas: [...(need.mudancas ?? []), ...changes] }), logged, result };
}

/** Rolls the approval back and stores the effect that it would have now, for the approver to see. */
class EffectChanged extends RecordedRefusal {
  constructor(
    private readonly held: Pick<HeldRow, 'id' | 'versao'>,
    private readonly effect: Effect | null,
  ) {
    super('the effect changed');
  }

  async record({ sql }: Parameters<RecordedRefusal['record']>[0]): Promise<AppError> {
    const { id, versao } = this.held;
    if (this.effect) {
      const { resumo, valor, moeda, mudancas } = this.effect;
      await sql(
        `update held_actions set resumo = $3, valor = $4, moeda = $5, mudancas = $6, versao = versao + 1
         where id = $1 and versao = $2 and status = 'AGUARDA'`,
        [id, versao, resumo, valor, moeda, JSON.stringify(mudancas)],
      );
    }
    const [now] = await sql<Effect>('select resumo, mudancas from held_actions where id = $1', [id]);
    return new AppError('EFFECT_CHANGED', { efeito: [now!.resumo, ...now!.mudancas].join('; ') });
  }
}

/** Whether two effects read the same; amounts are compared by value. */
const isSameEffect = (a: Effect, b: Effect): boolean => {
  const text = ({ resumo, moeda, mudancas }: Effect) => JSON.stringify([resumo, moeda, mudancas]);
  if (text(a) !== text(b)) return false;
  return a.valor === null || b.valor === null ? a.valor === b.valor : compare(a.valor, b.valor) === 0;
};

/** Writes the decision, unless another one came first. Refuses: HELD_ACTION_DECIDED. */
export async function close(
  ctx: ActionContext,
  { id, versao }: HeldRow,
  set: { status: string; justificativa?: string; postingId?: number | null },
) {
  const [closed] = await ctx.sql(
    `update held_actions set status = $3, segundo_por_id = $4, decidido_em = $5, justificativa = $6, posting_id = $7
     where id = $1 and versao = $2 and status = 'AGUARDA' returning id`,
    [
      id,
      versao,
      set.status,
      ctx.actor.kind === 'staff' ? ctx.actor.id : null,
      ctx.clock.now(),
      set.justificativa ?? null,
      set.postingId ?? null,
    ],
  );
  if (!closed) throw new AppError('HELD_ACTION_DECIDED');
}

/** The posting that an approved sale became, so that taking the approval back finds its request. */
const postingOf = ({ action }: HeldRow, result: unknown): number | null =>
  action === 'postSale' || action === 'postCashback' ? (result as { id: number }).id : null;

/**
 * Carries out a request for its maker: its input is validated again, its action runs again, and its effect must be the one of `versao`, which
 * the approver saw. Otherwise the request keeps waiting with its new effect.
 * Refuses: HELD_ACTION_NOT_FOUND, HELD_ACTION_DECIDED, HELD_ACTION_SAME_PERSON, HELD_ACTION_MAKER_GONE, HELD_ACTION_EXPIRED, EFFECT_CHANGED,
 * SECOND_PERSON_DEPENDENT, SECOND_PERSON_TOO_NEW,
 * NOT_ALLOWED to anyone who may not run the action, and what the action refuses.
 */
export const approveHeldAction = defineAction({
  name: 'approveHeldAction',
  title: 'Aprovação da segunda pessoa',
  permission: 'heldAction:decide',
  refuses: [
    'HELD_ACTION_NOT_FOUND',
    'HELD_ACTION_DECIDED',
    'HELD_ACTION_SAME_PERSON',
    'HELD_ACTION_MAKER_GONE',
    'HELD_ACTION_EXPIRED',
    'EFFECT_CHANGED',
    'SECOND_PERSON_DEPENDENT',
    'SECOND_PERSON_TOO_NEW',
  ],
  freshProof: true,
  input: approveHeldActionRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, versao }) => {
    const { held, action, isOwn } = await takeHeld(ctx, id);
    if (isOwn) throw new AppError('HELD_ACTION_SAME_PERSON');
    if (await isExpired(ctx, held)) throw new AppError('HELD_ACTION_EXPIRED');
    await requireMaker(ctx, held, action);
    await requireIndependent(ctx, held.primeiro_por_id);
    if (versao !== held.versao) throw new EffectChanged(held, null);
    const { effect, logged, result } = await carryOut(ctx, held, action);
    if (!isSameEffect(effect, held)) throw new EffectChanged(held, effect);
    await close(ctx, held, { status: 'APROVADA', postingId: postingOf(held, result) });
    const { resumo, mudancas } = effect;
    ctx.logAs({ id, acao: action.title, primeiroPor: held.primeiro_por, resumo, ...logged, ...(mudancas.length ? { mudancas } : {}) });
    return { id };
  },
});

/** Declines a waiting request, or withdraws one's own: nothing changes. */
export const declineHeldAction = defineAction({
  name: 'declineHeldAction',
  title: 'Recusa da segunda pessoa',
  permission: 'heldAction:decide',
  refuses: ['HELD_ACTION_NOT_FOUND', 'HELD_ACTION_DECIDED'],
  freshProof: true,
  input: declineHeldActionRules,
  handler: async (ctx, { id, justificativa }) => {
    const { held, action } = await takeHeld(ctx, id);
    await decline(ctx, held, action, justificativa);
    await close(ctx, held, { status: 'RECUSADA', justificativa });
    ctx.logAs({ id, acao: action.title, primeiroPor: held.primeiro_por, resumo: held.resumo });
    return { id };
  },
});
