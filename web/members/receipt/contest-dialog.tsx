import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { contestRules } from '../../../server/modules/contests/contest.rules.ts';
import { formatDate } from '../../../server/shared/dates.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../forms/form-fields.tsx';
import { uploadOperation } from '../../session/upload-operation.ts';
import { OpenContestDocument } from './receipt.generated.ts';
import { receiptTexts as texts } from './receipt.messages.ts';

const MAX_MEGABYTES = 20;

/** The server's rules, plus an optional file. */
const formRules = contestRules.extend({ arquivo: z.instanceof(File).nullable() });

const fields: FieldDefinition[] = [
  { kind: 'text', name: 'texto', label: texts.contestReason, required: true, multiline: true, rows: 4, maxLength: 2_000, span: 12 },
  {
    kind: 'upload',
    name: 'arquivo',
    label: texts.contestFile,
    accept: { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'], 'application/pdf': ['.pdf'] },
    maxSizeMb: MAX_MEGABYTES,
    span: 12,
  },
];

interface ContestDialogProps {
  receiptId: string;
  /** Last day to contest. */
  until: string;
  onClose: () => void;
}

/** Lets a member explain why a rejected receipt should count (beyond C4). */
export const ContestDialog = ({ receiptId, until, onClose }: ContestDialogProps) => {
  const client = useApolloClient();
  const handleSubmit = async (input: z.output<typeof formRules>) => {
    await uploadOperation(OpenContestDocument, input);
    await client.refetchQueries({ include: 'active' });
  };
  return (
    <FormDialog
      title={texts.contestTitle}
      schema={formRules}
      defaultValues={{ submissionId: receiptId, texto: '', arquivo: null }}
      onSubmit={handleSubmit}
      fields={fields}
      submitLabel={texts.contestSend}
      successText={texts.contestSent}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {texts.contestHint(formatDate(until))}
      </Typography>
    </FormDialog>
  );
};
