import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { limitRules, reviewSettingsRules } from '../../../../server/modules/second-person/second-person.rules.ts';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { formTexts } from '../../../forms/form-texts.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { type ReviewSettingsQuery, useReviewSettingsQuery, useUpdateReviewSettingsMutation } from './moderation.generated.ts';
import { moderationTexts as texts } from './moderation.messages.ts';

type Settings = ReviewSettingsQuery['reviewSettings'];

const fields: FieldDefinition[] = [
  { kind: 'decimal', name: 'segundaAprovacaoPontos', label: texts.points, helperText: texts.pointsHint },
  { kind: 'money', name: 'segundaAprovacaoReais', label: texts.cashback, helperText: texts.cashbackHint },
  { kind: 'decimal', name: 'tetoPontosDia', label: texts.dayPoints, helperText: texts.dayPointsHint },
  { kind: 'money', name: 'tetoReaisDia', label: texts.dayCashback, helperText: texts.dayCashbackHint },
  { kind: 'integer', name: 'vendaAntigaDias', label: texts.age, helperText: texts.ageHint },
  { kind: 'decimal', name: 'desvioPreco', label: texts.price, helperText: texts.priceHint },
  { kind: 'decimal', name: 'liberacaoUnidades', label: texts.units, helperText: texts.unitsHint },
  { kind: 'money', name: 'pagamentoUmaPessoa', label: texts.onePerson, helperText: texts.onePersonHint },
  { kind: 'integer', name: 'pedidoExpiraDias', label: texts.expiry, helperText: texts.expiryHint },
  { kind: 'integer', name: 'independenciaDias', label: texts.independence, helperText: texts.independenceHint },
  { kind: 'integer', name: 'contaNovaHoras', label: texts.newAccount, helperText: texts.newAccountHint },
  { kind: 'switch', name: 'segundaAprovacaoAvisos', label: texts.doubts, span: 12 },
  { kind: 'text', name: 'motivo', label: texts.reason, helperText: texts.reasonHint, multiline: true, maxLength: 500, span: 12 },
];

const SettingsFields = ({ kept }: { kept: Settings }) => {
  const [save] = useUpdateReviewSettingsMutation();
  const limits = limitRules.parse(kept);
  const form = useSchemaForm(reviewSettingsRules, {
    ...limits,
    vendaAntigaDias: String(limits.vendaAntigaDias),
    pedidoExpiraDias: String(limits.pedidoExpiraDias),
    independenciaDias: String(limits.independenciaDias),
    contaNovaHoras: String(limits.contaNovaHoras),
    motivo: '',
  });
  const { isSubmitting } = form.formState;
  const submit = useSubmit(form, {
    onSubmit: (input, lido) => save({ variables: { input, lido } }),
    successText: texts.saved,
    onDone: () => undefined,
  });
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate aria-label={texts.settings} onSubmit={(event) => void submit(event)}>
        <FormFields fields={fields} />
        <Button
          type="submit"
          variant="outlined"
          loading={isSubmitting}
          loadingPosition="start"
          sx={{ mt: 2, minHeight: 44, minWidth: { xs: '100%', sm: 160 } }}
        >
          {isSubmitting ? formTexts.saving : texts.save}
        </Button>
      </Box>
    </FormProvider>
  );
};

/** The limits above which an approval needs a second person (beyond C5). */
export const ReviewSettingsForm = () => {
  const { data, error, refetch } = useReviewSettingsQuery({ fetchPolicy: 'network-only', context: { silent: true } });
  return (
    <Paper variant="outlined" component="section" aria-label={texts.settings} sx={{ mt: 4, p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2">
        {texts.settings}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {texts.settingsHint}
      </Typography>
      {data ? <SettingsFields kept={data.reviewSettings} /> : null}
      {error && !data ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <LoadingState rows={2} />}
    </Paper>
  );
};
