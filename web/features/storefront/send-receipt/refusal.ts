import type { Failure } from '../../../session/failure.ts';

/** Codes of answers that decided nothing: trying again may succeed. */
const UNDECIDED: readonly string[] = ['INTERNAL', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];

/** Whether the server looked at what was sent and said no, so that its own text helps more than a general one. */
export const isRefusal = ({ kind, code }: Failure): boolean => kind === 'graphql' && code !== null && !UNDECIDED.includes(code);
