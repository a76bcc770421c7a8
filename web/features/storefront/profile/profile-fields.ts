import { addressFields } from '../../../forms/address-fields.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { personFields } from '../../../forms/person-fields.ts';
import { profileTexts as texts } from './profile.messages.ts';

const passwordFields: readonly FieldDefinition[] = [
  {
    kind: 'password',
    name: 'senhaAntiga',
    label: texts.currentPassword,
    autoComplete: 'current-password',
    helperText: texts.currentPasswordHint,
  },
  {
    kind: 'password',
    name: 'senha',
    label: texts.password,
    placeholder: texts.passwordPlaceholder,
    autoComplete: 'new-password',
    judged: true,
  },
];

/** The CPF is read-only; a seller's e-mail takes a full line, so that related fields stay side by side. */
const placeOf = (field: FieldDefinition, isSeller: boolean): FieldDefinition => {
  if (field.kind === 'cpf') return { ...field, readOnly: true, required: false };
  return isSeller && field.kind === 'text' && field.name === 'email' ? { ...field, span: 12 } : field;
};

/** Meu Perfil in the documented order: the CPF first and fixed, then person, address and passwords; consumers have no landline (002 §2). */
export const profileFields = (isSeller: boolean): FieldDefinition[] => {
  const person = personFields().map((field) => placeOf(field, isSeller));
  const cpfFirst = [...person.filter(({ kind }) => kind === 'cpf'), ...person.filter(({ kind }) => kind !== 'cpf')];
  return [...cpfFirst.filter(({ name }) => isSeller || name !== 'telefone'), ...addressFields, ...passwordFields];
};
