import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { UploadField } from '../../../forms/upload-field.tsx';
import { readFailure, toldText } from '../../../session/failure.ts';
import { toast } from '../../../ui/toast.ts';
import { contentTexts as texts } from './content.messages.ts';
import { type ContentKind, contentKinds } from './content-kind.ts';
import { sendNames } from './send-names.ts';

const ACCEPTED = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
};
/** Upload XLSX (document 001 §2 and §5): a sheet with a single column, Nome. Refused lines stay on screen to be read. */
export const UploadDialog = ({ kind, onClose }: { kind: ContentKind; onClose: () => void }) => {
  const titleId = useId();
  const client = useApolloClient();
  const form = useForm<{ arquivo: File | null }>({ defaultValues: { arquivo: null } });
  const [errors, setErrors] = useState<readonly string[]>([]);
  const { isSubmitting } = form.formState;
  const handleSend = form.handleSubmit(async ({ arquivo }) => {
    if (!arquivo) {
      form.setError('arquivo', { message: texts.chooseFirst }, { shouldFocus: true });
      toast.error(texts.chooseFirst);
      return;
    }
    setErrors([]);
    try {
      const { total, erros, repetido, falha } = await sendNames(client, kind, arquivo);
      await client.refetchQueries({ include: [contentKinds[kind].list] });
      if (falha !== null) toast.error(falha || texts.uploadFailed);
      else if (repetido) toast.info(texts.sentBefore);
      else if (total > 0) toast.success(contentKinds[kind].texts.imported(total));
      else if (erros.length === 0) toast.info(texts.nothingNew);
      if (erros.length > 0 || falha !== null) setErrors(erros);
      else onClose();
    } catch (error) {
      toast.error(toldText(readFailure(error), texts.uploadFailed));
    }
  });
  const handleClose = () => {
    if (!isSubmitting) onClose();
  };
  return (
    <Dialog open onClose={handleClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{contentKinds[kind].texts.uploadTitle}</DialogTitle>
      <FormProvider {...form}>
        <form noValidate style={{ display: 'contents' }} onSubmit={(event) => void handleSend(event)}>
          <DialogContent dividers sx={{ display: 'grid', gap: 2 }}>
            <UploadField name="arquivo" label={texts.file} helperText={texts.fileHint} accept={ACCEPTED} disabled={isSubmitting} required />
            {errors.length > 0 && (
              <Alert severity="warning">
                <AlertTitle>{texts.uploadErrors}</AlertTitle>
                <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
                  {errors.map((error) => (
                    <li key={error}>{error}</li>
                  ))}
                </Box>
              </Alert>
            )}
          </DialogContent>
          <DialogActions sx={{ px: 3, py: 2 }}>
            <Button onClick={handleClose} disabled={isSubmitting} sx={{ minHeight: 44 }}>
              {texts.close}
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start" sx={{ minHeight: 44 }}>
              {isSubmitting ? texts.sending : texts.send}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
};
