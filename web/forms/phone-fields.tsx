import { FIELD_LIMITS } from '../../server/shared/limits.ts';
import { formTexts } from './form-texts.ts';
import { MaskedField } from './masked-field.tsx';
import { maskText, mobileMask, phoneMask } from './masks.ts';
import type { FieldProps } from './use-field.ts';

const digits = (text: string) => text.replaceAll(/\D/g, '');
const tooShort = (message: string) => (text: string) => (digits(text).length < FIELD_LIMITS.phoneMinDigits ? message : null);

type PhoneProps = Partial<Pick<FieldProps, 'label'>> & Omit<FieldProps, 'label'>;
interface MobileProps extends PhoneProps {
  /** Error text for a number that is too short; default '<label> inválido'. */
  invalidText?: string;
}

/** Landline, mask (99) 9999-9999; the form holds digits. Fewer than 10 give '<label> inválido' and are cleared. */
export const PhoneField = ({ label = 'Telefone', ...props }: PhoneProps) => (
  <MaskedField
    {...props}
    label={label}
    mask={phoneMask}
    inputMode="tel"
    autoComplete="tel"
    format={maskText(phoneMask)}
    parse={digits}
    validate={tooShort(formTexts.invalid(label))}
  />
);

/** Mobile, mask (99) 99999-9999; validated like the landline. */
export const MobileField = ({ label = 'Celular', invalidText, ...props }: MobileProps) => (
  <MaskedField
    {...props}
    label={label}
    mask={mobileMask}
    inputMode="tel"
    autoComplete="tel"
    format={maskText(mobileMask)}
    parse={digits}
    validate={tooShort(invalidText ?? formTexts.invalid(label))}
  />
);
