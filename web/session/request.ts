import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { toast } from '../ui/toast.ts';
import { type AnsweredError, RequestError, readFailure } from './failure.ts';
import { printOperation } from './print-operation.ts';
import { postOperation, type RawAnswer } from './session-headers.ts';
import { sessionStore } from './session-store.ts';

/** One answer that was asked for early; `known` once it has come. */
export interface EarlyAnswer {
  answer: Promise<RawAnswer>;
  known?: RawAnswer;
}

/** What the page's first script asked for while the rest of the client was on its way (web/first-page/ask.ts). */
interface Early {
  /** The token it was asked with. */
  token: string;
  /** By the operation's name. */
  answers: Map<string, EarlyAnswer>;
  /** Whose first frame the page draws, and of which answer. */
  frame?: { kind: 'SELLER' | 'CONSUMER'; operation: string };
}

declare global {
  var fidelidadeEarly: Early | undefined;
}

/** A page that was not drawn by then is not the first of the visit: what it shows is asked for anew. */
const GOOD_FOR_MS = 20_000;

const earlyOf = (token: string | null): Early | undefined => {
  const early = globalThis.fidelidadeEarly;
  return early && early.token === token && performance.now() <= GOOD_FOR_MS ? early : undefined;
};

/** The answer to an operation that was asked for early, once; none for another session, or later in the visit. */
const takeEarlyAnswer = (operation: string, token: string | null): Promise<RawAnswer> | undefined => {
  const early = earlyOf(token);
  const entry = early?.answers.get(operation);
  early?.answers.delete(operation);
  return entry?.answer;
};

/** The same answer where it has come already, left there to be taken: the first drawing of a page needs no second one then. */
const lookAtEarlyAnswer = (operation: string, token: string | null): RawAnswer | undefined => earlyOf(token)?.answers.get(operation)?.known;

interface RequestOptions {
  /** The caller shows the error itself: no toast. */
  silent?: boolean;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly AnsweredError[];
}

const read = <Data>({ status, body }: RawAnswer): Data => {
  const { data, errors } = body as Answer<Data>;
  if (errors?.length) throw new RequestError(errors);
  if (!data) throw new RequestError([status === 401 ? { extensions: { code: 'UNAUTHENTICATED' } } : {}]);
  return data;
};

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.find((definition) => definition.kind === 'OperationDefinition')?.name?.value ?? '';

/** One GraphQL operation without Apollo: the session's own few, so that the login page needs no cache. */
export const request = async <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { silent = false }: RequestOptions = {},
): Promise<Data> => {
  try {
    const early = takeEarlyAnswer(nameOf(document), sessionStore.token());
    return read<Data>(await (early ?? postOperation(JSON.stringify({ query: printOperation(document), variables }))));
  } catch (error) {
    if (!silent) toast.error(readFailure(error).message);
    throw error;
  }
};

/**
 * What the page's first script was told already about an operation without variables, to be shown by the first drawing; undefined while
 * it has not come, or was refused. `request` still has to take it.
 */
export const answeredEarly = <Data, Variables>(document: TypedDocumentNode<Data, Variables>): Data | undefined => {
  const known = lookAtEarlyAnswer(nameOf(document), sessionStore.token())?.body as Answer<Data> | undefined;
  return known?.errors?.length ? undefined : (known?.data ?? undefined);
};
