import Typography from '@mui/material/Typography';
import { LONGEST_REASON, pauseReasonRules } from '../../../../server/modules/operations/operations.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { operationTexts as texts } from './operation.messages.ts';

const fields: readonly FieldDefinition[] = [
  {
    kind: 'text',
    name: 'motivo',
    label: texts.reason,
    helperText: texts.reasonHint,
    required: true,
    multiline: true,
    rows: 2,
    maxLength: LONGEST_REASON,
    span: 12,
  },
];

interface PauseDialogProps {
  onPause: (motivo: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of a pause and says what it stops. */
export const PauseDialog = ({ onPause, onClose }: PauseDialogProps) => (
  <FormDialog
    title={texts.pause}
    schema={pauseReasonRules}
    defaultValues={{ motivo: '' }}
    onSubmit={({ motivo }) => onPause(motivo)}
    submitLabel={texts.pause}
    onClose={onClose}
  >
    <Typography sx={{ mb: 2 }}>{texts.pauseText}</Typography>
    <FormFields fields={fields} />
  </FormDialog>
);
