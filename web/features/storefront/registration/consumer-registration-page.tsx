import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { FormPage } from '../../../forms/form-page.tsx';
import { type Credentials, useSession } from '../../../session/session-context.ts';
import { HaveAccount } from './have-account.tsx';
import { useRegisterConsumerMutation } from './registration.generated.ts';
import { registrationTexts as texts } from './registration.messages.ts';
import { emptyRegistration, registrationFields } from './registration-fields.tsx';
import { consumerFormRules } from './registration-form-rules.ts';
import { useCpfChecks } from './use-cpf-check.ts';

const LOGIN = '/login-consumidor-final';

/** /cadastrar-consumidor-final: registers a consumer and signs them in (document 002 §4). */
export const ConsumerRegistrationPage = () => {
  const [search] = useSearchParams();
  const [register] = useRegisterConsumerMutation();
  const { signInConsumer } = useSession();
  const navigate = useNavigate();
  const { checkConsumer } = useCpfChecks();
  const credentials = useRef<Credentials>({ cpf: '', senha: '' });
  const fields = useMemo(() => registrationFields({ audience: 'consumer', checkCpf: checkConsumer, referrer: true }), [checkConsumer]);
  const handleSubmit = async ({ confirmarSenha: _confirmation, tipo_usuario: _kind, ...values }: z.output<typeof consumerFormRules>) => {
    credentials.current = { cpf: values.cpf, senha: values.senha };
    const input = { ...values, aceitouPoliticaPrivacidade: true, codigo_cadastro: search.get('codigo_cadastro') };
    const { data } = await register({ variables: { input }, context: { failureText: texts.failed } });
    return data?.registerConsumer.mensagem;
  };
  const handleDone = async () => {
    // The refusal has been shown; the login page is where the person can act on it.
    if (!(await signInConsumer(credentials.current))) await navigate(LOGIN);
  };
  return (
    <>
      <FormPage
        title={texts.consumerTitle}
        description={texts.consumerText}
        schema={consumerFormRules}
        defaultValues={{ ...emptyRegistration, quemIndicou: search.get('quemIndicou') ?? '' }}
        fields={fields}
        onSubmit={handleSubmit}
        onDone={handleDone}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
        successText={texts.done}
        keepValues
      />
      <HaveAccount to={LOGIN} />
    </>
  );
};
