import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { logCodeRules } from '../../../../server/modules/logs/log.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { LogCodeCheckDocument, type LogCodeCheckQuery } from './logs.generated.ts';
import { logTexts as texts } from './logs.messages.ts';

const fields: FieldDefinition[] = [
  { kind: 'text', name: 'codigo', label: texts.code, required: true, multiline: true, rows: 2, maxLength: 100, span: 12 },
];

interface CheckCodeDialogProps {
  onChecked: (found: LogCodeCheckQuery['logCodeCheck']) => void;
  onClose: () => void;
}

/** Takes the code that an auditor was mailed and looks for it in the log. */
export const CheckCodeDialog = ({ onChecked, onClose }: CheckCodeDialogProps) => {
  const client = useApolloClient();
  return (
    <FormDialog
      title={texts.checkCode}
      schema={logCodeRules}
      defaultValues={{ codigo: '' }}
      fields={fields}
      submitLabel={texts.checkCode}
      onSubmit={async (variables) => {
        const { data } = await client.query({ query: LogCodeCheckDocument, variables, fetchPolicy: 'network-only' });
        if (data) onChecked(data.logCodeCheck);
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary" variant="body2" sx={{ mt: 2 }}>
        {texts.checkCodeHint}
      </Typography>
    </FormDialog>
  );
};
