import { messages } from '../ui/messages.ts';

/** The sentence for an answer without a word of the server's own, by its status. */
export const sentenceOfStatus = (status: number): string => (status === 401 ? messages.sessionEnded : messages.unavailable);

/** The sentence for an error that the browser, not the server, wrote; null for one that is no outage. */
export const sentenceOfOutage = (error: Error): string | null => {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode) return sentenceOfStatus(statusCode);
  // A page came where JSON was expected: a proxy's, mostly.
  if (error instanceof SyntaxError) return messages.unavailable;
  // So does `fetch` reject in every browser when nobody answers; only the words differ.
  return error instanceof TypeError ? messages.offline : null;
};
