import { formatDate, parseFlexibleDate } from '../../server/shared/dates.ts';
import { FIELD_LIMITS } from '../../server/shared/limits.ts';
import { formTexts } from './form-texts.ts';
import { MaskedField } from './masked-field.tsx';
import { dateMask } from './masks.ts';
import type { FieldProps } from './use-field.ts';

interface DateFieldProps extends FieldProps {
  /** Error text for an invalid date; default '<label> inválido'. New sales use 'Data inválida'. */
  invalidText?: string;
  /** First and last accepted day, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
  onAccept?: (day: string) => unknown;
}

const parse = (text: string) => (/^\d{2}\/\d{2}\/\d{4}$/.test(text) ? (parseFlexibleDate(text) ?? '') : '');

/** A typed date, mask 99/99/9999; the form holds 'YYYY-MM-DD', or '' until the date is complete and valid. */
export const DateField = ({ invalidText, min, max = FIELD_LIMITS.dateMax, placeholder = 'dd/mm/aaaa', ...props }: DateFieldProps) => (
  <MaskedField
    {...props}
    placeholder={placeholder}
    mask={dateMask}
    inputMode="numeric"
    format={(value) => (value ? formatDate(value) : '')}
    parse={parse}
    validate={(text) => {
      const day = parse(text);
      const refused = !day || (min !== undefined && day < min) || day > max;
      return refused ? (invalidText ?? formTexts.invalid(props.label)) : null;
    }}
  />
);
