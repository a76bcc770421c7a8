import { readFailure } from '../../session/failure.ts';
import { toast } from '../../ui/toast.ts';

/** The server's own text, or the documented one when there was no answer to read it from (document 001 §8). */
export const tellFailure = (error: unknown, fallback: string): void => {
  const { kind, message } = readFailure(error);
  toast.error(kind === 'graphql' && message ? message : fallback);
};
