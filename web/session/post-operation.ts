import { sessionHeaders } from './session-headers.ts';

/** An answer of /graphql as it came. */
export interface RawAnswer {
  status: number;
  /** Its JSON; an empty object when it was none. */
  body: unknown;
}

/** Sends one operation with the headers of the present session. */
export const postOperation = async (body: string): Promise<RawAnswer> => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...sessionHeaders(), 'Content-Type': 'application/json', Accept: 'application/json', 'Apollo-Require-Preflight': 'true' },
    body,
  });
  return { status: response.status, body: await response.json().catch(() => ({})) };
};
