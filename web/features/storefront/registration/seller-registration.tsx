import { type ReactNode, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { type Credentials, useSession } from '../../../session/session-context.ts';
import { keepInTab } from '../../../ui/kept-in-tab.ts';
import { HaveAccount } from './have-account.tsx';
import { useRegisterSellerMutation } from './registration.generated.ts';
import { registrationTexts as texts } from './registration.messages.ts';
import { emptyRegistration, registrationSteps } from './registration-fields.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { sellerFormRules } from './registration-form-rules.ts';
import { useCpfChecks } from './use-cpf-check.ts';

/** Name of the chosen store in this tab's drafts: the form's value alone has no name to show. */
export const CHOSEN_STORE = 'cadastro-vendedor-loja';

interface SellerRegistrationProps {
  title: string;
  description: string;
  /** The link's store; without it the form asks for one. */
  storeId?: string;
  storeField?: ReactNode;
  /** Registration code from the URL, kept for whoever sent the invitation. */
  code?: string | null;
  /** The referrer, from the URL. */
  referrer?: string | null;
  /** A member registers someone else and keeps their own session. */
  isInArea?: boolean;
}

/** Registers a seller and signs them in; the first page is /home (document 002 §4). */
export const SellerRegistration = ({
  title,
  description,
  storeId,
  storeField,
  code = null,
  referrer = null,
  isInArea = false,
}: SellerRegistrationProps) => {
  const [register] = useRegisterSellerMutation();
  const { signInSeller } = useSession();
  const navigate = useNavigate();
  const { checkSeller } = useCpfChecks();
  const credentials = useRef<Credentials>({ cpf: '', senha: '' });
  const isLinked = storeId !== undefined;
  const steps = useMemo(() => {
    const choice = storeField ? ({ kind: 'custom', name: 'idRevenda', span: 12, content: storeField } as const) : null;
    return registrationSteps({ audience: 'seller', checkCpf: checkSeller, referrer: !isLinked, storeField: choice });
  }, [storeField, checkSeller, isLinked]);
  const handleSubmit = async ({ confirmarSenha: _confirmation, ...values }: z.output<typeof sellerFormRules>) => {
    credentials.current = { cpf: values.cpf, senha: values.senha };
    const { idRevenda = null, cnpjRevenda = null, ...person } = values;
    const input = { ...person, idRevenda, cnpjRevenda, aceitouPoliticaPrivacidade: true, codigo_cadastro: code };
    const { data } = await register({ variables: { input }, context: { failureText: texts.failed } });
    return data?.registerSeller.mensagem;
  };
  const handleDone = async () => {
    keepInTab(CHOSEN_STORE, null);
    if (isInArea) return navigate('/home');
    // The refusal has been shown; the login page is where the person can act on it.
    if (!(await signInSeller(credentials.current))) await navigate('/login');
  };
  return (
    <>
      <RegistrationForm
        title={title}
        description={description}
        code={code}
        schema={sellerFormRules}
        defaultValues={{ ...emptyRegistration, telefone: '', hobby: '', quemIndicou: referrer ?? '', idRevenda: storeId ?? '' }}
        steps={steps}
        keptAs={isLinked ? `cadastro-vendedor-${storeId}` : 'cadastro-vendedor'}
        onSubmit={handleSubmit}
        onDone={handleDone}
      />
      {isInArea ? null : <HaveAccount to="/login" />}
    </>
  );
};
