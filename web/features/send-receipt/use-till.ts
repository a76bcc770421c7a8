import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { mayAdd, type SaleItem, type TillBalance, type TillProduct } from './sale-item.ts';
import { ProductForSaleDocument, TillBalanceDocument } from './send-receipt.generated.ts';
import { sendTexts as texts } from './send-receipt.messages.ts';

/** A product that may be added, with what is left of it. */
export interface FoundProduct {
  product: TillProduct;
  balance: TillBalance;
}

// Never from a cache: points and balances change while the page is open.
const FRESH = { fetchPolicy: 'network-only', context: { silent: true } } as const;

/** Looks a typed code up and says why it cannot be added (document 002 §5). */
export const useTill = (items: readonly SaleItem[]) => {
  const client = useApolloClient();
  const [isSearching, setSearching] = useState(false);

  const productOf = async (codigo: string): Promise<TillProduct | null> => {
    const answer = await client.query({ query: ProductForSaleDocument, variables: { codigo }, ...FRESH }).catch(() => null);
    return answer?.data?.productByCode ?? null;
  };
  const balanceOf = async (codigo: string): Promise<TillBalance | null> => {
    const answer = await client.query({ query: TillBalanceDocument, variables: { codigo }, ...FRESH }).catch(() => null);
    return answer?.data?.storeProductBalance ?? null;
  };
  const judge = async (codigo: string): Promise<FoundProduct | null> => {
    const product = await productOf(codigo);
    if (!product) {
      toast.error(texts.notParticipating);
      return null;
    }
    const balance = await balanceOf(product.codigo);
    if (!balance || !mayAdd(balance, items, product)) {
      toast.error(texts.noBalance);
      return null;
    }
    return { product, balance };
  };
  const search = async (codigo: string) => {
    setSearching(true);
    return judge(codigo).finally(() => setSearching(false));
  };
  return { search, isSearching };
};
