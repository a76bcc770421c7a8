const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** `1 arquivo`, `1.204 arquivos`. */
export const plural = (count: number, one: string, many: string): string => `${number.format(count)} ${count === 1 ? one : many}`;

/** `12,3 MB`. */
export function formatBytes(bytes: number): string {
  const step = bytes > 0 ? Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3)) : 0;
  return `${number.format(bytes / 1_000 ** step)} ${UNITS[step]}`;
}
