const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (Array.isArray(value)) return value.map(valueText).join(', ') || '-';
  if (typeof value === 'object') return `{ ${parameterText(value)} }`;
  return String(value);
};

/** Formats an action's parameters as a line: 'id: 3, ativo: não'. */
export const parameterText = (parameters: object): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ');
