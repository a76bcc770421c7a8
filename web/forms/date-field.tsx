import { useMemo } from 'react';
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
  /**
   * 'YYYY-MM' when only the day is missing: two digits are completed, and typing on replaces what was added. Null when the month may become
   * known later: a partial date is then kept.
   */
  month?: string | null | undefined;
}

const parse = (text: string) => (/^\d{2}\/\d{2}\/\d{4}$/.test(text) ? (parseFlexibleDate(text) ?? '') : '');

/** '11/2026' of '2026-11'. */
const tailOf = (month: string) => month.split('-').toReversed().join('/');

const completed = (text: string, month: string): string | null => {
  const full = /^\d{2}$/.test(text) ? `${text}/${tailOf(month)}` : '';
  return parse(full) ? full : null;
};

/** A typed date, mask 99/99/9999; the form holds 'YYYY-MM-DD', or '' until the date is complete and valid. */
export const DateField = ({
  invalidText,
  min,
  max = FIELD_LIMITS.dateMax,
  month,
  placeholder = month ? `dd/${tailOf(month)}` : 'dd/mm/aaaa',
  ...props
}: DateFieldProps) => (
  <MaskedField
    {...props}
    placeholder={placeholder}
    complete={useMemo(() => (month ? (text: string) => completed(text, month) : undefined), [month])}
    isPartialKept={month === null}
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
