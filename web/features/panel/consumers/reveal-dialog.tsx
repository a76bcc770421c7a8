import Typography from '@mui/material/Typography';
import { revealConsumerRules } from '../../../../server/modules/consumers/consumer.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { type RevealConsumerMutation, useRevealConsumerMutation } from './consumers.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';

/** CPF, telephones and e-mail in full. */
export type Revealed = RevealConsumerMutation['revealConsumer'];

interface RevealDialogProps {
  consumer: { id: string; nome: string };
  onRevealed: (revealed: Revealed) => void;
  onClose: () => void;
}

const reasonRules = revealConsumerRules.omit({ id: true });

const fields: readonly FieldDefinition[] = [
  {
    kind: 'text',
    name: 'motivo',
    label: texts.reason,
    helperText: texts.reasonHint,
    required: true,
    multiline: true,
    rows: 2,
    maxLength: 200,
    span: 12,
  },
];

/** Asks why somebody's masked data is needed, and then shows it. The answer stays out of the client's cache, which would outlive the screen. */
export const RevealDialog = ({ consumer, onRevealed, onClose }: RevealDialogProps) => {
  const [reveal] = useRevealConsumerMutation({ fetchPolicy: 'no-cache' });
  return (
    <FormDialog
      title={texts.revealTitle}
      subject={consumer.nome}
      schema={reasonRules}
      defaultValues={{ motivo: '' }}
      onSubmit={async ({ motivo }) => {
        const { data } = await reveal({ variables: { id: consumer.id, motivo } });
        if (data) onRevealed(data.revealConsumer);
      }}
      submitLabel={texts.reveal}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{texts.revealText(consumer.nome)}</Typography>
      <FormFields fields={fields} />
    </FormDialog>
  );
};
