import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface FormSlotProps {
  name: string;
  /** Half of the form's width, from tablets on. */
  half?: boolean;
  /** Where the value that the field holds was read, until the person changes it. */
  markOf?: (value: unknown) => string | null;
  children: ReactNode;
}

/** The place of one field in the form, marked while it holds what was read. */
export const FormSlot = ({ name, half = false, markOf, children }: FormSlotProps) => {
  const { control } = useFormContext();
  const value: unknown = useWatch({ control, name });
  const mark = markOf?.(value) ?? null;
  return (
    <Grid size={half ? { xs: 12, sm: 6 } : 12} data-field={name} sx={{ position: 'relative', containerType: 'inline-size' }}>
      {children}
      {mark ? (
        <Chip
          size="small"
          color="primary"
          label={mark}
          // Beside the label, or below the field where there is no room for both.
          sx={{ position: 'absolute', top: -4, right: 0, '@container (max-width: 230px)': { position: 'static', mt: 0.5 } }}
        />
      ) : null}
    </Grid>
  );
};
