import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { toast } from '../ui/toast.ts';
import { lookAtEarlyAnswer, takeEarlyAnswer } from './early-answers.ts';
import { type AnsweredError, RequestError, readFailure } from './failure.ts';
import { postOperation, type RawAnswer } from './post-operation.ts';
import { printOperation } from './print-operation.ts';
import { sessionStore } from './session-store.ts';

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
