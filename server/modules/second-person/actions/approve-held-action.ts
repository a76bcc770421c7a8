import { defineAction } from '../../../platform/actions/action.ts';
import { type Effect, effectOf, RecordedRefusal } from '../../../platform/actions/second-person.ts';
import { mayDo } from '../../../platform/actor.ts';
import { changesOf, readEdited, sentenceOf } from '../../../platform/audit/edits.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SecondPersonNeed } from '../../../platform/second-person-need.ts';
import { validate } from '../../../platform/validate.ts';
import { compare } from '../../../shared/money.ts';
import { findPerson } from '../../sessions/index.ts';
import { requireIndependent } from '../../staff/index.ts';
import { readReviewSettings } from '../review-settings.query.ts';
import '../second-person.errors.ts';
import { close, type HeldAct, type HeldRow, inputOf, takeHeld } from '../held-decision.ts';
import { approveHeldActionRules } from '../second-person.rules.ts';

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

/** The posting that an approved sale became, so that taking the approval back finds its request. */
const postingOf = ({ action }: HeldRow, result: unknown): number | null =>
  action === 'postSale' || action === 'postCashback' ? (result as { id: number }).id : null;

/**
 * Carries out a request for its maker: its input is validated again, its action runs again, and its effect must be the one of `versao`,
 * which the approver saw. Otherwise the request keeps waiting with its new effect. Needs the action's own permission, and the action may
 * refuse.
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
