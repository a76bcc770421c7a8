import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { z } from 'zod';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { messages } from '../../../ui/messages.ts';
import { toast } from '../../../ui/toast.ts';
import { type ReadBankReturnMutation, useReadBankReturnMutation } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';

const schema = z.object({ file: z.instanceof(File, { error: texts.noFile }) });
const SHEETS = { 'text/csv': ['.csv'], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'] };
const fields: FieldDefinition[] = [{ kind: 'upload', name: 'file', label: texts.file, required: true, accept: SHEETS, span: 12 }];

/** The result of a bank file with refused lines. */
export interface PartlyRead {
  summary: string;
  lines: ReadBankReturnMutation['readBankReturn']['erros'];
}

interface BankReturnDialogProps {
  lists: string[];
  onRefused: (read: PartlyRead) => void;
  onClose: () => void;
}

/** Imports the bank's answer to the batches. */
export const BankReturnDialog = ({ lists, onRefused, onClose }: BankReturnDialogProps) => {
  const [read] = useReadBankReturnMutation({ refetchQueries: lists, awaitRefetchQueries: true });
  const handleRead = async ({ file }: z.output<typeof schema>) => {
    const { data } = await read({ variables: { file } });
    if (!data) return;
    const { pagos, devolvidos, repetidos, erros } = data.readBankReturn;
    const summary = texts.returnRead(pagos, devolvidos, repetidos);
    if (erros.length > 0) onRefused({ summary, lines: erros });
    else toast.success(summary);
  };
  return (
    <FormDialog
      title={texts.bankReturn}
      schema={schema}
      defaultValues={{}}
      fields={fields}
      submitLabel={texts.process}
      onSubmit={handleRead}
      onClose={onClose}
    >
      <Typography color="textSecondary" variant="body2">
        {texts.bankReturnHint}
      </Typography>
    </FormDialog>
  );
};

/** The lines of the bank file that were refused; the others were applied. */
export const PartlyReadDialog = ({ read: { summary, lines }, onClose }: { read: PartlyRead; onClose: () => void }) => {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.bankReturn}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{summary}</Typography>
        <Alert severity="warning">
          {texts.refusedLines(lines.length)}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2 }}>
            {lines.map(({ linha, mensagem }) => (
              <li key={`${linha}-${mensagem}`}>{texts.line(linha, mensagem)}</li>
            ))}
          </Box>
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
