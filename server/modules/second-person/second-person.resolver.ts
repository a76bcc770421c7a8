import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { approveHeldAction } from './actions/approve-held-action.ts';
import { declineHeldAction } from './actions/decline-held-action.ts';
import { updateReviewSettings } from './actions/update-review-settings.ts';
import { type HeldActionKind, heldActionKindsQuery } from './held-action-kinds.ts';
import { heldActionsList } from './held-actions.list.ts';
import { type ReviewSettingsRow, reviewSettingsQuery } from './review-settings.query.ts';

const ReviewSettingsType = objectType('ReviewSettings', 'What one person may do alone.', {
  segundaAprovacaoPontos: field(DecimalScalar, 'Points from which a sale needs a second person; 0 is never.'),
  segundaAprovacaoReais: field(DecimalScalar, 'Cashback in BRL from which a purchase does; 0 is never.'),
  segundaAprovacaoAvisos: field(Boolean, 'A receipt with a grave and a light doubt at once does.'),
  vendaAntigaDias: field(Int, 'A sale older than so many days does; 0 is never.'),
  desvioPreco: field(
    DecimalScalar,
    'A sale does whose item costs nothing, or so many percent more or less than the price list; 0 is never.',
  ),
  tetoPontosDia: field(DecimalScalar, 'Most points that one person gives in a day; 0 is no ceiling.'),
  tetoReaisDia: field(DecimalScalar, 'Most cashback in BRL that one person gives in a day; 0 is no ceiling.'),
  liberacaoUnidades: field(
    DecimalScalar,
    'Units from which the releases of one person in a day for one product of a network need a second; 0 is never.',
  ),
  pagamentoUmaPessoa: field(
    DecimalScalar,
    'Above this amount in BRL a payment is approved by one person and paid by another; 0 is always.',
  ),
  pedidoExpiraDias: field(Int, 'Days after which a waiting request can no longer be approved.'),
  independenciaDias: field(
    Int,
    'Days in which the creator, approver or promoter of an account and its owner cannot approve for each other; 0 is never.',
  ),
  contaNovaHoras: field(Int, 'Hours in which a new, promoted or reactivated account approves nothing.'),
} satisfies FieldsOf<ReviewSettingsRow>);
type ReviewSettingsType = InstanceType<typeof ReviewSettingsType>;

const ReviewSettingsInput = inputType('ReviewSettingsInput', 'Limits of one person; those left out stay.', {
  segundaAprovacaoPontos: optional(DecimalScalar),
  segundaAprovacaoReais: optional(DecimalScalar),
  segundaAprovacaoAvisos: optional(Boolean),
  vendaAntigaDias: optional(Int),
  desvioPreco: optional(DecimalScalar),
  tetoPontosDia: optional(DecimalScalar),
  tetoReaisDia: optional(DecimalScalar),
  liberacaoUnidades: optional(DecimalScalar),
  pagamentoUmaPessoa: optional(DecimalScalar),
  pedidoExpiraDias: optional(Int, 'Days after which a waiting request can no longer be approved; at least 1.'),
  independenciaDias: optional(Int),
  contaNovaHoras: optional(Int),
  motivo: optional(String, 'Why; needed when a limit is loosened.'),
});
type ReviewSettingsInput = InstanceType<typeof ReviewSettingsInput>;

const HeldActionKindRow = objectType('HeldActionKind', 'A kind of request that takes two people.', {
  tipo: field(String, 'Name of the action, for the filter `tipo`.'),
  titulo: field(String, 'Title of the action.'),
} satisfies FieldsOf<HeldActionKind>);
type HeldActionKindRow = InstanceType<typeof HeldActionKindRow>;

/** What one person may do alone, and what waits for a second. */
@Resolver()
export class SecondPersonResolver {
  @Query(() => ReviewSettingsType, { description: 'What one person may do alone.' })
  reviewSettings(@Ctx() ctx: AppContext): Promise<ReviewSettingsType> {
    return runQuery(reviewSettingsQuery, ctx);
  }

  @Query(() => [HeldActionKindRow], { description: 'Kinds of requests that the reader may decide, by title.' })
  heldActionKinds(@Ctx() ctx: AppContext): Promise<HeldActionKindRow[]> {
    return runQuery(heldActionKindsQuery, ctx);
  }

  @Mutation(() => ReviewSettingsType, {
    description: 'Says what one person may do alone. A change always waits for a second person (SECOND_PERSON_NEEDED).',
  })
  updateReviewSettings(
    @Arg('input', () => ReviewSettingsInput) input: ReviewSettingsInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<ReviewSettingsType> {
    return runAction(updateReviewSettings, ctx, { ...input }, { lido });
  }

  @ChangesRow(
    heldActionsList,
    'Carries out a request, when its effect is still the one of `versao`. Otherwise EFFECT_CHANGED; it keeps waiting. Also answers the codes of the action of the request.',
  )
  approveHeldAction(
    @Arg('id', () => IdScalar) id: number,
    @Arg('versao', () => Int, { description: 'Version of the effect that the approver saw.' }) versao: number,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(approveHeldAction, ctx, { id, versao });
  }

  @ChangesRow(heldActionsList, 'Declines a request, or withdraws the own one. Nothing changes.')
  declineHeldAction(
    @Arg('id', () => IdScalar) id: number,
    @Arg('justificativa', () => String) justificativa: string,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(declineHeldAction, ctx, { id, justificativa });
  }
}

export const { resolver: HeldActionsListResolver } = listDoor(heldActionsList, { single: 'heldAction' });
