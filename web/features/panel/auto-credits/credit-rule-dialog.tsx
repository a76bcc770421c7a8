import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { creditRuleFields, isLoosened, replayRules } from '../../../../server/modules/auto-credits/credit-rule.rules.ts';
import { RuleReplay } from '../../../decisions/rule-replay.tsx';
import { asRead } from '../../../forms/as-read.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { type CreditRuleDefaultsQuery, useSaveCreditRuleMutation } from './auto-credits.generated.ts';
import { creditTexts as texts } from './auto-credits.messages.ts';
import { type CreditRule, prefilled, ruleName, valuesOf } from './credit-rule.ts';

type Defaults = CreditRuleDefaultsQuery['creditRuleDefaults'];

/** A replay begins when nothing was typed for this long. */
const PAUSE_MS = 600;

const limitFields = ({ audience }: CreditRule, defaults: Defaults): FieldDefinition[] => {
  const kind = audience === 'CONSUMER' ? 'money' : 'decimal';
  return [
    { kind: 'switch', name: 'ativa', label: texts.active, span: 12 },
    { kind, name: 'limiteNota', label: texts.noteLimit, required: true, helperText: texts.usual(defaults, audience) },
    { kind, name: 'limiteMembro', label: texts.memberLimit, required: true },
    { kind, name: 'limiteDia', label: texts.dayLimit, required: true, helperText: texts.dayLimitHint },
    { kind: 'integer', name: 'diasDeConta', label: texts.ageLimit, required: true },
  ];
};

const controlFields: readonly FieldDefinition[] = [
  { kind: 'decimal', name: 'amostra', label: texts.sampleField, required: true, helperText: texts.sampleHint },
  { kind: 'decimal', name: 'salto', label: texts.jumpField, required: true, helperText: texts.jumpHint },
  { kind: 'decimal', name: 'discordancia', label: texts.disagreementField, required: true, helperText: texts.disagreementHint },
  { kind: 'integer', name: 'janela', label: texts.window, required: true, helperText: texts.windowHint },
];

/** The form's values after a pause in typing. */
const useSettled = () => {
  const typed = useWatch();
  const text = JSON.stringify(typed);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { typed, settled: JSON.parse(settled) as Record<string, unknown> };
};

/** Effect of the values in the form: on the history, and whether a second person must approve them. */
const Effect = ({ rule }: { rule: CreditRule }) => {
  const { typed, settled } = useSettled();
  const values = creditRuleFields.safeParse(typed).data;
  const { limiteNota, limiteDia, limiteMembro, diasDeConta } = settled;
  const bounds = replayRules.safeParse({ ruleId: rule.id, limiteNota, limiteDia, limiteMembro, diasDeConta }).data;
  const was = valuesOf(rule);
  const isLooser = values !== undefined && isLoosened(was, values);
  const isChanged = isLooser || (values !== undefined && isLoosened(values, was));
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      {bounds ? <RuleReplay input={bounds} /> : null}
      {isChanged ? <Alert severity={isLooser ? 'warning' : 'info'}>{isLooser ? texts.loosened : texts.tightened}</Alert> : null}
    </Box>
  );
};

interface CreditRuleDialogProps {
  rule: CreditRule;
  /** Whether the form begins switched on. */
  ativa: boolean;
  defaults: Defaults;
  onClose: () => void;
}

/** Bounds and control of a rule, with the replay of what is typed. */
export const CreditRuleDialog = ({ rule, ativa, defaults, onClose }: CreditRuleDialogProps) => {
  const [save] = useSaveCreditRuleMutation({ refetchQueries: ['creditRules'], awaitRefetchQueries: true });
  const { diasDeConta, janela, ...amounts } = prefilled(rule, ativa, defaults);
  return (
    <FormDialog
      title={texts.edit}
      subject={ruleName(rule)}
      schema={creditRuleFields}
      defaultValues={{ ...amounts, diasDeConta: String(diasDeConta), janela: String(janela) }}
      // The form may begin with suggested bounds; the author read those of the rule.
      onSubmit={(input) => save({ variables: { input: { id: rule.id, ...input }, lido: asRead({ ...valuesOf(rule) }) } })}
      successText={texts.saved}
      onClose={onClose}
      maxWidth="md"
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <FormFields fields={limitFields(rule, defaults)} />
          <Typography variant="subtitle2" component="h3">
            {texts.control}
          </Typography>
          <FormFields fields={controlFields} />
        </Box>
        <Effect rule={rule} />
      </Box>
    </FormDialog>
  );
};
