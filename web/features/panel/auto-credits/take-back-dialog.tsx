import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { takeBackFields, takeBackPeriodRules } from '../../../../server/modules/auto-credits/credit-rule.rules.ts';
import { toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { formatInteger } from '../../../../server/shared/format.ts';
import { reasonAndExplanation } from '../../../decisions/reason-dialog.tsx';
import { gainText, notesText } from '../../../decisions/rule-replay-texts.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useCreditsToTakeBackQuery, useTakeBackCreditsMutation } from './auto-credits.generated.ts';
import { creditTexts as texts } from './auto-credits.messages.ts';
import { type CreditRule, ruleName } from './credit-rule.ts';

const Preview = ({ audience, period }: Pick<CreditRule, 'audience'> & { period: z.output<typeof takeBackPeriodRules> }) => {
  const { data, error, refetch } = useCreditsToTakeBackQuery({
    variables: { input: period },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={2} />;
  const effects = data.creditsToTakeBack;
  if (effects.notas > effects.maximo) return <Alert severity="error">{texts.tooMany(effects)}</Alert>;
  if (effects.notas === 0) return <Alert severity="info">{texts.nothing(effects)}</Alert>;
  return (
    <FactList
      facts={[
        { label: texts.notes, value: formatInteger(effects.notas) },
        { label: texts.members, value: formatInteger(effects.participantes) },
        { label: texts.worth, value: gainText(audience, effects.valor) },
        { label: texts.debts, value: texts.debtsOf(effects, audience) },
        { label: texts.already, value: notesText(effects.jaEstornadas) },
      ]}
    />
  );
};

/** Effects of the period in the form, once it is complete. */
const Effects = ({ rule }: { rule: CreditRule }) => {
  const [de, ate] = useWatch({ name: ['de', 'ate'] }) as [string, string];
  const period = takeBackPeriodRules.safeParse({ ruleId: rule.id, de, ate }).data;
  return (
    <Box
      component="section"
      aria-label={texts.effects}
      sx={{ display: 'grid', gap: 2, p: 2, borderRadius: 1, bgcolor: 'tint.neutral', minHeight: 120 }}
    >
      <Typography variant="subtitle2" component="h3">
        {texts.effects}
      </Typography>
      {period ? <Preview key={`${de}${ate}`} audience={rule.audience} period={period} /> : null}
    </Box>
  );
};

const fieldsOf = (rule: CreditRule): FieldDefinition[] => [
  { kind: 'custom', name: 'effect', span: 12, content: <Typography>{texts.takeBackText}</Typography> },
  { kind: 'date', name: 'de', label: texts.from, required: true },
  { kind: 'date', name: 'ate', label: texts.to, required: true },
  { kind: 'custom', name: 'effects', span: 12, content: <Effects rule={rule} /> },
  ...reasonAndExplanation,
];

/** Asks a second person to take the automatic credits of a period back. */
export const TakeBackDialog = ({ rule, onClose }: { rule: CreditRule; onClose: () => void }) => {
  const [takeBack] = useTakeBackCreditsMutation({ refetchQueries: ['creditRules'] });
  const today = toSaoPauloDate(new Date());
  return (
    <FormDialog
      title={texts.takeBack}
      subject={ruleName(rule)}
      schema={takeBackFields as z.ZodType<z.output<typeof takeBackFields>, z.input<typeof takeBackFields>>}
      defaultValues={{ ruleId: rule.id, de: today, ate: today, observacao: '' }}
      fields={fieldsOf(rule)}
      submitLabel={texts.ask}
      onSubmit={(input) => takeBack({ variables: { input } })}
      onClose={onClose}
    />
  );
};
