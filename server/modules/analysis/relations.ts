import type { List } from '../../platform/lists/list.ts';
import type { Relation } from '../../platform/lists/related-rows.ts';
import { balanceEntriesList } from '../balances/index.ts';
import { consumerLotsList, consumerSalesList, consumersList, redemptionsOfConsumerList } from '../consumers/index.ts';
import { networksList } from '../networks/index.ts';
import { postingsList, soldItemsList } from '../postings/index.ts';
import { productsList } from '../products/index.ts';
import { redemptionsList } from '../redemptions/index.ts';
import { sellersList } from '../sellers/index.ts';
import { storesList } from '../stores/index.ts';

const many = (from: List, name: string, to: List, key: string, description: string, where: string[] = []): Relation => ({
  from,
  name,
  to,
  many: key,
  where,
  description,
});
/** `column` of the row's own table holds the other row's id. */
const one = (from: List, name: string, to: List, table: string, column: string, description: string): Relation => ({
  from,
  name,
  to,
  one: { table, column },
  description,
});

/** Every relation from one list's rows to another's. Each hop has the permission and row scope of the list it leads to. */
export const relations: readonly Relation[] = [
  many(networksList, 'stores', storesList, 's.network_id', 'Stores of the network.'),
  many(networksList, 'sellers', sellersList, 's.network_id', 'Sellers of the stores of the network.'),
  many(networksList, 'postings', postingsList, 'p.network_id', 'Approved sales in the network.'),
  many(networksList, 'redemptions', redemptionsList, 'x.network_id', 'Redemptions of its sellers.'),

  one(storesList, 'network', networksList, 'stores', 'network_id', 'The network of the store.'),
  many(storesList, 'sellers', sellersList, 'v.store_id', 'Sellers of the store.'),
  many(storesList, 'postings', postingsList, 'p.store_id', 'Approved sales in the store.'),
  many(storesList, 'redemptions', redemptionsList, 'x.store_id', 'Redemptions of its sellers.'),

  one(sellersList, 'store', storesList, 'sellers', 'store_id', 'The store of the seller.'),
  many(sellersList, 'postings', postingsList, 'p.seller_id', 'Approved sales of the seller.'),
  many(sellersList, 'redemptions', redemptionsList, 'x.seller_id', 'Prizes that the seller redeemed.'),
  many(sellersList, 'entries', balanceEntriesList, 'a.holder_id', 'Movements of the points of the seller.', ["a.holder_type = 'SELLER'"]),

  one(postingsList, 'network', networksList, 'postings', 'network_id', 'The network of the sale.'),
  one(postingsList, 'store', storesList, 'postings', 'store_id', 'The store of the sale.'),
  one(postingsList, 'seller', sellersList, 'postings', 'seller_id', 'Who sold.'),
  many(postingsList, 'soldItems', soldItemsList, 'i.posting_id', 'Products of the sale.'),

  one(soldItemsList, 'posting', postingsList, 'posting_items', 'posting_id', 'The sale.'),
  one(soldItemsList, 'product', productsList, 'posting_items', 'product_id', 'The product as it is registered today.'),
  many(productsList, 'soldItems', soldItemsList, 'i.product_id', 'Sales of the product.'),

  one(redemptionsList, 'network', networksList, 'redemptions', 'network_id', 'The network of the seller then.'),
  one(redemptionsList, 'store', storesList, 'redemptions', 'store_id', 'The store of the seller then.'),
  one(redemptionsList, 'seller', sellersList, 'redemptions', 'seller_id', 'Who redeemed.'),

  many(consumersList, 'cashback', consumerLotsList, 'a.holder_id', 'Credits of cashback and what is left of each.'),
  many(consumersList, 'purchases', consumerSalesList, 'p.consumer_id', 'Approved purchases of the consumer.'),
  many(consumersList, 'redemptions', redemptionsOfConsumerList, 'x.consumer_id', 'Cashback that the consumer took out.'),
  many(consumersList, 'entries', balanceEntriesList, 'a.holder_id', 'Movements of the cashback of the consumer.', [
    "a.holder_type = 'CONSUMER'",
  ]),
  one(consumerSalesList, 'store', storesList, 'postings', 'store_id', 'The store of the purchase.'),
];
