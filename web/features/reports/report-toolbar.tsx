import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { FilterOption } from '../../lists/list-types.ts';

interface AddressSelectProps {
  /** Parameter of the address. */
  name: string;
  label: string;
  value: string | number;
  options: readonly FilterOption[];
  /** Text of the empty choice; none without it. */
  allLabel?: string;
}

/** A choice that is kept in the address. */
export const AddressSelect = ({ name, label, value, options, allLabel }: AddressSelectProps) => {
  const [, setParams] = useSearchParams();
  const isKnown = options.some((option) => String(option.value) === String(value));
  const handleChange = (chosen: string) =>
    setParams((params) => {
      if (chosen) params.set(name, chosen);
      else params.delete(name);
      return params;
    });
  return (
    <MuiTextField
      select
      label={label}
      value={isKnown ? String(value) : ''}
      onChange={(event) => handleChange(event.target.value)}
      fullWidth={false}
      sx={{ minWidth: { xs: 130, sm: 180 }, flex: { xs: 1, sm: 'none' } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {allLabel === undefined ? null : <MenuItem value="">{allLabel}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
};

/** The choices of a report side by side; on a phone they wrap. */
export const ReportToolbar = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', mb: 2 }}>{children}</Box>
);
