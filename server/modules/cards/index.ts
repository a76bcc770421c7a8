import { Card, CardEvent } from './card.entity.ts';
import { CardResolver, CardsListResolver } from './card.resolver.ts';

export { changeOwnCardStatus } from './actions/change-own-card-status.ts';
export { createCard } from './actions/create-card.ts';
export { Card, CardEvent } from './card.entity.ts';
export { CardRequest } from './card.rules.ts';
export { SellerCardType } from './card.types.ts';
export { allotCard, cardOfSeller, deliverCardsOf, withdrawCardOf } from './card-holding.ts';
export { cardsList } from './cards.list.ts';

export const entities = [Card, CardEvent];
export const resolvers = [CardResolver, CardsListResolver];
