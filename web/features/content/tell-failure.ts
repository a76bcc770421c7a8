import { readFailure } from '../../session/failure.ts';
import { toast } from '../../ui/toast.ts';

/** The documented text where the server has no better one: a refusal says what is wrong, an outage does not. */
export const tellFailure = (error: unknown, fallback: string): void => {
  const { kind, code, message } = readFailure(error);
  toast.error(kind === 'graphql' && code !== 'INTERNAL' ? message : fallback);
};
