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
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../forms/form-fields.tsx';
import { messages } from '../../ui/messages.ts';
import { toast } from '../../ui/toast.ts';
import { type ReadBankReturnMutation, useReadBankReturnMutation } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';

const schema = z.object({ file: z.instanceof(File, { error: texts.noFile }) });
const SHEETS = { 'text/csv': ['.csv'], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'] };
const fields: FieldDefinition[] = [{ kind: 'upload', name: 'file', label: texts.file, required: true, accept: SHEETS, span: 12 }];

/** A line of the bank's file that closed nothing. */
export type RefusedLine = ReadBankReturnMutation['readBankReturn']['erros'][number];

interface BankReturnDialogProps {
  lists: string[];
  onRefused: (lines: RefusedLine[]) => void;
  onClose: () => void;
}

/** Reads the bank's answer to the batches. */
export const BankReturnDialog = ({ lists, onRefused, onClose }: BankReturnDialogProps) => {
  const [read] = useReadBankReturnMutation({ refetchQueries: lists, awaitRefetchQueries: true });
  const handleRead = async ({ file }: z.output<typeof schema>) => {
    const { data } = await read({ variables: { file } });
    if (!data) return;
    const { pagos, devolvidos, repetidos, erros } = data.readBankReturn;
    toast.success(texts.returnRead(pagos, devolvidos, repetidos));
    if (erros.length > 0) onRefused(erros);
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
      <Typography color="text.secondary" variant="body2">
        {texts.bankReturnHint}
      </Typography>
    </FormDialog>
  );
};

/** What of the bank's file was not accepted, line by line; the rest stands. */
export const RefusedLinesDialog = ({ lines, onClose }: { lines: RefusedLine[]; onClose: () => void }) => {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.bankReturn}</DialogTitle>
      <DialogContent>
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
