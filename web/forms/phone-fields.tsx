import { FIELD_LIMITS } from '../../server/shared/limits.ts';
import { formTexts } from './form-texts.ts';
import { MaskedField } from './masked-field.tsx';
import { maskText, mobileMask, phoneMask } from './masks.ts';
import type { FieldProps } from './use-field.ts';

const digits = (text: string) => text.replaceAll(/\D/g, '');
const tooShort = (label: string) => (text: string) => (digits(text).length < FIELD_LIMITS.phoneMinDigits ? formTexts.invalid(label) : null);

type PhoneProps = Partial<Pick<FieldProps, 'label'>> & Omit<FieldProps, 'label'>;

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
    validate={tooShort(label)}
  />
);

/** Mobile, mask (99) 99999-9999; validated like the landline. */
export const MobileField = ({ label = 'Celular', ...props }: PhoneProps) => (
  <MaskedField
    {...props}
    label={label}
    mask={mobileMask}
    inputMode="tel"
    autoComplete="tel"
    format={maskText(mobileMask)}
    parse={digits}
    validate={tooShort(label)}
  />
);
