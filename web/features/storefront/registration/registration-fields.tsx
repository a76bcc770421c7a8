import { addressFields } from '../../../forms/address-fields.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { personFields } from '../../../forms/person-fields.ts';
import type { BlurCheck } from '../../../forms/use-field.ts';
import { PrivacyConsent } from './privacy-consent.tsx';
import { registrationTexts as texts } from './registration.messages.ts';

/** Empty texts of a registration. Sex and consent are omitted: they have no empty value. */
export const emptyRegistration = {
  nome: '',
  cpf: '',
  email: '',
  dataNascimento: '',
  celular: '',
  endCep: '',
  endRua: '',
  endNumero: '',
  endComplemento: '',
  endBairro: '',
  endCidade: '',
  endEstado: '',
  senha: '',
  confirmarSenha: '',
} as const;

interface RegistrationFieldsOptions {
  audience: 'seller' | 'consumer';
  checkCpf: BlurCheck;
  /** Whether to ask who referred the person; a store's registration link does not (document 002 §3). */
  referrer: boolean;
}

/** Person, address, passwords and consent; consumers have no landline or hobby (document 002 §3). */
export const registrationFields = ({ audience, checkCpf, referrer }: RegistrationFieldsOptions): FieldDefinition[] => {
  const isSeller = audience === 'seller';
  return [
    ...personFields({ checkCpf, hobby: isSeller, emailRequired: !isSeller }).filter(({ name }) => isSeller || name !== 'telefone'),
    ...addressFields,
    {
      kind: 'password',
      name: 'senha',
      label: texts.password,
      required: true,
      autoComplete: 'new-password',
      helperText: texts.passwordHint,
      judged: true,
    },
    { kind: 'password', name: 'confirmarSenha', label: texts.confirmation, required: true, autoComplete: 'new-password' },
    ...(referrer ? [{ kind: 'text', name: 'quemIndicou', label: texts.referrer, helperText: texts.referrerHint, span: 12 } as const] : []),
    { kind: 'custom', name: 'aceitouPoliticaPrivacidade', span: 12, content: <PrivacyConsent /> },
  ];
};
