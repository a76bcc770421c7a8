import Button from '@mui/material/Button';
import { useState } from 'react';
import { z } from 'zod';
import { informacaoRule } from '../../../../server/modules/sessions/recovery.rules.ts';
import { TextField } from '../../../forms/text-field.tsx';
import { useRequestPasswordRecoveryMutation } from './password-recovery.generated.ts';
import { recoveryTexts as texts } from './password-recovery.messages.ts';
import { consumerAudience, type RecoveryAudience, sellerAudience } from './recovery-audience.ts';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryForm } from './recovery-form.tsx';

const schema = z.object({ informacao: informacaoRule });

const ForgotPassword = ({ audience }: { audience: RecoveryAudience }) => {
  const [answer, setAnswer] = useState<string | null>(null);
  const [ask] = useRequestPasswordRecoveryMutation();
  const handleSubmit = async ({ informacao }: z.output<typeof schema>) => {
    const { data } = await ask({ variables: { input: { kind: audience.kind, informacao } } });
    setAnswer(data?.requestPasswordRecovery.mensagem ?? null);
  };
  if (answer) {
    return (
      <RecoveryCard title={texts.sentTitle} text={`${answer} ${texts.sentHint}`} audience={audience}>
        <Button variant="outlined" fullWidth onClick={() => setAnswer(null)}>
          {texts.askAgain}
        </Button>
      </RecoveryCard>
    );
  }
  return (
    <RecoveryCard title={texts.title} text={texts.ask} audience={audience}>
      <RecoveryForm
        label={texts.title}
        schema={schema}
        defaultValues={{ informacao: '' }}
        submitLabel={texts.send}
        busyLabel={texts.sending}
        onSubmit={handleSubmit}
      >
        <TextField name="informacao" label={texts.informacao} required />
      </RecoveryForm>
    </RecoveryCard>
  );
};

/** /esqueceu-senha, for sellers. */
export const SellerForgotPasswordPage = () => <ForgotPassword audience={sellerAudience} />;
/** /cliente/esqueceu-senha, for consumers. */
export const ConsumerForgotPasswordPage = () => <ForgotPassword audience={consumerAudience} />;
