import type { FilterOption } from '../lists/list-types.ts';
import { useNetworkOptionsQuery } from './network-options.generated.ts';

/** The networks the person may see, as options of a list filter. */
export const useNetworkFilterOptions = (): readonly FilterOption[] => {
  const { data } = useNetworkOptionsQuery();
  return (data?.networkOptions ?? []).map(({ id, nome }) => ({ value: id, label: nome }));
};

/** Filters a list by network. */
export const networkFilter = {
  kind: 'select',
  name: 'networkId',
  label: 'Rede',
  allLabel: 'Todas',
  valueType: 'id',
  useOptions: useNetworkFilterOptions,
} as const;
