import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { messagingTestRules } from '../../../../server/modules/messaging/messaging.rules.ts';
import { MobileField } from '../../../forms/phone-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import { toast } from '../../../ui/toast.ts';
import { TestMessageDocument, useSendTestMessageMutation } from './messaging.generated.ts';
import { messagingTexts as texts } from './messaging.messages.ts';

const ASK_EVERY_MS = 1_000;
const ASK_TIMES = 8;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a test message and waits a few seconds to report its delivery (document 001 §2 and §5). */
export const TestMessageForm = () => {
  const client = useApolloClient();
  const [send] = useSendTestMessageMutation();
  const form = useSchemaForm(messagingTestRules, { celular: '' });
  const tellOutcome = async (id: string) => {
    for (let asked = 0; asked < ASK_TIMES; asked++) {
      await pause(ASK_EVERY_MS);
      const { data } = await client.query({
        query: TestMessageDocument,
        variables: { id },
        fetchPolicy: 'network-only',
        context: { silent: true },
      });
      if (data?.testMessage.estado === 'ENVIADA') return toast.success(texts.sent);
      // Reports the first failure at once, although delivery is retried.
      if (data?.testMessage.ultimoErro) return toast.error(`${texts.sendFailed}: ${data.testMessage.ultimoErro}`);
    }
    return toast.info(texts.stillQueued);
  };
  const onSubmit = async ({ celular }: { celular: string }) => {
    const { data } = await send({ variables: { celular }, context: { failureText: texts.sendFailed } });
    if (data) await tellOutcome(data.sendTestMessage.id);
  };
  const submit = useSubmit(form, { onSubmit, onDone: () => undefined });
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Paper
        component="form"
        noValidate
        variant="outlined"
        aria-label={texts.test}
        sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}
        onSubmit={(event) => void submit(event)}
      >
        <Typography variant="h3" component="h2">
          {texts.test}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{texts.testHint}</Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'flex-start' } }}>
          <MobileField name="celular" required helperText={texts.mobileHint} />
          <Button
            type="submit"
            variant="outlined"
            loading={isSubmitting}
            loadingPosition="start"
            sx={{ minHeight: 44, minWidth: 160, mt: { sm: 3 } }}
          >
            {isSubmitting ? texts.sending : texts.send}
          </Button>
        </Stack>
      </Paper>
    </FormProvider>
  );
};
