const names = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });

/** Formats a month's first day or 'YYYY-MM' as 'out/2026'. */
export const monthText = (month: string): string =>
  `${names.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`)).replace('.', '')}/${month.slice(0, 4)}`;

/** 'out/2026 a nov/2026', or a single month. */
export const monthsText = ({ de, ate }: { de: string; ate: string }): string =>
  de === ate ? monthText(de) : `${monthText(de)} a ${monthText(ate)}`;
