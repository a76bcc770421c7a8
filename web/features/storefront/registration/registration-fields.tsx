import { addressFields } from '../../../forms/address-fields.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { personFields } from '../../../forms/person-fields.ts';
import type { BlurCheck } from '../../../forms/use-field.ts';
import { PrivacyConsent } from './privacy-consent.tsx';
import { registrationTexts as texts } from './registration.messages.ts';
import type { RegistrationStep } from './use-registration-form.ts';

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

interface RegistrationStepsOptions {
  audience: 'seller' | 'consumer';
  checkCpf: BlurCheck;
  /** Whether to ask who referred the person; a store's registration link does not (document 002 §3). */
  referrer: boolean;
  /** The choice of a store, for sellers without a link. */
  storeField?: FieldDefinition | null;
}

/** Sex comes first, because document 002 §5 names it first among what is missing, and the first error is the first field on the screen. */
const IDENTITY = ['sexo', 'nome', 'cpf', 'dataNascimento'] as const;
const CONTACT = ['email', 'celular', 'telefone', 'hobby', 'quemIndicou'] as const;
/** Passwords are in the last step, because a reload must not bring them back. */
const PASSWORDS: readonly FieldDefinition[] = [
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
];

/** Identity, contact, and address with passwords and consent; consumers have no landline or hobby (document 002 §3). */
export const registrationSteps = ({ audience, checkCpf, referrer, storeField }: RegistrationStepsOptions): RegistrationStep[] => {
  const isSeller = audience === 'seller';
  const person: FieldDefinition[] = [
    ...personFields({ checkCpf, hobby: isSeller, emailRequired: !isSeller }).filter(({ name }) => isSeller || name !== 'telefone'),
    ...(referrer ? [{ kind: 'text', name: 'quemIndicou', label: texts.referrer, helperText: texts.referrerHint, span: 12 } as const] : []),
  ];
  const pick = (names: readonly string[]) => names.flatMap((name) => person.filter((field) => (field.name ?? field.kind) === name));
  return [
    {
      title: texts.identity,
      fields: [...pick(IDENTITY), ...(storeField ? [storeField] : [])],
      names: [...IDENTITY, ...(storeField ? ['idRevenda'] : [])],
    },
    { title: texts.contact, fields: pick(CONTACT), names: CONTACT },
    {
      title: texts.address,
      fields: [
        ...addressFields,
        ...PASSWORDS,
        { kind: 'custom', name: 'aceitouPoliticaPrivacidade', span: 12, content: <PrivacyConsent /> },
      ],
      names: [
        ...Object.keys(emptyRegistration).filter((name) => name.startsWith('end') || /senha/i.test(name)),
        'aceitouPoliticaPrivacidade',
      ],
    },
  ];
};
