import { declineHeldActionRules } from '../../../../../server/modules/second-person/second-person.rules.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../../forms/form-fields.tsx';
import { postingTexts as texts } from '../postings.messages.ts';
import { type HeldActionRowFragment, useDeclineHeldActionMutation } from './held-actions.generated.ts';

const fields: readonly FieldDefinition[] = [
  { kind: 'text', name: 'justificativa', label: texts.declineReason, required: true, multiline: true, rows: 3, maxLength: 500, span: 12 },
];

/** Refuses what somebody proposed, or takes back one's own proposal, with a reason. */
export const DeclineHeldActionDialog = ({ held, onClose }: { held: HeldActionRowFragment; onClose: () => void }) => {
  const [decline] = useDeclineHeldActionMutation({ refetchQueries: ['heldActions'], awaitRefetchQueries: true });
  return (
    <FormDialog
      title={texts.declineHeldTitle(held.acao)}
      schema={declineHeldActionRules}
      defaultValues={{ id: held.id, justificativa: '' }}
      fields={fields}
      onSubmit={({ id, justificativa }) => decline({ variables: { id, justificativa } })}
      submitLabel={texts.decline}
      successText={texts.declineHeldDone}
      onClose={onClose}
    />
  );
};
