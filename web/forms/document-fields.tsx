import { isValidCnpj, normalizeCnpj } from '../../server/shared/cnpj.ts';
import { isValidCpf, normalizeCpf } from '../../server/shared/cpf.ts';
import { formTexts } from './form-texts.ts';
import { MaskedField } from './masked-field.tsx';
import { cnpjMask, cpfMask, maskText } from './masks.ts';
import type { BlurCheck, FieldProps } from './use-field.ts';

type DocumentFieldProps = Partial<Pick<FieldProps, 'label'>> &
  Omit<FieldProps, 'label'> & {
    /** Duplicate look-up on leaving the field. */
    check?: BlurCheck;
    /** The person exists and the rest of the form may be filled. */
    onAccept?: (value: string) => unknown;
  };

/** CPF: 11 digits in the form, mask 999.999.999-99; a wrong one is refused with 'CPF não é válido' and cleared. */
export const CpfField = ({ label = 'CPF', ...props }: DocumentFieldProps) => (
  <MaskedField
    {...props}
    label={label}
    mask={cpfMask}
    inputMode="numeric"
    format={maskText(cpfMask)}
    parse={normalizeCpf}
    validate={(text) => (isValidCpf(normalizeCpf(text)) ? null : formTexts.invalidCpf)}
  />
);

/** CNPJ, with letters since 2026: 14 characters in the form, typed in either case; the keyboard is the full one. */
export const CnpjField = ({ label = 'CNPJ', ...props }: DocumentFieldProps) => (
  <MaskedField
    {...props}
    label={label}
    mask={cnpjMask}
    inputMode="text"
    format={maskText(cnpjMask)}
    parse={normalizeCnpj}
    validate={(text) => (isValidCnpj(normalizeCnpj(text)) ? null : formTexts.invalidCnpj)}
  />
);
