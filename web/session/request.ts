import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { toast } from '../ui/toast.ts';
import { type AnsweredError, RequestError, readFailure, unanswered } from './failure.ts';
import { printOperation } from './print-operation.ts';
import { postOperation, type RawAnswer } from './session-headers.ts';
import { sessionStore } from './session-store.ts';

/** An answer requested early; `known` is set once it has arrived. */
export interface EarlyAnswer {
  answer: Promise<RawAnswer>;
  known?: RawAnswer;
}

/** What the page's first script requested while the client was loading (web/first-page/ask.ts). */
interface Early {
  /** The token the requests were sent with. */
  token: string;
  /** Keyed by operation name. */
  answers: Map<string, EarlyAnswer>;
  /** Whose first frame the page shows, and the operation it was rendered from. */
  frame?: { kind: 'SELLER' | 'CONSUMER'; operation: string };
}

declare global {
  var fidelidadeEarly: Early | undefined;
}

/** A page rendered later than this is not the first of the visit, so it requests its data again. */
const GOOD_FOR_MS = 20_000;

const earlyOf = (token: string | null): Early | undefined => {
  const early = globalThis.fidelidadeEarly;
  return early && early.token === token && performance.now() <= GOOD_FOR_MS ? early : undefined;
};

/** Takes the early answer to an operation, once. Nothing for another session or later in the visit. */
const takeEarlyAnswer = (operation: string, token: string | null): Promise<RawAnswer> | undefined => {
  const early = earlyOf(token);
  const entry = early?.answers.get(operation);
  early?.answers.delete(operation);
  return entry?.answer;
};

/** Peeks at the early answer if it has arrived, without taking it, so the first render needs no second pass. */
const lookAtEarlyAnswer = (operation: string, token: string | null): RawAnswer | undefined => earlyOf(token)?.answers.get(operation)?.known;

interface RequestOptions {
  /** The caller shows the error itself, so no toast. */
  silent?: boolean;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly AnsweredError[];
}

const read = <Data>({ status, body }: RawAnswer): Data => {
  const { data, errors } = body as Answer<Data>;
  if (errors?.length) throw new RequestError(errors);
  if (!data) throw unanswered(status);
  return data;
};

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.find((definition) => definition.kind === 'OperationDefinition')?.name?.value ?? '';

/** Sends one GraphQL operation without Apollo. For the session's few operations, so the login page needs no cache. */
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
 * The early answer to an operation without variables, for the first render; undefined if it has not arrived or was refused. `request` still
 * has to take it.
 */
export const answeredEarly = <Data, Variables>(document: TypedDocumentNode<Data, Variables>): Data | undefined => {
  const known = lookAtEarlyAnswer(nameOf(document), sessionStore.token())?.body as Answer<Data> | undefined;
  return known?.errors?.length ? undefined : (known?.data ?? undefined);
};
