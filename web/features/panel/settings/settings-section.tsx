import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';

/** A collapsible section of the settings; stays open while it has a refused field, so the field is visible. */
export const SettingsSection = ({ title, fields }: { title: string; fields: readonly FieldDefinition[] }) => {
  const id = useId();
  const [open, setOpen] = useState(true);
  const { errors } = useFormState();
  const hasError = fields.some(({ name }) => name !== undefined && name in errors);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={open || hasError}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary id={`${id}-title`} aria-controls={id} expandIcon={<ExpandMore />} sx={{ minHeight: 56 }}>
        <Typography variant="h3" component="span">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <FormFields fields={fields} />
      </AccordionDetails>
    </Accordion>
  );
};
