import { closedSet } from '../../platform/graphql/closed-set.ts';

/** What one search over everything finds. Receipts and sales are several kinds, as their screens are. */
export type SearchKind =
  | 'SELLER'
  | 'CONSUMER'
  | 'STORE'
  | 'NETWORK'
  | 'SALE'
  | 'CASHBACK_SALE'
  | 'PENDING_RECEIPT'
  | 'PENDING_CASHBACK_RECEIPT'
  | 'CLOSED_RECEIPT'
  | 'CLOSED_CASHBACK_RECEIPT'
  | 'REDEMPTION'
  | 'CASHBACK_REDEMPTION'
  | 'PRIZE'
  | 'PRODUCT'
  | 'STAFF';

export const searchKindSet = closedSet<SearchKind>('SearchKind', 'What a search over everything finds.', {
  SELLER: 'A seller, by name, CPF, e-mail or mobile.',
  CONSUMER: 'A consumer, by name, CPF, e-mail or mobile; those who see masks find by name and whole CPF.',
  STORE: 'A store, by name, code, CNPJ or city.',
  NETWORK: 'A network, by name.',
  SALE: "A seller's sale, by fiscal number, seller or store.",
  CASHBACK_SALE: "A consumer's purchase, by fiscal number, consumer or store.",
  PENDING_RECEIPT: "A seller's receipt that waits for review, by its id, sender or store.",
  PENDING_CASHBACK_RECEIPT: "A consumer's receipt that waits for review, by its id or sender.",
  CLOSED_RECEIPT: "A seller's receipt that was not processed, by its id, sender or store.",
  CLOSED_CASHBACK_RECEIPT: "A consumer's receipt that was not processed, by its id or sender.",
  REDEMPTION: "A seller's redemption, by code, id, seller, store or prize.",
  CASHBACK_REDEMPTION: "A consumer's redemption, by code, id or consumer.",
  PRIZE: 'A prize, by name or code.',
  PRODUCT: 'A programme product, by name, code or bar code.',
  STAFF: 'A member of staff, by name, CPF or e-mail.',
});
