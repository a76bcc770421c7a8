import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { z } from 'zod';
import { novaSenhaRule } from '../../../../server/modules/sessions/recovery.rules.ts';
import { PasswordField } from '../../../forms/password-field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCheckPasswordRecoveryQuery, useResetPasswordMutation } from './password-recovery.generated.ts';
import { recoveryTexts as texts } from './password-recovery.messages.ts';
import { consumerAudience, sellerAudience } from './recovery-audience.ts';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryForm } from './recovery-form.tsx';

const schema = z.object({ novaSenha: novaSenhaRule });

/**
 * /esqueceu-senha/:uuid: the link from the e-mail, validated first and usable once; an invalid link redirects to the login (document 002
 * §2, §4).
 */
export const NewPasswordPage = () => {
  const { uuid = '' } = useParams();
  const [search] = useSearchParams();
  const audience = search.get('tipo') === 'cliente' ? consumerAudience : sellerAudience;
  const navigate = useNavigate();
  const { data, error, refetch } = useCheckPasswordRecoveryQuery({
    variables: { kind: audience.kind, uuid },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  const [reset] = useResetPasswordMutation();
  const handleSubmit = async ({ novaSenha }: z.output<typeof schema>) => {
    const done = await reset({ variables: { input: { kind: audience.kind, uuid, novaSenha } } });
    toast.success(done.data?.resetPassword.mensagem ?? '');
    await navigate(audience.loginTo, { replace: true });
  };
  const check = data?.checkPasswordRecovery;
  const refusal = check && !check.valido ? check.mensagem : null;
  useEffect(() => {
    if (refusal === null) return;
    toast.info(refusal);
    void navigate(audience.loginTo, { replace: true });
  }, [refusal, navigate, audience]);
  if (error && !check) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (!check?.valido) return <RecoveryCard title={texts.newTitle} text={texts.validating} audience={audience} />;
  return (
    <RecoveryCard title={texts.newTitle} text={texts.newText} audience={audience}>
      <RecoveryForm
        label={texts.newTitle}
        schema={schema}
        defaultValues={{ novaSenha: '' }}
        submitLabel={texts.change}
        busyLabel={texts.changing}
        onSubmit={handleSubmit}
      >
        <PasswordField name="novaSenha" label={texts.novaSenha} required autoComplete="new-password" judged />
      </RecoveryForm>
    </RecoveryCard>
  );
};
