import { declineHeldActionRules } from '../../server/modules/second-person/second-person.rules.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import type { FieldDefinition } from '../forms/form-fields.tsx';
import { useViewer } from '../session/session-context.ts';
import { type HeldActionRowFragment, useDeclineHeldActionMutation } from './held-actions.generated.ts';
import { heldTexts as texts } from './held-texts.ts';
import { useRefreshHeld } from './use-approve-held.ts';

const fields: readonly FieldDefinition[] = [
  { kind: 'text', name: 'justificativa', label: texts.justification, required: true, multiline: true, rows: 3, maxLength: 500, span: 12 },
];

interface DeclineHeldActionDialogProps {
  held: HeldActionRowFragment;
  onDeclined: () => unknown;
  onClose: () => void;
}

/** Refuses a request, or withdraws one's own, with a reason. */
export const DeclineHeldActionDialog = ({ held, onDeclined, onClose }: DeclineHeldActionDialogProps) => {
  const [decline] = useDeclineHeldActionMutation();
  const refresh = useRefreshHeld();
  const isOwn = useViewer()?.id === held.primeiroPorId;
  return (
    <FormDialog
      title={isOwn ? texts.withdrawTitle(held.acao) : texts.declineTitle(held.acao)}
      schema={declineHeldActionRules}
      defaultValues={{ id: held.id, justificativa: '' }}
      fields={fields}
      onSubmit={async ({ id, justificativa }) => {
        await decline({ variables: { id, justificativa } });
        await refresh();
        await onDeclined();
      }}
      submitLabel={isOwn ? texts.withdraw : texts.decline}
      successText={isOwn ? texts.withdrawDone : texts.declineDone}
      onClose={onClose}
    />
  );
};
