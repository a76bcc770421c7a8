import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CheckboxField } from '../../forms/choice-fields.tsx';
import { UploadField } from '../../forms/upload-field.tsx';
import { downloadFile } from '../../lists/use-export-list.ts';
import { readFailure } from '../../session/failure.ts';
import { uploadOperation } from '../../session/upload-operation.ts';
import { toast } from '../../ui/toast.ts';
import { importTexts as texts } from './imports.messages.ts';
import { RehearseSalesImportDocument, type RehearseSalesImportMutation, useSalesImportTemplateQuery } from './sales-import.generated.ts';

/** A file that was tried out and may now be imported. */
export interface CheckedFile {
  arquivo: File;
  enviarMensagem: boolean;
  rehearsal: RehearseSalesImportMutation['rehearseSalesImport'];
}

const accept = { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'] };
const MAX_MB = 20;

/** The first step: choose a spreadsheet and have it checked; nothing is written yet. */
export const SalesFileForm = ({ onChecked }: { onChecked: (checked: CheckedFile) => void }) => {
  const form = useForm<{ arquivo: File | null; enviarMensagem: boolean }>({ defaultValues: { arquivo: null, enviarMensagem: true } });
  const [progress, setProgress] = useState<number | null>(null);
  const template = useSalesImportTemplateQuery({ fetchPolicy: 'network-only' });
  const isBusy = form.formState.isSubmitting;
  const handleSubmit = form.handleSubmit(async ({ arquivo, enviarMensagem }) => {
    if (!arquivo) {
      form.setError('arquivo', { message: texts.chooseFirst }, { shouldFocus: true });
      toast.error(texts.chooseFirst);
      return;
    }
    try {
      const data = await uploadOperation(RehearseSalesImportDocument, { arquivo }, { onProgress: setProgress });
      onChecked({ arquivo, enviarMensagem, rehearsal: data.rehearseSalesImport });
    } catch (error) {
      toast.error(readFailure(error).message);
    } finally {
      setProgress(null);
    }
  });
  const sheet = template.data?.salesImportTemplate;
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <UploadField
              name="arquivo"
              label={texts.file}
              accept={accept}
              maxSizeMb={MAX_MB}
              progress={progress}
              disabled={isBusy}
              required
            />
            <CheckboxField name="enviarMensagem" label={texts.sendMessage} disabled={isBusy} />
            <Button type="submit" variant="contained" disabled={isBusy} sx={{ alignSelf: 'start' }}>
              {isBusy ? texts.checking : texts.check}
            </Button>
          </Stack>
          <Box component="section" aria-label={texts.rulesTitle}>
            <Typography variant="h3" component="h2">
              {texts.rulesTitle}
            </Typography>
            <Box component="ul" sx={{ pl: 2.5, my: 1.5, typography: 'body2', color: 'text.secondary', '& li': { mb: 0.75 } }}>
              {texts.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </Box>
            <Button startIcon={<DownloadOutlined />} disabled={!sheet} onClick={() => sheet && downloadFile(sheet)}>
              {texts.template}
            </Button>
          </Box>
        </Paper>
      </Box>
    </FormProvider>
  );
};
