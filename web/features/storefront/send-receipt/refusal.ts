import type { Failure } from '../../../session/failure.ts';

/** Error codes that leave the outcome open, so a retry may succeed. */
const UNDECIDED: readonly string[] = ['INTERNAL', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];

/** Whether the server examined the request and refused it, so its own text is better than a generic one. */
export const isRefusal = ({ kind, code }: Failure): boolean => kind === 'graphql' && code !== null && !UNDECIDED.includes(code);
