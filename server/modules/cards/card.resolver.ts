import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, optional } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { blockCard } from './actions/block-card.ts';
import { changeOwnCardStatus } from './actions/change-own-card-status.ts';
import { createCard } from './actions/create-card.ts';
import { deliverCard } from './actions/deliver-card.ts';
import { linkCard } from './actions/link-card.ts';
import { releaseCard } from './actions/release-card.ts';
import { unblockCard } from './actions/unblock-card.ts';
import { cardEventsQuery, ownCardQuery } from './card.queries.ts';
import type { CardRequest } from './card.rules.ts';
import { CardEventType, SellerCardType } from './card.types.ts';
import { cardRequestSet } from './card-sets.ts';
import { cardsList } from './cards.list.ts';

const CardInput = inputType('CardInput', 'A card to register.', {
  codigoBarras: field(String),
  numero: field(String),
});
type CardInput = InstanceType<typeof CardInput>;

const LinkCardInput = inputType('LinkCardInput', 'The seller who gets a card.', {
  cpf: field(String),
  nome: optional(String, 'Name on the card; the one given with the redemption, or the seller’s, when empty.'),
});
type LinkCardInput = InstanceType<typeof LinkCardInput>;

const IdArg = () => Arg('id', () => IdScalar);

@Resolver()
export class CardResolver {
  @Query(() => SellerCardType, { nullable: true, description: "The signed-in seller's card; null when there is none." })
  ownCard(@Ctx() ctx: AppContext): Promise<SellerCardType | null> {
    return runQuery(ownCardQuery, ctx);
  }

  @Query(() => [CardEventType], { description: 'What happened to a card, newest first.' })
  cardEvents(@IdArg() id: number, @Ctx() ctx: AppContext): Promise<CardEventType[]> {
    return runQuery(cardEventsQuery, ctx, { id });
  }

  @ChangesRow(cardsList, 'Registers a card.')
  createCard(@Arg('input', () => CardInput) input: CardInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createCard, ctx, { ...input });
  }

  @Mutation(() => SellerCardType, {
    nullable: true,
    description: 'Asks to unblock or blocks the own card; answers the card that is left.',
  })
  async changeOwnCardStatus(
    @Arg('numero', () => String) numero: string,
    @Arg('status', () => cardRequestSet) status: CardRequest,
    @Ctx() ctx: AppContext,
  ): Promise<SellerCardType | null> {
    const { cartao } = await runAction(changeOwnCardStatus, ctx, { numero, status });
    return cartao;
  }

  @ChangesRow(cardsList, 'Gives a card of the stock to a seller.')
  linkCard(@IdArg() id: number, @Arg('input', () => LinkCardInput) input: LinkCardInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(linkCard, ctx, { ...input, id });
  }

  @ChangesRow(cardsList, 'Puts a card that was not delivered back into the stock.')
  releaseCard(@IdArg() id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(releaseCard, ctx, { id });
  }

  @ChangesRow(cardsList, 'Marks a card as delivered.')
  deliverCard(@IdArg() id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deliverCard, ctx, { id });
  }

  @ChangesRow(cardsList, 'Unblocks a card.')
  unblockCard(@IdArg() id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(unblockCard, ctx, { id });
  }

  @ChangesRow(cardsList, 'Blocks a card, which stays with its seller.')
  blockCard(@IdArg() id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(blockCard, ctx, { id });
  }
}

export const { resolver: CardsListResolver } = listDoor(cardsList);
