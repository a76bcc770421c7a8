import { useEffect, useState } from 'react';
import type { StoreAudience } from '../graphql/types.generated.ts';
import { type StoreOptionsQuery, useStoreOptionsQuery } from './store-options.generated.ts';

/** A store as the pickers show it. */
export type StoreOption = StoreOptionsQuery['storeOptions'][number];

interface StoreScope {
  networkId?: string | null | undefined;
  audience?: StoreAudience | null | undefined;
}

const DEBOUNCE_MS = 300;
const NONE: readonly StoreOption[] = [];

/** The typed text, and the search term 300 ms after the last keystroke. */
export const useTypedSearch = () => {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { search, isWaiting: typed.trim() !== search, setTyped };
};

/** Stores matching the typed text. */
export const useStoreSearch = ({ networkId, audience }: StoreScope) => {
  const { search, isWaiting, setTyped } = useTypedSearch();
  const { data, previousData, loading } = useStoreOptionsQuery({
    variables: { search: search || null, networkId: networkId ?? null, audience: audience ?? null },
  });
  const options: readonly StoreOption[] = (data ?? previousData)?.storeOptions ?? NONE;
  return { options, loading: loading || isWaiting, setTyped };
};
