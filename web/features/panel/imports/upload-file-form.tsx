import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CheckboxField, SelectField } from '../../../forms/choice-fields.tsx';
import { UploadField } from '../../../forms/upload-field.tsx';
import { StoreField } from '../../../pickers/store-field.tsx';
import { readFailure } from '../../../session/failure.ts';
import { downloadFile } from '../../../ui/download.ts';
import { toast } from '../../../ui/toast.ts';
import { useUploadTemplateQuery } from './imports.generated.ts';
import { importTexts as texts } from './imports.messages.ts';
import type { UploadKind } from './upload-kinds.ts';
import { type CheckedFile, rehearseUpload, startUpload, type UploadValues } from './upload-operations.ts';

/** Refusals that the sender can mend by saying which column is which. */
const FOREIGN: ReadonlySet<string> = new Set(['SHEET_COLUMN_MISSING', 'SHEET_COLUMN_REPEATED']);
const MAX_MB = 20;
const FIRST_YEAR = 2020;
const MIME: Readonly<Record<string, string>> = {
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv',
};
const yearOptions = () => {
  const year = new Date().getFullYear();
  return Array.from({ length: year - FIRST_YEAR + 1 }, (_, back) => ({ value: year - back, label: String(year - back) }));
};
export const emptyValues: UploadValues = { arquivo: null, enviarMensagem: true, cnpjRevenda: null, ano: null };

interface UploadFileFormProps {
  kind: UploadKind;
  /** What was chosen before, when coming back. */
  chosen: UploadValues;
  onChecked: (checked: CheckedFile) => void;
  onStarted: (importId: string) => void;
  /** Called when the titles of the file do not tell which column is which. */
  onForeign: (values: UploadValues, reason: string) => void;
}

/** What must still be chosen before sending a file, in the documents' order. */
const missing = ({ choice }: UploadKind, { arquivo, cnpjRevenda, ano }: UploadValues): [keyof UploadValues, string] | null => {
  if (choice === 'store' && !cnpjRevenda) return ['cnpjRevenda', texts.chooseStore];
  if (choice === 'year' && !ano) return ['ano', texts.chooseYear];
  return arquivo ? null : ['arquivo', texts.chooseFirst];
};

/** Step one: choose a file and have it checked, or processed at once where the documents require it. */
export const UploadFileForm = ({ kind, chosen, onChecked, onStarted, onForeign }: UploadFileFormProps) => {
  const form = useForm<UploadValues>({ defaultValues: chosen });
  const [progress, setProgress] = useState<number | null>(null);
  const isBusy = form.formState.isSubmitting;
  const submit = (send: (values: UploadValues) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      const lacking = missing(kind, values);
      if (lacking) {
        const [field, message] = lacking;
        form.setError(field, { message }, { shouldFocus: true });
        toast.error(message);
        return;
      }
      try {
        await send(values);
      } catch (error) {
        const { code, message } = readFailure(error);
        if (code !== null && FOREIGN.has(code)) onForeign(values, message);
        else toast.error(message);
      } finally {
        setProgress(null);
      }
    });
  const check = submit(async (values) => onChecked({ values, rehearsal: await rehearseUpload(kind, values, { onProgress: setProgress }) }));
  const processAtOnce = submit(async (values) => onStarted(await startUpload(kind, values, { onProgress: setProgress })));
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={(event) => void check(event)}>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            {kind.choice === 'store' ? <StoreField name="cnpjRevenda" holds="cnpj" label={texts.store} required disabled={isBusy} /> : null}
            {kind.choice === 'year' ? (
              <SelectField name="ano" label={texts.year} options={yearOptions()} required disabled={isBusy} />
            ) : null}
            <UploadField
              name="arquivo"
              label={kind.fileLabel}
              accept={Object.fromEntries(kind.accept.map((extension) => [MIME[extension] ?? '', [extension]]))}
              maxSizeMb={MAX_MB}
              progress={progress}
              disabled={isBusy}
              required
            />
            {kind.tipo === 'VENDAS' ? <CheckboxField name="enviarMensagem" label={texts.sendMessage} disabled={isBusy} /> : null}
            <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
              <Button type="submit" variant="contained" disabled={isBusy}>
                {isBusy ? texts.checking : texts.check}
              </Button>
              {kind.tipo === 'VENDAS' ? null : (
                <Button variant="outlined" disabled={isBusy} onClick={(event) => void processAtOnce(event)}>
                  {texts.processAtOnce}
                </Button>
              )}
            </Stack>
          </Stack>
          <UploadRules kind={kind} />
        </Paper>
      </Box>
    </FormProvider>
  );
};

const UploadRules = ({ kind: { tipo, rules } }: { kind: UploadKind }) => {
  const template = useUploadTemplateQuery({ variables: { tipo }, fetchPolicy: 'network-only' });
  const sheet = template.data?.importTemplate;
  return (
    <Box component="section" aria-label={texts.rulesTitle}>
      <Typography variant="h3" component="h2">
        {texts.rulesTitle}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 1.5, typography: 'body2', color: 'text.secondary', '& li': { mb: 0.75 } }}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
      <Button startIcon={<DownloadOutlined />} disabled={!sheet} aria-busy={!sheet} onClick={() => sheet && downloadFile(sheet)}>
        {texts.template}
      </Button>
    </Box>
  );
};
