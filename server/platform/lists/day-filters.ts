/** Conditions for a De/Até pair over an instant: whole São Paulo days, both ends included. The column stays bare, for its index. */
export function dayFilters(column: string): { from: (value: string) => string; to: (value: string) => string } {
  return {
    from: (value) => `${column} >= (${value}::date)::timestamp at time zone 'America/Sao_Paulo'`,
    to: (value) => `${column} < (${value}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`,
  };
}
