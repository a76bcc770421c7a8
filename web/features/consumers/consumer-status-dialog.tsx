import Typography from '@mui/material/Typography';
import { justificationRules } from '../../../server/modules/consumers/consumer.rules.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../forms/form-fields.tsx';
import { type ConsumerRowFragment, useToggleConsumerStatusMutation } from './consumers.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';

/** Activation asks why, and the answer is kept (document 001 §4). */
export const ConsumerStatusDialog = ({ consumer, onClose }: { consumer: ConsumerRowFragment; onClose: () => void }) => {
  const [toggle] = useToggleConsumerStatusMutation({ refetchQueries: ['consumers'], awaitRefetchQueries: true });
  const { id, nome, ativo } = consumer;
  const effect = <Typography>{ativo ? texts.deactivateHint(nome) : texts.activateHint(nome)}</Typography>;
  const fields: readonly FieldDefinition[] = [
    { kind: 'custom', name: 'effect', span: 12, content: effect },
    {
      kind: 'text',
      name: 'justificativa',
      label: texts.justification,
      required: true,
      multiline: true,
      maxLength: 1000,
      autoFocus: true,
      span: 12,
    },
  ];
  return (
    <FormDialog
      title={ativo ? texts.deactivate : texts.activate}
      schema={justificationRules}
      defaultValues={{ justificativa: '' }}
      fields={fields}
      onSubmit={({ justificativa }) => toggle({ variables: { id, ativo: !ativo, justificativa } })}
      successText={texts.statusChanged}
      onClose={onClose}
    />
  );
};
