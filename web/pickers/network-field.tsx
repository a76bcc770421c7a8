import { SelectField } from '../forms/choice-fields.tsx';
import type { FieldProps } from '../forms/use-field.ts';
import { useNetworkFilterOptions } from './network-filter.ts';

/** A form's network field; it holds the id. */
export const NetworkField = ({ label = 'Rede', ...props }: Partial<Pick<FieldProps, 'label'>> & Omit<FieldProps, 'label'>) => (
  <SelectField {...props} label={label} options={useNetworkFilterOptions()} />
);
