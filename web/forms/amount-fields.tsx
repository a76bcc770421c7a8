import { fromBrazilian, toBrazilian } from './decimal-text.ts';
import { formTexts } from './form-texts.ts';
import { MaskedField } from './masked-field.tsx';
import { decimalMask } from './masks.ts';
import type { FieldProps } from './use-field.ts';

// Masks are module constants: a new one per render would restart the input's listeners. numeric(14,2) holds twelve whole digits; quantities
// take nine (document 001 §5).
const amountMask = decimalMask(2, 999_999_999_999.99);
const quantityMask = decimalMask(2, 999_999_999.99);
const integerMask = decimalMask(0, 999_999_999);
const TWO = { minimum: 2, maximum: 2 };
const UP_TO_TWO = { minimum: 0, maximum: 2 };
const NONE = { minimum: 0, maximum: 0 };

const refuseNegative = (text: string) => (text.startsWith('-') ? formTexts.negative : null);

type AmountProps = FieldProps & { prefix?: string; onAccept?: (value: string) => unknown };

/** Money in BRL: no negatives, at most two decimals; the form holds '1234.56'. */
export const MoneyField = ({ prefix = 'R$', ...props }: AmountProps) => (
  <MaskedField
    {...props}
    prefix={prefix}
    mask={amountMask}
    inputMode="decimal"
    format={(value) => toBrazilian(value, TWO)}
    parse={fromBrazilian}
    validate={refuseNegative}
  />
);

/** A number with two decimals and no unit of its own: points, percentages. */
export const DecimalField = (props: AmountProps) => (
  <MaskedField
    {...props}
    mask={amountMask}
    inputMode="decimal"
    format={(value) => toBrazilian(value, TWO)}
    parse={fromBrazilian}
    validate={refuseNegative}
  />
);

/** A quantity: up to nine digits and two decimals (document 001 §5). */
export const QuantityField = (props: AmountProps) => (
  <MaskedField
    {...props}
    mask={quantityMask}
    inputMode="decimal"
    format={(value) => toBrazilian(value, UP_TO_TWO)}
    parse={fromBrazilian}
    validate={refuseNegative}
  />
);

/** A whole number, stored in the form as digits. */
export const IntegerField = (props: AmountProps) => (
  <MaskedField
    {...props}
    mask={integerMask}
    inputMode="numeric"
    format={(value) => toBrazilian(value, NONE)}
    parse={fromBrazilian}
    validate={refuseNegative}
  />
);
