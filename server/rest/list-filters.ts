import type { RouteRequest } from '../platform/rest/route.ts';

/** `rede` of the documented queries, where the list filters by id or name; nothing means all. */
export function networkFilter(rede: string | undefined): Record<string, unknown> {
  if (!rede) return {};
  return /^\d{1,9}$/.test(rede) ? { networkId: Number(rede) } : { rede };
}

/** `rede` by name, `dataInicial` and `dataFinal` of the documented queries, under the lists' own names; empty ones do not filter. */
export function periodFilter({ rede, dataInicial, dataFinal }: RouteRequest['query']): Record<string, string> {
  return { ...(rede ? { rede } : {}), ...(dataInicial ? { dataInicial } : {}), ...(dataFinal ? { dataFinal } : {}) };
}
