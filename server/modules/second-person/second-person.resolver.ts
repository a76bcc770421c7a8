import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { approveHeldAction } from './actions/approve-held-action.ts';
import { declineHeldAction } from './actions/decline-held-action.ts';
import { updateReviewSettings } from './actions/update-review-settings.ts';
import { type HeldActionKind, heldActionKindsQuery } from './held-action-kinds.ts';
import { heldActionsList } from './held-actions.list.ts';
import { type ReviewSettingsRow, reviewSettingsQuery } from './review-settings.query.ts';

@ObjectType('ReviewSettings', { description: 'What one person may do alone.', simpleResolvers: true })
class ReviewSettingsType implements ReviewSettingsRow {
  @Field(() => DecimalScalar, { description: 'Points from which a sale needs a second person; 0 is never.' })
  segundaAprovacaoPontos!: string;
  @Field(() => DecimalScalar, { description: 'Cashback in BRL from which a purchase does; 0 is never.' })
  segundaAprovacaoReais!: string;
  @Field(() => Boolean, { description: 'A receipt with a grave and a light doubt at once does.' })
  segundaAprovacaoAvisos!: boolean;
  @Field(() => Int, { description: 'A sale older than so many days does; 0 is never.' })
  vendaAntigaDias!: number;
  @Field(() => DecimalScalar, {
    description: 'A sale does whose item costs nothing, or so many percent more or less than the price list; 0 is never.',
  })
  desvioPreco!: string;
  @Field(() => DecimalScalar, { description: 'Most points that one person gives in a day; 0 is no ceiling.' })
  tetoPontosDia!: string;
  @Field(() => DecimalScalar, { description: 'Most cashback in BRL that one person gives in a day; 0 is no ceiling.' })
  tetoReaisDia!: string;
  @Field(() => DecimalScalar, {
    description: 'Units from which the releases of one person in a day for one product of a network need a second; 0 is never.',
  })
  liberacaoUnidades!: string;
  @Field(() => DecimalScalar, {
    description: 'Above this amount in BRL a payment is approved by one person and paid by another; 0 is always.',
  })
  pagamentoUmaPessoa!: string;
  @Field(() => Int, { description: 'Days after which a waiting request can no longer be approved.' })
  pedidoExpiraDias!: number;
  @Field(() => Int, {
    description: 'Days in which the creator, approver or promoter of an account and its owner cannot approve for each other; 0 is never.',
  })
  independenciaDias!: number;
  @Field(() => Int, { description: 'Hours in which a new, promoted or reactivated account approves nothing.' })
  contaNovaHoras!: number;
}

@InputType({ description: 'Limits of one person; those left out stay.' })
class ReviewSettingsInput {
  @Field(() => DecimalScalar, { nullable: true })
  segundaAprovacaoPontos?: string;
  @Field(() => DecimalScalar, { nullable: true })
  segundaAprovacaoReais?: string;
  @Field(() => Boolean, { nullable: true })
  segundaAprovacaoAvisos?: boolean;
  @Field(() => Int, { nullable: true })
  vendaAntigaDias?: number;
  @Field(() => DecimalScalar, { nullable: true })
  desvioPreco?: string;
  @Field(() => DecimalScalar, { nullable: true })
  tetoPontosDia?: string;
  @Field(() => DecimalScalar, { nullable: true })
  tetoReaisDia?: string;
  @Field(() => DecimalScalar, { nullable: true })
  liberacaoUnidades?: string;
  @Field(() => DecimalScalar, { nullable: true })
  pagamentoUmaPessoa?: string;
  @Field(() => Int, { nullable: true, description: 'Days after which a waiting request can no longer be approved; at least 1.' })
  pedidoExpiraDias?: number;
  @Field(() => Int, { nullable: true })
  independenciaDias?: number;
  @Field(() => Int, { nullable: true })
  contaNovaHoras?: number;
  @Field(() => String, { nullable: true, description: 'Why; needed when a limit is loosened.' })
  motivo?: string | null;
}

@ObjectType('HeldActionKind', { description: 'A kind of request that takes two people.', simpleResolvers: true })
class HeldActionKindRow implements HeldActionKind {
  @Field(() => String, { description: 'Name of the action, for the filter `tipo`.' })
  tipo!: string;
  @Field(() => String, { description: 'Title of the action.' })
  titulo!: string;
}

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
