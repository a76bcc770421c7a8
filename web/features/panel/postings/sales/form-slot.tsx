import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PictureStrip } from '../reading/picture-strip.tsx';
import { readingTexts } from '../reading/reading.messages.ts';
import { useReadField, useReadingDesk } from '../reading/reading-desk.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';

interface FormSlotProps {
  name: string;
  /** Name of the field, for its strip of the picture. */
  label: string;
  /** Half of the form's width, from tablets on. */
  half?: boolean;
  /** Where the value that the field holds was read, until the person changes it. */
  markOf?: (value: unknown) => string | null;
  children: ReactNode;
}

/** Space above each row of fields. On the desk it is small, so that a receipt's items need no scrolling. */
export const ROW_SPACING = { xs: 2, sm: 1 };

/** The place of one field in the form, marked while it holds what was read, and beside its strip of the picture while that is in doubt. */
export const FormSlot = ({ name, label, half = false, markOf, children }: FormSlotProps) => {
  const { control } = useFormContext();
  const desk = useReadingDesk();
  const value: unknown = useWatch({ control, name });
  const read = useReadField(name, value);
  const isDoubtful = read !== null && !read.isSure;
  const mark = isDoubtful ? readingTexts.check : (markOf?.(value) ?? (read ? texts.readFromNote : null));
  return (
    <Grid
      size={half ? { xs: 12, sm: 6 } : 12}
      data-field={name}
      {...(isDoubtful ? { 'data-doubt': true } : {})}
      onFocus={() => desk?.show(desk.fields[name]?.place ?? null)}
      // The bar of decisions covers the end of the window.
      sx={{ position: 'relative', containerType: 'inline-size', '& input': { scrollMarginBottom: 140 } }}
    >
      {children}
      {mark ? (
        <Chip
          size="small"
          color={isDoubtful ? 'warning' : 'primary'}
          label={mark}
          // Beside the label, or below the field where there is no room for both.
          sx={{ position: 'absolute', top: -4, right: 0, '@container (max-width: 230px)': { position: 'static', mt: 0.5 } }}
        />
      ) : null}
      {isDoubtful ? <PictureStrip place={read.place} label={label} /> : null}
    </Grid>
  );
};
