interface Decimals {
  minimum: number;
  maximum: number;
}

/** Formats '1234.5' as '1.234,50'; empty stays empty. Intl receives the text, never a float, so no digit is lost. */
export const toBrazilian = (value: string, { minimum, maximum }: Decimals): string => {
  if (!/^\d+(\.\d+)?$/.test(value)) return '';
  const format = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: minimum, maximumFractionDigits: maximum });
  return format.format(value as Intl.StringNumericLiteral);
};

/** Parses '1.234,5' to '1234.5', keeping a minus sign; empty when there is no number. */
export const fromBrazilian = (text: string): string => {
  const [whole = '', fraction = ''] = text
    .replaceAll('.', '')
    .replaceAll(/[^\d,]/g, '')
    .split(',');
  if (whole === '' && fraction === '') return '';
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  const sign = text.trimStart().startsWith('-') ? '-' : '';
  return fraction ? `${sign}${integer}.${fraction}` : sign + integer;
};
