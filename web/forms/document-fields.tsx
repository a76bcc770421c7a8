import { isValidCnpj, normalizeCnpj } from '../../server/shared/cnpj.ts';
import { isValidCpf, normalizeCpf } from '../../server/shared/cpf.ts';
import { formTexts } from './form-texts.ts';
import { MaskedField } from './masked-field.tsx';
import { cnpjMask, cpfMask, maskText } from './masks.ts';
import type { BlurCheck, FieldProps } from './use-field.ts';

type DocumentFieldProps = Partial<Pick<FieldProps, 'label'>> &
  Omit<FieldProps, 'label'> & {
    /** Checks for duplicates on blur. */
    check?: BlurCheck;
    /** Called when the person exists and the rest of the form may be filled in. */
    onAccept?: (value: string) => unknown;
  };

/** CPF, mask 999.999.999-99; the form holds 11 digits. An invalid one gives 'CPF não é válido' and is cleared. */
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

/** CNPJ, which may contain letters since 2026: the form holds 14 characters, typed in either case on a full keyboard. */
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
