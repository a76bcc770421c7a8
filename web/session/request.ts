import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { toast } from '../ui/toast.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { type AnsweredError, RequestError, readFailure, unanswered } from './failure.ts';
import { postOperation, type RawAnswer } from './session-headers.ts';
import { sessionStore } from './session-store.ts';

/** An operation that codegen.ts generated as text; the document of an Apollo hook is refused. */
type TextDocument<Data, Variables> = DocumentTypeDecoration<Data, Variables> & Pick<string, 'charAt'>;

interface RequestOptions {
  /** The caller shows the error itself, so no toast. */
  silent?: boolean;
}

const read = <Data>({ status, body }: RawAnswer): Data => {
  const { data, errors } = body as { data?: Data | null; errors?: readonly AnsweredError[] };
  if (errors?.length) throw new RequestError(errors);
  if (!data) throw unanswered(status);
  return data;
};

/** Sends one GraphQL operation, generated as text (codegen.ts), without Apollo: for the login pages and the session above all pages. */
export const request = async <Data, Variables>(
  document: TextDocument<Data, Variables>,
  variables: Variables,
  { silent = false }: RequestOptions = {},
): Promise<Data> => {
  const query = String(document);
  const [, name = ''] = /\w+ (\w+)/.exec(query) ?? [];
  try {
    return read<Data>(await (takeEarlyAnswer(name, sessionStore.token()) ?? postOperation(JSON.stringify({ query, variables }))));
  } catch (error) {
    if (!silent) toast.error(readFailure(error).message);
    throw error;
  }
};
