import type { FilterOption } from '../lists/list-types.ts';
import { useNetworkOptionsQuery } from './network-options.generated.ts';

/** Networks as options of a filter by name, as the documented posting lists require. */
export const useNetworkNames = (): readonly FilterOption[] => {
  const { data } = useNetworkOptionsQuery();
  return (data?.networkOptions ?? []).map(({ nome }) => ({ value: nome, label: nome }));
};
