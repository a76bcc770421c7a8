import { useEffect } from 'react';
import { useStoreOptionsQuery } from '../../../pickers/store-options.generated.ts';
import { toast } from '../../../ui/toast.ts';
import { registrationTexts as texts } from './registration.messages.ts';

/** Warns when there is no store to choose, since nobody can register then (document 002 §8). Shares its query with the picker. */
export const useStoresWarning = (): void => {
  const { data, error } = useStoreOptionsQuery({
    variables: { search: null, networkId: null, audience: 'SELLERS' },
    context: { silent: true },
  });
  const isMissing = Boolean(error) || data?.storeOptions.length === 0;
  useEffect(() => {
    if (isMissing) toast.error(texts.storesFailed);
  }, [isMissing]);
};
