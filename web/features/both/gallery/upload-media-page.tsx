import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { formatDateTime, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { TextField } from '../../../forms/text-field.tsx';
import { UploadField } from '../../../forms/upload-field.tsx';
import { readFailure } from '../../../session/failure.ts';
import { uploadOperation } from '../../../session/upload-operation.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rowIdOf } from '../../../ui/row-id.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { RedemptionSummaryDocument, type RedemptionSummaryQuery, UploadRedemptionMediaDocument } from './gallery.generated.ts';
import { galleryTexts as texts } from './gallery.messages.ts';

type Summary = RedemptionSummaryQuery['redemption'];

interface Values {
  idResgate: string;
  arquivo: File | null;
}

const ACCEPTED = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'video/mp4': ['.mp4'],
  'video/webm': ['.webm'],
};
const MAX_MB = 20;
/** Preselects the redemption when another screen links here. */
const PARAM = 'resgate';

const refusalOf = (found: Summary | string) => (typeof found === 'string' ? found : null);

const findRedemption = async (client: ReturnType<typeof useApolloClient>, typed: string): Promise<Summary | string> => {
  const id = rowIdOf(typed);
  if (id === null) return texts.notFound;
  try {
    const context = { silent: true };
    const { data } = await client.query({ query: RedemptionSummaryDocument, variables: { id }, fetchPolicy: 'network-only', context });
    if (!data) return texts.notFound;
    return data.redemption.audience === 'SELLER' ? data.redemption : texts.onlySellers;
  } catch (error) {
    return readFailure(error).message;
  }
};

/** The redemption for a typed id, loaded on blur; `problem` says why it was not found. */
const useSummary = () => {
  const client = useApolloClient();
  const [summary, setSummary] = useState<Summary | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Resolves to the redemption, or the text that refuses the id. */
  const look = useCallback(
    async (typed: string): Promise<Summary | string> => {
      const found = await findRedemption(client, typed);
      setSummary(typeof found === 'string' ? null : found);
      setProblem(typeof found === 'string' ? found : null);
      return found;
    },
    [client],
  );
  return { summary, problem, look };
};

/** Uploads a photo or video of a redemption (document 001 §2): type the id, send the file, and stay for the next one. */
export const UploadMediaPage = () => {
  const [address] = useSearchParams();
  const given = address.get(PARAM) ?? '';
  const form = useForm<Values>({ defaultValues: { idResgate: given, arquivo: null } });
  const { summary, problem, look } = useSummary();
  useEffect(() => {
    if (given) void look(given);
  }, [given, look]);
  const [progress, setProgress] = useState<number | null>(null);
  const [sentTo, setSentTo] = useState<Summary | null>(null);
  const isBusy = form.formState.isSubmitting;
  const typed = useWatch({ control: form.control, name: 'idResgate' });
  const shown = summary && summary.id === rowIdOf(typed) ? summary : null;
  const refuse = (field: keyof Values, message: string) => {
    form.setError(field, { message }, { shouldFocus: true });
    toast.error(message);
  };
  const submit = form.handleSubmit(async ({ idResgate, arquivo }) => {
    if (!arquivo) return refuse('arquivo', texts.fileFirst);
    if (!idResgate.trim()) return refuse('idResgate', texts.idFirst);
    const redemption = shown ?? (await look(idResgate));
    if (typeof redemption === 'string') return refuse('idResgate', redemption);
    try {
      await uploadOperation(UploadRedemptionMediaDocument, { idResgate: redemption.id, arquivo }, { onProgress: setProgress });
      toast.success(texts.sent);
      setSentTo(redemption);
      // Keep the redemption: it often has more than one picture.
      form.setValue('arquivo', null);
    } catch (error) {
      toast.error(readFailure(error).message);
    } finally {
      setProgress(null);
    }
  });
  const gallery = sentTo ? `/painel/fotos-videos?de=${toSaoPauloDate(new Date(sentTo.resgatadoEm))}` : null;
  return (
    <>
      <PageHeader
        title={texts.uploadTitle}
        description={texts.uploadDescription}
        breadcrumbs={[{ label: texts.parent, to: '/painel/processar' }]}
      />
      {sentTo && gallery ? (
        <Alert severity="success" role="status" sx={{ mb: 2 }}>
          {texts.sent}. <TextLink to={gallery}>{texts.seeGallery}</TextLink>
        </Alert>
      ) : null}
      <FormProvider {...form}>
        <Paper
          component="form"
          noValidate
          variant="outlined"
          onSubmit={(event) => void submit(event)}
          sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}
        >
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <TextField
              name="idResgate"
              label={texts.redemptionId}
              required
              disabled={isBusy}
              inputMode="numeric"
              maxLength={10}
              check={async (id) => refusalOf(await look(id))}
            />
            <UploadField
              name="arquivo"
              label={texts.file}
              accept={ACCEPTED}
              maxSizeMb={MAX_MB}
              progress={progress}
              disabled={isBusy}
              required
            />
            <Button type="submit" variant="contained" disabled={isBusy} sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
              {isBusy ? texts.sending : texts.process}
            </Button>
          </Stack>
          <Box component="section" aria-label={texts.summary} aria-live="polite">
            <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {texts.summary}
            </Typography>
            {shown ? <RedemptionFacts summary={shown} /> : <Typography color="textSecondary">{problem ?? texts.summaryHint}</Typography>}
          </Box>
        </Paper>
      </FormProvider>
    </>
  );
};

const RedemptionFacts = ({ summary: { revenda, titular, qtde, premio, resgatadoEm } }: { summary: Summary }) => (
  <FactList
    facts={[
      { label: texts.reseller, value: revenda },
      { label: texts.partner, value: titular },
      { label: texts.reward, value: `${qtde} x ${premio}` },
      { label: texts.redeemedAt, value: formatDateTime(resgatadoEm) },
    ]}
  />
);
