import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { type Credentials, useSession } from '../../../session/session-context.ts';
import { HaveAccount } from './have-account.tsx';
import { useRegisterConsumerMutation } from './registration.generated.ts';
import { registrationTexts as texts } from './registration.messages.ts';
import { emptyRegistration, registrationSteps } from './registration-fields.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { consumerFormRules } from './registration-form-rules.ts';
import { useCpfChecks } from './use-cpf-check.ts';

const LOGIN = '/login-consumidor-final';

/** /cadastrar-consumidor-final: registers a consumer and signs them in (document 002 §4). */
export const ConsumerRegistrationPage = () => {
  const [search] = useSearchParams();
  const [register] = useRegisterConsumerMutation();
  const { signInConsumer } = useSession();
  const navigate = useNavigate();
  const code = search.get('codigo_cadastro');
  const { checkConsumer } = useCpfChecks();
  const credentials = useRef<Credentials>({ cpf: '', senha: '' });
  const steps = useMemo(() => registrationSteps({ audience: 'consumer', checkCpf: checkConsumer, referrer: true }), [checkConsumer]);
  const handleSubmit = async ({ confirmarSenha: _confirmation, tipo_usuario: _kind, ...values }: z.output<typeof consumerFormRules>) => {
    credentials.current = { cpf: values.cpf, senha: values.senha };
    const input = { ...values, aceitouPoliticaPrivacidade: true, codigo_cadastro: code };
    const { data } = await register({ variables: { input }, context: { failureText: texts.failed } });
    // The server explains a code that was not used; it earns consumers no points, so the confirmation names no amount.
    return data?.registerConsumer.mensagem ?? (code ? texts.codeApplied(code) : null);
  };
  const handleDone = async () => {
    // The refusal has been shown; the login page is where the person can act on it.
    if (!(await signInConsumer(credentials.current))) await navigate(LOGIN);
  };
  return (
    <>
      <RegistrationForm
        title={texts.consumerTitle}
        description={texts.consumerText}
        code={code}
        schema={consumerFormRules}
        defaultValues={{ ...emptyRegistration, quemIndicou: search.get('quemIndicou') ?? '' }}
        steps={steps}
        keptAs="cadastro-consumidor"
        onSubmit={handleSubmit}
        onDone={handleDone}
      />
      <HaveAccount to={LOGIN} />
    </>
  );
};
