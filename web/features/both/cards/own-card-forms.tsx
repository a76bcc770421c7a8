import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { ownCardFormRules } from '../../../../server/modules/cards/card.rules.ts';
import { TextField } from '../../../forms/text-field.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import type { CardRequest } from '../../../graphql/types.generated.ts';
import { confirm } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.ts';
import { OwnCardDocument, type OwnCardFragment, useChangeOwnCardStatusMutation } from './own-card.generated.ts';
import { ownCardTexts as texts } from './own-card.messages.ts';

interface CardFormProps {
  title: string;
  text: string;
  act: string;
  danger?: boolean;
  /** Sends the typed number; resolves when done. */
  onSend: (numero: string) => Promise<unknown>;
}

/** A request about the card; typing its number proves possession (document 002 §2). */
const CardForm = ({ title, text, act, danger = false, onSend }: CardFormProps) => {
  const form = useSchemaForm(ownCardFormRules, { numero: '' });
  const submit = useSubmit(form, { onSubmit: ({ numero }) => onSend(numero), onDone: () => undefined });
  const { isSubmitting } = form.formState;
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {text}
      </Typography>
      <FormProvider {...form}>
        <Stack
          component="form"
          noValidate
          aria-label={title}
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 2, alignItems: { sm: 'flex-start' } }}
          onSubmit={(event) => void submit(event)}
        >
          <TextField name="numero" label={texts.number} required inputMode="numeric" maxLength={40} />
          <Button
            type="submit"
            variant={danger ? 'outlined' : 'contained'}
            color={danger ? 'error' : 'primary'}
            loading={isSubmitting}
            loadingPosition="start"
            sx={{ minHeight: 44, flexShrink: 0, mt: { sm: 3.5 } }}
          >
            {isSubmitting ? texts.sending : act}
          </Button>
        </Stack>
      </FormProvider>
    </Card>
  );
};

/** What the holder can request: unblocking when blocked, blocking when not, or withdrawing a pending unblocking. */
export const OwnCardForms = ({ card: { bloqueado, emDesbloqueio } }: { card: OwnCardFragment }) => {
  const [change] = useChangeOwnCardStatusMutation({
    update: (cache, { data }) => cache.writeQuery({ query: OwnCardDocument, data: { ownCard: data?.changeOwnCardStatus ?? null } }),
  });
  const send = async (numero: string, status: CardRequest, done: string) => {
    await change({ variables: { numero, status } });
    toast.success(done);
  };
  const handleBlock = async (numero: string) => {
    const question = { title: texts.blockQuestionTitle, text: texts.blockQuestion, confirmLabel: texts.blockConfirm, danger: true };
    // Withdrawing an unblocking loses nothing; blocking takes a card out of use, so it asks first.
    if (emDesbloqueio || (await confirm(question))) await send(numero, 'BLOCK', texts.blockedDone);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {emDesbloqueio ? <Alert severity="info">{texts.unblockingText}</Alert> : null}
      {bloqueado && !emDesbloqueio ? (
        <CardForm
          key="unblock"
          title={texts.unblockTitle}
          text={texts.unblockText}
          act={texts.unblock}
          onSend={(numero) => send(numero, 'UNBLOCK', texts.unblocked)}
        />
      ) : (
        <CardForm
          key={emDesbloqueio ? 'take-back' : 'block'}
          title={texts.blockTitle}
          text={emDesbloqueio ? texts.cancelUnblockText : texts.blockText}
          act={texts.block}
          danger
          onSend={handleBlock}
        />
      )}
    </Stack>
  );
};
