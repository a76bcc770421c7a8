import TextField from '@mui/material/TextField';

/** A value to read and copy but not change. */
export const ReadOnlyField = ({ label, value, helperText }: { label: string; value: string; helperText?: string }) => (
  <TextField
    fullWidth
    size="small"
    label={label}
    value={value}
    helperText={helperText}
    slotProps={{
      htmlInput: { readOnly: true },
      input: { sx: { bgcolor: 'tint.neutral', fontVariantNumeric: 'tabular-nums' } },
      inputLabel: { shrink: true },
    }}
  />
);
