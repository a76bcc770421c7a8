interface Decimals {
  minimum: number;
  maximum: number;
}

/** '1234.5' as '1.234,50'; empty stays empty. The text goes into Intl as text: no float, no lost digit. */
export const toBrazilian = (value: string, { minimum, maximum }: Decimals): string => {
  if (!/^\d+(\.\d+)?$/.test(value)) return '';
  const format = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: minimum, maximumFractionDigits: maximum });
  return format.format(value as Intl.StringNumericLiteral);
};

/** '1.234,5' as '1234.5'; empty when there is no number. */
export const fromBrazilian = (text: string): string => {
  const [whole = '', fraction = ''] = text
    .replaceAll('.', '')
    .replaceAll(/[^\d,]/g, '')
    .split(',');
  if (whole === '' && fraction === '') return '';
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction ? `${integer}.${fraction}` : integer;
};
