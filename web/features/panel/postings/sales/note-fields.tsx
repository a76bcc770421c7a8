import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../../../forms/choice-fields.tsx';
import { DateField } from '../../../../forms/date-field.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { FISCAL_TYPE_LABELS } from '../postings.messages.ts';
import { saleTexts as texts } from '../review.messages.ts';

const MAX_IDENTIFIER = 60;
const FISCAL_TYPES = Object.entries(FISCAL_TYPE_LABELS).map(([value, label]) => ({ value, label }));

interface NoteFieldsProps {
  /** The number as read automatically; marked while unchanged. */
  readNumber: string | null;
  checkNumber: (identificador: string) => Promise<string | null>;
}

/** Type, date and number of a receipt, the same for both audiences (document 001 §2, New sale, common fields). */
export const NoteFields = ({ readNumber, checkNumber }: NoteFieldsProps) => {
  const { control } = useFormContext<{ identificador: string }>();
  const number = useWatch({ control, name: 'identificador' });
  return (
    <>
      <Grid size={{ xs: 12, sm: 6 }}>
        <SelectField name="tipoFiscal" label={texts.fiscalType} required options={FISCAL_TYPES} />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <DateField name="realizadoEm" label={texts.saleDate} required invalidText="Data inválida" />
      </Grid>
      <Grid size={12} sx={{ position: 'relative' }}>
        <TextField name="identificador" label={texts.identifier} required maxLength={MAX_IDENTIFIER} check={checkNumber} />
        {readNumber && number === readNumber ? (
          <Chip size="small" color="primary" label={texts.readFromQr} sx={{ position: 'absolute', top: -4, right: 0 }} />
        ) : null}
      </Grid>
    </>
  );
};
