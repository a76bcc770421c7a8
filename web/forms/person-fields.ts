import { SEX_LABELS } from '../../server/shared/enums.ts';
import type { FieldDefinition } from './form-fields.tsx';
import type { BlurCheck } from './use-field.ts';

const sexOptions = Object.entries(SEX_LABELS).map(([value, label]) => ({ value, label }));

interface PersonFieldsOptions {
  /** Checks the CPF for duplicates, e.g. 'Vendedor Loja já cadastrado'. */
  checkCpf?: BlurCheck;
  cpfReadOnly?: boolean;
  /** Whether to include the hobby field, which the panel has for sellers and consumers. */
  hobby?: boolean;
  emailRequired?: boolean;
}

/** Personal data of a seller or a consumer, names as documented (document 000 §3). */
export const personFields = ({
  checkCpf,
  cpfReadOnly = false,
  hobby = false,
  emailRequired = false,
}: PersonFieldsOptions = {}): FieldDefinition[] => [
  { kind: 'text', name: 'nome', label: 'Nome', required: true, autoComplete: 'name' },
  { kind: 'cpf', name: 'cpf', required: true, disabled: cpfReadOnly, ...(checkCpf ? { check: checkCpf } : {}) },
  { kind: 'text', name: 'email', label: 'E-mail', type: 'email', inputMode: 'email', required: emailRequired, autoComplete: 'email' },
  {
    kind: 'select',
    name: 'sexo',
    label: 'Sexo',
    required: true,
    options: sexOptions,
  },
  { kind: 'date', name: 'dataNascimento', label: 'Data de Nascimento', required: true },
  { kind: 'mobile', name: 'celular', required: true },
  { kind: 'phone', name: 'telefone' },
  ...(hobby ? [{ kind: 'text', name: 'hobby', label: 'Hobby' } as const] : []),
];
