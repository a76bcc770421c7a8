import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { SelectField } from '../forms/choice-fields.tsx';
import type { FieldProps } from '../forms/use-field.ts';
import type { FilterOption } from '../lists/list-types.ts';
import { useNetworkOptionsQuery } from './network-options.generated.ts';

/** The networks the person may see, as options of a list's filter. */
export const useNetworkFilterOptions = (): readonly FilterOption[] => {
  const { data } = useNetworkOptionsQuery();
  return (data?.networkOptions ?? []).map(({ id, nome }) => ({ value: id, label: nome }));
};

interface NetworkSelectProps {
  /** Network id; null for all. */
  value: number | null;
  onChange: (id: number | null) => void;
  label?: string;
  allLabel?: string;
}

/** A network, or all of them: dashboards and reports. */
export const NetworkSelect = ({ value, onChange, label = 'Rede', allLabel = 'Todas' }: NetworkSelectProps) => {
  const options = useNetworkFilterOptions();
  return (
    <MuiTextField
      select
      size="small"
      fullWidth={false}
      label={label}
      value={options.some((option) => option.value === value) ? String(value) : ''}
      onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}
      sx={{ minWidth: 200 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{allLabel}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
};

/** The network of a form; it holds the id. */
export const NetworkField = ({ label = 'Rede', ...props }: Partial<Pick<FieldProps, 'label'>> & Omit<FieldProps, 'label'>) => (
  <SelectField {...props} label={label} options={useNetworkFilterOptions()} />
);
