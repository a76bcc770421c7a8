import { formatInteger } from '../../../../server/shared/format.ts';

/** The network that the dashboard is filtered by. */
export interface OfNetwork {
  /** Name of the chosen network; '' for all. */
  rede: string;
  /** Its id, by which most lists filter. */
  networkId: string;
}

/** A count as text. */
export const count = (value: number) => formatInteger(String(value));
/** A list's address with its filters; empty ones are left out. */
export const addressOf = (path: string, params: Record<string, string | undefined>) => {
  const given = Object.entries(params).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};
