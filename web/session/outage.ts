import { messages } from '../ui/messages.ts';

/**
 * What browsers say of a request that found nobody: Chromium "Failed to fetch", Firefox "NetworkError when attempting to fetch resource.",
 * WebKit "Load failed" and its own lines about the connection.
 */
const NO_CONNECTION =
  /failed to fetch|networkerror|load failed|fetch failed|network (connection|request)|internet connection|could not connect|err_[a-z]+_/i;
/** What they say of a page where JSON was expected: a proxy's, mostly. */
const NOT_JSON = /json|unexpected (token|end|character|eof)|unrecognized token/i;

/** The sentence for an answer without a word of the server's own, by its status. */
export const sentenceOfStatus = (status: number): string => {
  if (status === 401) return messages.sessionEnded;
  if (status === 413) return messages.tooLarge;
  if (status === 429) return messages.tooMany;
  return messages.unavailable;
};

/** The sentence for an error that the browser, not the server, wrote; null for one that is no outage. */
export const sentenceOfOutage = (error: Error): string | null => {
  const { statusCode } = error as { statusCode?: unknown };
  if (typeof statusCode === 'number') return sentenceOfStatus(statusCode);
  if (error.name === 'TimeoutError') return messages.tooSlow;
  if (error.name === 'SyntaxError' || NOT_JSON.test(error.message)) return messages.unavailable;
  if (error instanceof TypeError || NO_CONNECTION.test(error.message)) return messages.offline;
  return null;
};

/** The same error with the sentence as its message, for screens that show `error.message`; its class stays, which tells what happened. */
export const inSentences = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const sentence = sentenceOfOutage(error);
  // Defined, since the message of a DOMException cannot be assigned.
  return sentence === null ? error : Object.defineProperty(error, 'message', { value: sentence, configurable: true });
};
