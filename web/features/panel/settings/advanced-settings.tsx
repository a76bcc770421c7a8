import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { advancedSettingsRules, MASKABLE_LEVELS, STAFF_LEVELS } from '../../../../server/modules/settings/settings.rules.ts';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { formTexts } from '../../../forms/form-texts.ts';
import { LevelsField } from '../../../forms/levels-field.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import {
  type AdvancedSettingsFieldsFragment,
  type UpdateAdvancedSettingsMutationVariables,
  useAdvancedSettingsQuery,
  useUpdateAdvancedSettingsMutation,
} from './advanced-settings.generated.ts';
import { settingsTexts as texts } from './settings.messages.ts';

const maskableLevels = MASKABLE_LEVELS.map((value) => ({ value, label: texts.maskableLevels[value] ?? String(value) }));
const staffLevels = STAFF_LEVELS.map((value) => ({ value, label: texts.staffLevels[value] ?? String(value) }));
const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

const fields: readonly FieldDefinition[] = [
  {
    kind: 'select',
    name: 'politicaEstorno',
    label: texts.reversal,
    helperText: texts.reversalHint,
    required: true,
    emptyLabel: false,
    options: optionsOf(texts.reversalPolicies),
    span: 12,
  },
  {
    kind: 'select',
    name: 'janelaParceiro',
    label: texts.partnerWindow,
    helperText: texts.partnerWindowHint,
    required: true,
    emptyLabel: false,
    options: optionsOf(texts.partnerWindows),
  },
  { kind: 'integer', name: 'diasToleranciaMes', label: texts.tolerance, helperText: texts.toleranceHint, required: true },
  { kind: 'integer', name: 'prazoResgateDias', label: texts.redeemDays, helperText: texts.redeemDaysHint, required: true },
  { kind: 'integer', name: 'diasDevolucao', label: texts.returnDays, helperText: texts.returnDaysHint, required: true },
  {
    kind: 'decimal',
    name: 'toleranciaAf',
    label: texts.antifraudTolerance,
    helperText: texts.antifraudToleranceHint,
    required: true,
  },
  { kind: 'text', name: 'textoCashback', label: texts.cardText, helperText: texts.cardTextHint, required: true, maxLength: 40 },
  {
    kind: 'custom',
    name: 'niveisMascarados',
    span: 12,
    content: <LevelsField name="niveisMascarados" label={texts.maskedLevels} helperText={texts.maskedLevelsHint} levels={maskableLevels} />,
  },
  {
    kind: 'custom',
    name: 'niveisSegundoFator',
    span: 12,
    content: <LevelsField name="niveisSegundoFator" label={texts.factorLevels} helperText={texts.factorLevelsHint} levels={staffLevels} />,
  },
  { kind: 'switch', name: 'levarParaProxima', label: texts.toNext, span: 12 },
  { kind: 'switch', name: 'chaveCpfDoTitular', label: texts.ownCpfKey, span: 12 },
  { kind: 'switch', name: 'exigirSaldo', label: texts.requireStock, span: 12 },
];

const AdvancedForm = ({ kept }: { kept: AdvancedSettingsFieldsFragment }) => {
  const [save] = useUpdateAdvancedSettingsMutation();
  const { __typename: _type, ...values } = kept as AdvancedSettingsFieldsFragment & { __typename?: string };
  const form = useSchemaForm(advancedSettingsRules, {
    ...values,
    politicaEstorno: values.politicaEstorno as 'SALDO_NEGATIVO',
    janelaParceiro: values.janelaParceiro as 'MES',
    niveisMascarados: values.niveisMascarados as (3 | 4)[],
    niveisSegundoFator: values.niveisSegundoFator as (1 | 2)[],
    diasToleranciaMes: String(values.diasToleranciaMes),
    prazoResgateDias: String(values.prazoResgateDias),
    diasDevolucao: String(values.diasDevolucao),
  });
  const onSubmit = (input: UpdateAdvancedSettingsMutationVariables['input'], lido: UpdateAdvancedSettingsMutationVariables['lido']) =>
    save({ variables: { input, lido }, context: { failureText: texts.saveFailed } });
  const submit = useSubmit(form, { onSubmit, successText: texts.saved, onDone: () => undefined });
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate aria-label={texts.advanced} onSubmit={(event) => void submit(event)} sx={{ gap: 3 }}>
        <FormFields fields={fields} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button
            type="submit"
            variant="outlined"
            loading={isSubmitting}
            loadingPosition="start"
            sx={{ minHeight: 44, minWidth: { xs: '100%', sm: 160 } }}
          >
            {isSubmitting ? formTexts.saving : texts.saveAdvanced}
          </Button>
        </Box>
      </Stack>
    </FormProvider>
  );
};

const AdvancedContent = () => {
  const { data, error, refetch } = useAdvancedSettingsQuery({ fetchPolicy: 'network-only', context: { silent: true } });
  if (data) return <AdvancedForm kept={data.advancedSettings} />;
  return error ? <ErrorState title={texts.loadFailed} text={error.message} onRetry={() => void refetch()} /> : <LoadingState rows={3} />;
};

/** Settings that choose a reading where the documents leave one open; collapsed, and loaded when opened. */
export const AdvancedSettings = () => (
  <Accordion
    variant="outlined"
    disableGutters
    slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    // An expanded accordion has its own margin.
    sx={{ '&&': { mt: 3 } }}
  >
    <AccordionSummary id="advanced-title" aria-controls="advanced" expandIcon={<ExpandMore />} sx={{ minHeight: 56 }}>
      <Box>
        <Typography variant="h3" component="span">
          {texts.advanced}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {texts.advancedHint}
        </Typography>
      </Box>
    </AccordionSummary>
    <AccordionDetails>
      <AdvancedContent />
    </AccordionDetails>
  </Accordion>
);
