import { SelectField } from '../forms/choice-fields.tsx';
import type { FieldProps } from '../forms/use-field.ts';
import type { FilterOption } from '../lists/list-types.ts';
import { useNetworkOptionsQuery } from './network-options.generated.ts';

/** The networks the person may see, as options of a list's filter. */
export const useNetworkFilterOptions = (): readonly FilterOption[] => {
  const { data } = useNetworkOptionsQuery();
  return (data?.networkOptions ?? []).map(({ id, nome }) => ({ value: id, label: nome }));
};

/** The network of a form; it holds the id. */
export const NetworkField = ({ label = 'Rede', ...props }: Partial<Pick<FieldProps, 'label'>> & Omit<FieldProps, 'label'>) => (
  <SelectField {...props} label={label} options={useNetworkFilterOptions()} />
);
