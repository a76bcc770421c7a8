import Typography from '@mui/material/Typography';
import { switchOffRules } from '../../../../server/modules/auto-credits/credit-rule.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { useSaveCreditRuleMutation } from './auto-credits.generated.ts';
import { creditTexts as texts } from './auto-credits.messages.ts';
import { type CreditRule, ruleName } from './credit-rule.ts';

const fields: FieldDefinition[] = [
  { kind: 'custom', name: 'effect', span: 12, content: <Typography>{texts.turnOffText}</Typography> },
  { kind: 'text', name: 'motivo', label: texts.reason, required: true, multiline: true, rows: 2, maxLength: 300, span: 12 },
];

/** Switches a rule off at once, with the reason that its list shows. */
export const SwitchOffDialog = ({ rule, onClose }: { rule: CreditRule; onClose: () => void }) => {
  const [save] = useSaveCreditRuleMutation({ refetchQueries: ['creditRules'], awaitRefetchQueries: true });
  return (
    <FormDialog
      title={texts.turnOff}
      subject={ruleName(rule)}
      schema={switchOffRules}
      defaultValues={{ motivo: '' }}
      fields={fields}
      submitLabel={texts.turnOff}
      onSubmit={({ motivo }) => save({ variables: { input: { id: rule.id, ativa: false, motivo } } })}
      successText={texts.turnedOff}
      onClose={onClose}
    />
  );
};
