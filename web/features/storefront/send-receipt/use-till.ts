import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { ProductByBarcodeForSaleDocument } from './product-by-barcode.generated.ts';
import { mayAdd, type SaleItem, type TillBalance, type TillProduct } from './sale-item.ts';
import { scannerTexts } from './scanner.messages.ts';
import { ProductForSaleDocument, TillBalanceDocument } from './send-receipt.generated.ts';
import { sendTexts as texts } from './send-receipt.messages.ts';

/** A product that may be added, and its remaining balance. */
export interface FoundProduct {
  product: TillProduct;
  balance: TillBalance;
}

// Never cached: points and balances change while the page is open.
const FRESH = { fetchPolicy: 'network-only', context: { silent: true } } as const;

/** Looks up a typed code and says why it cannot be added (document 002 §5). */
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
  const productOfBarcode = async (gtin: string): Promise<TillProduct | null> => {
    const asked = client.query({ query: ProductByBarcodeForSaleDocument, variables: { codigo: gtin }, ...FRESH });
    return (await asked.catch(() => null))?.data?.productByBarcode ?? null;
  };
  const judge = async (product: TillProduct | null, missing: string): Promise<FoundProduct | null> => {
    if (!product) {
      toast.error(missing);
      return null;
    }
    const balance = await balanceOf(product.codigo);
    if (!balance || !mayAdd(balance, items, product)) {
      toast.error(texts.noBalance);
      return null;
    }
    return { product, balance };
  };
  const busy = <Result>(work: Promise<Result>): Promise<Result> => {
    setSearching(true);
    return work.finally(() => setSearching(false));
  };
  /** Looks up by typed code. */
  const search = (codigo: string) => busy(productOf(codigo).then((product) => judge(product, texts.notParticipating)));
  /** Looks up by scanned bar code. */
  const scan = (gtin: string) => busy(productOfBarcode(gtin).then((product) => judge(product, scannerTexts.noProduct)));
  return { search, scan, isSearching };
};
