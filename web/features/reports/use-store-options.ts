import { useSearchParams } from 'react-router';
import type { FilterOption } from '../../lists/list-types.ts';
import { useStoreOptionsQuery } from '../../pickers/store-options.generated.ts';
import { useStoreChoicesQuery } from './store-choices.generated.ts';

/** Every store of the network in the address as options of a list's filter; without a network the first ones, by name. */
export const useStoreOptions = (): readonly FilterOption[] => {
  const [params] = useSearchParams();
  const networkId = Number(params.get('networkId')) || 0;
  const ofNetwork = useStoreChoicesQuery({ variables: { networkId }, skip: !networkId }).data?.stores.items;
  const first = useStoreOptionsQuery({ variables: { search: null, networkId: null, audience: null }, skip: Boolean(networkId) }).data
    ?.storeOptions;
  return ((networkId ? ofNetwork : first) ?? []).map(({ id, nomeFantasia }) => ({ value: id, label: nomeFantasia }));
};
