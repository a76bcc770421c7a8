import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { toast } from '../ui/toast.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { type AnsweredError, RequestError, readFailure } from './failure.ts';
import { printOperation } from './print-operation.ts';
import { sessionHeaders } from './session-headers.ts';
import { sessionStore } from './session-store.ts';

interface RequestOptions {
  /** The caller shows the error itself: no toast. */
  silent?: boolean;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly AnsweredError[];
}

const ask = (body: string) =>
  fetch('/graphql', {
    method: 'POST',
    headers: { ...sessionHeaders(), 'Content-Type': 'application/json', Accept: 'application/json', 'Apollo-Require-Preflight': 'true' },
    body,
  });

const read = async <Data>(response: Response): Promise<Data> => {
  const answer = (await response.json().catch(() => ({}))) as Answer<Data>;
  if (answer.errors?.length) throw new RequestError(answer.errors);
  if (!answer.data) throw new RequestError([response.status === 401 ? { extensions: { code: 'UNAUTHENTICATED' } } : {}]);
  return answer.data;
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
    return await read<Data>(await (early ?? ask(JSON.stringify({ query: printOperation(document), variables }))));
  } catch (error) {
    if (!silent) toast.error(readFailure(error).message);
    throw error;
  }
};
